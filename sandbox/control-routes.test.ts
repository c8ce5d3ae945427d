import { afterEach, beforeEach, expect, test } from 'vitest'
import { connectSdk } from './gateway/shop.ts'
import { type Sandbox, startSandbox } from './index.ts'

let sandbox: Sandbox

beforeEach(async () => {
  sandbox = await startSandbox({ delays: { refundMs: 60_000 } })
})
afterEach(() => sandbox.close())

async function control(path: string, body: unknown = {}, headers: Record<string, string> = {}) {
  const response = await fetch(`${sandbox.url}/_control/${path}`, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  })
  return { status: response.status, answer: await response.json() }
}
const newOrder = () => connectSdk(sandbox).orders.create({ amount: 90_000, currency: 'INR' })

test('an order is paid, disputed and refunded in every way over HTTP', async () => {
  const { id } = await newOrder()
  const { answer } = await control(`orders/${id}/pay`, { method: 'card' })
  expect(answer).toMatchObject({ payment: { status: 'captured' }, handler: { razorpay_order_id: id } })
  expect((await control(`payments/${answer.payment.id}/dispute`)).answer).toMatchObject({ status: 'open' })
  const refund = await connectSdk(sandbox).payments.refund(answer.payment.id, {})
  expect((await control(`refunds/${refund.id}/process`)).answer.status).toBe('processed')
  expect((await control(`refunds/${refund.id}/fail`)).answer.status).toBe('failed')
})

test('payments are moved by hand', async () => {
  const payLate = async () =>
    (await control(`orders/${(await newOrder()).id}/pay`, { outcome: 'late' })).answer.payment
  expect((await control(`payments/${(await payLate()).id}/authorise`)).answer.status).toBe('captured')
  await payLate()
  expect((await control('late')).answer).toEqual({ moved: 1 })
  await control('capture', { setting: 'manual' })
  const { answer } = await control(`orders/${(await newOrder()).id}/pay`)
  expect(answer.payment.status).toBe('authorized')
  expect((await control(`payments/${answer.payment.id}/capture`)).answer.status).toBe('captured')
  const pending = await control(`orders/${(await newOrder()).id}/pay`, { outcome: 'pending' })
  expect((await control(`payments/${pending.answer.payment.id}/fail`)).answer.status).toBe('failed')
})

test('faults are set and taken back', async () => {
  await control('faults', { operation: 'orders.create', kind: 'error500' })
  await expect(newOrder()).rejects.toMatchObject({ statusCode: 500 })
  await control('faults', { operation: 'orders.create', kind: 'error500' })
  await control('faults/clear')
  await newOrder()
})

test('webhooks are dropped, their secret is rotated and one is sent again', async () => {
  await control('webhooks', { mode: 'dropped' })
  await control(`orders/${(await newOrder()).id}/pay`)
  const [event] = sandbox.gateway.webhooks()
  expect(event?.state).toBe('dropped')
  expect((await control('webhook-secret/rotate')).answer.secret).toBe(
    sandbox.gateway.webhookSecrets().current,
  )
  expect((await control(`events/${event?.id}/resend`, { secret: 'previous' })).answer).toEqual({
    answers: [null],
  })
})

test('mail and messages are broken and mended, and everything is forgotten', async () => {
  expect((await control('mail', { down: true })).status).toBe(200)
  expect((await control('mail', { down: false })).status).toBe(200)
  expect((await control('messages', { provider: 'sms', mode: 'fail' })).status).toBe(200)
  await newOrder()
  await control('clear')
  expect(sandbox.gateway.orders()).toHaveLength(0)
})

test('what does not make sense is refused in words', async () => {
  expect(await control('faults', { operation: 'orders.create', kind: 'explode' })).toMatchObject({
    status: 400,
    answer: { error: expect.stringContaining('kind must be one of') },
  })
  expect((await control('orders/order_nowhere0000000/pay')).status).toBe(400)
  expect((await control('events/none/resend')).status).toBe(400)
})

test('a page of another site cannot control it', async () => {
  expect((await control('clear', {}, { origin: 'http://evil.test' })).status).toBe(403)
})
