import type { CallInput } from '@newyou/contract/api'
import { beforeAll, describe, expect, test } from 'vitest'
import { hours } from '../../platform/clock.ts'
import { appointmentsOf } from '../../testing/appointments.ts'
import { makeHealer, signInHealer, type TestHealer } from '../../testing/healers.ts'
import { bookAndPay, holdTime } from '../../testing/sessions-paid.ts'
import { openShop, type Shop } from '../../testing/shop.ts'
import { makeClient } from '../../testing/signed-in.ts'
import { type TestUser, useTestApp } from '../../testing/test-app.ts'

// Saturday, 11:30 in India.
const app = useTestApp({ start: new Date('2026-11-21T06:00:00Z') })
const met = '2026-11-23T03:30:00.000Z' // Monday, 09:00 in India
const wanted = '2026-11-25T03:30:00.000Z'
const price = 150_000
const { view, preview, cancel, news } = appointmentsOf(app)
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

/** Charges the card for what the order leaves; the site has no news of it yet. */
async function charge(client: TestUser, orderId: string, walletPaise = 0) {
  const { data, message } = await shop.start(client, orderId, walletPaise)
  if (data?.outcome !== 'gateway') throw new Error(`the payment did not start: ${message}`)
  return (await app().sandbox.gateway.payOrder(data.checkout.order_id)).payment
}

const isFree = async (healer: TestHealer) =>
  (
    await app().call('GET /api/website/healer-availability', {
      query: { healer_u_id: healer.u_id, date: wanted.slice(0, 10), time_zone: 'Asia/Kolkata' },
    })
  ).data?.free.includes(wanted)

describe('offering', () => {
  test('keeps the time, notifies the client on every channel, and stands 48 hours or to the start', async () => {
    const two = await pair()
    const { data } = await offer(two)
    expect(data).toMatchObject({
      state: 'offered',
      after_appointment_u_id: two.appointmentId,
      price_paise: price,
      ends_at: '2026-11-25T04:15:00.000Z',
      stands_until: new Date(app().clock.now().getTime() + hours(48)).toISOString(),
    })
    expect(await isFree(two.healer)).toBe(false)
    const [bell] = await news(two.client)
    expect(bell).toMatchObject({
      type: 'healing-session',
      front_end_path: 'counseling',
      title: 'Meera Rao offers you a healing session',
    })
    const soon = await pair()
    const short = await offer(soon, { starts_at: '2026-11-23T04:15:00.000Z', stands_hours: 168 })
    expect(short.data?.stands_until).toBe('2026-11-23T04:15:00.000Z')
  })

  test('goes only to a client with a past or coming session, one at a time, at a price within the limits', async () => {
    const two = await pair()
    const stranger = await pair()
    expect(await offer({ practice: two.practice, appointmentId: stranger.appointmentId })).toMatchObject({
      status: 404,
    })
    expect(await offer(two, { price_paise: 1_000_001 })).toMatchObject({ status: 400, code: 'invalidInput' })
    expect(await offer(two, { price_paise: 50 })).toMatchObject({ status: 400 })
    expect(await offer(two, { starts_at: '2026-11-25T03:31:00.000Z' })).toMatchObject({
      code: 'slotNotOffered',
    })
    expect(await offer(two, { starts_at: met })).toMatchObject({ status: 409 })
    await offered(two)
    expect(await offer(two, { starts_at: '2026-11-26T03:30:00.000Z' })).toMatchObject({
      code: 'offerWaiting',
    })
    const sum = (await preview(stranger.client, stranger.appointmentId)).data?.refund_paise ?? 0
    await cancel(stranger.client, stranger.appointmentId, sum)
    expect(await offer(stranger)).toMatchObject({ status: 409, code: 'notNow' })
  })

  test('does not tell the healer what the client has elsewhere, and keeps the client’s time too', async () => {
    const two = await pair()
    const other = await makeHealer(app())
    const elsewhere = await holdTime(app(), two.client, other, '2026-11-27T03:30:00.000Z')
    const refused = await offer(two, { starts_at: '2026-11-27T03:30:00.000Z' })
    expect(refused).toMatchObject({
      status: 409,
      message: 'Your client has another appointment at this time',
    })
    expect(JSON.stringify(refused)).not.toContain(elsewhere.u_id)
    const uId = await offered(two)
    const booking = await app().call(
      'POST /api/website/appointment',
      { body: { healer_u_id: other.u_id, starts_at: wanted, mode: 'video', description: 'Sleep' } },
      { as: two.client },
    )
    expect(booking).toMatchObject({
      code: 'clientBusy',
      message: expect.stringContaining('accept or decline it'),
    })
    expect(uId).toBeTruthy()
  })
})

