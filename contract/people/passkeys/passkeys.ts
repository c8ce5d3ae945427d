import { z } from 'zod'
import { endpoint, instant, uId } from '../../endpoint.ts'
import { suggestionShape } from '../../suggestion-shape.ts'
import { device } from '../accounts/fields.ts'
import { sessionRecord } from '../accounts/sign-in.ts'
import { passkeyNameMax } from './limits.ts'

/** The browser's own JSON of WebAuthn; what we do not read is left out. */
const base64url = z
  .string()
  .regex(/^[\w-]*$/)
  .max(20_000)
const credential = {
  id: base64url.min(1).max(1400),
  rawId: base64url.max(1400),
  type: z.literal('public-key'),
}
const extensions = { clientExtensionResults: z.object({}).default({}) }

const made = z.object({
  ...credential,
  ...extensions,
  response: z.object({
    clientDataJSON: base64url,
    attestationObject: base64url,
    transports: z.array(z.string().max(20)).max(10).default([]),
  }),
})
export type MadeCredential = z.output<typeof made>

const signed = z.object({
  ...credential,
  ...extensions,
  response: z.object({
    clientDataJSON: base64url,
    authenticatorData: base64url,
    signature: base64url,
    userHandle: base64url.optional(),
  }),
})
export type SignedCredential = z.output<typeof signed>

const options = z.record(z.string(), z.unknown()).meta({
  description: 'What `PublicKeyCredential.parse…OptionsFromJSON` of a browser takes; good for five minutes',
})

const passkey = z.object({
  u_id: uId,
  name: z.string(),
  is_backed_up: z.boolean().meta({ description: 'It is on other devices of the person too' }),
  is_for_staff: z.boolean().meta({ description: 'It counts as a second factor of a colleague' }),
  created_at: instant,
  last_used_at: instant.nullable(),
})
export type Passkey = z.output<typeof passkey>

const name = z.string().trim().min(1, { error: 'Please enter a name' }).max(passkeyNameMax)
const passkeyId = z.object({ passkeyId: uId })

export const passkeys = {
  'POST /api/website/passkey-login-options': endpoint({
    summary: 'Begin a login with a passkey of any account',
    who: 'anonymous',
    data: options,
  }),
  'POST /api/website/passkey-login': endpoint({
    summary: 'Log in with a passkey, as a client or a healer',
    who: 'anonymous',
    body: z.strictObject({ credential: signed, role: z.enum(['client', 'healer']), ...device }),
    data: sessionRecord.extend(suggestionShape),
    errors: ['passkeyWrong'],
  }),
  'GET /api/website/passkey': endpoint({
    summary: 'List my passkeys, latest first, and whether I should be offered one',
    who: 'signed-in',
    data: z.object({ passkeys: z.array(passkey), is_offered: z.boolean() }),
  }),
  'POST /api/website/passkey-options': endpoint({
    summary: 'Begin making a passkey for my account',
    who: 'signed-in',
    data: options,
    errors: ['tooManyPasskeys'],
  }),
  'POST /api/website/passkey': endpoint({
    summary: 'Keep the passkey that my device made',
    who: 'signed-in',
    body: z.strictObject({ name, credential: made }),
    data: passkey,
    created: true,
    errors: ['passkeyWrong', 'passkeyKnown', 'tooManyPasskeys'],
  }),
  'PUT /api/website/passkey/{passkeyId}': endpoint({
    summary: 'Rename one of my passkeys',
    who: 'signed-in',
    params: passkeyId,
    body: z.strictObject({ name }),
    data: passkey,
  }),
  'DELETE /api/website/passkey/{passkeyId}': endpoint({
    summary: 'Remove one of my passkeys; nobody logs in with it any more',
    who: 'signed-in',
    params: passkeyId,
    data: passkey,
  }),
  'POST /api/website/passkey-refusal': endpoint({
    summary: 'Do not offer me a passkey again',
    who: 'signed-in',
    data: z.object({ is_offered: z.literal(false) }),
  }),
  'GET /api/staff/passkey-factor': endpoint({
    summary: 'Get whether I have a passkey that counts as my second factor',
    who: 'staff-unproven',
    data: z.object({ is_there: z.boolean() }),
  }),
  'POST /api/staff/passkey-factor-options': endpoint({
    summary: 'Begin verifying myself with a passkey',
    who: 'staff-unproven',
    data: options,
    errors: ['passkeyWrong'],
  }),
  'POST /api/staff/passkey-factor': endpoint({
    summary:
      'Verify this session with a passkey: in the place of the authenticator app, or of the OTP before changes of money or roles',
    who: 'staff-unproven',
    body: z.strictObject({ credential: signed, opens: z.enum(['session', 'step-up']) }),
    data: z.object({ is_proven: z.literal(true) }),
    errors: ['passkeyWrong', 'secondFactorRequired', 'tooManyRequests'],
  }),
}
