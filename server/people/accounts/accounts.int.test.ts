import { describe, expect, test } from 'vitest'
import { minutes } from '../../platform/clock.ts'
import { emptyProfile, freshMobile, logIn, registerClient, wholeProfile } from '../../testing/people.ts'
import { type Answered, useTestApp } from '../../testing/test-app.ts'

const app = useTestApp()
const device = 'device-of-this-test'

async function askForOtp(mobile: string, deviceId = device) {
  const sent = await app().call('POST /api/website/generate-otp', {
    body: { type: 'mobile', mobile_number: mobile, device_id: deviceId },
  })
  return { challenge: sent.data?.challenge_u_id ?? '', otp: await app().otpFor(mobile) }
}

const guess = (challenge: string, otp: string, deviceId = device) =>
  app().call('POST /api/website/login', { body: { challenge_u_id: challenge, otp, device_id: deviceId } })

const wrong = (otp: string) => String((Number(otp) + 1) % 1_000_000).padStart(6, '0')

describe('asking for an OTP', () => {
  test('a contact of neither kind gets the words of the specification', async () => {
    const bad = await app().call('POST /api/website/generate-otp', {
      body: { type: 'mobile', mobile_number: '98450', device_id: device },
    })
    expect(bad).toMatchObject({ status: 400, code: 'invalidInput', message: 'Phone number is invalid' })
    const badMail = await app().call('POST /api/website/generate-otp', {
      body: { type: 'email', email: 'nobody', device_id: device },
    })
    expect(badMail).toMatchObject({ status: 400, errors: { email: 'Please enter valid email' } })
    const noChannel = await app().call('POST /api/website/generate-otp', {
      body: { device_id: device } as never,
    })
    expect(noChannel).toMatchObject({ status: 400, message: 'Please select one option' })
  })

  test('the answer does not tell whether there is an account', async () => {
    const known = freshMobile()
    await registerClient(app(), { mobile: known })
    const answers: Answered<'POST /api/website/generate-otp'>[] = []
    for (const mobile of [known, freshMobile()])
      answers.push(
        await app().call('POST /api/website/generate-otp', {
          body: { type: 'mobile', mobile_number: mobile, device_id: device },
        }),
      )
    const shape = (answer?: Answered<'POST /api/website/generate-otp'>) => [
      answer?.status,
      answer?.message,
      Object.keys(answer?.data ?? {}),
    ]
    expect(shape(answers[0])).toEqual(shape(answers[1]))
  })

  test('the seventh OTP to one number within an hour is refused with a time to wait', async () => {
    const mobile = freshMobile()
    const ask = () =>
      app().call('POST /api/website/generate-otp', {
        body: { type: 'mobile', mobile_number: mobile, device_id: device },
      })
    for (let time = 0; time < 6; time++) expect((await ask()).status).toBe(200)
    const seventh = await ask()
    expect(seventh.status).toBe(429)
    expect(Number(seventh.headers['retry-after'])).toBeGreaterThan(0)
    expect(seventh.data).toEqual({ retry_after_seconds: Number(seventh.headers['retry-after']) })
  })

  test('numbers bought in a row run into the limit of their prefix while e-mail goes on', async () => {
    const statuses = []
    for (let number = 0; number < 45; number++) {
      const mobile = `+9170000${String(number).padStart(5, '0')}`
      const { status } = await app().call(
        'POST /api/website/generate-otp',
        { body: { type: 'mobile', mobile_number: mobile, device_id: device } },
        { from: `10.0.${number}.1` },
      )
      statuses.push(status)
    }
    expect(statuses.filter((status) => status === 429)).toHaveLength(5)
    const mail = await app().call('POST /api/website/generate-otp', {
      body: { type: 'email', email: 'still-served@example.com', device_id: device },
    })
    expect(mail.status).toBe(200)
  })
})

