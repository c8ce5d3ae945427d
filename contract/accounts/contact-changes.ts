import { z } from 'zod'
import { endpoint, instant, uId } from '../endpoint.ts'
import { email, mobile, otpChannel, otpCode, otpSent } from './fields.ts'
import { profile } from './profile.ts'

const waitingChange = z.object({ channel: otpChannel, contact: z.string(), takes_effect_at: instant })
export const contactChanges = {
  'POST /api/website/contact-confirmation': endpoint({
    summary: 'Confirm the mobile number or e-mail that I registered with but had not proven yet',
    who: 'signed-in',
    body: z.strictObject({ verification_token: z.string().max(2000) }),
    data: profile,
    errors: ['contactTaken', 'contactNotVerified'],
  }),
  'POST /api/website/contact-change-otp': endpoint({
    summary: 'Send an OTP to one of my contacts, or to the one that I want instead',
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
    summary: 'Prove one of the two contacts of a change',
    who: 'signed-in',
    body: z.strictObject({ challenge_u_id: uId, otp: otpCode }),
    data: z.object({ verification_token: z.string() }),
    errors: ['otpWrong', 'otpExpired'],
  }),
  'POST /api/website/contact-change': endpoint({
    summary:
      'Change my mobile number or e-mail, with a proof of the new one and of one that I have. Without a proof of the one that is replaced, the change waits for 48 hours',
    who: 'signed-in',
    body: z.strictObject({ new_proof: z.string().max(2000), old_proof: z.string().max(2000) }),
    data: z.object({ waiting: waitingChange.nullable() }),
    errors: ['contactTaken', 'contactNotVerified'],
  }),
  'GET /api/website/contact-change': endpoint({
    summary: 'The change of contact that waits, if one does',
    who: 'signed-in',
    data: waitingChange.nullable(),
  }),
  'DELETE /api/website/contact-change': endpoint({
    summary: 'Stop the change of contact that waits',
    who: 'signed-in',
    data: z.object({ stopped: z.int() }),
  }),
}
