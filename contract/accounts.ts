import { z } from 'zod'
import { adultAge, mobileDigits, nameMinLength, otpDigits, phonePrefix } from './business.ts'
import { calendarDay, endpoint, instant, uId } from './endpoint.ts'
import { gender } from './healers.ts'
import { personalName } from './names.ts'
import {
  categorySlugs,
  genders,
  incomeRanges,
  incomeSources,
  investAmounts,
  maritalStatuses,
  profileFields,
  roles,
  uploads,
} from './vocabulary.ts'

export type { ProfileField, Role } from './vocabulary.ts'
export { profileFields } from './vocabulary.ts'

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
  organizationMissing: 'Please enter your organization id',
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
  healerRegistered: 'Thank you. We will review your documents and write to you',
} as const

export const role = z.enum(roles)

export const otpChannel = z.enum(['email', 'mobile'], { error: accountMessages.channelMissing })
export type OtpChannel = z.output<typeof otpChannel>

const trimmed = z.string().trim()
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

const personName = personalName.min(nameMinLength, { error: accountMessages.nameShort }).max(60)
const deviceId = z.string().min(8).max(64)
export const otpCode = trimmed
  .min(1, { error: accountMessages.otpMissing })
  .pipe(
    z.string().regex(new RegExp(`^\\d{${otpDigits}}$`), { error: 'Please enter the 6 digits of the OTP' }),
  )

/** The date of birth of a person who is 18 or older on the given day (both as YYYY-MM-DD). */
export function isAdult(dateOfBirth: string, today: string) {
  const eighteenth = `${Number(dateOfBirth.slice(0, 4)) + adultAge}${dateOfBirth.slice(4)}`
  return eighteenth <= today
}

const place = (message: string) => trimmed.min(1, { error: message }).max(80)
const chosen = <const T extends readonly [string, ...string[]]>(values: T) =>
  z.enum(values, { error: accountMessages.required })

const emptyOr = <S extends z.ZodType>(schema: S) => z.union([z.literal('').transform(() => null), schema])
const pickedId = (message: string) => z.uuid({ error: message })

/** The id of an employer or school; people who come by themselves keep `defaultOrganization`. */
export const organizationId = trimmed
  .toUpperCase()
  .pipe(z.string().min(1, { error: accountMessages.organizationMissing }).max(20))

/** What clients may change in their own account. */
export const profileForm = z.strictObject({
  first_name: personName,
  last_name: personName,
  anonymous_name: personalName.max(40),
  gender: z.enum(genders, { error: accountMessages.genderMissing }),
  dob: z.iso.date({ error: accountMessages.dobMissing }),
  marital_status: chosen(maritalStatuses),
  country: place(accountMessages.countryMissing),
  state: place(accountMessages.stateMissing),
  city: place(accountMessages.cityMissing),
  income_sources: z.array(z.enum(incomeSources)).min(1, { error: accountMessages.required }),
  income_range_per_year: chosen(incomeRanges),
  mental_health_invest_amount: chosen(investAmounts),
  alternate_mobile_number: emptyOr(mobile()).nullable(),
  profession_u_id: pickedId(accountMessages.professionMissing),
  language_u_id: pickedId(accountMessages.languageMissing),
  organization_id: organizationId,
})
export type ProfileForm = z.output<typeof profileForm>

export const registrationForm = profileForm.extend({
  mobile_number: mobile(),
  email,
  referral_code: trimmed.toUpperCase().pipe(z.string().max(20)),
})
export type RegistrationForm = z.output<typeof registrationForm>

/** What applicants tell about themselves; documents come beside it. */
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

