import { z } from 'zod'
import { endpoint, instant, paging, uId } from '../../endpoint.ts'
import { scopesOf } from '../../scopes.ts'
import { type StaffRole, staffRoles } from '../../vocabulary.ts'
import { keyDays, keyNameMax } from './limits.ts'

/** Staff roles that a key can have: never that of an administrator. */
export const keyRoles = staffRoles.filter((role): role is Exclude<StaffRole, 'admin'> => role !== 'admin')

const chosen = <const Value extends string>(values: readonly Value[]) =>
  z
    .array(z.enum(values))
    .min(1, { error: 'Please choose at least one' })
    .max(values.length)
    .refine((all) => new Set(all).size === all.length)

const healerScopes = scopesOf('healer')
const practiceScopes = scopesOf('practice')

const form = {
  name: z.string().trim().min(1, { error: 'Please enter a name for the key' }).max(keyNameMax),
  expires_in_days: z.int().min(1).max(keyDays),
}

const apiKey = z.object({
  u_id: uId,
  name: z.string(),
  /** How it begins, to be found again in the place where it is used. */
  begins_with: z.string(),
  scopes: z.array(z.string()),
  created_at: instant,
  expires_at: instant,
  last_used_at: instant.nullable().meta({ description: 'To the minute' }),
  revoked_at: instant.nullable(),
})
export type ApiKey = z.output<typeof apiKey>

const staffKey = apiKey.extend({
  holder: z.enum(['healer', 'practice']),
  roles: z.array(z.enum(keyRoles)).meta({ description: 'What was chosen; empty for the key of a healer' }),
  /** Who made it. A key ends with the right of this person. */
  made_by: z.string(),
})
export type StaffKey = z.output<typeof staffKey>

/** A call of a program, as its person reads it later. */
export const programCall = z.object({
  at: instant,
  call: z.string().meta({ description: 'Method and pattern of the path, without ids' }),
  status: z.int(),
})
export type ProgramCall = z.output<typeof programCall>

/** The whole key is in no other answer: we keep only its hash. */
const secret = z.string().meta({ description: 'The key itself, shown this once' })
const keyId = z.object({ keyId: uId })
const errors = ['tooManyKeys'] as const

export const keys = {
  'GET /api/practice/key': endpoint({
    summary: 'List my API keys, latest first',
    who: 'healer',
    data: z.array(apiKey),
  }),
  'POST /api/practice/key': endpoint({
    summary: 'Make an API key that acts as me within its scopes. It is shown only once',
    who: 'healer',
    body: z.strictObject({ ...form, scopes: chosen(healerScopes) }),
    data: apiKey.extend({ key: secret }),
    created: true,
    errors,
  }),
  'DELETE /api/practice/key/{keyId}': endpoint({
    summary: 'Revoke one of my API keys; it stops within seconds',
    who: 'healer',
    params: keyId,
    data: apiKey,
  }),
  'GET /api/practice/key/{keyId}/call': endpoint({
    summary: 'List the last 100 calls that were made with one of my API keys, latest first',
    who: 'healer',
    params: keyId,
    data: z.array(programCall),
  }),
  'GET /api/staff/keys': endpoint({
    summary: 'List the API keys of the practice and of healers, latest first',
    who: ['admin'],
    query: z.strictObject({ ...paging(25), holder: z.enum(['healer', 'practice']).optional() }),
    data: z.array(staffKey),
    list: true,
  }),
  'POST /api/staff/keys': endpoint({
    summary:
      'Make an API key of the practice, with staff roles that I have or give; it ends when I lose them. It is shown only once',
    who: ['admin'],
    body: z.strictObject({ ...form, scopes: chosen(practiceScopes), roles: chosen(keyRoles) }),
    data: staffKey.extend({ key: secret }),
    created: true,
    errors: [...errors, 'stepUpRequired'],
  }),
  'DELETE /api/staff/keys/{keyId}': endpoint({
    summary: 'Revoke an API key; it stops within seconds',
    who: ['admin'],
    params: keyId,
    data: staffKey,
  }),
  'GET /api/staff/keys/{keyId}/call': endpoint({
    summary: 'List the last 100 calls that were made with an API key, latest first',
    who: ['admin'],
    params: keyId,
    data: z.array(programCall),
  }),
}
