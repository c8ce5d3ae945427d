import { z } from 'zod'
import { adultAge, mobileDigits, nameMinLength, otpDigits, phonePrefix } from '../business.ts'
import { instant, uId } from '../endpoint.ts'
import { personalName } from '../names.ts'
import { roles } from '../vocabulary.ts'

/** Messages that forms and server share. */
export const accountMessages = {
  contactMissing: 'Please enter email/phone number',
  emailInvalid: 'Please enter valid email',
  phoneInvalid: 'Phone number is invalid',
  channelMissing: 'Please select one option',
  otpMissing: 'Please enter otp',
  nameShort: 'Please enter more than 2 character',
  mobileInvalid: 'Please enter a 10 digits mobile no.',
  cityMissing: 'Please enter your city',
  stateMissing: 'Please select your state',
  countryMissing: 'Please select your country',
  genderMissing: 'Please select your gender',
  dobMissing: 'Please enter your date of birth',
  required: 'This field is required',
  professionMissing: 'Please select your profession',
  referralInvalid: 'Please enter valid referral code',
  organizationMissing: 'Please enter your organisation ID',
  languageMissing: 'Please select your language',
  otpSentEmail: 'OTP generated successfully',
  otpSentMobile: 'OTP sent successfully to your mobile',
  otpVerified: 'Otp verified successfully',
  loggedIn: 'Logged in successfully',
  profileSaved: 'Your profile has been saved',
  deviceEnded: 'The device has been logged out',
  othersEnded: 'All other devices have been logged out',
  pictureRemoved: 'Your picture has been removed',
  contactChanged: 'Your contact has been changed. All other devices have been logged out',
  contactWaits: 'The change takes effect in 48 hours',
  contactStopped: 'The change has been cancelled',
  contactConfirmed: 'Confirmed. You can log in with it from now on',
  guardianContactInvalid: 'Please enter an e-mail or a 10 digits mobile no.',
  guardianContactOwn: 'Please enter a contact of your guardian, not your own',
  guardianNotConfirmed: 'Please confirm that you are the parent or legal guardian',
  dobFixed: 'Please write to our support to correct your date of birth',
  healerRegistered: 'Thank you. We will review your documents and write to you',
} as const

export const role = z.enum(roles)

export const otpChannel = z.enum(['email', 'mobile'], { error: accountMessages.channelMissing })
export type OtpChannel = z.output<typeof otpChannel>

export const trimmed = z.string().trim()
export const email = trimmed
  .toLowerCase()
  .pipe(z.email({ error: accountMessages.emailInvalid }))
  .pipe(z.string().max(254))

const bareMobile = (value: string) => value.replace(/[\s()-]/g, '').replace(/^(\+91|0091|0)(?=\d{10}$)/, '')
/** An Indian mobile number as people write it; what comes out is +91 and ten digits. */
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

/** The birthday with so many years, as YYYY-MM-DD. */
export const birthday = (dateOfBirth: string, years: number) =>
  `${Number(dateOfBirth.slice(0, 4)) + years}${dateOfBirth.slice(4)}`

/** Whether a person has so many years on the given day (both days as YYYY-MM-DD). */
export const isOfAge = (dateOfBirth: string, today: string, years: number) =>
  birthday(dateOfBirth, years) <= today

export const isAdult = (dateOfBirth: string, today: string) => isOfAge(dateOfBirth, today, adultAge)

export const place = (message: string) => trimmed.min(1, { error: message }).max(80)
export const chosen = <const T extends readonly [string, ...string[]]>(values: T) =>
  z.enum(values, { error: accountMessages.required })

export const emptyOr = <S extends z.ZodType>(schema: S) =>
  z.union([z.literal('').transform(() => null), schema])
export const pickedId = (message: string) => z.uuid({ error: message })

/** The id of an employer or school; people who come by themselves keep `defaultOrganization`. */
export const organizationId = trimmed
  .toUpperCase()
  .pipe(z.string().min(1, { error: accountMessages.organizationMissing }).max(20))

export const otpSent = z.object({ challenge_u_id: uId, destination: z.string(), expires_at: instant })

/** The device that a form comes from. */
export const device = {
  device_id: deviceId,
  device_name: trimmed.max(80).default(''),
  device_fingerprint: z.string().max(50).default(''),
}
