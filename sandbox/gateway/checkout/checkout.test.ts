import Razorpay from 'razorpay'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type Sandbox, startSandbox } from '../../index.ts'
import { connectSdk, openShop } from '../shop.ts'

const key = 'rzp_test_sandbox'
let sandbox: Sandbox
let shop: Awaited<ReturnType<typeof openShop>>
let orderId: string

beforeEach(async () => {
  shop = await openShop()
  sandbox = await startSandbox({
    webhookUrl: shop.url,
    allowedOrigins: ['http://shop.test'],
    delays: { pendingMs: 40, delayedWebhookMs: 40 },
  })
  orderId = (await connectSdk(sandbox).orders.create({ amount: 90_000, currency: 'INR' })).id
})
afterEach(async () => {
  await sandbox.close()
  await shop.close()
})

async function send(path: string, body: unknown) {
  const response = await fetch(`${sandbox.url}/checkout/${path}`, {
    method: 'POST',
    body: JSON.stringify(body),
  })
  return { status: response.status, answer: await response.json() }
}
const pay = (method: string, instrument: string) =>
  send('payments', { key, order_id: orderId, method, instrument, payer: { email: 'asha@example.in' } })

describe('the frame', () => {
  const open = (origin: string) =>
    fetch(`${sandbox.url}/checkout/frame?${new URLSearchParams({ origin, scheme: 'light' })}`)

  test('opens for an allowed origin only, and only inside its pages', async () => {
    const allowed = await open('http://shop.test')
    expect(allowed.status).toBe(200)
    expect(allowed.headers.get('content-security-policy')).toContain('frame-ancestors http://shop.test')
    expect((await open('http://other.test')).status).toBe(403)
    expect((await open('http://shop.test"><script>')).status).toBe(403)
  })

  test('lists the chosen inputs and says that no money is charged', async () => {
    const page = await (await open('http://shop.test')).text()
    expect(page).toContain('Test payment. No money is charged')
    expect(page).toContain('4000 0000 0000 0002')
    expect(page).toContain('pending@sandbox')
  })

  test('its scripts are plain JavaScript of the sandbox’s own', async () => {
    for (const path of ['/v1/checkout.js', '/checkout/frame.js']) {
      const response = await fetch(sandbox.url + path)
      expect(response.headers.get('content-type')).toContain('text/javascript')
      expect(await response.text()).not.toMatch(/: string|\beval\b|innerHTML/)
    }
  })
})

describe('paying', () => {
  test('a good card gives an id and a signature the shop can check', async () => {
    const { answer } = await pay('card', '4111111111111111')
    expect(answer).toMatchObject({ status: 'captured', error: null })
    const { razorpay_order_id, razorpay_payment_id, razorpay_signature } = answer.success
    expect(razorpay_order_id).toBe(orderId)
    expect(
      Razorpay.validateWebhookSignature(
        `${orderId}|${razorpay_payment_id}`,
        razorpay_signature,
        'sandbox-key-secret',
      ),
    ).toBe(true)
    expect(sandbox.gateway.payments(orderId)[0]?.email).toBe('asha@example.in')
  })

  test.each([
    ['card', '4000 0000 0000 0002', 'payment_declined'],
    ['card', '4000 0000 0000 0069', 'card_expired'],
    ['card', '4000 0000 0000 0028', 'payment_timed_out'],
    ['upi', 'failure@sandbox', 'payment_declined'],
    ['upi', 'late@sandbox', 'payment_timed_out'],
  ])('%s %s fails with %s', async (method, instrument, reason) => {
    const { answer } = await pay(method, instrument)
    expect(answer).toMatchObject({
      status: 'failed',
      success: null,
      error: { code: 'BAD_REQUEST_ERROR', reason },
    })
    expect(answer.error.metadata).toEqual({ order_id: orderId, payment_id: answer.payment_id })
  })

  test('after a failure the same order can be paid', async () => {
    await pay('card', '4000 0000 0000 0002')
    expect((await pay('upi', 'success@sandbox')).answer.status).toBe('captured')
    expect(sandbox.gateway.orders()[0]).toMatchObject({ status: 'paid', attempts: 2 })
  })

  test('an id that captures late is authorised at once', async () => {
    const { answer } = await pay('card', '4000 0000 0000 0010')
    expect(answer.status).toBe('authorized')
    expect(answer.success).not.toBeNull()
  })

  test('a pending UPI payment stays created, then succeeds by itself', async () => {
    const { answer } = await pay('upi', 'pending@sandbox')
    expect(answer).toMatchObject({ status: 'created', success: null, error: null })
    const look = async () =>
      (await fetch(`${sandbox.url}/checkout/payments/${answer.payment_id}?key=${key}`)).json()
    await expect.poll(async () => (await look()).status).toBe('captured')
    expect((await look()).success.razorpay_payment_id).toBe(answer.payment_id)
  })

  test.each([
    ['success', 'captured'],
    ['failure', 'failed'],
  ])('the bank page’s %s ends as %s', async (outcome, status) => {
    const { answer } = await pay('netbanking', 'PRAC')
    expect(answer).toMatchObject({ status: 'created', bank: 'Practice Bank of India' })
    expect((await send(`payments/${answer.payment_id}/bank`, { key, outcome })).answer.status).toBe(status)
  })

  test('a card whose webhook comes early answers the page only after the shop', async () => {
    await pay('card', '4000 0000 0000 0077')
    expect(shop.received).toHaveLength(3)
  })

  test('a UPI id whose webhook is dropped still pays', async () => {
    expect((await pay('upi', 'dropped@sandbox')).answer.status).toBe('captured')
    expect(sandbox.gateway.webhooks()[0]?.state).toBe('dropped')
  })
})

describe('refusals', () => {
  test('an input that is not chosen is refused, and no attempt is counted', async () => {
    expect((await pay('upi', 'asha@okbank')).status).toBe(400)
    expect((await pay('card', '5555 5555 5555 4444')).status).toBe(400)
    expect(sandbox.gateway.orders()[0]?.attempts).toBe(0)
  })

  test('a key of another shop sees nothing', async () => {
    expect((await fetch(`${sandbox.url}/checkout/orders/${orderId}?key=rzp_other`)).status).toBe(401)
    expect((await send('payments', { key: 'rzp_other', order_id: orderId })).status).toBe(401)
  })

  test('a paid order is refused', async () => {
    await pay('upi', 'success@sandbox')
    expect((await pay('upi', 'success@sandbox')).status).toBe(400)
  })

  test('a bank page answers once', async () => {
    const { answer } = await pay('netbanking', 'TRIA')
    await send(`payments/${answer.payment_id}/bank`, { key, outcome: 'success' })
    expect((await send(`payments/${answer.payment_id}/bank`, { key, outcome: 'failure' })).status).toBe(400)
  })
})
