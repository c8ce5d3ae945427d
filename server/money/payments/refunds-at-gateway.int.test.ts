import { beforeAll, describe, expect, test } from 'vitest'
import { buy, makeCourse } from '../../testing/courses.ts'
import { makeHealer } from '../../testing/healers.ts'
import { bookAndPay } from '../../testing/sessions-paid.ts'
import { openShop, type Shop } from '../../testing/shop.ts'
import { makeClient, makeStaff } from '../../testing/signed-in.ts'
import { type TestUser, useTestApp } from '../../testing/test-app.ts'
import { post } from '../../testing/webhooks.ts'

const app = useTestApp()
let shop: Shop
let staff: TestUser
beforeAll(async () => {
  shop = await openShop(app())
  staff = await makeStaff(app(), ['support'])
})

const paymentOf = async (orderId: string) =>
  app().db.selectFrom('payment').selectAll().where('order_id', '=', orderId).executeTakeFirstOrThrow()

/** A refund in the gateway's dashboard; we learn of it by webhooks alone. */
async function refundAtGateway(paymentId: string, amount?: number): Promise<string> {
  const answer = await fetch(`${app().sandbox.url}/v1/payments/${paymentId}/refund`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Basic ${btoa('rzp_test_sandbox:sandbox-key-secret')}`,
    },
    body: JSON.stringify(amount ? { amount } : {}),
  })
  const { id } = (await answer.json()) as { id: string }
  await app().sandbox.gateway.processRefund(id)
  return id
}

const eventsOf = (paymentId: string, event?: 'refund.processed') =>
  app().sandbox.gateway.webhooks({ paymentId, ...(event ? { event } : {}) })
async function deliver(paymentId: string, event?: 'refund.processed') {
  const statuses = []
  for (const one of eventsOf(paymentId, event)) statuses.push(await post(app(), one.body, one.secret, one.id))
  await app().drain()
  return statuses
}
const bell = async (as: TestUser) =>
  ((await app().call('GET /api/website/notification', {}, { as })).data ?? []).map(({ title }) => title)
const owns = async (as: TestUser, courseId: string) =>
  (await app().call('GET /api/website/ownership', { query: { type: 'course', item_u_id: courseId } }, { as }))
    .data?.is_owned

const couponsPosted = async () =>
  (
    await app()
      .db.selectFrom('ledger_balance')
      .select((of) => of.fn.sum<number>('posted').as('sum'))
      .where('kind', '=', 'coupons')
      .executeTakeFirstOrThrow()
  ).sum

describe('a refund made in the pages of the gateway', () => {
  test('of a course takes it back, is booked once, and client and staff are notified', async () => {
    const client = await makeClient(app())
    const course = await makeCourse(app())
    const orderId = (await buy(app(), client, { type: 'course', item_u_id: course.u_id })) ?? ''
    const payment = await paymentOf(orderId)
    await refundAtGateway(payment.provider_payment_id)
    expect(await deliver(payment.provider_payment_id)).not.toContain(500)
    await Promise.all([1, 2, 3].map(() => deliver(payment.provider_payment_id, 'refund.processed')))
    expect(await owns(client, course.u_id)).toBe(false)
    expect(await shop.outcome(orderId)).toMatchObject({ state: 'refunded', refunds: ['sent'] })
    expect((await paymentOf(orderId)).state).toBe('refunded')
    expect(await bell(client)).toContain('Your payment has been refunded')
    expect(
      (await bell(staff)).filter((title) => title === 'A payment was refunded at the payment gateway'),
    ).toHaveLength(1)
    expect(await shop.drift()).toBe(0)
  })

  test('whose event overtakes that of the payment is booked all the same', async () => {
    const client = await makeClient(app())
    const orderId = await shop.topUp(client, 80_000)
    const { data } = await shop.start(client, orderId)
    const providerId = data?.outcome === 'gateway' ? data.checkout.order_id : ''
    const { payment } = await app().sandbox.gateway.payOrder(providerId)
    await refundAtGateway(payment.id, 30_000)
    for (const one of eventsOf(payment.id).toReversed()) await post(app(), one.body, one.secret, one.id)
    expect(await shop.walletOf(client)).toBe(50_000)
    expect(await shop.drift()).toBe(0)
  })

  test('of an appointment ahead sets its time free', async () => {
    const client = await makeClient(app())
    const healer = await makeHealer(app())
    const startsAt = '2026-11-23T03:30:00.000Z'
    const booked = await bookAndPay(app(), client, healer, startsAt)
    await refundAtGateway((await paymentOf(booked.order_u_id)).provider_payment_id)
    await deliver((await paymentOf(booked.order_u_id)).provider_payment_id)
    const seen = await app().call(
      'GET /api/website/appointment/{appointmentId}',
      { params: { appointmentId: booked.u_id } },
      { as: client },
    )
    expect(seen.data?.state).toBe('cancelled')
    expect((await bookAndPay(app(), await makeClient(app()), healer, startsAt)).u_id).toBeTruthy()
    expect(await shop.drift()).toBe(0)
  })

  test('of the gateway’s whole part returns the wallet’s part too; of less, that much alone', async () => {
    const course = await makeCourse(app())
    const part = await makeClient(app())
    await shop.fill(part.uId, 100_000)
    const take = async (client: TestUser) => {
      const { data } = await app().call(
        'POST /api/website/order',
        { body: { type: 'course', item_u_id: course.u_id } },
        { as: client },
      )
      const orderId = data?.outcome === 'order' ? data.order_u_id : ''
      return { orderId, paymentId: await shop.payByCard(client, orderId, { walletPaise: 100_000 }) }
    }
    const some = await take(part)
    await refundAtGateway(some.paymentId, 50_000)
    await deliver(some.paymentId)
    expect(await owns(part, course.u_id)).toBe(true)
    expect(await shop.walletOf(part)).toBe(0)
    expect((await shop.view(part, some.orderId))?.refunded_paise).toBe(50_000)
    await refundAtGateway(some.paymentId)
    await deliver(some.paymentId)
    expect(await owns(part, course.u_id)).toBe(false)
    expect(await shop.walletOf(part)).toBe(100_000)
    expect(await shop.drift()).toBe(0)
  })

  test('returns the coupon’s part to the platform and points to the client, and credits all of it', async () => {
    const client = await makeClient(app())
    const course = await makeCourse(app(), { price_paise: 200_000 })
    const code = await shop.coupon({ off_paise: 40_000 })
    await shop.fillPoints(client.uId, { earned: 100 })
    const { data } = await app().call(
      'POST /api/website/order',
      { body: { type: 'course', item_u_id: course.u_id } },
      { as: client },
    )
    const orderId = data?.outcome === 'order' ? data.order_u_id : ''
    const paymentId = await shop.payByCard(client, orderId, { coupon: code, lifePoints: 100 })
    expect(await shop.pointsOf(client)).toEqual({ bought: 0, earned: 0 })
    const couponsBefore = await couponsPosted()
    await refundAtGateway(paymentId)
    await deliver(paymentId)
    expect(await shop.pointsOf(client)).toEqual({ bought: 0, earned: 100 })
    expect((await couponsPosted()) - couponsBefore).toBe(40_000)
    expect((await shop.view(client, orderId))?.refunded_paise).toBe(200_000)
    expect(await shop.walletOf(client)).toBe(0)
    expect(await owns(client, course.u_id)).toBe(false)
    // The client used the coupon; that the order went back does not make it new.
    expect(await shop.usesOf(code)).toBe(1)
    expect(await shop.drift()).toBe(0)
  })

  test('of a top-up that was spent leaves a debt, which blocks spending until it is paid off', async () => {
    const client = await makeClient(app())
    const orderId = await shop.topUp(client, 80_000)
    const paymentId = await shop.payByCard(client, orderId, 0)
    const course = await makeCourse(app(), { price_paise: 60_000 })
    const { data } = await app().call(
      'POST /api/website/order',
      { body: { type: 'course', item_u_id: course.u_id } },
      { as: client },
    )
    await shop.start(client, data?.outcome === 'order' ? data.order_u_id : '', 60_000)
    expect(await owns(client, course.u_id)).toBe(true)
    await refundAtGateway(paymentId)
    await deliver(paymentId)
    const wallet = async () => (await app().call('GET /api/website/wallet', {}, { as: client })).data
    expect((await wallet())?.balance_paise).toBe(-60_000)
    expect(await owns(client, course.u_id)).toBe(true)

    await shop.payByCard(client, await shop.topUp(client, 50_000), 0)
    expect((await wallet())?.balance_paise).toBe(-10_000)
    await shop.fillPoints(client.uId, { earned: 500 })
    const next = await makeCourse(app(), { price_paise: 60_000 })
    const order = await app().call(
      'POST /api/website/order',
      { body: { type: 'course', item_u_id: next.u_id } },
      { as: client },
    )
    const nextId = order.data?.outcome === 'order' ? order.data.order_u_id : ''
    expect((await shop.start(client, nextId, { walletPaise: 5000 })).code).toBe('balanceOwed')
    expect((await shop.start(client, nextId, { lifePoints: 100 })).code).toBe('balanceOwed')
    await shop.payByCard(client, await shop.topUp(client, 60_000), 0)
    expect((await wallet())?.balance_paise).toBe(50_000)
    expect((await shop.start(client, nextId, { walletPaise: 5000 })).status).toBe(200)
    expect(await shop.drift()).toBe(0)
  })
})
