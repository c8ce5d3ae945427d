import { beforeAll, describe, expect, test } from 'vitest'
import { hours, minutes } from '../../platform/clock.ts'
import { openShop, type Shop, testFulfilment } from '../../testing/shop.ts'
import { makeClient } from '../../testing/signed-in.ts'
import { type TestUser, useTestApp } from '../../testing/test-app.ts'

const app = useTestApp({ fulfilments: { appointment: testFulfilment } })
let shop: Shop
beforeAll(async () => {
  shop = await openShop(app())
})

const topUpCalls = ['POST /api/website/wallet', 'POST /api/website/life-point'] as const
const wallet = async (client: TestUser, query = {}) =>
  app().call('GET /api/website/wallet', { query }, { as: client })
const points = async (client: TestUser, query = {}) =>
  app().call('GET /api/website/life-point', { query }, { as: client })

async function topUp(client: TestUser, call: (typeof topUpCalls)[number], amountPaise: number) {
  const { data } = await app().call(call, { body: { amount_paise: amountPaise } }, { as: client })
  await shop.payByCard(client, data?.order_u_id ?? '', 0)
  return data?.order_u_id ?? ''
}

describe('topping up', () => {
  test.each(
    topUpCalls.flatMap((call) =>
      [
        // Rupees where paise are meant.
        [500, 'You have to enter minimum amount ₹500'],
        [25_000, 'You have to enter minimum amount ₹500'],
        [49_900, 'You have to enter minimum amount ₹500'],
        [0, 'You have to enter minimum amount ₹500'],
        [-50_000, 'You have to enter minimum amount ₹500'],
        [50_050, 'Please enter whole rupees'],
        [50_000.5, 'Please enter whole rupees'],
        [1e12 * 100, 'You can add up to ₹1,00,000 at once'],
        [undefined, 'Please enter any amount'],
        ['500', 'Please enter any amount'],
        [null, 'Please enter any amount'],
      ].map(([amount, message]) => [call, amount, message] as const),
    ),
  )('%s with %s: %s', async (call, amount, message) => {
    const client = await makeClient(app())
    const answer = await app().call(call, { body: { amount_paise: amount as number } }, { as: client })
    expect(answer).toMatchObject({ status: 400, code: 'invalidInput', errors: { amount_paise: message } })
  })

  test('the wallet has the money when the gateway has it, once, and the line says what it was for', async () => {
    const client = await makeClient(app())
    const orderId = await topUp(client, 'POST /api/website/wallet', 50_000)
    await shop.deliver(orderId)
    expect(await wallet(client)).toMatchObject({
      status: 200,
      total: 1,
      data: {
        balance_paise: 50_000,
        held_paise: 0,
        history: [
          {
            kind: 'top-up',
            what: 'Wallet top-up of ₹500',
            amount_paise: 50_000,
            balance_paise: 50_000,
            order_u_id: orderId,
          },
        ],
      },
    })
    // Money that is only set aside is not sold yet, so no tax is in it.
    expect(await shop.view(client, orderId)).toMatchObject({ state: 'paid', price: { tax_paise: 0 } })
    expect(await shop.drift()).toBe(0)
  })

  test('bought points stand apart from earned ones, and are spent after them', async () => {
    const client = await makeClient(app())
    await shop.fillPoints(client.uId, { earned: 120 })
    await topUp(client, 'POST /api/website/life-point', 70_000)
    expect((await points(client)).data).toMatchObject({
      balance_paise: 82_000,
      earned_paise: 12_000,
      bought_paise: 70_000,
    })
    const orderId = await shop.order(client, { pricePaise: 20_000 })
    await shop.start(client, orderId, { lifePoints: 200 })
    const { data } = await points(client, { type: 'out' })
    expect(data).toMatchObject({ balance_paise: 62_000, earned_paise: 0, bought_paise: 62_000 })
    expect(data?.history).toMatchObject([
      {
        kind: 'payment',
        amount_paise: -20_000,
        earned_paise: -12_000,
        bought_paise: -8000,
        order_u_id: orderId,
      },
    ])
    expect(await shop.drift()).toBe(0)
  })

  test('a payment that comes hours late still counts: a top-up is always there', async () => {
    const client = await makeClient(app())
    const { data } = await app().call(
      'POST /api/website/wallet',
      { body: { amount_paise: 60_000 } },
      { as: client },
    )
    const orderId = data?.order_u_id ?? ''
    const started = await shop.start(client, orderId)
    const { payment } = await app().sandbox.gateway.payOrder(
      started.data?.outcome === 'gateway' ? started.data.checkout.order_id : '',
      { outcome: 'late' },
    )
    app().clock.advance(hours(2))
    await shop.tick()
    await app().sandbox.gateway.advanceLate(payment.id)
    await shop.deliver(orderId)
    await app().drain()
    expect(await shop.walletOf(client)).toBe(60_000)
  })

  test('no cash-out: neither wallet nor points pay for a top-up, and it is not refunded', async () => {
    const client = await shop.client(90_000)
    await shop.fillPoints(client.uId, { earned: 600 })
    const { data } = await app().call(
      'POST /api/website/wallet',
      { body: { amount_paise: 50_000 } },
      { as: client },
    )
    const orderId = data?.order_u_id ?? ''
    expect(await shop.start(client, orderId, { walletPaise: 50_000 })).toMatchObject({ status: 400 })
    expect(await shop.start(client, orderId, { lifePoints: 500 })).toMatchObject({ status: 400 })
    await shop.payByCard(client, orderId, 0)
    await expect(
      app()
        .db.transaction()
        .execute((trx) =>
          app().app.modules.payments.refund(trx, orderId, { basisPoints: 10_000, reason: 'wish' }),
        ),
    ).rejects.toMatchObject({ code: 'orderNotOpen' })
  })

  test('the same Idempotency-Key opens one order', async () => {
    const client = await makeClient(app())
    const open = () =>
      app().call(
        'POST /api/website/wallet',
        { body: { amount_paise: 50_000 } },
        { as: client, headers: { 'idempotency-key': 'one-press' } },
      )
    const [first, second] = [await open(), await open()]
    expect(second.data).toEqual(first.data)
    expect(first.status).toBe(201)
  })
})

