import { z } from 'zod'
import { endpoint, uId } from '../../endpoint.ts'
import { suggestionShape } from '../../suggestion-shape.ts'
import { device, deviceId, email, mobile, otpCode, otpSent, proof, role } from './fields.ts'
import { accountMessages } from './messages.ts'

/** A session as the browser keeps it; the times are epoch seconds. */
export const sessionRecord = z.object({
  token: z.string(),
  token_time: z.int(),
  refresh_token: z.string(),
  refresh_token_time: z.int(),
  u_id: uId,
  role,
  cometchat_u_id: z.string(),
  language_u_id: uId.nullable(),
  retest_time: z.string().nullable(),
  is_new_user: z.boolean(),
})
export type SessionRecord = z.output<typeof sessionRecord>

export const signIn = {
  'GET /api/token': endpoint({
    summary: 'Get a token for a visitor who is not logged in',
    who: 'anonymous',
    data: z.object({ token: z.string(), token_time: z.int() }),
  }),
  'POST /api/website/generate-otp': endpoint({
    summary: 'Send an OTP for login. The answer does not reveal whether an account exists',
    who: 'anonymous',
    body: z.discriminatedUnion(
      'type',
      [
        z.strictObject({
          type: z.literal('email'),
          email,
          role: role.default('client'),
          device_id: deviceId,
          proof,
        }),
        z.strictObject({
          type: z.literal('mobile'),
          mobile_number: mobile(accountMessages.phoneInvalid),
          role: role.default('client'),
          device_id: deviceId,
          proof,
        }),
      ],
      { error: accountMessages.channelMissing },
    ),
    data: otpSent,
    errors: ['otpNotSent', 'proofNeeded'],
  }),
  'POST /api/website/login': endpoint({
    summary:
      'Log in with an OTP. A contact without an account gets a registration ticket instead of a session',
    who: 'anonymous',
    body: z.strictObject({ challenge_u_id: uId, otp: otpCode, ...device }),
    data: z.discriminatedUnion('outcome', [
      sessionRecord.extend({ outcome: z.literal('logged-in'), ...suggestionShape }),
      z.object({ outcome: z.literal('not-registered'), verification_token: z.string(), contact: z.string() }),
    ]),
    errors: ['otpWrong', 'otpExpired'],
  }),
  'GET /api/website/verify-token': endpoint({
    summary: 'Get the person of the bearer token',
    who: 'signed-in',
    data: z.object({ u_id: uId, role }),
  }),
  'POST /api/website/get-refresh-token': endpoint({
    summary: 'Exchange a refresh token for a new pair of tokens',
    who: 'any',
    body: z.strictObject({ refresh_token: z.string().max(500), device_id: deviceId }),
    data: sessionRecord.extend({
      status: z.literal('active'),
      ...suggestionShape,
    }),
    errors: ['refreshFailed'],
  }),
  'POST /api/website/logout': endpoint({
    summary: 'Log out: end this session on the server',
    who: 'signed-in-unproven',
    data: z.object({ u_id: uId }),
  }),
}
