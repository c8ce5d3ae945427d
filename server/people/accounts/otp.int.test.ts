import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { days, hours, minutes } from '../../platform/clock.ts'
import { freshMobile, registerClient } from '../../testing/people.ts'
import { useTestApp } from '../../testing/test-app.ts'

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

const wrong = (otp: string) => String((Number(otp) + 1) % 1_000_000).padStart(6, '0')

interface Asking {
  mobile: string
  device_id?: string
  from?: string
}
/** An OTP that was asked for, and a guess at it. */
async function send({ mobile, device_id = randomUUID(), from = '192.0.2.99' }: Asking) {
  const sent = await app().call(
    'POST /api/website/generate-otp',
    { body: { type: 'mobile', mobile_number: mobile, device_id } },
    { from },
  )
  const otp = sent.status === 200 ? await app().otpFor(mobile) : ''
  const guess = (code: string) =>
    app().call(
      'POST /api/website/login',
      { body: { challenge_u_id: sent.data?.challenge_u_id ?? '', otp: code, device_id } },
      { from },
    )
  return { status: sent.status, otp, guess }
}
const toNextDay = () => {
  const now = app().clock.now().getTime()
  app().clock.set(new Date((Math.floor(now / days(1)) + 1) * days(1)))
}

test('strangers guess fifty times a day at one contact, over all of its OTPs; what its owner holds stays good', async () => {
  const mobile = freshMobile()
  toNextDay()
  for (let day = 0; day < 2; day++) {
    for (let count = 0; count < 9; count++) {
      if (count % 5 === 0) app().clock.advance(hours(1))
      const { guess, otp } = await send({ mobile, from: `198.51.${day * 20 + count}.1` })
      for (let tries = 0; tries < 5; tries++) expect((await guess(wrong(otp))).code).toBe('otpWrong')
    }
    const owners = await send({ mobile, from: `198.51.${day * 20 + 10}.1` })
    const strangers = await send({ mobile, from: `198.51.${day * 20 + 11}.1` })
    for (let tries = 0; tries < 5; tries++)
      expect((await strangers.guess(wrong(strangers.otp))).code).toBe('otpWrong')
    app().clock.advance(minutes(1))
    expect((await owners.guess(owners.otp)).status).toBe(200)
    app().clock.advance(hours(1))
    expect((await send({ mobile, from: `198.51.${day * 20 + 12}.1` })).status).toBe(429)
    toNextDay()
  }
})

test('strangers who use up the OTPs of a contact leave the device of its owner alone', async () => {
  const mobile = freshMobile()
  const { deviceId: device_id } = await registerClient(app(), { mobile })
  app().clock.advance(hours(1))
  const statuses = []
  for (let count = 0; count < 7; count++)
    statuses.push((await send({ mobile, from: `198.51.200.${count}` })).status)
  // Two of one address in this app, six for one contact.
  expect(statuses).toEqual([...Array(6).fill(200), 429])
  const own = await send({ mobile, device_id, from: '198.51.200.9' })
  const late = await send({ mobile: freshMobile(), from: '192.0.2.55' })
  expect([own.status, late.status]).toEqual([200, 200])
  expect((await own.guess(own.otp)).status).toBe(200)
})

test('a login under way is not ended by what another device asks for', async () => {
  const mobile = freshMobile()
  const own = await send({ mobile, from: '192.0.2.31' })
  await send({ mobile, from: '192.0.2.32' })
  expect((await own.guess(own.otp)).status).toBe(200)
})

test('who is refused already charges no limit that others share', async () => {
  app().clock.advance(hours(1))
  const ask = async (number: number, from: string) =>
    (await send({ mobile: `+9171000${String(number).padStart(5, '0')}`, from })).status
  const ofOne = []
  for (let number = 0; number < 60; number++) ofOne.push(await ask(number, '203.0.113.50'))
  expect(ofOne).toEqual([200, 200, ...Array(58).fill(429)])
  const ofOthers = []
  for (let number = 60; number < 99; number++) ofOthers.push(await ask(number, `203.${number}.0.1`))
  // Forty of one prefix in an hour, of which the first had two.
  expect(ofOthers).toEqual([...Array(38).fill(200), 429])
})

test('the budget for SMS is charged last, and only by what is sent', async () => {
  toNextDay()
  const spent = async () =>
    (
      await app()
        .db.selectFrom('rate_count')
        .select((of) => of.fn.sum<string>('hits').as('paise'))
        .where('key', '=', 'otp:sms-paise')
        .executeTakeFirstOrThrow()
    ).paise
  const mobile = freshMobile()
  const before = await spent()
  for (let count = 0; count < 20; count++) await send({ mobile: freshMobile(), from: '192.0.2.200' })
  await send({ mobile, from: '192.0.2.201' })
  expect(Number(await spent()) - Number(before)).toBe(3 * 20)
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
