import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { minutes } from '../../platform/clock.ts'
import { inTransaction } from '../../platform/database/database.ts'
import { openShop, type Shop, testFulfilment } from '../../testing/shop.ts'
import { useTestApp } from '../../testing/test-app.ts'

const app = useTestApp({ fulfilments: { appointment: testFulfilment } })
const gateway = () => app().sandbox.gateway
let shop: Shop
beforeAll(async () => {
  shop = await openShop(app())
})

/** ₹900 in the wallet, 300 earned points and 200 bought ones. */
async function richClient() {
  const client = await shop.client(90_000)
  await shop.fillPoints(client.uId, { earned: 300, bought: 200 })
  return client
}
const stack = async () => ({ coupon: await shop.coupon(), lifePoints: 400, walletPaise: 60_000 })

describe('coupon, life points, wallet and card in one payment', () => {
  test('each takes from what the one before left; earned points go before bought ones', async () => {
    const client = await richClient()
    const orderId = await shop.order(client)
    const request = await stack()
    const answer = await shop.start(client, orderId, request)
    expect(answer.data).toMatchObject({
      outcome: 'gateway',
      checkout: { amount: 110_000 },
      order: {
        coupon_code: request.coupon,
        wallet_balance_paise: 90_000,
        life_point_balance: 500,
        price: {
          price_paise: 250_000,
          coupon_paise: 40_000,
          life_points_paise: 40_000,
          wallet_paise: 60_000,
          payable_paise: 110_000,
        },
      },
    })
    expect(await shop.pointsOf(client)).toEqual({ earned: 0, bought: 100 })
    await shop.payByCard(client, orderId, request)
    expect(await shop.outcome(orderId)).toEqual({ state: 'paid', gifts: 1, refunds: [], held: 0 })
    expect(await shop.walletOf(client)).toBe(30_000)
    expect(await shop.pointsOf(client)).toEqual({ earned: 0, bought: 100 })
    expect(await shop.drift()).toBe(0)
  })

  test('refunded in part, each part to where it came from', async () => {
    const client = await richClient()
    const orderId = await shop.order(client)
    await shop.payByCard(client, orderId, await stack())
    const back = await inTransaction(app().db, (trx) =>
      app().app.modules.payments.refund(trx, orderId, { basisPoints: 5000, reason: 'cancelled-by-client' }),
    )
    expect(back).toEqual({
      pricePaise: 125_000,
      gatewayPaise: 55_000,
      deskPaise: 0,
      walletPaise: 30_000,
      lifePointsPaise: 20_000,
      couponPaise: 20_000,
      allowancePaise: 0,
      keptPaise: 125_000,
    })
    await app().drain()
    expect(await shop.walletOf(client)).toBe(60_000)
    expect(await shop.pointsOf(client)).toEqual({ earned: 150, bought: 150 })
    expect(shop.keptByGateway(orderId)).toBe(55_000)
    expect(await shop.drift()).toBe(0)
  })

  test('one rupee may be left for the gateway, and nothing between that and none', async () => {
    const client = await shop.client(300_000)
    const orderId = await shop.order(client)
    for (const walletPaise of [249_901, 249_999])
      expect(await shop.start(client, orderId, { walletPaise })).toMatchObject({
        status: 400,
        errors: { wallet_paise: expect.stringContaining('at least ₹1') },
      })
    const one = await shop.start(client, orderId, { walletPaise: 249_900 })
    expect(one.data).toMatchObject({ outcome: 'gateway', checkout: { amount: 100 } })
  })

  test('money set aside for later is bought by the gateway alone, not even with one point', async () => {
    const client = await richClient()
    const orderId = await shop.topUp(client, 50_000)
    for (const request of [{ lifePoints: 1 }, { walletPaise: 100 }])
      expect(await shop.start(client, orderId, request)).toMatchObject({ status: 400, code: 'invalidInput' })
    expect(await shop.outcome(orderId)).toMatchObject({ state: 'open', held: 0 })
  })

  test('nothing left to pay: no call of the gateway', async () => {
    const client = await richClient()
    const orderId = await shop.order(client, { pricePaise: 150_000 })
    const { coupon } = await stack()
    const answer = await shop.start(client, orderId, { coupon, lifePoints: 500, walletPaise: 60_000 })
    expect(answer.data).toMatchObject({ outcome: 'paid', order: { state: 'paid' } })
    expect(shop.providerOrdersOf(orderId)).toEqual([])
    expect(await shop.drift()).toBe(0)
  })

  test.each([
    ['more points than there are', { lifePoints: 501 }, { status: 409, code: 'insufficientLifePoints' }],
    [
      'more from the wallet than it has',
      { walletPaise: 90_001 },
      { status: 409, code: 'insufficientWallet' },
    ],
    ['points for more than the price', { lifePoints: 2501 }, { status: 400, code: 'invalidInput' }],
    ['an unknown coupon', { coupon: 'NOTHING', lifePoints: 100 }, { status: 400, code: 'invalidCoupon' }],
  ])('%s: refused, and nothing is set aside', async (_, request, refusal) => {
    const client = await richClient()
    const orderId = await shop.order(client)
    expect(await shop.start(client, orderId, request)).toMatchObject(refusal)
    expect(await shop.outcome(orderId)).toMatchObject({ state: 'open', held: 0 })
    expect([await shop.walletOf(client), await shop.pointsOf(client)]).toEqual([
      90_000,
      { earned: 300, bought: 200 },
    ])
  })

  test('two orders at once cannot use the same points and rupees twice', async () => {
    const client = await richClient()
    const orders = await Promise.all(Array.from({ length: 10 }, () => shop.order(client)))
    const answers = await Promise.all(
      orders.map((orderId) => shop.start(client, orderId, { lifePoints: 400, walletPaise: 60_000 })),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await shop.drift()).toBe(0)
  })
})