export const profile = z.object({
  u_id: uId,
  full_name: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  anonymous_name: z.string(),
  email: z.string().nullable(),
  mobile_number: z.string().nullable(),
  image: z.string().nullable(),
  gender: gender.nullable(),
  dob: calendarDay.nullable(),
  marital_status: z.string().nullable(),
  country: z.string(),
  state: z.string(),
  city: z.string(),
  income_sources: z.array(z.string()),
  income_range_per_year: z.string().nullable(),
  mental_health_invest_amount: z.string().nullable(),
  wallet_points: z.number().meta({ description: 'Wallet balance in rupees' }),
  life_point: z.number(),
  patient_demo_appointment_count: z.int(),
  percentage: z.int().min(0).max(100),
  is_profile_complete: z.boolean(),
  missing_fields: z.array(z.enum(profileFields)),
  alternate_mobile_number: z.string().nullable(),
  is_email_proven: z.boolean(),
  is_mobile_number_proven: z.boolean(),
  profession_u_id: uId.nullable(),
  language_u_id: uId.nullable(),
  organization_id: z.string(),
  referral_code: z.string(),
  healer_u_id: uId.nullable(),
  healer_state: z.enum(['in-review', 'verified', 'paused']).nullable(),
})
export type Profile = z.output<typeof profile>

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

const suggestion = z.object({ u_id: uId, title: z.string() })
const otpSent = z.object({ challenge_u_id: uId, destination: z.string(), expires_at: instant })
const device = {
  device_id: deviceId,
  device_name: trimmed.max(80).default(''),
  device_fingerprint: z.string().max(50).default(''),
}

export const signedInDevice = z.object({
  u_id: uId,
  device_name: z.string(),
  role,
  signed_in_at: instant,
  last_seen_at: instant,
  is_this: z.boolean(),
})
export type SignedInDevice = z.output<typeof signedInDevice>

const waitingChange = z.object({ channel: otpChannel, contact: z.string(), takes_effect_at: instant })
const healerDocument = z.object({
  u_id: uId,
  name: z.string(),
  kind: z.enum(uploads.documentKinds),
  bytes: z.int(),
  created_at: instant,
})