describe('entering the OTP', () => {
  test('a registered client is logged in, with the words and the fields of the specification', async () => {
    const mobile = freshMobile()
    const client = await registerClient(app(), { mobile })
    const { answer } = await logIn(app(), mobile)
    expect(answer).toMatchObject({ status: 200, message: 'Logged in successfully' })
    expect(answer.data).toMatchObject({
      outcome: 'logged-in',
      token: expect.any(String),
      u_id: client.uId,
      retest_time: null,
      cometchat_u_id: client.uId,
      // Registered, and the questionnaire still to come.
      is_new_user: true,
      language_u_id: wholeProfile.language_u_id,
      course: expect.any(Array),
      healer: expect.any(Array),
    })
  })

  test('an unknown number gets a ticket to register instead of a session', async () => {
    const { answer } = await logIn(app(), freshMobile())
    expect(answer.data).toMatchObject({ outcome: 'not-registered', verification_token: expect.any(String) })
  })

  test('five tries and no more, then even the right OTP is refused', async () => {
    const { challenge, otp } = await askForOtp(freshMobile())
    for (let time = 0; time < 5; time++) expect((await guess(challenge, wrong(otp))).code).toBe('otpWrong')
    expect((await guess(challenge, otp)).code).toBe('otpExpired')
  })

  test('fifty parallel guesses get five tries between them', async () => {
    const { challenge, otp } = await askForOtp(freshMobile())
    const answers = await Promise.all(Array.from({ length: 50 }, () => guess(challenge, wrong(otp))))
    expect(answers.filter(({ code }) => code === 'otpWrong')).toHaveLength(5)
    expect(answers.filter(({ code }) => code === 'otpExpired')).toHaveLength(45)
  })

  test('the right OTP twice at once gives one session', async () => {
    const mobile = freshMobile()
    await registerClient(app(), { mobile })
    const { challenge, otp } = await askForOtp(mobile)
    const answers = await Promise.all([guess(challenge, otp), guess(challenge, otp)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400])
  })

  test('an OTP counts only for its own challenge and device, only the newest, only for five minutes', async () => {
    const mobile = freshMobile()
    const first = await askForOtp(mobile)
    const second = await askForOtp(mobile)
    expect((await guess(first.challenge, first.otp)).code).toBe('otpExpired')
    expect((await guess(second.challenge, second.otp, 'another-device')).code).toBe('otpExpired')
    app().clock.advance(minutes(5) + 1)
    expect((await guess(second.challenge, second.otp)).code).toBe('otpExpired')
  })
})

describe('registering', () => {
  test('the form is checked with the words of the specification', async () => {
    const answer = await app().call('POST /api/website/patient', {
      body: {
        first_name: 'An',
        last_name: 'K',
        mobile_number: '12345',
        email: 'no',
        country: '',
        state: '',
        city: '',
        organization_id: '',
        verification_token: 'x',
        device_id: device,
      } as never,
    })
    expect(answer).toMatchObject({
      status: 400,
      errors: {
        first_name: 'Please enter more than 2 character',
        last_name: 'Please enter more than 2 character',
        mobile_number: 'Please enter a 10 digits mobile no.',
        email: 'Please enter valid email',
        gender: 'Please select your gender',
        dob: 'Please enter your date of birth',
        country: 'Please select your country',
        state: 'Please select your state',
        city: 'Please enter your city',
        marital_status: 'This field is required',
        income_sources: 'This field is required',
        income_range_per_year: 'This field is required',
        mental_health_invest_amount: 'This field is required',
        profession_u_id: 'Please select your profession',
        organization_id: 'Please enter your organisation ID',
      },
    })
  })

  test('a number that was not proven cannot be registered', async () => {
    const answer = await app().call('POST /api/website/patient', {
      body: {
        ...wholeProfile,
        email: 'a@example.com',
        referral_code: '',
        mobile_number: freshMobile(),
        verification_token: 'forged.token.here',
        device_id: device,
      },
    })
    expect(answer).toMatchObject({ status: 400, code: 'contactNotVerified' })
  })

  test('a number that has an account gives 409 and changes nothing', async () => {
    const mobile = freshMobile()
    await registerClient(app(), { mobile })
    await expect(registerClient(app(), { mobile })).rejects.toThrow('already exists')
  })
})

describe('profile', () => {
  test('the gate opens when each required field is filled', async () => {
    const client = await registerClient(app())
    await emptyProfile(app(), client.uId)
    const at = { params: { patientId: client.uId } }
    const before = await app().call('GET /api/website/patient/{patientId}', at, { as: client })
    expect(before.data).toMatchObject({ is_profile_complete: false, percentage: 0 })
    const after = await app().call(
      'PUT /api/website/patient/{patientId}',
      { ...at, body: wholeProfile },
      { as: client },
    )
    expect(after.data).toMatchObject({ is_profile_complete: true, percentage: 100, missing_fields: [] })
  })

  test('a client neither reads nor changes the profile of another', async () => {
    const [mine, others] = [await registerClient(app()), await registerClient(app())]
    const at = { params: { patientId: others.uId } }
    expect((await app().call('GET /api/website/patient/{patientId}', at, { as: mine })).status).toBe(404)
    expect(
      (await app().call('PUT /api/website/patient/{patientId}', { ...at, body: wholeProfile }, { as: mine }))
        .status,
    ).toBe(404)
    expect((await app().call('GET /api/website/patient/{patientId}', at)).status).toBe(401)
  })

  test('a person under eighteen cannot complete a profile', async () => {
    const client = await registerClient(app())
    const young = { ...wholeProfile, dob: '2010-01-01' }
    const at = { params: { patientId: client.uId } }
    const answer = await app().call(
      'PUT /api/website/patient/{patientId}',
      { ...at, body: young },
      { as: client },
    )
    expect(answer).toMatchObject({ status: 400, code: 'underAge' })
  })
})