describe('accepting', () => {
  test('with a part from the wallet: kept until it is paid, then an appointment like any other', async () => {
    const two = await pair(100_000)
    const uId = await offered(two)
    const accepted = await answer(two.client, uId, true, 40_000)
    expect(accepted).toMatchObject({
      status: 200,
      data: { state: 'accepted', payment_state: 'pending', appointment_state: 'held' },
    })
    const { order_u_id: orderId, appointment_u_id: appointmentId } = accepted.data ?? {}
    const order = await shop.view(two.client, orderId ?? '')
    expect(order).toMatchObject({
      kind: 'healing-session',
      item_u_id: appointmentId,
      price: { price_paise: price, wallet_paise: 40_000, payable_paise: price - 40_000 },
      expires_at: accepted.data?.stands_until,
    })
    const payment = await charge(two.client, orderId ?? '', 40_000)
    expect(await pay(two.client, uId, payment.id)).toMatchObject({
      data: { state: 'booked', appointment_state: 'confirmed', payment_state: 'paid' },
      message: 'Your healing session is booked',
    })
    expect(await view(two.client, appointmentId ?? '')).toMatchObject({
      state: 'confirmed',
      healing_session_u_id: uId,
      starts_at: wanted,
    })
    const titles = (await news(two.practice)).map(({ title }) => title)
    expect(titles[0]).toBe('New session booked')
    // By the published rule, to each source.
    const back = await preview(two.client, appointmentId ?? '')
    expect(back.data).toMatchObject({
      refund_paise: price,
      wallet_paise: 40_000,
      gateway_paise: price - 40_000,
    })
    await cancel(two.client, appointmentId ?? '', price)
    await app().drain()
    expect(await shop.walletOf({ uId: two.client.uId })).toBe(100_000)
    expect(await seen(two.client, uId)).toMatchObject({ state: 'booked', appointment_state: 'cancelled' })
    expect(await shop.drift()).toBe(0)
  })

  test('all from the wallet, or at no price: booked at once without the gateway', async () => {
    const rich = await pair(price)
    const uId = await offered(rich)
    expect(await answer(rich.client, uId, true, price)).toMatchObject({
      data: { state: 'booked', payment_state: 'paid' },
      message: 'Your healing session is booked',
    })
    const poor = await pair()
    const free = await offered(poor, { price_paise: 0 })
    const { data } = await answer(poor.client, free, true)
    expect(data).toMatchObject({ state: 'booked', order_u_id: null, payment_state: 'none' })
    expect((await preview(poor.client, data?.appointment_u_id ?? '')).data).toMatchObject({ refund_paise: 0 })
  })

  test('what the wallet cannot give is refused, and nothing is accepted', async () => {
    const two = await pair(10_000)
    const uId = await offered(two)
    expect(await answer(two.client, uId, true, 20_000)).toMatchObject({ code: 'insufficientWallet' })
    expect(await answer(two.client, uId, true, price + 1)).toMatchObject({ code: 'invalidInput' })
    // The price in paise, sent for rupees.
    expect(await answer(two.client, uId, true, price * 100)).toMatchObject({
      code: 'invalidInput',
      errors: { wallet_discount: 'This is more than the price. The amount is in rupees' },
    })
    expect(await answer(two.client, uId, true, 100.5)).toMatchObject({ code: 'invalidInput' })
    expect(await answer(two.client, uId, true, price - 50)).toMatchObject({ code: 'invalidInput' })
    expect(await seen(two.client, uId)).toMatchObject({ state: 'offered', order_u_id: null })
  })

  test('two windows at once accept it once; a second yes, a late no and others find it closed', async () => {
    const two = await pair(price)
    const uId = await offered(two)
    const both = await Promise.all([
      answer(two.client, uId, true, price),
      answer(two.client, uId, true, price),
    ])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(await answer(two.client, uId, true)).toMatchObject({ status: 409, code: 'offerClosed' })
    expect(await answer(two.client, uId, false)).toMatchObject({ status: 409, code: 'offerClosed' })
    expect(await withdraw(two.practice, uId)).toMatchObject({ status: 409, code: 'offerClosed' })
    const stranger = await makeClient(app())
    expect(await answer(stranger, uId, true)).toMatchObject({ status: 404 })
    expect(await seen(stranger, uId)).toBeUndefined()
    const otherPractice = await signInHealer(app(), await makeHealer(app()))
    expect(await withdraw(otherPractice, uId)).toMatchObject({ status: 404 })
    expect(await answer(two.practice, uId, true)).toMatchObject({ status: 403 })
    expect(await pay(stranger, uId, 'pay_1')).toMatchObject({ status: 404 })
  })
})

test('each sees the own offers: the waiting one first, the healer by client', async () => {
  const two = await pair()
  const first = await offered(two)
  await answer(two.client, first, false)
  const second = await offered(two)
  const mine = await app().call('GET /api/website/healing-session', {}, { as: two.client })
  expect(mine).toMatchObject({
    total: 2,
    data: [
      { u_id: second, state: 'offered' },
      { u_id: first, state: 'declined' },
    ],
  })
  const list = (as: TestUser, appointment_u_id?: string) =>
    app().call(
      'GET /api/practice/healing-session',
      { query: appointment_u_id ? { appointment_u_id } : {} },
      { as },
    )
  expect(await list(two.practice, two.appointmentId)).toMatchObject({
    total: 2,
    data: [{ u_id: second }, {}],
  })
  const others = await pair()
  expect(await list(others.practice)).toMatchObject({ total: 0, data: [] })
  expect(await list(others.practice, two.appointmentId)).toMatchObject({ status: 404 })
})
