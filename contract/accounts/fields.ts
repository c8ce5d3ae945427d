import { z } from 'zod'
import { mobileDigits, nameMinLength, otpDigits, phonePrefix } from '../business.ts'
import { instant, uId } from '../endpoint.ts'
import { personalName } from '../names.ts'
import { roles } from '../vocabulary.ts'
import { accountMessages } from './messages.ts'

export const role = z.enum(roles)

export const otpChannel = z.enum(['email', 'mobile'], { error: accountMessages.channelMissing })
export type OtpChannel = z.output<typeof otpChannel>

export const trimmed = z.string().trim()
export const email = trimmed
  .toLowerCase()
  .pipe(z.email({ error: accountMessages.emailInvalid }))
  .pipe(z.string().max(254))

const bareMobile = (value: string) => value.replace(/[\s()-]/g, '').replace(/^(\+91|0091|0)(?=\d{10}$)/, '')
/** An Indian mobile number in any usual spelling; the output is +91 and ten digits. */
export const mobile = (message: string = accountMessages.mobileInvalid) =>
  z
    .string()
    .transform(bareMobile)
    .pipe(z.string().regex(new RegExp(`^\\d{${mobileDigits}}$`), { error: message }))
    .transform((digits) => `${phonePrefix}${digits}`)

export const personName = personalName.min(nameMinLength, { error: accountMessages.nameShort }).max(60)
export const deviceId = z.string().min(8).max(64)
export const otpCode = trimmed
  .min(1, { error: accountMessages.otpMissing })
  .pipe(
    z.string().regex(new RegExp(`^\\d{${otpDigits}}$`), { error: 'Please enter the 6 digits of the OTP' }),
  )

export const place = (message: string) => trimmed.min(1, { error: message }).max(80)
export const chosen = <const T extends readonly [string, ...string[]]>(values: T) =>
  z.enum(values, { error: accountMessages.required })

export const emptyOr = <S extends z.ZodType>(schema: S) =>
  z.union([z.literal('').transform(() => null), schema])
export const pickedId = (message: string) => z.uuid({ error: message })

/** The id of an employer or school; people without one have `defaultOrganization`. */
export const organizationId = trimmed
  .toUpperCase()
  .pipe(z.string().min(1, { error: accountMessages.organizationMissing }).max(20))

export const otpSent = z.object({ challenge_u_id: uId, destination: z.string(), expires_at: instant })

/** How a proof of work is made, and how long its challenge may take. */
export const proofAlgorithm = 'PBKDF2/SHA-256'
export const proofMinutes = 10

/**
 * Answers a refusal `proofNeeded`: its challenge and the solution, `{ challenge, solution }` as JSON in base64. It counts
 * once, for the same contact and device.
 */
export const proof = z.string().max(4000).optional()

/** The device that a form comes from. */
export const device = {
  device_id: deviceId,
  device_name: trimmed.max(80).default(''),
  device_fingerprint: z.string().max(50).default(''),
}
