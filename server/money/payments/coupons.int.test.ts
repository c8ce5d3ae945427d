import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { days, hours, minutes } from '../../platform/clock.ts'
import { inTransaction } from '../../platform/database/database.ts'
import { openShop, type Shop, testFulfilment } from '../../testing/shop.ts'
import { type TestUser, useTestApp } from '../../testing/test-app.ts'

const app = useTestApp({ fulfilments: { appointment: testFulfilment } })
let shop: Shop
beforeAll(async () => {
  shop = await openShop(app())
})

const apply = (client: TestUser, orderId: string, code: string, from?: string) =>
  app().call(
    'POST /api/website/apply-coupon',
    { body: { order_u_id: orderId, coupon_code: code } },
    { as: client, from },
  )
const invalid = { status: 400, code: 'invalidCoupon', message: 'Invalid coupon code!' }
async function waiting(pricePaise = 250_000) {
  const client = await shop.client()
  return { client, orderId: await shop.order(client, { pricePaise }) }
}

/** A coupon whose only use another client holds. */
async function usedUp(given: { is_shown?: boolean }) {
  const code = await shop.coupon({ ...given, uses_max: 1 })
  const { client, orderId } = await waiting()
  await shop.start(client, orderId, { coupon: code })
  return code
}

describe('applying a coupon', () => {
  test.each([
    ['a fixed amount', { off_paise: 40_000 }, 40_000],
    ['a percentage', { off_paise: null, off_basis_points: 1000 }, 25_000],
    ['a percentage with a cap', { off_paise: null, off_basis_points: 5000, cap_paise: 30_000 }, 30_000],
    ['a percentage, in whole rupees', { off_paise: null, off_basis_points: 333 }, 8300],
    ['more than the price', { off_paise: 900_000 }, 250_000],
  ])('%s: “Coupon Applied !” with what it takes off', async (_, given, paise) => {
    const { client, orderId } = await waiting()
    const code = await shop.coupon(given)
    expect(await apply(client, orderId, ` ${code.toLowerCase()} `)).toMatchObject({
      status: 200,
      message: 'Coupon Applied !',
      data: { coupon_code: code, coupon_paise: paise },
    })
    expect(await shop.usesOf(code)).toBe(0)
  })

  test('unknown, ended, not yet begun, for others, used up: one answer', async () => {
    const { client, orderId } = await waiting()
    const now = app().clock.now()
    const codes = [
      'NOSUCHCODE',
      await shop.coupon({
        valid_from: new Date(now.getTime() - days(2)),
        valid_until: new Date(now.getTime() - 1),
      }),
      await shop.coupon({ valid_from: new Date(now.getTime() + 1000) }),
      await shop.coupon({ order_kinds: ['course'] }),
      await shop.coupon({ earner_id: client.uId }),
      await shop.coupon({ item_u_id: randomUUID() }),
      await shop.coupon({ minimum_paise: 250_001 }),
      await usedUp({}),
    ]
    const answers = []
    for (const code of codes) {
      const { status, code: error, message, errors, data } = await apply(client, orderId, code)
      answers.push(JSON.stringify({ status, error, message, errors, data }))
    }
    expect(new Set(answers).size).toBe(1)
    expect(JSON.parse(answers[0] ?? '')).toMatchObject({ status: 400, message: 'Invalid coupon code!' })
  })

  test('a coupon that the site names says why it does not fit', async () => {
    const { client, orderId } = await waiting()
    const code = await shop.coupon({ minimum_paise: 300_000, is_shown: true })
    expect(await apply(client, orderId, code)).toMatchObject({
      ...invalid,
      errors: { coupon: 'This coupon is for orders from ₹3000' },
    })
  })

  test('only coupons that fit the order are named for it, the greatest first, with their true end', async () => {
    const { client, orderId } = await waiting()
    const until = new Date(app().clock.now().getTime() + days(9))
    const small = await shop.coupon({ is_shown: true, off_paise: 5000, valid_until: until })
    const great = await shop.coupon({ is_shown: true, off_paise: 9000, first_purchase_only: true })
    await shop.coupon({ is_shown: true, minimum_paise: 300_000 })
    await usedUp({ is_shown: true })
    const secret = await shop.coupon({ off_paise: 10_000 })
    const ask = async (id: string) =>
      (await app().call('GET /api/website/coupon', { query: { order_u_id: id } }, { as: client })).data
    expect(await ask(orderId)).toMatchObject([
      { coupon_code: great, coupon_paise: 9000, valid_until: null },
      { coupon_code: small, coupon_paise: 5000, valid_until: until.toISOString() },
    ])
    expect(JSON.stringify(await ask(orderId))).not.toContain(secret)
    await shop.payByCard(client, orderId, { coupon: great })
    expect(await ask(await shop.order(client))).toMatchObject([{ coupon_code: small }])
  })

  test('another’s order is not there, and a top-up takes no coupon', async () => {
    const { orderId } = await waiting()
    const other = await shop.client()
    const code = await shop.coupon()
    expect((await apply(other, orderId, code)).status).toBe(404)
    const { data } = await app().call(
      'POST /api/website/wallet',
      { body: { amount_paise: 50_000 } },
      { as: other },
    )
    expect(await apply(other, data?.order_u_id ?? '', code)).toMatchObject(invalid)
    expect(await shop.start(other, data?.order_u_id ?? '', { coupon: code })).toMatchObject(invalid)
  })
})