export const accounts = {
  'GET /api/token': endpoint({
    summary: 'A token for a visitor who is not logged in',
    who: 'anonymous',
    data: z.object({ token: z.string(), token_time: z.int() }),
  }),
  'POST /api/website/generate-otp': endpoint({
    summary: 'Send an OTP to log in. The answer is the same whether or not there is an account',
    who: 'anonymous',
    body: z.discriminatedUnion(
      'type',
      [
        z.strictObject({
          type: z.literal('email'),
          email,
          role: role.default('client'),
          device_id: deviceId,
        }),
        z.strictObject({
          type: z.literal('mobile'),
          mobile_number: mobile(accountMessages.phoneInvalid),
          role: role.default('client'),
          device_id: deviceId,
        }),
      ],
      { error: accountMessages.channelMissing },
    ),
    data: otpSent,
  }),
  'POST /api/website/login': endpoint({
    summary:
      'Log in with the OTP. A contact without an account gets a ticket to register with instead of a session',
    who: 'anonymous',
    body: z.strictObject({ challenge_u_id: uId, otp: otpCode, ...device }),
    data: z.discriminatedUnion('outcome', [
      z.object({ outcome: z.literal('logged-in'), session: sessionRecord }),
      z.object({ outcome: z.literal('not-registered'), verification_token: z.string(), contact: z.string() }),
    ]),
    errors: ['otpWrong', 'otpExpired'],
  }),
  'POST /api/website/mobile-number-verification': endpoint({
    summary: 'Send an OTP to a mobile number to register',
    who: 'anonymous',
    body: z.strictObject({ mobile_number: mobile(), device_id: deviceId }),
    data: otpSent,
  }),
  'POST /api/website/mobile-number-otp-verification': endpoint({
    summary:
      'Prove the mobile number, or the e-mail that an OTP was sent to; the token goes with the registration form, or confirms a contact afterwards',
    who: 'anonymous',
    body: z.strictObject({ challenge_u_id: uId, otp: otpCode, device_id: deviceId }),
    data: z.object({ verification_token: z.string() }),
    errors: ['otpWrong', 'otpExpired'],
  }),
  'POST /api/website/email-verification': endpoint({
    summary: 'Send an OTP to an e-mail address to register, or one that is registered and not confirmed',
    who: 'anonymous',
    body: z.strictObject({ email, device_id: deviceId }),
    data: otpSent,
  }),
  'POST /api/website/patient': endpoint({
    summary: 'Register as a client; afterwards the client is logged in',
    who: 'anonymous',
    body: registrationForm.extend({ verification_token: z.string().max(2000), ...device }),
    data: sessionRecord,
    created: true,
    errors: ['contactTaken', 'contactNotVerified', 'underAge'],
  }),
  'POST /api/website/healer-registration': endpoint({
    summary: 'Register as a healer, multipart with one to five documents; in review until verified',
    who: 'anonymous',
    body: healerForm.extend({ verification_token: z.string().max(2000), ...device }),
    data: sessionRecord,
    created: true,
    errors: ['contactTaken', 'contactNotVerified', 'fileRefused'],
  }),
  'GET /api/website/healer-document': endpoint({
    summary: 'The documents that I sent with my registration as a healer',
    who: 'healer',
    data: z.array(healerDocument),
  }),
  'GET /api/website/profession-list': endpoint({
    summary: 'Professions to choose from',
    who: 'any',
    data: z.array(z.object({ profession_u_id: uId, name: z.string() })),
  }),
  'GET /api/website/speech-list': endpoint({
    summary: 'Every language that a person may prefer',
    who: 'any',
    data: z.array(z.object({ language_u_id: uId, name: z.string(), native_name: z.string() })),
  }),
  'GET /api/website/income-list': endpoint({
    summary: 'Sources and ranges of income, and amounts to invest in mental health, to choose from',
    who: 'any',
    data: z.object({
      income_sources: z.array(z.enum(incomeSources)),
      income_ranges: z.array(z.enum(incomeRanges)),
      invest_amounts: z.array(z.enum(investAmounts)),
    }),
  }),
  'GET /api/website/place-list': endpoint({
    summary: 'Countries; with a country its states; with a state of India its larger cities',
    who: 'any',
    query: z.strictObject({ country: z.string().max(80).optional(), state: z.string().max(80).optional() }),
    data: z.object({
      countries: z.array(z.string()),
      states: z.array(z.string()),
      cities: z.array(z.string()),
    }),
  }),
  'GET /api/website/device': endpoint({
    summary: 'Where I am logged in',
    who: 'signed-in',
    data: z.array(signedInDevice),
  }),
  'DELETE /api/website/device/{sessionId}': endpoint({
    summary: 'Log out one of my devices',
    who: 'signed-in',
    params: z.object({ sessionId: uId }),
    data: z.object({ ended: z.int() }),
  }),
  'DELETE /api/website/device': endpoint({
    summary: 'Log out all my devices but this one',
    who: 'signed-in',
    data: z.object({ ended: z.int() }),
  }),
  'DELETE /api/website/patient/{patientId}/image': endpoint({
    summary: 'Remove my picture',
    who: 'signed-in',
    params: z.object({ patientId: uId }),
    data: profile,
  }),
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
    errors: ['contactNotVerified'],
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
  'GET /api/website/patient/{patientId}': endpoint({
    summary: 'My profile',
    who: 'signed-in',
    params: z.object({ patientId: uId }),
    data: profile,
  }),
  'PUT /api/website/patient/{patientId}': endpoint({
    summary: 'Change what is sent of my profile; multipart with the file `image` also changes the picture',
    who: 'signed-in',
    params: z.object({ patientId: uId }),
    body: profileForm.partial(),
    data: profile,
    errors: ['underAge', 'fileRefused'],
  }),
  'GET /api/website/verify-token': endpoint({
    summary: 'Who the bearer token belongs to',
    who: 'signed-in',
    data: z.object({ u_id: uId, role }),
  }),
  'POST /api/website/get-refresh-token': endpoint({
    summary: 'A new pair of tokens for an old refresh token',
    who: 'any',
    body: z.strictObject({ refresh_token: z.string().max(500), device_id: deviceId }),
    data: sessionRecord.extend({
      status: z.literal('active'),
      course: z.array(suggestion),
      healer: z.array(suggestion),
    }),
    errors: ['refreshFailed'],
  }),
  'POST /api/website/logout': endpoint({
    summary: 'End this session on the server too',
    who: 'signed-in',
    data: z.object({ u_id: uId }),
  }),
}
