import { z } from 'zod'
import { endpoint, uId } from '../../endpoint.ts'
import { plainDigits } from '../accounts/digits.ts'
import { device, deviceId, otpCode, otpSent, proof, trimmed } from '../accounts/fields.ts'
import { sessionRecord } from '../accounts/sign-in.ts'
import { guestMessages } from './messages.ts'

/** The digits that the desk says on the phone, how often they may be wrong, and how long a link leads somewhere. */
export const guestCodeDigits = 4
export const guestCodeTries = 5
export const guestLinkDays = 14

const token = z.object({ token: z.string().max(200) })
const code = trimmed.overwrite(plainDigits).regex(/^\d{4}$/, { error: guestMessages.codeInvalid })

const guestClaim = z.discriminatedUnion('is', [
  z.object({
    is: z.literal('open'),
    /** The number that the session was booked with, masked. */
    contact: z.string(),
    /** The session is for a child, and the guardian claims it. */
    is_young: z.boolean(),
  }),
  /** The link of a reminder: whose number it is can say no. */
  z.object({ is: z.literal('reminder') }),
  z.object({ is: z.literal('closed') }),
])
export type GuestClaim = z.output<typeof guestClaim>

/** A session that the front desk booked for somebody by name and number, as they make it theirs. */
export const guests = {
  'GET /api/website/guest-claim/{token}': endpoint({
    summary:
      'Get whether a guest’s link is open. It says nothing of the session, and opening it changes nothing',
    who: 'any',
    params: token,
    data: guestClaim,
    errors: ['guestLinkUnknown'],
  }),
  'POST /api/website/guest-claim/{token}/otp': endpoint({
    summary: 'Send an OTP to the number that the session was booked with',
    who: 'any',
    params: token,
    body: z.strictObject({ device_id: deviceId, proof }),
    data: otpSent,
    created: true,
    errors: ['guestLinkUnknown', 'guestLinkClosed', 'otpNotSent', 'proofNeeded'],
  }),
  'POST /api/website/guest-claim/{token}': endpoint({
    summary:
      'Make the session mine by the OTP and the code that the desk said; opens an account, for a child none',
    who: 'any',
    params: token,
    body: z.strictObject({
      challenge_u_id: uId,
      otp: otpCode,
      code,
      accepts_terms: z.literal(true, { error: guestMessages.termsMissing }),
      ...device,
    }),
    data: z.discriminatedUnion('outcome', [
      sessionRecord.extend({ outcome: z.literal('logged-in') }),
      z.object({ outcome: z.literal('consented') }),
    ]),
    errors: [
      'guestLinkUnknown',
      'guestLinkClosed',
      'guestCodeWrong',
      'otpWrong',
      'otpExpired',
      'contactTaken',
    ],
  }),
  'POST /api/website/guest-claim/{token}/merge': endpoint({
    summary:
      'Add the session to my account by the OTP to its number and the code that the desk said; the guest is gone then',
    who: 'client',
    params: token,
    body: z.strictObject({ challenge_u_id: uId, otp: otpCode, code, device_id: deviceId }),
    data: z.object({ is: z.literal('mine') }),
    errors: [
      'guestLinkUnknown',
      'guestLinkClosed',
      'guestCodeWrong',
      'guestHasMore',
      'otpWrong',
      'otpExpired',
      'notNow',
      'guardianNeeded',
      'blocked',
      'clientBusy',
    ],
  }),
  'POST /api/website/guest-claim/{token}/not-me': endpoint({
    summary:
      'Say that this number is not the guest’s: the link closes, the number is deleted, the desk is told',
    who: 'any',
    params: token,
    data: z.object({ is: z.literal('closed') }),
    errors: ['guestLinkUnknown', 'guestLinkClosed'],
  }),
}
