import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { days, hours } from '../platform/clock.ts'
import { useTestApp } from '../testing/test-app.ts'

const app = useTestApp({ config: { OTP_PER_ADDRESS_HOURLY: '2' } })

const ask = async (from: string) =>
  (
    await app().call(
      'POST /api/website/generate-otp',
      { body: { type: 'email', email: `${randomUUID()}@example.com`, device_id: randomUUID() } },
      { from },
    )
  ).status

test.each([
  ['three numbers', (last: number) => `203.0.113.${last}`, '203.0.114.1'],
  ['an IPv6 /48', (last: number) => `2001:db8:1:${last}::6`, '2001:db8:2:3::6'],
])(
  'one address and the block of %s around it each have a limit of their own',
  async (_, inBlock, outside) => {
    const inIt = []
    for (const last of [1, 1, 2, 3, 4, 5, 6, 7, 8]) inIt.push(await ask(inBlock(last)))
    expect(inIt).toEqual([...Array(8).fill(200), 429])
    expect([await ask(outside), await ask(outside), await ask(outside)]).toEqual([200, 200, 429])
    app().clock.advance(hours(1))
    expect(await ask(outside)).toBe(200)
  },
)

test('one household of IPv6 is one caller, whichever of its addresses it takes and however that is written', async () => {
  const from = ['2001:db8:9:1::1', '2001:0DB8:9:1:ffff::2', '2001:db8:9:1:1:2:3:4']
  const got = []
  for (const address of from) got.push(await ask(address))
  expect(got).toEqual([200, 200, 429])
})

test('an IPv4 address in IPv6 form is the same caller', async () => {
  const got = []
  for (const address of ['192.0.2.77', '::ffff:192.0.2.77', '::ffff:c000:24d']) got.push(await ask(address))
  expect(got).toEqual([200, 200, 429])
})

test('fifty guesses a day at one contact, over all of its OTPs; then even the right one waits for the next day', async () => {
  const email = `${randomUUID()}@example.com`
  const device_id = randomUUID()
  let count = 0
  // The owner of the contact is guessed at from many places.
  const send = async () => {
    count += 1
    const sent = await app().call(
      'POST /api/website/generate-otp',
      { body: { type: 'email', email, device_id } },
      { from: `198.51.${count}.1` },
    )
    expect(sent.status).toBe(200)
    const otp = await app().otpFor(email)
    const guess = async (code: string) =>
      (
        await app().call('POST /api/website/login', {
          body: { challenge_u_id: sent.data?.challenge_u_id ?? '', otp: code, device_id },
        })
      ).code
    return { otp, guess, wrong: String((Number(otp) + 1) % 1_000_000).padStart(6, '0') }
  }
  const nextDay = () => {
    const now = app().clock.now().getTime()
    app().clock.set(new Date((Math.floor(now / days(1)) + 1) * days(1)))
  }
  nextDay()
  for (let day = 0; day < 3; day++) {
    for (let code = 0; code < 10; code++) {
      if (code % 5 === 0) app().clock.advance(hours(1))
      const { guess, wrong } = await send()
      for (let tries = 0; tries < 5; tries++) expect(await guess(wrong), `day ${day}`).toBe('otpWrong')
    }
    const { guess, otp } = await send()
    expect(await guess(otp)).toBe('tooManyRequests')
    nextDay()
  }
})

test('the answer shows enough of the contact to recognise it, and no more', async () => {
  const shown = async (contact: object) =>
    (
      await app().call(
        'POST /api/website/generate-otp',
        { body: { ...contact, device_id: randomUUID() } as never },
        { from: '192.0.2.1' },
      )
    ).data?.destination
  expect(await shown({ type: 'mobile', mobile_number: '+919812345678' })).toBe('+91 ••••• •5678')
  expect(await shown({ type: 'email', email: 'ananya@example.com' })).toBe('a•••@example.com')
})
