import Razorpay from 'razorpay'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type Sandbox, startSandbox } from '../index.ts'
import { connectSdk, openShop } from './shop.ts'

let sandbox: Sandbox
let shop: Awaited<ReturnType<typeof openShop>>

beforeEach(async () => {
  shop = await openShop()
  sandbox = await startSandbox({
    webhookUrl: shop.url,
    delays: { delayedWebhookMs: 80, refundMs: 20, webhookRetriesMs: [10, 20, 40], webhookTimeoutMs: 1500 },
  })
})
afterEach(async () => {
  await sandbox.close()
  await shop.close()
})

async function newOrder() {
  return connectSdk(sandbox).orders.create({ amount: 90_000, currency: 'INR', receipt: 'webhook' })
}
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
const secret = 'sandbox-webhook-secret'

describe('what is sent', () => {
  test('a payment sends authorized, captured and order.paid, each signed as the SDK checks', async () => {
    const order = await newOrder()
    const { payment } = await sandbox.gateway.payOrder(order.id)
    const received = await shop.waitFor(3)
    expect(shop.events().toSorted()).toEqual(['order.paid', 'payment.authorized', 'payment.captured'])
    for (const { body, signature } of received) {
      expect(Razorpay.validateWebhookSignature(body, signature, secret)).toBe(true)
      expect(Razorpay.validateWebhookSignature(`${body} `, signature, secret)).toBe(false)
    }
    expect(new Set(received.map(({ id }) => id)).size).toBe(3)
    const paid = received.find(({ event }) => event === 'order.paid')
    expect(JSON.parse(paid?.body ?? '')).toMatchObject({
      entity: 'event',
      account_id: expect.stringMatching(/^acc_/),
      contains: ['payment', 'order'],
      payload: {
        payment: { entity: { id: payment.id, status: 'captured', order_id: order.id } },
        order: { entity: { id: order.id, status: 'paid', receipt: 'webhook' } },
      },
      created_at: expect.any(Number),
    })
  })

  test('each event shows the payment as it was when the event happened', async () => {
    await sandbox.gateway.payOrder((await newOrder()).id)
    const received = await shop.waitFor(3)
    const authorized = received.find(({ event }) => event === 'payment.authorized')
    expect(JSON.parse(authorized?.body ?? '').payload.payment.entity).toMatchObject({
      status: 'authorized',
      captured: false,
    })
  })

  test('a failed payment sends payment.failed with the reason', async () => {
    await sandbox.gateway.payOrder((await newOrder()).id, { outcome: 'failure' })
    const [failed] = await shop.waitFor(1)
    expect(JSON.parse(failed?.body ?? '').payload.payment.entity).toMatchObject({
      status: 'failed',
      error_code: 'BAD_REQUEST_ERROR',
      error_reason: 'payment_declined',
    })
  })

  test('a refund sends created, then processed', async () => {
    const { payment } = await sandbox.gateway.payOrder((await newOrder()).id)
    await connectSdk(sandbox).payments.refund(payment.id, {})
    await shop.waitFor(5)
    // Webhooks may overtake each other, so only what arrives counts, not in which order.
    const refunds = shop.events().filter((event) => event.startsWith('refund'))
    expect(refunds.toSorted()).toEqual(['refund.created', 'refund.processed'])
  })

  test('a refund that fails later gives the money back to the payment', async () => {
    const { payment } = await sandbox.gateway.payOrder((await newOrder()).id)
    const refund = await connectSdk(sandbox).payments.refund(payment.id, {})
    await shop.waitFor(5)
    await sandbox.gateway.failRefund(refund.id)
    await shop.waitFor(6)
    expect(shop.events()[5]).toBe('refund.failed')
    expect(sandbox.gateway.payments()[0]).toMatchObject({ status: 'captured', amount_refunded: 0 })
  })

  test('a dispute names its payment', async () => {
    const { payment } = await sandbox.gateway.payOrder((await newOrder()).id)
    await shop.waitFor(3)
    await sandbox.gateway.openDispute(payment.id)
    const received = await shop.waitFor(4)
    expect(JSON.parse(received[3]?.body ?? '')).toMatchObject({
      event: 'payment.dispute.created',
      contains: ['payment', 'dispute'],
      payload: { dispute: { entity: { payment_id: payment.id, amount: 90_000, status: 'open' } } },
    })
  })
})

