import { beforeAll, describe, expect, test } from 'vitest'
import { minutes, seconds } from '../../platform/clock.ts'
import { openShop, type Shop, testFulfilment } from '../../testing/shop.ts'
import { type TestUser, useTestApp } from '../../testing/test-app.ts'

const app = useTestApp({ fulfilments: { appointment: testFulfilment } })
const gateway = () => app().sandbox.gateway
let shop: Shop

beforeAll(async () => {
  shop = await openShop(app())
})

/** An order whose payment was started, with this much from the wallet. */
async function started(walletPaise = 0, { inWallet = walletPaise, pricePaise = 250_000 } = {}) {
  const client = await shop.client(inWallet)
  const orderId = await shop.order(client, { pricePaise })
  const answer = await shop.start(client, orderId, walletPaise)
  const providerId = answer.data?.outcome === 'gateway' ? answer.data.checkout.order_id : ''
  return { client, orderId, answer, providerId }
}
const paid = { state: 'paid', gifts: 1, refunds: [], held: 0 }

describe('paying', () => {
  test('by card: the claim is checked with the gateway, the product given, the money in the ledger', async () => {
    const { client, orderId, answer, providerId } = await started(50_000)
    expect(answer).toMatchObject({ status: 200, message: 'Payment link generated successfully' })
    expect(answer.data).toMatchObject({
      outcome: 'gateway',
      order: { state: 'awaiting-payment', wallet_balance_paise: 50_000 },
      checkout: {
        amount: 200_000,
        currency: 'INR',
        script: app().app.platform.config.RAZORPAY_CHECKOUT_URL,
        prefill: {
          name: 'Ananya',
          email: expect.stringContaining('@example.com'),
          contact: expect.stringMatching(/^\+91\d{10}$/),
        },
      },
    })
    const { handler } = await gateway().payOrder(providerId, { method: 'card' })
    const { razorpay_payment_id: paymentId = '', razorpay_signature: signature } = handler ?? {}
    const answered = await shop.claim(client, orderId, paymentId, signature)
    expect(answered).toMatchObject({ status: 200, data: { state: 'paid', wallet_balance_paise: 0 } })
    expect(answered.data?.receipt_number).toMatch(/^NY-\d{6}$/)
    expect(await shop.outcome(orderId)).toEqual(paid)
    expect((await shop.claim(client, orderId, paymentId, signature)).status).toBe(200)
    expect(await shop.drift()).toBe(0)
  })

  test('tab closed: the webhook completes the order, and the receipt is there on the next visit', async () => {
    const { client, orderId, providerId } = await started()
    await gateway().payOrder(providerId)
    expect(await shop.deliver(orderId)).toEqual([200, 200, 200])
    expect(await shop.outcome(orderId)).toEqual(paid)
    expect((await shop.view(client, orderId))?.receipt_number).toBeTruthy()
  })

  test('a webhook that never comes is made good within two minutes', async () => {
    const { orderId, providerId } = await started(1000)
    await gateway().payOrder(providerId, { webhooks: 'dropped' })
    app().clock.advance(minutes(1))
    await shop.tick()
    expect(await shop.outcome(orderId)).toEqual(paid)
  })

  test('an authorised payment is captured before anything is given for it', async () => {
    const { client, orderId, providerId } = await started()
    const { payment } = await gateway().payOrder(providerId, { outcome: 'authorized' })
    expect(payment.status).toBe('authorized')
    expect((await shop.claim(client, orderId, payment.id)).data?.state).toBe('paid')
    expect(gateway().payments(providerId)[0]?.status).toBe('captured')
    const other = await started()
    await gateway().payOrder(other.providerId, { outcome: 'authorized' })
    await shop.deliver(other.orderId, { event: 'payment.authorized' })
    await app().drain()
    expect(await shop.outcome(other.orderId)).toEqual(paid)
  })

  test('nothing left to pay: no call of the gateway, paid at once', async () => {
    const { client, orderId, answer } = await started(250_000)
    expect(answer).toMatchObject({ status: 200, data: { outcome: 'paid', order: { state: 'paid' } } })
    expect(shop.providerOrdersOf(orderId)).toEqual([])
    expect(await shop.outcome(orderId)).toEqual(paid)
    expect(await shop.walletOf(client)).toBe(0)
    expect((await shop.start(client, orderId, 250_000)).data?.outcome).toBe('paid')
  })

  test('nothing left to pay, but the product is gone: refused, and the wallet as before', async () => {
    const client = await shop.client(250_000)
    const orderId = await shop.order(client)
    await shop.takeAway(orderId)
    expect(await shop.start(client, orderId, 250_000)).toMatchObject({ status: 409, code: 'holdExpired' })
    expect(await shop.walletOf(client)).toBe(250_000)
  })

  test('declined, then paid again on the same order', async () => {
    const { client, orderId, providerId } = await started()
    await gateway().payOrder(providerId, { outcome: 'failure' })
    await shop.deliver(orderId)
    expect((await shop.view(client, orderId))?.state).toBe('failed')
    const again = await shop.start(client, orderId)
    expect(again.data).toMatchObject({ outcome: 'gateway', checkout: { order_id: providerId } })
    await gateway().payOrder(providerId)
    await shop.deliver(orderId)
    expect(await shop.outcome(orderId)).toEqual(paid)
  })

  test('a claim of a payment that is still under way says so, one that was declined too', async () => {
    const { client, orderId, providerId } = await started()
    for (const outcome of ['pending', 'failure'] as const) {
      const { payment } = await gateway().payOrder(providerId, { outcome })
      expect(await shop.claim(client, orderId, payment.id)).toMatchObject({
        status: 409,
        code: 'paymentNotComplete',
      })
    }
    expect((await shop.view(client, orderId))?.state).toBe('failed')
  })
})

