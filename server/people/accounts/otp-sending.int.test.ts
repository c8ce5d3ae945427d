import { randomUUID } from 'node:crypto'
import { afterEach, describe, expect, test } from 'vitest'
import { minutes, seconds } from '../../platform/clock.ts'
import { freshMobile } from '../../testing/people.ts'
import { useTestApp } from '../../testing/test-app.ts'

const app = useTestApp({ config: { OTP_PER_CONTACT_HOURLY: '1000' } })
afterEach(() => app().sandbox.messages.set('sms', 'normal'))

/** Nothing works on the queue here: what arrives was sent by the call itself. */
const ask = (contact: { mobile: string } | { email: string }) => {
  const device = { device_id: randomUUID() }
  return 'mobile' in contact
    ? app().call('POST /api/website/generate-otp', {
        body: { type: 'mobile', mobile_number: contact.mobile, ...device },
      })
    : app().call('POST /api/website/generate-otp', {
        body: { type: 'email', email: contact.email, ...device },
      })
}
const freshEmail = () => `${randomUUID()}@example.com`
const codeFor = (contact: string) => app().sandbox.inbox.latestCode(contact)
/** Numbers of prefixes of their own, so that the limit of one prefix is not met. */
const scattered = (count: number) =>
  Array.from({ length: count }, (_, index) => `+91${70_000 + index}${String(10_000 + index)}`)

describe('OTPs are sent by the call that asks for them', () => {
  // `bench otps` says how long that takes.
  test('sixty at once have all arrived when they are answered', async () => {
    const numbers = scattered(60)
    const answers = await Promise.all(numbers.map((mobile) => ask({ mobile })))
    expect(answers.map(({ status }) => status)).toEqual(numbers.map(() => 200))
    expect(numbers.filter((mobile) => !codeFor(mobile))).toEqual([])
  })

  test('an SMS provider that hangs does not delay an e-mail OTP', async () => {
    app().sandbox.messages.set('sms', 'slow')
    const hanging = scattered(4).map((mobile) => ask({ mobile }))
    const email = freshEmail()
    const began = performance.now()
    expect((await ask({ email })).status).toBe(200)
    expect(performance.now() - began).toBeLessThan(2000)
    expect(codeFor(email)).toMatch(/^\d{6}$/)
    for (const answer of await Promise.all(hanging)) expect(answer.code).toBe('otpNotSent')
  })

  test.each([
    ['refuses', 'fail'],
    ['hangs', 'slow'],
  ] as const)('a provider that %s is told within ten seconds, with the other channel', async (_, mode) => {
    app().sandbox.messages.set('sms', mode)
    const began = performance.now()
    const answer = await ask({ mobile: freshMobile() })
    expect(performance.now() - began).toBeLessThan(10_000)
    expect(answer).toMatchObject({
      status: 503,
      code: 'otpNotSent',
      message: 'The OTP could not be sent. Please try again, or use your e-mail address instead',
    })
  })

  test('the job is the second attempt: it sends the same code when the first was refused', async () => {
    app().sandbox.messages.set('sms', 'fail')
    const mobile = freshMobile()
    expect((await ask({ mobile })).code).toBe('otpNotSent')
    app().sandbox.messages.set('sms', 'normal')
    await app().secondTry()
    expect(codeFor(mobile)).toMatch(/^\d{6}$/)
  })

  test('it sends nothing when the first attempt arrived, or when the code has expired', async () => {
    const sent = freshMobile()
    await ask({ mobile: sent })
    const before = app().sandbox.inbox.sms(sent).length
    app().sandbox.messages.set('sms', 'fail')
    const late = freshMobile()
    await ask({ mobile: late })
    app().sandbox.messages.set('sms', 'normal')
    app().clock.advance(minutes(5) + seconds(1))
    await app().secondTry()
    expect(app().sandbox.inbox.sms(sent)).toHaveLength(before)
    expect(codeFor(late)).toBeUndefined()
  })
})
