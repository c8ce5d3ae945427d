import { z } from 'zod'
import { endpoint, instant, uId } from '../../endpoint.ts'
import { otpCode, otpSent } from './fields.ts'

/** Sends an OTP to somebody who is logged in, before something that a stolen session must not do. */
export const stepUpSent = <const Who extends 'client' | 'healer' | 'staff'>(who: Who, before: string) =>
  endpoint({
    summary: `Send an OTP to my contact, needed before ${before}`,
    who,
    data: otpSent,
    created: true,
    errors: ['tooManyRequests'],
  })

/** Verifies that OTP; the answer says until when it counts. */
export const stepUpProven = <const Who extends 'client' | 'healer' | 'staff'>(who: Who) =>
  endpoint({
    summary: 'Verify that OTP',
    who,
    body: z.strictObject({ challenge_u_id: uId, otp: otpCode }),
    data: z.object({ until: instant }),
    errors: ['otpWrong', 'otpExpired'],
  })