describe('what goes wrong with a stacked payment', () => {
  test('declined, then repaid on the same order: everything stays set aside between', async () => {
    const client = await richClient()
    const orderId = await shop.order(client)
    const request = await stack()
    const { data } = await shop.start(client, orderId, request)
    const providerId = data?.outcome === 'gateway' ? data.checkout.order_id : ''
    await gateway().payOrder(providerId, { outcome: 'failure' })
    await shop.deliver(orderId)
    expect(await shop.view(client, orderId)).toMatchObject({ state: 'failed', coupon_code: request.coupon })
    expect(await shop.usesOf(request.coupon)).toBe(1)
    await shop.payByCard(client, orderId, request)
    expect(await shop.outcome(orderId)).toMatchObject({ state: 'paid', gifts: 1, held: 0 })
  })

  test('it runs out: wallet, points and coupon are free again, once', async () => {
    const client = await richClient()
    const orderId = await shop.order(client)
    const request = await stack()
    await shop.start(client, orderId, request)
    app().clock.advance(minutes(11))
    await Promise.all([shop.tick(), shop.tick()])
    expect(await shop.outcome(orderId)).toMatchObject({ state: 'expired', held: 0 })
    expect(await shop.pointsOf(client)).toEqual({ earned: 300, bought: 200 })
    expect([await shop.walletOf(client), await shop.usesOf(request.coupon)]).toEqual([90_000, 0])
  })

  test.each([
    ['its points are still there', 'paid', false],
    ['its points were spent meanwhile', 'refunded', true],
  ])('authorised late, %s: %s', async (_, end, isSpent) => {
    const client = await richClient()
    const orderId = await shop.order(client)
    const request = await stack()
    const { data } = await shop.start(client, orderId, request)
    const providerId = data?.outcome === 'gateway' ? data.checkout.order_id : ''
    const { payment } = await gateway().payOrder(providerId, { outcome: 'late' })
    app().clock.advance(minutes(40))
    await shop.tick()
    const back = await shop.back(client)
    if (isSpent) await shop.start(back, await shop.order(back), { lifePoints: 200 })
    await gateway().advanceLate(payment.id)
    await shop.deliver(orderId)
    await app().drain()
    expect(await shop.outcome(orderId)).toMatchObject({
      state: end,
      gifts: isSpent ? 0 : 1,
      refunds: isSpent ? ['sent'] : [],
      held: 0,
    })
    expect(await shop.usesOf(request.coupon)).toBe(isSpent ? 0 : 1)
    expect(shop.keptByGateway(orderId)).toBe(isSpent ? 0 : 110_000)
    expect(await shop.drift()).toBe(0)
  })

  test('paid twice: the second payment goes back by itself, whole, and nothing else moves', async () => {
    const client = await richClient()
    const orderId = await shop.order(client)
    const request = await stack()
    // A tab that was left open still shows the order of the gateway that another split replaced.
    const { data } = await shop.start(client, orderId, { walletPaise: 10_000 })
    await shop.payByCard(client, orderId, request)
    await gateway().payOrder(data?.outcome === 'gateway' ? data.checkout.order_id : '')
    await shop.deliver(orderId)
    await app().drain()
    expect(await shop.outcome(orderId)).toMatchObject({ state: 'paid', gifts: 1, refunds: ['sent'] })
    expect(shop.keptByGateway(orderId)).toBe(110_000)
    expect(await shop.walletOf(client)).toBe(30_000)
    expect(await shop.usesOf(request.coupon)).toBe(1)
    expect(await shop.drift()).toBe(0)
  })
})