describe('how it travels', () => {
  test('an event that is not accepted is tried again with the same id until it is', async () => {
    shop.answerWith(500, 503)
    await sandbox.gateway.payOrder((await newOrder()).id, { outcome: 'failure' })
    const received = await shop.waitFor(3)
    expect(new Set(received.map(({ id }) => id)).size).toBe(1)
    await expect.poll(() => sandbox.gateway.webhooks()[0]?.state).toBe('delivered')
    expect(sandbox.gateway.webhooks()[0]?.attempts.map(({ status }) => status)).toEqual([500, 503, 200])
  })

  test('after the last try an event is given up', async () => {
    shop.answerWith(500, 500, 500, 500)
    await sandbox.gateway.payOrder((await newOrder()).id, { outcome: 'failure' })
    await expect.poll(() => sandbox.gateway.webhooks()[0]?.state).toBe('given_up')
    expect(shop.received).toHaveLength(4)
  })

  test('a shop that cannot be reached is tried again', async () => {
    sandbox.gateway.setWebhookUrl('http://127.0.0.1:9/webhooks')
    await sandbox.gateway.payOrder((await newOrder()).id, { outcome: 'failure' })
    sandbox.gateway.setWebhookUrl(shop.url)
    await shop.waitFor(1)
  })

  test('a dropped event never arrives, though the payment is captured', async () => {
    const { payment } = await sandbox.gateway.payOrder((await newOrder()).id, { webhooks: 'dropped' })
    expect(payment.status).toBe('captured')
    await pause(60)
    expect(shop.received).toHaveLength(0)
    expect(sandbox.gateway.webhooks().map(({ state }) => state)).toEqual(['dropped', 'dropped', 'dropped'])
  })

  test('delayed events come after their delay', async () => {
    await sandbox.gateway.payOrder((await newOrder()).id, { instrument: 'delayed@sandbox' })
    await pause(40)
    expect(shop.received).toHaveLength(0)
    await shop.waitFor(3)
  })

  test('duplicated events come three times, and once more under a new id', async () => {
    await sandbox.gateway.payOrder((await newOrder()).id, { instrument: 'duplicated@sandbox' })
    const received = await shop.waitFor(12)
    const captured = received.filter(({ event }) => event === 'payment.captured')
    const counts = Object.values(Object.groupBy(captured, ({ id }) => id)).map((same) => same?.length)
    expect(counts.toSorted()).toEqual([1, 3])
    expect(new Set(captured.map(({ body }) => body)).size).toBe(1)
  })

  test('early events are answered before the payer’s page knows', async () => {
    await sandbox.gateway.payOrder((await newOrder()).id, { instrument: 'early@sandbox' })
    expect(shop.received).toHaveLength(3)
  })

  test('reversed events come in the wrong order', async () => {
    await sandbox.gateway.payOrder((await newOrder()).id, { instrument: 'reversed@sandbox' })
    await shop.waitFor(3)
    expect(shop.events()).toEqual(['order.paid', 'payment.captured', 'payment.authorized'])
  })

  test('held events wait until they are released', async () => {
    sandbox.gateway.setWebhookMode('held')
    await sandbox.gateway.payOrder((await newOrder()).id)
    await pause(30)
    expect(shop.received).toHaveLength(0)
    sandbox.gateway.releaseWebhooks()
    await shop.waitFor(3)
  })

  test('fifty copies of one event go out at once and report their answers', async () => {
    await sandbox.gateway.payOrder((await newOrder()).id, { webhooks: 'dropped' })
    const [event] = sandbox.gateway.webhooks({ event: 'payment.captured' })
    const answers = await sandbox.gateway.resend(event?.id ?? '', { times: 50 })
    expect(answers).toEqual(Array(50).fill(200))
    expect(new Set(shop.received.map(({ id }) => id))).toEqual(new Set([event?.id]))
    await sandbox.gateway.resend(event?.id ?? '', { newId: true })
    expect(shop.received.at(-1)?.id).not.toBe(event?.id)
    expect(shop.received.at(-1)?.body).toBe(event?.body)
  })
})

describe('secret rotation', () => {
  test('events made before keep the old secret, later ones carry the new', async () => {
    await sandbox.gateway.payOrder((await newOrder()).id, { webhooks: 'dropped' })
    const [old] = sandbox.gateway.webhooks({ event: 'payment.captured' })
    const next = sandbox.gateway.rotateWebhookSecret()
    expect(sandbox.gateway.webhookSecrets()).toEqual({ current: next, previous: secret })

    await sandbox.gateway.resend(old?.id ?? '')
    await sandbox.gateway.resend(old?.id ?? '', { secret: 'current' })
    await sandbox.gateway.resend(old?.id ?? '', { secret: 'previous' })
    const valid = (which: string) =>
      shop.received.map(({ body, signature }) => Razorpay.validateWebhookSignature(body, signature, which))
    expect(valid(secret)).toEqual([true, false, true])
    expect(valid(next)).toEqual([false, true, false])
  })
})

describe('late payments', () => {
  test('a failed payment may be authorised and captured later', async () => {
    const order = await newOrder()
    const { payment, handler } = await sandbox.gateway.payOrder(order.id, { outcome: 'late' })
    expect([payment.status, handler]).toEqual(['failed', null])
    expect(await sandbox.gateway.advanceLate(payment.id)).toBe(1)
    await shop.waitFor(4)
    expect(shop.events()[0]).toBe('payment.failed')
    expect(sandbox.gateway.payments(order.id)[0]).toMatchObject({ status: 'captured', error_code: null })
  })

  test('a late authorisation of an order paid meanwhile is not captured', async () => {
    const order = await newOrder()
    const { payment } = await sandbox.gateway.payOrder(order.id, { outcome: 'late' })
    await sandbox.gateway.payOrder(order.id)
    await sandbox.gateway.advanceLate()
    expect(sandbox.gateway.payments(order.id).map(({ status }) => status)).toEqual(['authorized', 'captured'])
    await expect(sandbox.gateway.capturePayment(payment.id)).rejects.toThrow('already paid')
  })

  test('a payment may be captured long after it was authorised', async () => {
    const { payment } = await sandbox.gateway.payOrder((await newOrder()).id, { outcome: 'authorized' })
    await shop.waitFor(1)
    expect(payment.status).toBe('authorized')
    await sandbox.gateway.advanceLate()
    await shop.waitFor(3)
    expect(sandbox.gateway.payments()[0]?.status).toBe('captured')
  })
})
