import { validatePaymentVerification } from 'razorpay/dist/utils/razorpay-utils.js'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Sandbox, startSandbox } from '../index.ts'
import { connectSdk, requestsOf } from './shop.ts'

let sandbox: Sandbox
let razorpay: ReturnType<typeof connectSdk>

beforeAll(async () => {
  sandbox = await startSandbox({ delays: { refundMs: 20 } })
  razorpay = connectSdk(sandbox)
})
afterAll(() => sandbox.close())

async function payNewOrder(amount = 250_000) {
  const order = await razorpay.orders.create({ amount, currency: 'INR' })
  const { payment, handler } = await sandbox.gateway.payOrder(order.id)
  return { order, payment, handler }
}

describe('keys', () => {
  test('a wrong secret is refused with Razorpay’s error body', async () => {
    await expect(
      connectSdk(sandbox, 'wrong').orders.create({ amount: 100, currency: 'INR' }),
    ).rejects.toMatchObject({
      statusCode: 401,
      error: { code: 'BAD_REQUEST_ERROR', description: 'Authentication failed' },
    })
  })

  test('a request without keys is refused', async () => {
    expect((await fetch(`${sandbox.url}/v1/orders`)).status).toBe(401)
  })
})

describe('orders', () => {
  test('an order comes back with all fields of the protocol', async () => {
    const order = await razorpay.orders.create({
      amount: 199_900,
      currency: 'INR',
      receipt: 'booking-17',
      notes: { kind: 'session' },
    })
    expect(order).toEqual({
      id: expect.stringMatching(/^order_[A-Za-z0-9]{14}$/),
      entity: 'order',
      amount: 199_900,
      amount_paid: 0,
      amount_due: 199_900,
      currency: 'INR',
      receipt: 'booking-17',
      offer_id: null,
      status: 'created',
      attempts: 0,
      notes: { kind: 'session' },
      created_at: expect.any(Number),
    })
    expect(await razorpay.orders.fetch(order.id)).toEqual(order)
  })

  test('receipts may repeat, and a list by receipt finds each order', async () => {
    const one = await razorpay.orders.create({ amount: 100, currency: 'INR', receipt: 'twice' })
    const other = await razorpay.orders.create({ amount: 100, currency: 'INR', receipt: 'twice' })
    const found = await razorpay.orders.all({ receipt: 'twice' })
    expect(found.items.map(({ id }) => id)).toEqual([other.id, one.id])
  })

  test.each([
    [{ amount: 99, currency: 'INR' }, 'amount'],
    [{ amount: 100.5, currency: 'INR' }, 'amount'],
    [{ amount: 1e12, currency: 'INR' }, 'amount'],
    [{ amount: 100, currency: 'USD' }, 'currency'],
    [{ amount: 100, currency: 'INR', receipt: 'r'.repeat(41) }, 'receipt'],
    [{ amount: 100, currency: 'INR', notes: { long: 'n'.repeat(257) } }, 'notes'],
  ])('%j is refused and names the field %s', async (input, field) => {
    await expect(razorpay.orders.create(input)).rejects.toMatchObject({
      statusCode: 400,
      error: { code: 'BAD_REQUEST_ERROR', field },
    })
  })

  test('an unknown id is a bad request, as at Razorpay', async () => {
    await expect(razorpay.orders.fetch('order_nowhere0000000')).rejects.toMatchObject({ statusCode: 400 })
  })
})