describe('the history', () => {
  test('by pages and by side, with what was there after each line', async () => {
    const client = await shop.client(100_000)
    for (let times = 0; times < 3; times++) {
      app().clock.advance(minutes(1))
      await shop.start(client, await shop.order(client, { pricePaise: 10_000 }), 10_000)
    }
    const first = await wallet(client, { items_per_page: 2 })
    expect(first).toMatchObject({ total: 4, page: 1, items_per_page: 2 })
    expect(first.data?.history.map((line) => line.balance_paise)).toEqual([70_000, 80_000])
    const second = await wallet(client, { items_per_page: 2, page: 2 })
    expect(second.data?.history).toMatchObject([
      { kind: 'payment', amount_paise: -10_000, balance_paise: 90_000, what: 'A session of 45 minutes' },
      { kind: 'gift', amount_paise: 100_000, balance_paise: 100_000 },
    ])
    expect(await wallet(client, { type: 'in' })).toMatchObject({ total: 1 })
    expect(await wallet(client, { type: 'out' })).toMatchObject({ total: 3 })
    const uId = first.data?.history[0]?.u_id ?? ''
    const view = (who: TestUser) =>
      app().call('GET /api/website/wallet-view/{uId}', { params: { uId } }, { as: who })
    expect((await view(client)).data).toEqual(first.data?.history[0])
    expect((await view(await makeClient(app()))).status).toBe(404)
  })

  test('what is set aside for an order is shown as such', async () => {
    const client = await shop.client(100_000)
    await shop.start(client, await shop.order(client), 30_000)
    expect((await wallet(client)).data).toMatchObject({ balance_paise: 70_000, held_paise: 30_000 })
  })

  test('an empty wallet is zero, not missing', async () => {
    const client = await makeClient(app())
    expect((await wallet(client)).data).toEqual({ balance_paise: 0, held_paise: 0, history: [] })
    expect((await points(client)).data).toMatchObject({ balance_paise: 0, history: [] })
  })
})
