import type { CallInput } from '@newyou/contract/api'
import { beforeAll, describe, expect, test } from 'vitest'
import { hours, minutes } from '../../platform/clock.ts'
import { appointmentsOf } from '../../testing/appointments.ts'
import { makeHealer, signInHealer, type TestHealer } from '../../testing/healers.ts'
import { bookAndPay } from '../../testing/sessions-paid.ts'
import { openShop, type Shop } from '../../testing/shop.ts'
import { makeClient } from '../../testing/signed-in.ts'
import { type TestUser, useTestApp } from '../../testing/test-app.ts'

// Saturday, 11:30 in India.
const app = useTestApp({ start: new Date('2026-11-21T06:00:00Z') })
const met = '2026-11-23T03:30:00.000Z' // Monday, 09:00 in India
const wanted = '2026-11-25T03:30:00.000Z'
const price = 150_000
const { cancel, news } = appointmentsOf(app)
let shop: Shop

beforeAll(async () => {
  shop = await openShop(app())
})

interface Pair {
  healer: TestHealer
  practice: TestUser
  client: TestUser
  appointmentId: string
}

/** A healer and a client who has booked them, with this much in the wallet. */
async function pair(walletPaise = 0): Promise<Pair> {
  const healer = await makeHealer(app())
  const client = await shop.client(walletPaise)
  const { u_id: appointmentId } = await bookAndPay(app(), client, healer, met)
  return { healer, client, appointmentId, practice: await signInHealer(app(), healer) }
}

type Offer = NonNullable<CallInput<'POST /api/practice/healing-session'>['body']>

const offer = (
  { practice, appointmentId }: Pick<Pair, 'practice' | 'appointmentId'>,
  given: Partial<Offer> = {},
) =>
  app().call(
    'POST /api/practice/healing-session',
    {
      body: {
        appointment_u_id: appointmentId,
        title: 'A longer breath',
        description: 'We go on with the breathing of the first evening.',
        starts_at: wanted,
        mode: 'video',
        price_paise: price,
        ...given,
      },
    },
    { as: practice },
  )

const offered = async (of: Pair, given: Partial<Offer> = {}) => {
  const { data, message } = await offer(of, given)
  if (!data) throw new Error(`not offered: ${message}`)
  return data.u_id
}

const answer = (as: TestUser, uId: string, accepted_by_patient: boolean, walletPaise = 0) =>
  app().call(
    'PATCH /api/website/healing-session/{uId}',
    { params: { uId }, body: { accepted_by_patient, wallet_discount: walletPaise / 100 } },
    { as },
  )

const withdraw = (as: TestUser, uId: string) =>
  app().call('POST /api/practice/healing-session/{uId}/withdraw', { params: { uId } }, { as })

const seen = async (as: TestUser, uId: string) =>
  (await app().call('GET /api/website/healing-session/{uId}', { params: { uId } }, { as })).data

const pay = (as: TestUser, u_id: string, razor_pay_payment_id: string) =>
  app().call(
    'PUT /api/website/healing-session-payment/{u_id}',
    { params: { u_id }, body: { razor_pay_payment_id } },
    { as },
  )
const tick = () => app().app.platform.jobs.runNow('healing-sessions')

const isFree = async (healer: TestHealer) =>
  (
    await app().call('GET /api/website/healer-availability', {
      query: { healer_u_id: healer.u_id, date: wanted.slice(0, 10), time_zone: 'Asia/Kolkata' },
    })
  ).data?.free.includes(wanted)

describe('what ends it', () => {
  test('a no, before or after it was accepted, frees the time and notifies the healer', async () => {
    const two = await pair()
    const first = await offered(two)
    expect(await answer(two.client, first, false)).toMatchObject({ data: { state: 'declined' } })
    expect(await isFree(two.healer)).toBe(true)
    expect((await news(two.practice))[0]?.title).toMatch(/declined your offer$/)
    const second = await offered(two)
    await answer(two.client, second, true)
    expect(await answer(two.client, second, false)).toMatchObject({
      data: { state: 'declined', appointment_state: 'cancelled' },
    })
    expect(await isFree(two.healer)).toBe(true)
    const third = await offered(two)
    const { data } = await answer(two.client, third, true)
    // Cancelling the appointment declines it as well.
    await cancel(two.client, data?.appointment_u_id ?? '', 0)
    expect(await seen(two.client, third)).toMatchObject({ state: 'declined' })
  })

  test('the healer takes it back before an answer', async () => {
    const two = await pair()
    const uId = await offered(two)
    expect(await withdraw(two.practice, uId)).toMatchObject({ data: { state: 'withdrawn' } })
    expect(await isFree(two.healer)).toBe(true)
    expect((await news(two.client))[0]?.title).toBe('Meera Rao withdrew their offer')
    expect(await answer(two.client, uId, true)).toMatchObject({ code: 'offerClosed' })
  })

  test('time: without an answer it is over at once and notified within the minute', async () => {
    const two = await pair()
    const uId = await offered(two, { stands_hours: 1 })
    app().clock.advance(hours(1))
    const client = await shop.back(two.client)
    expect(await seen(client, uId)).toMatchObject({ state: 'lapsed' })
    expect(await answer(client, uId, true)).toMatchObject({ code: 'offerClosed' })
    await tick()
    await tick()
    expect(await isFree(two.healer)).toBe(true)
    const received = (await news(client)).filter(
      ({ title }) => title === 'The offer from Meera Rao has expired',
    )
    expect(received).toHaveLength(1)
    expect((await news(await shop.back(two.practice)))[0]?.title).toMatch(/^Your offer to .* has expired$/)
  })

  test('a time that a dead offer still keeps can be booked before the clock has come to it', async () => {
    const two = await pair()
    const uId = await offered(two, { stands_hours: 1 })
    app().clock.advance(hours(1))
    const other = await makeClient(app())
    await bookAndPay(app(), other, two.healer, wanted)
    const client = await shop.back(two.client)
    expect(await seen(client, uId)).toMatchObject({ state: 'lapsed' })
    const [latest] = await news(client)
    expect(latest?.title).toBe('The offer from Meera Rao has expired')
  })

  test('unpaid: both are notified, and a payment that comes after it goes back whole', async () => {
    const two = await pair(50_000)
    const uId = await offered(two, { stands_hours: 1 })
    const { data } = await answer(two.client, uId, true, 50_000)
    const orderId = data?.order_u_id ?? ''
    const started = await shop.start(two.client, orderId, 50_000)
    app().clock.advance(hours(1) + minutes(1))
    await app().app.platform.jobs.runNow('expire-orders')
    await app().drain()
    const client = await shop.back(two.client)
    expect(await seen(client, uId)).toMatchObject({ state: 'lapsed' })
    expect(await isFree(two.healer)).toBe(true)
    expect((await news(client))[0]?.title).toBe('The offer from Meera Rao has expired')
    // The window of the gateway was still open.
    const shown = started.data?.outcome === 'gateway' ? started.data.checkout.order_id : ''
    const { payment } = await app().sandbox.gateway.payOrder(shown)
    await pay(client, uId, payment.id)
    await app().drain()
    expect(await shop.view(client, orderId)).toMatchObject({ state: 'refunded' })
    expect(shop.keptByGateway(orderId)).toBe(0)
    expect(await shop.walletOf({ uId: client.uId })).toBe(50_000)
    expect(await shop.drift()).toBe(0)
  })
})