test('any amounts, any number of tries: the parts sum to the price, none is negative, nothing is lost', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.record({
        pricePaise: fc.integer({ min: 10_000, max: 400_000 }),
        inWallet: fc.integer({ min: 0, max: 300_000 }),
        earned: fc.integer({ min: 0, max: 2000 }),
        bought: fc.integer({ min: 0, max: 2000 }),
        offPaise: fc.integer({ min: 100, max: 300_000 }),
        tries: fc.array(
          fc.record({
            lifePoints: fc.integer({ min: 0, max: 4000 }),
            walletPaise: fc.integer({ min: 0, max: 300_000 }),
            hasCoupon: fc.boolean(),
          }),
          { minLength: 1, maxLength: 3 },
        ),
      }),
      async ({ pricePaise, inWallet, earned, bought, offPaise, tries }) => {
        const client = await shop.client(inWallet)
        if (earned + bought) await shop.fillPoints(client.uId, { earned, bought })
        const orderId = await shop.order(client, { pricePaise })
        const coupon = await shop.coupon({ off_paise: offPaise })
        for (const { hasCoupon, ...request } of tries) {
          const { status } = await shop.start(client, orderId, {
            ...request,
            coupon: hasCoupon ? coupon : undefined,
          })
          expect([200, 400, 409]).toContain(status)
        }
        const order = await app()
          .db.selectFrom('orders')
          .selectAll()
          .where('u_id', '=', orderId)
          .executeTakeFirstOrThrow()
        const parts = [
          order.coupon_paise,
          order.life_points_paise,
          order.wallet_paise,
          order.payable_paise,
          order.life_points_paise - order.points_bought_paise,
          order.points_bought_paise,
        ]
        for (const part of parts) expect(part).toBeGreaterThanOrEqual(0)
        expect(parts.slice(0, 4).reduce((sum, part) => sum + part)).toBe(pricePaise)
        expect(order.life_points_paise).toBeLessThanOrEqual((earned + bought) * 100)
        expect(await shop.usesOf(coupon)).toBe(order.coupon_paise ? 1 : 0)
        const points = await shop.pointsOf(client)
        expect(await shop.walletOf(client)).toBe(inWallet - order.wallet_paise)
        expect(points.earned + points.bought).toBe(earned + bought - order.life_points_paise / 100)
        if (points.earned > 0) expect(order.points_bought_paise).toBe(0)
      },
    ),
  )
  expect(await shop.drift()).toBe(0)
})
