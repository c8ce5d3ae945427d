import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { makeHealer } from '../../testing/healers.ts'
import { freshMobile, testUserOf, wholeProfile } from '../../testing/people.ts'
import { useTestApp } from '../../testing/test-app.ts'

// Saturday, 11:30 in India.
const app = useTestApp({ start: new Date('2026-11-21T06:00:00Z') })
const device = `device-${randomUUID()}`

async function openAccount(change: object = {}) {
  const mobile = freshMobile()
  const sent = await app().call('POST /api/website/mobile-number-verification', {
    body: { mobile_number: mobile, device_id: device },
  })
  const proven = await app().call('POST /api/website/mobile-number-otp-verification', {
    body: {
      challenge_u_id: sent.data?.challenge_u_id ?? '',
      otp: await app().otpFor(mobile),
      device_id: device,
    },
  })
  return app().call('POST /api/website/account', {
    body: {
      first_name: 'Ananya',
      last_name: 'Kulkarni',
      dob: '1991-04-12',
      mobile_number: mobile,
      email: `${mobile.slice(1)}@example.com`,
      referral_code: '',
      is_policy_accepted: true,
      verification_token: proven.data?.verification_token ?? '',
      device_id: device,
      ...change,
    },
  })
}

async function openedClient() {
  const { data, headers, message } = await openAccount()
  if (!data) throw new Error(message)
  return testUserOf(data, device, headers)
}
const change = (client: Awaited<ReturnType<typeof openedClient>>, body: object) =>
  app().call(
    'PUT /api/website/patient/{patientId}',
    { params: { patientId: client.uId }, body },
    { as: client },
  )

test('name, birth date, contacts and consent open an account; the rest is saved step by step', async () => {
  const client = await openedClient()
  const read = await app().call(
    'GET /api/website/patient/{patientId}',
    { params: { patientId: client.uId } },
    { as: client },
  )
  expect(read.data).toMatchObject({ full_name: 'Ananya Kulkarni', is_profile_complete: false })
  expect(read.data?.missing_fields).not.toContain('dob')
  const { country, state, city, marital_status } = wholeProfile
  const second = await change(client, { country, state, city, marital_status })
  expect(second.data?.missing_fields).toEqual([
    'income_range_per_year',
    'income_sources',
    'mental_health_invest_amount',
  ])
  const { income_range_per_year, income_sources, mental_health_invest_amount } = wholeProfile
  const third = await change(client, { income_range_per_year, income_sources, mental_health_invest_amount })
  expect(third.data).toMatchObject({ is_profile_complete: true, percentage: 100 })
})

test.each([
  [{ is_policy_accepted: false }, 'Please agree to the privacy policy and the terms'],
  [{ is_policy_accepted: undefined }, 'Please agree to the privacy policy and the terms'],
  [{ first_name: 'An' }, 'Please enter more than 2 character'],
  [{ dob: '' }, 'Please enter your date of birth'],
  [{ dob: '2015-01-01' }, 'You are not old enough for your own account yet.'],
  [{ referral_code: 'NOBODY' }, 'Please enter valid referral code'],
])('an account with %j is not opened', async (given, message) => {
  const answer = await openAccount(given)
  expect(answer).toMatchObject({ status: 400 })
  expect(JSON.stringify(answer)).toContain(message)
})

test('a practice that asks for less lets a client book after the first step', async () => {
  const healer = await makeHealer(app())
  const book = async () => {
    const as = await openedClient()
    return app().call(
      'POST /api/website/appointment',
      {
        body: {
          healer_u_id: healer.u_id,
          starts_at: '2026-11-23T03:30:00.000Z',
          mode: 'video',
          description: 'I sleep badly.',
        },
      },
      { as },
    )
  }
  expect(await book()).toMatchObject({ status: 403, code: 'profileIncomplete' })
  await app().db.insertInto('setting').values({ key: 'asked_fields', value: '["gender"]' }).execute()
  expect((await book()).status).toBe(201)
  await app().db.deleteFrom('setting').where('key', '=', 'asked_fields').execute()
})