describe('guessing', () => {
  test('ten wrong codes in an hour, then no answer, not even to a right one; the next hour begins anew', async () => {
    const { client, orderId } = await waiting()
    const right = await shop.coupon()
    for (let times = 0; times < 12; times++)
      expect((await apply(client, orderId, right)).status, 'right codes do not count').toBe(200)
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, n) => apply(client, orderId, `WRONG${n}`)),
    )
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(10)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(30)
    expect((await apply(client, orderId, right)).status).toBe(429)
    expect((await shop.start(client, orderId, { coupon: right })).status).toBe(429)
    app().clock.advance(hours(1))
    const back = await shop.back(client)
    expect((await apply(back, await shop.order(back), right)).status).toBe(200)
  })

  test('many people of one address learn no more than a hundred an hour', async () => {
    const from = '203.0.113.9'
    let wrong = 0
    for (let person = 0; person < 12; person++) {
      const { client, orderId } = await waiting()
      const answers = await Promise.all(
        Array.from({ length: 10 }, (_, n) => apply(client, orderId, `GUESS${n}`, from)),
      )
      wrong += answers.filter(({ status }) => status === 400).length
    }
    expect(wrong).toBe(100)
  })
})

describe('the use of a coupon', () => {
  test('is held with the order, stays with it over a repetition, and is used when it is paid', async () => {
    const { client, orderId } = await waiting()
    const code = await shop.coupon({ uses_max: 1 })
    for (let times = 0; times < 2; times++)
      expect((await shop.start(client, orderId, { coupon: code })).data).toMatchObject({
        outcome: 'gateway',
        order: { coupon_code: code, price: { coupon_paise: 40_000, payable_paise: 210_000 } },
      })
    expect(shop.providerOrdersOf(orderId)).toHaveLength(1)
    expect(await shop.usesOf(code)).toBe(1)
    await shop.payByCard(client, orderId, { coupon: code })
    expect(await shop.outcome(orderId)).toMatchObject({ state: 'paid', gifts: 1 })
    const again = await shop.order(client)
    expect(await shop.start(client, again, { coupon: code })).toMatchObject(invalid)
    expect(await shop.drift()).toBe(0)
  })

  test('a single use under two hundred people at once: one has it', async () => {
    const code = await shop.coupon({ uses_max: 1 })
    const people = await Promise.all(Array.from({ length: 200 }, () => waiting()))
    const answers = await Promise.all(
      people.map(({ client, orderId }) => shop.start(client, orderId, { coupon: code })),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter((answer) => answer.code === 'invalidCoupon')).toHaveLength(199)
    expect(await shop.usesOf(code)).toBe(1)
  })

  test('one for each person under fifty tabs: one order has it', async () => {
    const code = await shop.coupon()
    const client = await shop.client()
    const orders = await Promise.all(Array.from({ length: 50 }, () => shop.order(client)))
    // The guard against guessing would answer most of them; here it is about the limit itself.
    const { payments } = app().app.modules
    const answers = await Promise.allSettled(
      orders.map((orderId, number) =>
        payments.startPayment({ personId: client.uId, address: `tab-${number}` }, orderId, {
          couponCode: code,
          allowancePaise: 0,
          lifePoints: 0,
          walletPaise: 0,
        }),
      ),
    )
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await shop.usesOf(code)).toBe(1)
  })

  test('two different coupons for a first purchase at once: one of them counts', async () => {
    const client = await shop.client()
    const codes = [
      await shop.coupon({ first_purchase_only: true }),
      await shop.coupon({ first_purchase_only: true }),
    ]
    const answers = await Promise.all(
      codes.map(async (coupon) => shop.start(client, await shop.order(client), { coupon })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400])
  })

  test('a first purchase is not a second one', async () => {
    const client = await shop.client(250_000)
    await shop.start(client, await shop.order(client), 250_000)
    const coupon = await shop.coupon({ first_purchase_only: true })
    expect(await shop.start(client, await shop.order(client), { coupon })).toMatchObject(invalid)
  })

  test('an order that runs out gives it back once; a late payment takes it again, or goes back when it cannot', async () => {
    const code = await shop.coupon({ uses_max: 1 })
    const { client, orderId } = await waiting()
    const { data } = await shop.start(client, orderId, { coupon: code })
    app().clock.advance(minutes(11))
    await Promise.all([shop.tick(), shop.tick()])
    expect(await shop.usesOf(code)).toBe(0)
    expect(await shop.outcome(orderId)).toMatchObject({ state: 'expired' })

    const other = await waiting()
    await shop.start(other.client, other.orderId, { coupon: code })
    await app().sandbox.gateway.payOrder(data?.outcome === 'gateway' ? data.checkout.order_id : '')
    await shop.deliver(orderId)
    await app().drain()
    expect(await shop.outcome(orderId)).toMatchObject({ state: 'refunded', gifts: 0, refunds: ['sent'] })
    expect(await shop.usesOf(code)).toBe(1)

    app().clock.advance(minutes(11))
    await shop.tick()
    const third = await waiting()
    const started = await shop.start(third.client, third.orderId, { coupon: code })
    app().clock.advance(minutes(11))
    await shop.tick()
    expect(await shop.usesOf(code)).toBe(0)
    await app().sandbox.gateway.payOrder(
      started.data?.outcome === 'gateway' ? started.data.checkout.order_id : '',
    )
    await shop.deliver(third.orderId)
    expect(await shop.outcome(third.orderId)).toMatchObject({ state: 'paid', gifts: 1 })
    expect(await shop.usesOf(code)).toBe(1)
    expect(await shop.drift()).toBe(0)
  })

  test('another coupon for the same order frees the first', async () => {
    const { client, orderId } = await waiting()
    const [one, other] = [await shop.coupon({ uses_max: 1 }), await shop.coupon({ uses_max: 1 })]
    await shop.start(client, orderId, { coupon: one })
    await shop.start(client, orderId, { coupon: other })
    expect([await shop.usesOf(one), await shop.usesOf(other)]).toEqual([0, 1])
    await shop.start(client, orderId)
    expect(await shop.usesOf(other)).toBe(0)
  })

  test.each([
    ['the whole by our fault', { basisPoints: 10_000, byOurFault: true }, 0],
    ['the whole as the client wished', { basisPoints: 10_000 }, 1],
    ['a part by our fault', { basisPoints: 5000, byOurFault: true }, 1],
  ])('given back: %s leaves %s', async (_, request, uses) => {
    const { client, orderId } = await waiting()
    const code = await shop.coupon()
    await shop.payByCard(client, orderId, { coupon: code })
    await inTransaction(app().db, (trx) =>
      app().app.modules.payments.refund(trx, orderId, { ...request, reason: 'cancelled' }),
    )
    expect(await shop.usesOf(code)).toBe(uses)
  })
})
