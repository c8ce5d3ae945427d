import { z } from 'zod'
import { nameMinLength, otpDigits, phonePrefix } from '../../business.ts'
import { instant, uId } from '../../endpoint.ts'
import { personalName } from '../../names.ts'
import { roles } from '../../vocabulary.ts'
import { foreignNumber, nationalNumber, withPlainDomain } from './contacts.ts'
import { plainDigits } from './digits.ts'
import { isLandline, isMobile } from './indian-numbers.ts'
import { accountMessages } from './messages.ts'

export const role = z.enum(roles)

export const otpChannel = z.enum(['email', 'mobile'], { error: accountMessages.channelMissing })
export type OtpChannel = z.output<typeof otpChannel>

export const trimmed = z.string().trim()
const local = "[\\p{L}\\p{M}\\p{N}!#$%&'*+/=?^_`{|}~-]+"
const label = '[a-z0-9](?:[a-z0-9-]*[a-z0-9])?'
const address = new RegExp(`^${local}(?:\\.${local})*@(?:${label}\\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]+)$`, 'iu')
export const email = trimmed
  .max(254)
  .toLowerCase()
  .overwrite(withPlainDomain)
  .pipe(z.email({ error: accountMessages.emailInvalid, pattern: address }))
  .pipe(z.string().max(254))

/** An Indian mobile number in any usual spelling; the output is +91 and ten digits. */
export const mobile = (message: string = accountMessages.mobileInvalid) =>
  z
    .string()
    .transform(nationalNumber)
    .pipe(
      z
        .string()
        .refine((digits) => !isLandline(digits), { error: accountMessages.landline, abort: true })
        .refine(isMobile, { error: message }),
    )
    .transform((digits) => `${phonePrefix}${digits}`)

/** The same, or a number of another country with its plus: where people are answered, not sent an OTP. */
export const mobileOfAnyCountry = (message?: string) => {
  const indian = mobile(message)
  return z.string().transform((typed, context) => {
    const foreign = foreignNumber(typed)
    if (foreign) return foreign
    const { data, error } = indian.safeParse(typed)
    for (const issue of error?.issues ?? [])
      context.issues.push({ code: 'custom', message: issue.message, input: typed })
    return data ?? z.NEVER
  })
}

export const personName = personalName.min(nameMinLength, { error: accountMessages.nameShort }).max(60)
export const deviceId = z.string().min(8).max(64)
export const otpCode = trimmed
  .overwrite(plainDigits)
  .min(1, { error: accountMessages.otpMissing })
  .pipe(
    z.string().regex(new RegExp(`^\\d{${otpDigits}}$`), { error: 'Please enter the 6 digits of the OTP' }),
  )

/** Error messages come from the schema, because an empty field is valid. */
export const emptyOr = <S extends z.ZodType>(schema: S) =>
  z.union([z.literal('').transform(() => null), schema], {
    error: ({ errors }) => (errors as z.core.$ZodIssue[][] | undefined)?.at(-1)?.[0]?.message, // one list of issues for each choice
  })
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
