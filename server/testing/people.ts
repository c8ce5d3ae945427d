import { randomInt, randomUUID } from 'node:crypto'
import type { ProfileForm } from '@newyou/contract/people/accounts/profile'
import type { SessionRecord } from '@newyou/contract/people/accounts/sign-in'
import type { Role } from '@newyou/contract/vocabulary'
import type { Answered, TestApp, TestUser } from './test-app.ts'

/** Every person in a test has a number of their own, so tests need no clean-up. */
export const freshMobile = () => `+91${9_000_000_000 + randomInt(999_999_999)}`

const csrfOf = (headers: Record<string, unknown>) =>
  String(headers['set-cookie'] ?? '').match(/csrf=([^;]+)/)?.[1] ?? ''

export function testUserOf(
  session: SessionRecord,
  deviceId: string,
  headers: Record<string, unknown>,
): TestUser {
  return {
    uId: session.u_id,
    token: session.token,
    refreshToken: session.refresh_token,
    deviceId,
    csrf: csrfOf(headers),
  }
}

interface Registration {
  mobile?: string
  email?: string
  firstName?: string
  deviceId?: string
  referralCode?: string
  /** The address of the last call, in which the account is made. */
  from?: string
  /** Fields of the form in the place of those of `wholeProfile`. */
  form?: Record<string, unknown>
}

/** Registers a client by the front door: OTP to the mobile, then the form. Returns its answer. */
export async function tryToRegister(app: TestApp, given: Registration = {}) {
  const { mobile = freshMobile(), firstName = 'Ananya', deviceId = `device-${randomUUID()}` } = given
  const email = given.email ?? `${randomUUID()}@example.com`
  const sent = await app.call('POST /api/website/mobile-number-verification', {
    body: { mobile_number: mobile, device_id: deviceId },
  })
  const otp = await app.otpFor(mobile)
  const proven = await app.call('POST /api/website/mobile-number-otp-verification', {
    body: { challenge_u_id: sent.data?.challenge_u_id ?? '', otp, device_id: deviceId },
  })
  const answer = await app.call(
    'POST /api/website/patient',
    {
      body: {
        ...wholeProfile,
        first_name: firstName,
        mobile_number: mobile,
        email,
        referral_code: given.referralCode ?? '',
        verification_token: proven.data?.verification_token ?? '',
        device_id: deviceId,
        ...given.form,
      },
    },
    given.from ? { from: given.from } : {},
  )
  return { answer, deviceId }
}

/** The same, for tests that need the client. @throws Error with the message of a refusal */
export async function registerClient(app: TestApp, given: Registration = {}): Promise<TestUser> {
  const { answer, deviceId } = await tryToRegister(app, given)
  if (answer.status !== 201 || !answer.data) throw new Error(`registration failed: ${answer.message}`)
  return testUserOf(answer.data, deviceId, answer.headers)
}

export const wholeProfile: ProfileForm = {
  first_name: 'Ananya',
  last_name: 'Kulkarni',
  anonymous_name: 'Silver Neem',
  gender: 'female',
  dob: '1991-04-12',
  marital_status: 'married',
  country: 'India',
  state: 'Karnataka',
  city: 'Bengaluru',
  income_sources: ['salary'],
  income_range_per_year: '6-to-12-lakh',
  mental_health_invest_amount: '500-to-2000',
  alternate_mobile_number: null,
  legal_name: '',
  emergency_name: '',
  emergency_relation: '',
  emergency_mobile_number: null,
  shown_to_healers: [],
  profession_u_id: '019a0000-0000-7000-8000-000000000203',
  language_u_id: '019a0000-0000-7000-8000-000000000102',
  organization_id: 'NEWYOU',
}

/** Empties what the booking gate asks for, as people have it who came before registration asked for everything. */
export async function emptyProfile(app: TestApp, personId: string) {
  await app.db
    .updateTable('person')
    .set({ dob: null, marital_status: null, country: '', state_name: '', city: '', income_sources: [] })
    .set({ income_range_per_year: null, mental_health_invest_amount: null })
    .where('u_id', '=', personId)
    .execute()
}

/** A client who may book: registered, with a complete profile. */
export const readyClient = (app: TestApp, given: Registration = {}) => registerClient(app, given)

/** Logs in with an OTP on a device; what the call answered. */
export async function logIn(
  app: TestApp,
  mobile: string,
  { role = 'client', deviceId = `device-${randomUUID()}` }: { role?: Role; deviceId?: string } = {},
): Promise<{ answer: Answered<'POST /api/website/login'>; person?: TestUser }> {
  const sent = await app.call('POST /api/website/generate-otp', {
    body: { type: 'mobile', mobile_number: mobile, role, device_id: deviceId },
  })
  const otp = await app.otpFor(mobile)
  const answer = await app.call('POST /api/website/login', {
    body: { challenge_u_id: sent.data?.challenge_u_id ?? '', otp, device_id: deviceId },
  })
  const person =
    answer.data?.outcome === 'logged-in' ? testUserOf(answer.data, deviceId, answer.headers) : undefined
  return { answer, person }
}