describe('payments', () => {
  test('a paid order is captured by itself, with fee, signature and matching sums', async () => {
    const { order, payment, handler } = await payNewOrder()
    expect(payment).toMatchObject({
      status: 'captured',
      captured: true,
      amount: 250_000,
      fee: 5_900,
      tax: 900,
    })
    expect(payment.id).toMatch(/^pay_[A-Za-z0-9]{14}$/)
    expect(await razorpay.orders.fetch(order.id)).toMatchObject({
      status: 'paid',
      amount_paid: 250_000,
      amount_due: 0,
      attempts: 1,
    })
    const { items } = await razorpay.orders.fetchPayments(order.id)
    expect(items.map(({ id }) => id)).toEqual([payment.id])
    expect(
      validatePaymentVerification(
        { order_id: order.id, payment_id: payment.id },
        handler?.razorpay_signature ?? '',
        'sandbox-key-secret',
      ),
    ).toBe(true)
  })

  test('a card is shown only when asked for, and never whole', async () => {
    const order = await razorpay.orders.create({ amount: 100, currency: 'INR' })
    const { payment } = await sandbox.gateway.payOrder(order.id, { method: 'card' })
    const plain = await razorpay.payments.fetch(payment.id)
    expect(plain).toMatchObject({ method: 'card', card_id: expect.stringMatching(/^card_/) })
    expect(plain).not.toHaveProperty('card')
    const listed = await fetch(`${sandbox.url}/v1/payments/${payment.id}?expand[]=card`, {
      headers: { authorization: `Basic ${btoa('rzp_test_sandbox:sandbox-key-secret')}` },
    })
    expect(await listed.json()).toMatchObject({ card: { last4: '1111', network: 'Visa' } })
  })

  test('an order with manual capture waits until it is captured for its exact amount', async () => {
    const order = await razorpay.orders.create({
      amount: 5_000,
      currency: 'INR',
      payment: {
        capture: 'manual',
        capture_options: { automatic_expiry_period: 12, manual_expiry_period: 7200, refund_speed: 'normal' },
      },
    })
    const { payment } = await sandbox.gateway.payOrder(order.id)
    expect(payment.status).toBe('authorized')
    await expect(razorpay.payments.capture(payment.id, 4_999, 'INR')).rejects.toMatchObject({
      statusCode: 400,
    })
    expect(await razorpay.payments.capture(payment.id, 5_000, 'INR')).toMatchObject({ status: 'captured' })
    await expect(razorpay.payments.capture(payment.id, 5_000, 'INR')).rejects.toMatchObject({
      error: { description: 'This payment has already been captured' },
    })
  })

  test('a paid order takes no second payment', async () => {
    const { order } = await payNewOrder()
    await expect(sandbox.gateway.payOrder(order.id)).rejects.toThrow('already done')
  })

  test('a payment that does not fit its order can be made for tests of the claim', async () => {
    const order = await razorpay.orders.create({ amount: 90_000, currency: 'INR' })
    const { payment } = await sandbox.gateway.payOrder(order.id, { amount: 100, currency: 'USD' })
    expect(await razorpay.payments.fetch(payment.id)).toMatchObject({ amount: 100, currency: 'USD' })
  })

  test('payments are listed newest first by count and skip', async () => {
    const first = await payNewOrder()
    const second = await payNewOrder()
    expect((await razorpay.payments.all({ count: 1 })).items[0]?.id).toBe(second.payment.id)
    expect((await razorpay.payments.all({ count: 1, skip: 1 })).items[0]?.id).toBe(first.payment.id)
  })
})

describe('refunds', () => {
  test('parts may be refunded up to the whole, and no further', async () => {
    const { payment } = await payNewOrder()
    const refund = await razorpay.payments.refund(payment.id, { amount: 100_000, receipt: 'refund-1' })
    expect(refund).toMatchObject({
      entity: 'refund',
      status: 'pending',
      amount: 100_000,
      receipt: 'refund-1',
    })
    expect(await razorpay.payments.fetch(payment.id)).toMatchObject({
      status: 'captured',
      refund_status: 'partial',
      amount_refunded: 100_000,
    })
    await expect(razorpay.payments.refund(payment.id, { amount: 150_001 })).rejects.toMatchObject({
      statusCode: 400,
    })
    await razorpay.payments.refund(payment.id, {})
    expect(await razorpay.payments.fetch(payment.id)).toMatchObject({
      status: 'refunded',
      refund_status: 'full',
    })
    await expect(razorpay.payments.refund(payment.id, {})).rejects.toMatchObject({ statusCode: 400 })
    const { items } = await razorpay.payments.fetchMultipleRefund(payment.id, {})
    expect(items.map(({ amount }) => amount)).toEqual([150_000, 100_000])
  })

  test('a repeated idempotency key gives the same refund, another body with it is refused', async () => {
    const { payment } = await payNewOrder()
    const ask = (amount: number) =>
      requestsOf(razorpay).post(
        `/v1/payments/${payment.id}/refund`,
        { amount },
        { headers: { 'X-Refund-Idempotency': 'refund-of-order-17' } },
      )
    const [one, other] = await Promise.all([ask(1_000), ask(1_000)])
    expect(other.data).toEqual(one.data)
    await expect(ask(2_000)).rejects.toMatchObject({ response: { status: 400 } })
    expect(sandbox.gateway.refunds(payment.id)).toHaveLength(1)
  })

  test('a payment that is not captured cannot be refunded', async () => {
    const order = await razorpay.orders.create({
      amount: 5_000,
      currency: 'INR',
      payment_capture: false,
    } as never) // an old field the types leave out
    const { payment } = await sandbox.gateway.payOrder(order.id)
    await expect(razorpay.payments.refund(payment.id, {})).rejects.toMatchObject({ statusCode: 400 })
  })

  test('a refund is found by its id', async () => {
    const { payment } = await payNewOrder()
    const { id } = await razorpay.payments.refund(payment.id, {})
    expect(await razorpay.refunds.fetch(id)).toMatchObject({ id, payment_id: payment.id })
    expect((await razorpay.refunds.all({ count: 1 })).items[0]?.id).toBe(id)
  })
})
