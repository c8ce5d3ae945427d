import { z } from 'zod'
import { calendarDay, endpoint, instant } from '../../endpoint.ts'
import { email, emptyOr, mobile, personName, trimmed } from '../accounts/fields.ts'
import { accountMessages } from '../accounts/messages.ts'
import { guardianDecisions, guardianRelations, guardianStates } from './rules.ts'

/** E-mail or mobile number of a guardian. */
const guardianContact = z.union([email, mobile()], { error: accountMessages.guardianContactInvalid })
const relation = z.enum(guardianRelations, { error: accountMessages.required })

/** The fields of the registration form; empty for adults. */
export const guardianFields = {
  guardian_name: emptyOr(personName).nullable().default(null),
  guardian_relation: emptyOr(relation).nullable().default(null),
  guardian_contact: z
    .union([z.literal('').transform(() => null), email, mobile()], {
      error: accountMessages.guardianContactInvalid,
    })
    .nullable()
    .default(null),
}

export const guardianForm = z.strictObject({
  guardian_name: personName,
  guardian_relation: relation,
  guardian_contact: guardianContact,
})
export type GuardianForm = z.output<typeof guardianForm>

const myGuardian = z.object({
  /** `missing`: no guardian has been named yet. */
  state: z.enum(['missing', ...guardianStates]),
  guardian_name: z.string(),
  guardian_relation: relation.nullable(),
  guardian_contact: z.string(),
  answered_at: instant.nullable(),
  /** When the latest link expires; null if there is none. */
  link_expires_at: instant.nullable(),
  /** The 18th birthday, from which no consent is needed. */
  ends_on: calendarDay,
})
export type MyGuardian = z.output<typeof myGuardian>

const token = z.object({ token: z.string().max(200) })

const guardianDoor = z.discriminatedUnion('is', [
  z.object({
    is: z.literal('open'),
    young_name: z.string(),
    /** The guardian's name, shortened: enough to recognise it, not enough to copy it. */
    name_hint: z.string(),
    state: z.enum(guardianStates),
    version: z.int(),
    ends_on: calendarDay,
    expires_at: instant,
  }),
  /** The link was used, has expired, or was closed after wrong names. A new one can be sent to the same guardian. */
  z.object({ is: z.literal('closed'), contact: z.string() }),
])
export type GuardianDoor = z.output<typeof guardianDoor>

export const guardians = {
  'GET /api/website/guardian': endpoint({
    summary: 'Get the state of my guardian’s consent; null from my 18th birthday on',
    who: 'client',
    data: myGuardian.nullable(),
  }),
  'PUT /api/website/guardian': endpoint({
    summary: 'Name my guardian, or correct the details until the guardian has answered; the link is sent',
    who: 'client',
    body: guardianForm,
    data: myGuardian,
    errors: ['notNow'],
  }),
  'POST /api/website/guardian/link': endpoint({
    summary: 'Send my guardian a new link; the previous one stops working',
    who: 'client',
    data: myGuardian,
    errors: ['notNow'],
  }),
  'GET /api/website/guardian-consent/{token}': endpoint({
    summary: 'Get what a guardian’s link asks for. Opening it changes nothing',
    who: 'any',
    params: token,
    data: guardianDoor,
    errors: ['guardianLinkUnknown'],
  }),
  'PUT /api/website/guardian-consent/{token}': endpoint({
    summary: 'Consent, refuse or withdraw consent as the guardian; the link can be used only once',
    who: 'any',
    params: token,
    body: z.strictObject({
      decision: z.enum(guardianDecisions),
      name: trimmed.min(1, { error: accountMessages.required }).max(130),
      is_guardian: z.literal(true, { error: accountMessages.guardianNotConfirmed }),
      version: z.int().min(1).max(1000),
    }),
    data: z.object({ state: z.enum(guardianStates) }),
    errors: ['guardianLinkUnknown', 'guardianLinkClosed', 'guardianNameWrong', 'wordsChanged', 'notNow'],
  }),
  'POST /api/website/guardian-consent/{token}/link': endpoint({
    summary: 'Send a new link to the guardian who received this one',
    who: 'any',
    params: token,
    data: z.object({ contact: z.string() }),
    errors: ['guardianLinkUnknown'],
  }),
}
