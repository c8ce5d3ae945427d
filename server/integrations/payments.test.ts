import { startSandbox } from '@newyou/sandbox'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { movableClock, seconds } from '../platform/clock.ts'
import { createRazorpay } from './payments.ts'
import { GatewayRefusal } from './razorpay-client.ts'

let sandbox: Awaited<ReturnType<typeof startSandbox>>
beforeAll(async () => {
  sandbox = await startSandbox()
})
afterAll(() => sandbox.close())

const clock = movableClock()
const connect = (url = sandbox.url) =>
  createRazorpay({
    keyId: 'rzp_test_sandbox',
    keySecret: 'sandbox-key-secret',
    url,
    clock,
    timeoutMs: 300,
  })
let receipts = 0
const wanted = (amountPaise = 250_000) => ({ amountPaise, receipt: `receipt-${++receipts}`, notes: {} })
const madeFor = (receipt: string) => sandbox.gateway.orders().filter((order) => order.receipt === receipt)
const unavailable = { code: 'gatewayUnavailable' }

describe('making an order', () => {
  test('a create whose answer is lost finds the order it made', async () => {
    const order = wanted()
    sandbox.gateway.fault({ operation: 'orders.create', kind: 'cut' })
    const made = await connect().createOrder(order)
    expect(madeFor(order.receipt).map(({ id }) => id)).toEqual([made.id])
  })

  test.each(['error500', 'rate429', 'garbage', 'hang'] as const)('%s is a clear error', async (kind) => {
    const gateway = connect()
    sandbox.gateway.fault({ operation: 'orders.create', kind })
    await expect(gateway.createOrder(wanted())).rejects.toMatchObject(unavailable)
  })

  test('a server that speaks no TLS, or is not there, is a clear error', async () => {
    await expect(connect(sandbox.url.replace('http:', 'https:')).createOrder(wanted())).rejects.toMatchObject(
      unavailable,
    )
    await expect(connect('http://127.0.0.1:9').createOrder(wanted())).rejects.toMatchObject(unavailable)
  })

  test('a refusal differs from a gateway that is away', async () => {
    await expect(connect().createOrder(wanted(99))).rejects.toBeInstanceOf(GatewayRefusal)
  })
})

describe('the breaker', () => {
  test('opens after five failures in a row, answers at once, and tries again after a rest', async () => {
    const gateway = connect()
    sandbox.gateway.fault({ operation: 'payments.fetch', kind: 'error500', times: 5 })
    for (let failure = 0; failure < 5; failure++)
      await expect(gateway.fetchPayment('pay_00000000000000')).rejects.toMatchObject(unavailable)
    await expect(gateway.createOrder(wanted())).rejects.toMatchObject(unavailable)
    clock.advance(seconds(16))
    expect(await gateway.fetchPayment('pay_00000000000000')).toBeUndefined()
    await expect(gateway.createOrder(wanted())).resolves.toMatchObject({ amount: 250_000 })
  })
})

describe('payments', () => {
  test('an id that is not one never reaches the gateway', async () => {
    const gateway = connect()
    for (const id of ['', '../orders', 'pay_1/capture', 'pay_%2e%2e'])
      expect(await gateway.fetchPayment(id)).toBeUndefined()
  })

  test('a refund with the same key is the same refund', async () => {
    const gateway = connect()
    const order = await gateway.createOrder(wanted())
    const { payment } = await sandbox.gateway.payOrder(order.id)
    const refund = { paymentId: payment.id, amountPaise: payment.amount, key: 'one-refund-only' }
    sandbox.gateway.fault({ operation: 'payments.refund', kind: 'cut' })
    await expect(gateway.refund(refund)).rejects.toMatchObject(unavailable)
    const [once, twice] = [await gateway.refund(refund), await gateway.refund(refund)]
    expect(once.id).toBe(twice.id)
    expect(sandbox.gateway.refunds(payment.id)).toHaveLength(1)
  })

  test('the signature of the checkout holds for its own order and payment only', async () => {
    const gateway = connect()
    const order = await gateway.createOrder(wanted())
    const { handler } = await sandbox.gateway.payOrder(order.id)
    const signed = {
      orderId: order.id,
      paymentId: handler?.razorpay_payment_id ?? '',
      signature: handler?.razorpay_signature ?? '',
    }
    expect(gateway.verifyCheckoutSignature(signed)).toBe(true)
    expect(gateway.verifyCheckoutSignature({ ...signed, orderId: 'order_other' })).toBe(false)
    expect(gateway.verifyCheckoutSignature({ ...signed, signature: 'ünicode' })).toBe(false)
  })
})
