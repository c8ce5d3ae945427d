import { z } from 'zod'
import { endpoint, instant, uId } from '../endpoint.ts'
import { uploads } from '../file-limits.ts'
import { guardianFields } from '../guardians/guardians.ts'
import { defaultLocale, locales } from '../locales.ts'
import { categorySlugs, genders } from '../vocabulary.ts'
import {
  device,
  deviceId,
  email,
  mobile,
  otpCode,
  otpSent,
  personName,
  place,
  proof,
  trimmed,
} from './fields.ts'
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
/** What is known of a client who registers, in one step or in several. */
export type NewcomerForm = Omit<AccountForm, 'is_policy_accepted'> & Partial<RegistrationForm>

/** The application form of a healer; the documents are sent beside it. */
export const healerForm = z.strictObject({
  first_name: personName,
  last_name: personName,
  mobile_number: mobile(),
  email,
  gender: z.enum(genders, { error: accountMessages.genderMissing }),
  title: trimmed.min(3, { error: accountMessages.required }).max(80),
  city: place(accountMessages.cityMissing),
  main_category: z.enum(categorySlugs, { error: accountMessages.required }),
  languages: z.array(trimmed.min(1).max(40)).min(1, { error: accountMessages.languageMissing }).max(12),
  topics: trimmed.min(3, { error: accountMessages.required }).max(200),
  proof: trimmed.min(3, { error: accountMessages.required }).max(200),
  practising_since: z.coerce
    .number({ error: accountMessages.required })
    .int()
    .min(1940, { error: accountMessages.required })
    .max(2100),
  about: trimmed.min(20, { error: 'Please write a few sentences' }).max(2000),
  price_rupees: z.coerce
    .number({ error: accountMessages.required })
    .int()
    .min(1, { error: accountMessages.required })
    .max(50_000),
})
export type HealerForm = z.output<typeof healerForm>

const healerDocument = z.object({
  u_id: uId,
  name: z.string(),
  kind: z.enum(uploads.documentKinds),
  bytes: z.int(),
  created_at: instant,
})

/** The language of messages to begin with: that of the site where the person registers. */
const messageLanguage = z.enum(locales).default(defaultLocale)

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
  'POST /api/website/healer-registration': endpoint({
    summary:
      'Register as a healer: multipart with one to five documents. The application is under review until it is verified',
    who: 'anonymous',
    body: healerForm.extend({
      verification_token: z.string().max(2000),
      message_language: messageLanguage,
      ...device,
    }),
    data: sessionRecord,
    created: true,
    errors: ['contactTaken', 'contactNotVerified', 'fileRefused'],
  }),
  'GET /api/website/healer-document': endpoint({
    summary: 'List the documents of my application as a healer',
    who: 'healer',
    data: z.array(healerDocument),
  }),
  'GET /api/website/healer-application': endpoint({
    summary: 'Get the status of my application as a healer, with the reason',
    who: 'healer',
    data: z.object({
      state: z.enum(['in-review', 'verified', 'paused', 'refused']),
      reason: z.string(),
      reviewed_at: instant.nullable(),
    }),
  }),
  'GET /api/website/profession-list': endpoint({
    summary: 'List professions',
    who: 'any',
    data: z.array(z.object({ profession_u_id: uId, name: z.string() })),
  }),
  'GET /api/website/speech-list': endpoint({
    summary: 'List all languages, whether or not a healer speaks them',
    who: 'any',
    data: z.array(
      z.object({ language_u_id: uId, code: z.string(), name: z.string(), native_name: z.string() }),
    ),
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
  'GET /api/website/place-list': endpoint({
    summary: 'List countries; with a country its states; with an Indian state its larger cities',
    who: 'any',
    query: z.strictObject({ country: z.string().max(80).optional(), state: z.string().max(80).optional() }),
    data: z.object({
      countries: z.array(z.string()),
      states: z.array(z.string()),
      cities: z.array(z.string()),
    }),
  }),
}