describe('whose order', () => {
  test('another’s order is not there: to see, to pay, to claim, for its receipt', async () => {
    const { client, orderId, providerId } = await started()
    const { payment } = await gateway().payOrder(providerId)
    const stranger = await shop.client()
    const params = { orderId }
    const state = async () =>
      (await app().call('GET /api/website/order/{orderId}', { params }, { as: client })).data?.state
    const unpaid = await state()
    expect((await shop.claim(stranger, orderId, payment.id)).status).toBe(404)
    expect(await state()).toBe(unpaid)
    await shop.claim(client, orderId, payment.id)
    expect(await state()).not.toBe(unpaid)
    expect((await app().call('GET /api/website/order/{orderId}', { params }, { as: stranger })).status).toBe(
      404,
    )
    expect((await shop.start(stranger, orderId)).status).toBe(404)
    expect((await shop.claim(stranger, orderId, payment.id)).status).toBe(404)
    const theirs = await app().call('GET /api/website/order', {}, { as: stranger })
    expect(theirs).toMatchObject({ data: [], total: 0 })
    const mine = await app().call(
      'GET /api/website/order',
      { query: { type: 'appointment' } },
      { as: client },
    )
    expect(mine).toMatchObject({ data: [{ u_id: orderId, state: 'paid' }], total: 1 })
    const receipt = (token: string) =>
      app().app.http.inject({
        url: `/api/website/order/${orderId}/receipt`,
        headers: { authorization: `Bearer ${token}` },
      })
    expect((await receipt(stranger.token)).statusCode).toBe(404)
    const own = await receipt(client.token)
    expect(own.headers['content-type']).toBe('application/pdf')
    expect(own.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
    expect((await app().app.http.inject({ url: `/api/website/order/${orderId}/receipt` })).statusCode).toBe(
      401,
    )
  })

  test('a payment of another order, of another amount, of no order, or with a wrong signature is no payment', async () => {
    const one = await started()
    const other = await started()
    const foreign = await gateway().payOrder(other.providerId)
    const wrong = { status: 409, code: 'paymentMismatch' }
    expect(await shop.claim(one.client, one.orderId, foreign.payment.id)).toMatchObject(wrong)
    for (const id of ['pay_00000000000000', '../orders', ''])
      expect(await shop.claim(one.client, one.orderId, id)).toMatchObject(wrong)
    const small = await gateway().payOrder(one.providerId, { amount: 100, webhooks: 'dropped' })
    const signature = foreign.handler?.razorpay_signature
    expect(await shop.claim(one.client, one.orderId, small.payment.id, signature)).toMatchObject(wrong)
    expect(await shop.claim(one.client, one.orderId, small.payment.id)).toMatchObject(wrong)
    await app().drain()
    expect(await shop.outcome(one.orderId)).toMatchObject({
      state: 'awaiting-payment',
      gifts: 0,
      refunds: ['sent'],
    })
    expect(await shop.claim(other.client, other.orderId, foreign.payment.id)).toMatchObject({ status: 200 })
  })

  test('a payment in dollars is no payment', async () => {
    const { client, orderId, providerId } = await started()
    const { payment } = await gateway().payOrder(providerId, { currency: 'USD' })
    expect(await shop.claim(client, orderId, payment.id)).toMatchObject({ status: 409 })
    expect(await shop.outcome(orderId)).toMatchObject({ state: 'awaiting-payment', gifts: 0 })
  })
})

test('receipts are numbered without gaps, whatever fails between them', async () => {
  app().clock.advance(seconds(20))
  const wanted: { client: TestUser; orderId: string }[] = []
  for (let count = 0; count < 8; count++) {
    const client = await shop.client(250_000)
    const orderId = await shop.order(client)
    if (count % 2) await shop.takeAway(orderId)
    wanted.push({ client, orderId })
  }
  await Promise.all(wanted.map(({ client, orderId }) => shop.start(client, orderId, 250_000)))
  const rows = await app()
    .db.selectFrom('orders')
    .select('receipt_number')
    .where('receipt_number', 'is not', null)
    .orderBy('receipt_number')
    .execute()
  expect(rows.map((row) => row.receipt_number)).toEqual(rows.map((_, index) => index + 1))
})
