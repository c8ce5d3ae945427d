import { returnDays } from '@newyou/contract/business'
import { beforeAll, describe, expect, test } from 'vitest'
import { days, hours } from '../../platform/clock.ts'
import { buy, makeCourse } from '../../testing/courses.ts'
import { chargeCard } from '../../testing/sessions-paid.ts'
import { openShop, type Shop } from '../../testing/shop.ts'
import { makeClient } from '../../testing/signed-in.ts'
import { type TestUser, useTestApp } from '../../testing/test-app.ts'

const app = useTestApp()
let shop: Shop
beforeAll(async () => {
  shop = await openShop(app())
})

const take = (client: TestUser, itemId: string) =>
  app().call('POST /api/website/order', { body: { type: 'course', item_u_id: itemId } }, { as: client })
const ownership = async (client: TestUser, itemId: string) =>
  (
    await app().call(
      'GET /api/website/ownership',
      { query: { type: 'course', item_u_id: itemId } },
      { as: client },
    )
  ).data
const refund = (client: TestUser, orderId: string) =>
  app().call('POST /api/website/order-return/{orderId}', { params: { orderId } }, { as: client })
const claim = (client: TestUser, orderId: string, paymentId: string) =>
  app().call(
    'PUT /api/website/order-payment/{u_id}',
    { params: { u_id: orderId }, body: { razor_pay_payment_id: paymentId } },
    { as: client },
  )

describe('buying a course', () => {
  test('the price is the server’s, the payment opens it, the healer earns, the client is notified', async () => {
    const client = await makeClient(app())
    const course = await makeCourse(app(), { price_paise: 199_900 })
    const taken = await take(client, course.u_id)
    expect(taken.status).toBe(201)
    const orderId = taken.data?.outcome === 'order' ? taken.data.order_u_id : ''
    expect((await shop.view(client, orderId))?.price.price_paise).toBe(199_900)
    expect(await ownership(client, course.u_id)).toMatchObject({ is_owned: false, order_u_id: orderId })
    await claim(client, orderId, await chargeCard(app(), client, orderId))
    expect(await ownership(client, course.u_id)).toMatchObject({ is_owned: true, order_u_id: orderId })
    const received = await app().call('GET /api/website/notification', { query: {} }, { as: client })
    expect(received.data?.[0]).toMatchObject({
      title: 'Your course is ready',
      front_end_path: 'courses/courses-details',
      target_id: course.u_id,
    })
    expect(await shop.drift()).toBe(0)
  })

  test('again: 409 with the words of the specification', async () => {
    const client = await makeClient(app())
    const course = await makeCourse(app())
    await buy(app(), client, { type: 'course', item_u_id: course.u_id })
    expect(await take(client, course.u_id)).toMatchObject({
      status: 409,
      code: 'courseAlreadyBought',
      message: 'Course already purchased!',
    })
  })

  test('from two tabs at once: one order', async () => {
    const client = await makeClient(app())
    const course = await makeCourse(app())
    const answers = await Promise.all(Array.from({ length: 6 }, () => take(client, course.u_id)))
    const orders = answers.map(({ data }) => (data?.outcome === 'order' ? data.order_u_id : undefined))
    expect(new Set(orders).size).toBe(1)
    expect(orders[0]).toBeDefined()
  })

  test('paid late while it was bought again: the second payment goes back', async () => {
    const client = await makeClient(app())
    const course = await makeCourse(app())
    const first = await take(client, course.u_id)
    const late = first.data?.outcome === 'order' ? first.data.order_u_id : ''
    const latePayment = await chargeCard(app(), client, late)
    app().clock.advance(hours(25))
    const back = await shop.back(client)
    const second = await buy(app(), back, { type: 'course', item_u_id: course.u_id })
    expect(second).not.toBe(late)
    await claim(back, late, latePayment)
    await app().drain()
    expect(shop.keptByGateway(late)).toBe(0)
    expect(shop.keptByGateway(second ?? '')).toBe(349_900)
    expect(await ownership(back, course.u_id)).toMatchObject({ is_owned: true, order_u_id: second })
    expect(await shop.drift()).toBe(0)
  })

  test('an order that ran out is replaced, at the price of now', async () => {
    const client = await makeClient(app())
    const course = await makeCourse(app(), { price_paise: 100_000 })
    const first = await take(client, course.u_id)
    await app()
      .db.updateTable('course')
      .set({ price_paise: 120_000 })
      .where('u_id', '=', course.u_id)
      .execute()
    const second = await take(client, course.u_id)
    const orderId = second.data?.outcome === 'order' ? second.data.order_u_id : ''
    expect(first.data).not.toEqual(second.data)
    expect((await shop.view(client, orderId))?.price.price_paise).toBe(120_000)
  })

  test('one that costs nothing is given at once, without an order', async () => {
    const client = await makeClient(app())
    const course = await makeCourse(app(), { price_paise: 0 })
    expect((await take(client, course.u_id)).data).toEqual({ outcome: 'given' })
    expect(await ownership(client, course.u_id)).toEqual({
      is_owned: true,
      bundle_u_id: null,
      order_u_id: null,
      return_until: null,
    })
  })

  test('what is not there or not published is 404, a visitor is asked to log in', async () => {
    const client = await makeClient(app())
    const draft = await makeCourse(app(), { state: 'draft' })
    expect((await take(client, draft.u_id)).status).toBe(404)
    expect((await take(client, '019a0000-0000-7000-8000-0000000000ff')).status).toBe(404)
    const visitor = await app().call('POST /api/website/order', {
      body: { type: 'course', item_u_id: draft.u_id },
    })
    expect(visitor.status).toBe(401)
  })
})

describe('returning a course', () => {
  test('within the return period, whole, each part to where it came from, and the client no longer has it', async () => {
    const client = await shop.client(50_000)
    const course = await makeCourse(app())
    const taken = await take(client, course.u_id)
    const orderId = taken.data?.outcome === 'order' ? taken.data.order_u_id : ''
    await shop.payByCard(client, orderId, { walletPaise: 50_000 })
    expect(await shop.walletOf(client)).toBe(0)
    expect((await ownership(client, course.u_id))?.return_until).not.toBeNull()
    expect((await refund(client, orderId)).status).toBe(200)
    await app().drain()
    expect(await ownership(client, course.u_id)).toMatchObject({ is_owned: false })
    expect(await shop.walletOf(client)).toBe(50_000)
    expect(shop.keptByGateway(orderId)).toBe(0)
    expect((await shop.view(client, orderId))?.state).toBe('refunded')
    expect((await refund(client, orderId)).code).toBe('returnNotPossible')
    expect(await shop.drift()).toBe(0)
    // The client may buy it again.
    expect((await take(client, course.u_id)).data?.outcome).toBe('order')
  })

  test('not after the return period, and not by another client', async () => {
    const client = await makeClient(app())
    const course = await makeCourse(app())
    const orderId = (await buy(app(), client, { type: 'course', item_u_id: course.u_id })) ?? ''
    expect((await refund(await makeClient(app()), orderId)).status).toBe(404)
    app().clock.advance(days(returnDays))
    const back = await shop.back(client)
    expect((await ownership(back, course.u_id))?.return_until).toBeNull()
    expect((await refund(back, orderId)).code).toBe('returnNotPossible')
  })
})
