import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { minutes, seconds } from '../platform/clock.ts'
import { openShop, post, type Shop, testFulfilment } from '../testing/shop.ts'
import { type TestUser, useTestApp } from '../testing/test-app.ts'

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
const wholeRefund = { state: 'refunded', gifts: 0, refunds: ['sent'], held: 0 }

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

describe('the split', () => {
  test('a reload gets the same order of the gateway, and so do two tabs at once', async () => {
    const client = await shop.client()
    const orderId = await shop.order(client)
    await Promise.all([shop.start(client, orderId), shop.start(client, orderId)])
    await shop.start(client, orderId)
    expect(shop.providerOrdersOf(orderId)).toHaveLength(1)
  })

  test('the same Idempotency-Key gives the same answer, for another request it is refused', async () => {
    const client = await shop.client(1000)
    const orderId = await shop.order(client)
    const key = { 'idempotency-key': randomUUID() }
    const first = await shop.start(client, orderId, 0, key)
    expect((await shop.start(client, orderId, 0, key)).data).toEqual(first.data)
    expect(await shop.start(client, orderId, 1000, key)).toMatchObject({
      status: 409,
      code: 'idempotencyKeyReused',
    })
  })

  test('another amount from the wallet is frozen anew, and money for the old split goes back', async () => {
    const { client, orderId, providerId } = await started(20_000, { inWallet: 50_000 })
    const anew = await shop.start(client, orderId, 50_000)
    expect(anew.data).toMatchObject({ outcome: 'gateway', checkout: { amount: 200_000 } })
    expect(await shop.outcome(orderId)).toMatchObject({ held: 50_000 })
    await gateway().payOrder(providerId)
    await shop.deliver(orderId)
    await app().drain()
    expect(await shop.outcome(orderId)).toMatchObject({
      state: 'awaiting-payment',
      gifts: 0,
      refunds: ['sent'],
    })
    const current = anew.data?.outcome === 'gateway' ? anew.data.checkout.order_id : ''
    await gateway().payOrder(current)
    await shop.deliver(orderId)
    expect(await shop.outcome(orderId)).toEqual({ ...paid, refunds: ['sent'] })
    expect(await shop.drift()).toBe(0)
  })

  test('money for an order of the gateway that was given up goes back, even when the amount fits again', async () => {
    const { client, orderId, providerId } = await started(20_000, { inWallet: 50_000 })
    await shop.start(client, orderId, 50_000)
    await shop.start(client, orderId, 20_000)
    expect(shop.providerOrdersOf(orderId)).toHaveLength(3)
    await gateway().payOrder(providerId)
    await shop.deliver(orderId)
    await app().drain()
    expect(await shop.outcome(orderId)).toMatchObject({
      state: 'awaiting-payment',
      gifts: 0,
      refunds: ['sent'],
      held: 20_000,
    })
  })

  test('a payment on its way keeps the split, until it failed or went back', async () => {
    const { client, orderId, providerId } = await started(20_000, { inWallet: 50_000 })
    const anew = await shop.start(client, orderId, 50_000)
    expect(anew.status).toBe(200)
    // For the gateway's order that was given up: authorised, so the gateway still has it, but not for us to take.
    await gateway().payOrder(providerId, { outcome: 'authorized', webhooks: 'dropped' })
    const refusal = { status: 409, code: 'paymentNotComplete' }
    expect(await shop.start(client, orderId, 20_000)).toMatchObject(refusal)
    expect(await shop.outcome(orderId)).toMatchObject({ held: 50_000 })
    expect((await shop.start(client, orderId, 50_000)).data).toEqual(anew.data)
    const other = await started(20_000, { inWallet: 50_000 })
    expect((await shop.start(other.client, other.orderId, 50_000)).status).toBe(200)
    await gateway().payOrder(other.providerId, { outcome: 'failure' })
    expect((await shop.start(other.client, other.orderId, 20_000)).status).toBe(200)
    // Captured after all, it goes back, and no longer keeps anything.
    await gateway().advanceLate()
    await shop.deliver(orderId)
    await app().drain()
    expect(await shop.outcome(orderId)).toMatchObject({ refunds: ['sent'] })
    expect((await shop.start(client, orderId, 20_000)).data).toMatchObject({ outcome: 'gateway' })
    expect(await shop.outcome(orderId)).toMatchObject({ held: 20_000 })
  })

  test('a payment that we had not heard of is found before the split is changed', async () => {
    const { client, orderId, providerId } = await started(0, { inWallet: 50_000 })
    await gateway().payOrder(providerId, { webhooks: 'dropped' })
    expect((await shop.start(client, orderId, 50_000)).data).toMatchObject({ outcome: 'paid' })
    expect(await shop.walletOf(client)).toBe(50_000)
  })

  test('more than the wallet has, more than the price, or too little for the gateway is refused', async () => {
    const client = await shop.client(300_000)
    const orderId = await shop.order(client)
    expect(await shop.start(client, orderId, 250_001)).toMatchObject({ status: 400, code: 'invalidInput' })
    expect(await shop.start(client, orderId, 249_950)).toMatchObject({ status: 400, code: 'invalidInput' })
    const poor = await shop.client(100)
    expect(await shop.start(poor, await shop.order(poor), 101)).toMatchObject({
      status: 409,
      code: 'insufficientWallet',
    })
  })

  test('tax is inside the price, to the paisa', async () => {
    const { answer } = await started(0, { pricePaise: 100_001 })
    expect(answer.data?.order.price).toMatchObject({
      price_paise: 100_001,
      payable_paise: 100_001,
      tax_paise: 15_254,
      tax_percent: 18,
      tax_name: 'GST',
    })
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

describe('time runs out', () => {
  test('a hold that was walked away from is given back once', async () => {
    const { client, orderId } = await started(50_000)
    expect(await shop.walletOf(client)).toBe(0)
    app().clock.advance(minutes(20))
    await Promise.all([shop.tick(), shop.tick()])
    expect(await shop.walletOf(client)).toBe(50_000)
    expect(await shop.outcome(orderId)).toMatchObject({ state: 'expired', held: 0 })
    expect(await shop.start(await shop.back(client), orderId)).toMatchObject({
      status: 409,
      code: 'holdExpired',
    })
    expect(await shop.drift()).toBe(0)
  })

  test('the payment lands at the very moment the hold ends: given or given back, never both', async () => {
    for (let round = 0; round < 5; round++) {
      const { client, orderId, providerId } = await started(50_000)
      const { payment } = await gateway().payOrder(providerId)
      app().clock.advance(minutes(11))
      await Promise.all([shop.claim(client, orderId, payment.id), shop.tick(), shop.deliver(orderId)])
      await app().drain()
      expect([paid, wholeRefund]).toContainEqual(await shop.outcome(orderId))
    }
    expect(await shop.drift()).toBe(0)
  })

  test('late authorisation, product still there: given once, with the wallet’s part taken again', async () => {
    const { client, orderId, providerId } = await started(50_000)
    const { payment } = await gateway().payOrder(providerId, { outcome: 'late' })
    await shop.deliver(orderId)
    app().clock.advance(minutes(40))
    await shop.tick()
    expect(await shop.outcome(orderId)).toMatchObject({ state: 'expired', held: 0 })
    await gateway().advanceLate(payment.id)
    await shop.deliver(orderId)
    expect(await shop.outcome(orderId)).toEqual(paid)
    expect(await shop.walletOf(client)).toBe(0)
  })

  test('late authorisation, product gone: everything back to where it came from, and the client is notified', async () => {
    const { client, orderId, providerId } = await started(50_000)
    const { payment } = await gateway().payOrder(providerId, { outcome: 'late' })
    app().clock.advance(minutes(40))
    await shop.tick()
    await shop.takeAway(orderId)
    await gateway().advanceLate(payment.id)
    await shop.deliver(orderId)
    await app().drain()
    expect(await shop.outcome(orderId)).toEqual(wholeRefund)
    expect(await shop.walletOf(client)).toBe(50_000)
    expect(gateway().refunds(payment.id)).toMatchObject([{ amount: 200_000 }])
    const returned = await shop.back(client)
    const received = await app().call('GET /api/website/notification', {}, { as: returned })
    expect(received.data?.[0]).toMatchObject({ title: 'Your payment is being refunded', target_id: orderId })
    const answer = await shop.claim(returned, orderId, payment.id)
    expect(answer).toMatchObject({ status: 200, data: { state: 'refunded' } })
    expect(await shop.drift()).toBe(0)
  })

  test('late payment, but the wallet’s part is spent: the gateway’s part goes back', async () => {
    const { client, orderId, providerId } = await started(50_000)
    app().clock.advance(minutes(11))
    await shop.tick()
    const next = await shop.order(client, { pricePaise: 50_000 })
    await shop.start(client, next, 50_000)
    await gateway().payOrder(providerId)
    await shop.deliver(orderId)
    await app().drain()
    expect(await shop.outcome(orderId)).toEqual(wholeRefund)
  })

  test('two payments for one order: the second goes back by itself', async () => {
    const { client, orderId, providerId } = await started()
    const late = await gateway().payOrder(providerId, { outcome: 'failure' })
    const { payment } = await gateway().payOrder(providerId)
    await shop.claim(client, orderId, payment.id)
    await gateway().authorisePayment(late.payment.id)
    // The gateway takes one payment for an order; a second that was captured all the same comes as an event.
    const [event] = gateway().webhooks({ paymentId: payment.id, event: 'payment.captured' })
    const second = event?.body.replaceAll(payment.id, late.payment.id) ?? ''
    expect(await post(app(), second, gateway().webhookSecrets().current)).toBe(200)
    expect(await shop.outcome(orderId)).toEqual({ ...paid, refunds: ['wanted'] })
    expect(await shop.claim(client, orderId, late.payment.id)).toMatchObject({ code: 'paymentMismatch' })
    expect(await shop.drift()).toBe(0)
  })
})

describe('a gateway that is ill', () => {
  test('a lost answer to a create leaves one order there', async () => {
    gateway().fault({ operation: 'orders.create', kind: 'cut' })
    const { orderId, answer } = await started()
    expect(answer.status).toBe(200)
    expect(shop.providerOrdersOf(orderId)).toHaveLength(1)
  })

  test('a lost answer to the create and to the look-up: the next try finds the order', async () => {
    gateway().fault({ operation: 'orders.create', kind: 'cut' })
    gateway().fault({ operation: 'orders.list', kind: 'error500' })
    const { client, orderId, answer } = await started()
    expect(answer).toMatchObject({
      status: 503,
      code: 'gatewayUnavailable',
      message: 'Failed to generate payment link',
    })
    expect((await shop.start(client, orderId)).status).toBe(200)
    expect(shop.providerOrdersOf(orderId)).toHaveLength(1)
  })

  test.each(['error500', 'rate429', 'garbage'] as const)(
    '%s while a claim is checked: a clear error, and the claim counts afterwards',
    async (kind) => {
      const { client, orderId, providerId } = await started()
      const { payment } = await gateway().payOrder(providerId)
      gateway().fault({ operation: 'payments.fetch', kind })
      expect(await shop.claim(client, orderId, payment.id)).toMatchObject({
        status: 503,
        code: 'gatewayUnavailable',
      })
      expect((await shop.claim(client, orderId, payment.id)).data?.state).toBe('paid')
    },
  )

  test('a refund that fails at first is sent once in the end', async () => {
    const { orderId, providerId } = await started()
    const { payment } = await gateway().payOrder(providerId)
    await shop.takeAway(orderId)
    // Refunds of the tests before must not meet the fault.
    await app().drain()
    gateway().fault({ operation: 'payments.refund', kind: 'cut' })
    await shop.deliver(orderId)
    await app().drain()
    expect(await shop.outcome(orderId)).toMatchObject({ refunds: ['wanted'] })
    app().clock.advance(minutes(3))
    await shop.tick()
    expect(await shop.outcome(orderId)).toEqual(wholeRefund)
    expect(gateway().refunds(payment.id)).toHaveLength(1)
  })

  test('a refund that the bank sends back is due again in the books, and staff can see it', async () => {
    const { orderId, providerId } = await started()
    const { payment } = await gateway().payOrder(providerId)
    await shop.takeAway(orderId)
    await shop.deliver(orderId)
    await app().drain()
    const [refund] = gateway().refunds(payment.id)
    await gateway().failRefund(refund?.id ?? '')
    const due = () =>
      app()
        .db.selectFrom('ledger_balance')
        .select('posted')
        .where('kind', '=', 'refunds-due')
        .executeTakeFirstOrThrow()
    const before = await due()
    for (let times = 0; times < 2; times++)
      await shop.deliver(orderId, { event: 'refund.failed', newId: true })
    expect((await due()).posted).toBe(Number(before.posted) + 250_000)
    expect(await shop.outcome(orderId)).toMatchObject({ state: 'refunded', refunds: ['failed'] })
    const notes = await app()
      .db.selectFrom('security_log')
      .selectAll()
      .where('what', '=', 'refund-failed')
      .execute()
    expect(notes).toHaveLength(1)
    expect(await shop.drift()).toBe(0)
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
