import { z } from 'zod'
import { endpoint, instant, uId } from '../../endpoint.ts'
import { email, mobile, otpChannel, otpCode, otpSent } from './fields.ts'
import { profile } from './profile.ts'

const waitingChange = z.object({ channel: otpChannel, contact: z.string(), takes_effect_at: instant })
export const contactChanges = {
  'POST /api/website/contact-confirmation': endpoint({
    summary: 'Confirm the mobile number or e-mail of my registration that was not verified yet',
    who: 'signed-in',
    body: z.strictObject({ verification_token: z.string().max(2000) }),
    data: profile,
    errors: ['contactTaken', 'contactNotVerified'],
  }),
  'POST /api/website/contact-change-otp': endpoint({
    summary: 'Send an OTP to one of my contacts, or to the contact that will replace it',
    who: 'signed-in',
    body: z.discriminatedUnion('to', [
      z.strictObject({ to: z.literal('mine'), channel: otpChannel }),
      z.discriminatedUnion('channel', [
        z.strictObject({ to: z.literal('new'), channel: z.literal('email'), contact: email }),
        z.strictObject({ to: z.literal('new'), channel: z.literal('mobile'), contact: mobile() }),
      ]),
    ]),
    data: otpSent,
    errors: ['contactNotVerified', 'otpNotSent'],
  }),
  'POST /api/website/contact-change-proof': endpoint({
    summary: 'Verify one of the two contacts of a change with its OTP',
    who: 'signed-in',
    body: z.strictObject({ challenge_u_id: uId, otp: otpCode }),
    data: z.object({ verification_token: z.string() }),
    errors: ['otpWrong', 'otpExpired'],
  }),
  'POST /api/website/contact-change': endpoint({
    summary:
      'Change my mobile number or e-mail. The new contact and one current contact must be verified. If the contact to be replaced was not, the change waits 48 hours',
    who: 'signed-in',
    body: z.strictObject({ new_proof: z.string().max(2000), old_proof: z.string().max(2000) }),
    data: z.object({ waiting: waitingChange.nullable() }),
    errors: ['contactTaken', 'contactNotVerified'],
  }),
  'GET /api/website/contact-change': endpoint({
    summary: 'Get my pending contact change, or null',
    who: 'signed-in',
    data: waitingChange.nullable(),
  }),
  'DELETE /api/website/contact-change': endpoint({
    summary: 'Cancel my pending contact change',
    who: 'signed-in',
    data: z.object({ stopped: z.int() }),
  }),
}
