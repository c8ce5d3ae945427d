import { z } from 'zod'
import { endpoint, uId } from '../../endpoint.ts'
import { defaultLocale, locales } from '../../locales.ts'
import { guardianFields } from '../guardians/guardians.ts'
import { device, deviceId, email, mobile, otpCode, otpSent, proof, trimmed } from './fields.ts'
import { accountMessages } from './messages.ts'
import { incomeRanges, incomeSources, investAmounts } from './person-choices.ts'
import { profileForm } from './profile.ts'
import { sessionRecord } from './sign-in.ts'

export const registrationForm = profileForm.extend({
  mobile_number: mobile(),
  email,
  referral_code: trimmed.toUpperCase().pipe(z.string().max(20)),
  ...guardianFields,
})
export type RegistrationForm = z.output<typeof registrationForm>

/** The first step of a registration, which opens the account; what else the practice asks follows with the profile. */
export const accountForm = registrationForm
  .pick({
    first_name: true,
    last_name: true,
    dob: true,
    mobile_number: true,
    email: true,
    referral_code: true,
    guardian_name: true,
    guardian_relation: true,
    guardian_contact: true,
  })
  .extend({ is_policy_accepted: z.literal(true, { error: accountMessages.consentMissing }) })
export type AccountForm = z.output<typeof accountForm>
/** Data of a registering client, in one step or in several. */
export type NewcomerForm = Omit<AccountForm, 'is_policy_accepted'> & Partial<RegistrationForm>

/** The language of messages to begin with: that of the site where the person registers. */
export const messageLanguage = z.enum(locales).default(defaultLocale)

export const registration = {
  'POST /api/website/mobile-number-verification': endpoint({
    summary: 'Send an OTP to a mobile number for registration',
    who: 'anonymous',
    body: z.strictObject({ mobile_number: mobile(), device_id: deviceId, proof }),
    data: otpSent,
    errors: ['otpNotSent', 'proofNeeded'],
  }),
  'POST /api/website/mobile-number-otp-verification': endpoint({
    summary:
      'Verify a mobile number or an e-mail with its OTP. The returned token is sent with the registration form, or confirms the contact later',
    who: 'anonymous',
    body: z.strictObject({ challenge_u_id: uId, otp: otpCode, device_id: deviceId }),
    data: z.object({ verification_token: z.string() }),
    errors: ['otpWrong', 'otpExpired'],
  }),
  'POST /api/website/email-verification': endpoint({
    summary:
      'Send an OTP to an e-mail address for registration, or to a registered address that is not confirmed',
    who: 'anonymous',
    body: z.strictObject({ email, device_id: deviceId, proof }),
    data: otpSent,
    errors: ['otpNotSent', 'proofNeeded'],
  }),
  'POST /api/website/patient': endpoint({
    summary: 'Register as a client and log in. A client under 18 names a guardian, who is asked for consent',
    who: 'anonymous',
    body: registrationForm.extend({
      verification_token: z.string().max(2000),
      message_language: messageLanguage,
      ...device,
    }),
    data: sessionRecord,
    beside: z.object({ token: z.string(), result: z.object({ u_id: uId }), cometchat_u_id: z.string() }),
    created: true,
    errors: ['contactTaken', 'contactNotVerified', 'underAge'],
  }),
  'POST /api/website/account': endpoint({
    summary:
      'Open an account with name, birth date, contacts and consent, and log in. The further fields follow with `PUT /api/website/patient/{patientId}`',
    who: 'anonymous',
    body: accountForm.extend({
      verification_token: z.string().max(2000),
      message_language: messageLanguage,
      ...device,
    }),
    data: sessionRecord,
    created: true,
    errors: ['contactTaken', 'contactNotVerified', 'underAge'],
  }),
  'GET /api/website/income-list': endpoint({
    summary: 'List sources of income, income ranges and amounts to invest in mental health',
    who: 'any',
    data: z.object({
      income_sources: z.array(z.enum(incomeSources)),
      income_ranges: z.array(z.enum(incomeRanges)),
      invest_amounts: z.array(z.enum(investAmounts)),
    }),
  }),
}
