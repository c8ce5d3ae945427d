import { createHmac, randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { days, hours } from '../../platform/clock.ts'
import { openShop, type Shop, testFulfilment } from '../../testing/shop.ts'
import { useTestApp } from '../../testing/test-app.ts'
import { post, postSigned } from '../../testing/webhooks.ts'

const previousSecret = 'the-webhook-secret-before-this-one'
const secret = 'sandbox-webhook-secret'
const app = useTestApp({
  config: { RAZORPAY_WEBHOOK_SECRET_PREVIOUS: previousSecret },
  fulfilments: { appointment: testFulfilment },
})
const gateway = () => app().sandbox.gateway
let shop: Shop
beforeAll(async () => {
  shop = await openShop(app())
})

/** An order that is paid at the gateway, with the event that says so. */
async function paidThere() {
  const client = await shop.client()
  const orderId = await shop.order(client)
  const answer = await shop.start(client, orderId)
  const providerId = answer.data?.outcome === 'gateway' ? answer.data.checkout.order_id : ''
  const { payment } = await gateway().payOrder(providerId)
  const [event] = gateway().webhooks({ paymentId: payment.id, event: 'payment.captured' })
  if (!event) throw new Error('the gateway made no event')
  return { client, orderId, payment, event }
}
const sign = (body: string) => createHmac('sha256', secret).update(body).digest('hex')
const paid = { state: 'paid', gifts: 1, refunds: [], held: 0 }
const count = async (
  table: 'webhook_event' | 'refused_webhook' | 'security_log' | 'payment' | 'ledger_transaction',
) => {
  const { rows } = await app()
    .db.selectFrom(table)
    .select((of) => of.fn.countAll<number>().as('rows'))
    .executeTakeFirstOrThrow()
  return rows
}
const refusedToday = async () =>
  (await app().db.selectFrom('refused_webhook').select('hits').executeTakeFirst())?.hits ?? 0

test('webhook and claim at a barrier: both answer well, and there is one gift and one transaction', async () => {
  const { client, orderId, payment } = await paidThere()
  const before = await count('ledger_transaction')
  const [claimed, delivered] = await Promise.all([
    shop.claim(client, orderId, payment.id),
    shop.deliver(orderId),
  ])
  expect(claimed).toMatchObject({ status: 200, data: { state: 'paid' } })
  expect(new Set(delivered)).toEqual(new Set([200]))
  expect(await shop.outcome(orderId)).toEqual(paid)
  expect(await count('ledger_transaction')).toBe(before + 1)
})

test('fifty times the same event at once, then under a new id, then a day later: one effect', async () => {
  const { orderId, event } = await paidThere()
  const answers = await Promise.all(
    Array.from({ length: 50 }, () => post(app(), event.body, secret, event.id)),
  )
  expect(new Set(answers)).toEqual(new Set([200]))
  expect(await post(app(), event.body, secret)).toBe(200)
  expect(await shop.outcome(orderId)).toEqual(paid)
  app().clock.advance(days(1))
  expect(await post(app(), event.body, secret, event.id)).toBe(200)
  expect(await shop.outcome(orderId)).toEqual(paid)
  expect(await shop.drift()).toBe(0)
})

test('events in reverse order, with an old failure last, change nothing that is settled', async () => {
  const client = await shop.client()
  const orderId = await shop.order(client)
  const answer = await shop.start(client, orderId)
  const providerId = answer.data?.outcome === 'gateway' ? answer.data.checkout.order_id : ''
  const { payment } = await gateway().payOrder(providerId, { outcome: 'late' })
  await gateway().advanceLate(payment.id)
  for (const record of gateway().webhooks({ orderId: providerId }).toReversed())
    expect(await post(app(), record.body, secret, record.id)).toBe(200)
  await app().drain()
  expect(await shop.outcome(orderId)).toEqual(paid)
})

describe('what did not come from the gateway', () => {
  test.each([
    ['signed with another secret', (body: string) => post(app(), body, 'another-secret')],
    ['without a signature', (body: string) => postSigned(app(), body, undefined)],
    ['with an empty signature', (body: string) => postSigned(app(), body, '')],
    [
      'written anew, though it means the same',
      (body: string) => postSigned(app(), JSON.stringify(JSON.parse(body), null, 1), sign(body)),
    ],
    ['cut short', (body: string) => postSigned(app(), body.slice(0, -20), sign(body))],
    ['signed, but no JSON', () => post(app(), '{"event":', secret)],
    ['empty', () => post(app(), '', secret)],
  ])('%s: 400, and nothing is stored but one more on the count of the day', async (_how, send) => {
    const { orderId, event } = await paidThere()
    const stored = () => Promise.all([count('webhook_event'), count('payment'), count('security_log')])
    const [before, refusedBefore] = [await stored(), await refusedToday()]
    expect(await send(event.body)).toBe(400)
    expect(await stored()).toEqual(before)
    expect(await refusedToday()).toBe(refusedBefore + 1)
    expect(await count('refused_webhook')).toBe(1)
    expect(await shop.outcome(orderId)).toMatchObject({ state: 'awaiting-payment', gifts: 0 })
  })
})

test('events that we do not use, or of orders that are not ours, are taken without an effect', async () => {
  const { event } = await paidThere()
  const unknown = JSON.stringify({ event: 'settlement.processed', payload: {} })
  expect(await post(app(), unknown, secret)).toBe(200)
  const foreign = event.body.replaceAll(/order_[A-Za-z0-9]{14}/g, 'order_00000000000000')
  const before = await count('payment')
  expect(await post(app(), foreign, secret)).toBe(200)
  expect(await count('payment')).toBe(before)
})

test('a dispute is stored once, however often its webhook comes', async () => {
  const { orderId, payment } = await paidThere()
  await shop.deliver(orderId)
  await gateway().openDispute(payment.id)
  for (let time = 0; time < 2; time++)
    expect(await shop.deliver(orderId, { event: 'payment.dispute.created', newId: true })).toEqual([200])
  const disputes = await app().db.selectFrom('payment_dispute').selectAll().execute()
  expect(disputes).toMatchObject([{ provider_payment_id: payment.id }])
})

test('what staff should look at is kept for 400 days, disputes for good', async () => {
  const now = app().clock.now()
  const old = new Date(now.getTime() - days(401))
  await app()
    .db.insertInto('security_log')
    .values([old, now].map((created_at) => ({ what: 'refund-failed', created_at })))
    .execute()
  await app()
    .db.insertInto('payment_dispute')
    .values({ dispute_id: 'disp_old', provider_payment_id: 'pay_old', created_at: old, updated_at: old })
    .execute()
  const dayBefore = { first_at: old, last_at: old, hits: 1, last_event_id: '' }
  await app()
    .db.insertInto('refused_webhook')
    .values({ day: old.toISOString().slice(0, 10), ...dayBefore })
    .execute()
  const before = await count('refused_webhook')
  await app().app.modules.payments.sweep?.()
  expect(await app().db.selectFrom('security_log').select('created_at').execute()).toEqual([
    { created_at: now },
  ])
  expect(await count('refused_webhook')).toBe(before - 1)
  expect(
    await app()
      .db.selectFrom('payment_dispute')
      .select('dispute_id')
      .where('dispute_id', '=', 'disp_old')
      .execute(),
  ).toHaveLength(1)
})

// Last, because it moves the clock past the life of the secret before.
test('the secret before this one counts for a day beside the new one, then no more', async () => {
  const early = await paidThere()
  const startedAt = app().clock.now()
  const { first_used_at: firstUsedAt } = await app()
    .db.selectFrom('webhook_secret')
    .select('first_used_at')
    .executeTakeFirstOrThrow()
  app().clock.set(new Date(firstUsedAt.getTime() + hours(23)))
  expect(await post(app(), early.event.body, previousSecret, randomUUID())).toBe(200)
  expect(await shop.outcome(early.orderId)).toEqual(paid)
  app().clock.set(new Date(Math.max(startedAt.getTime(), firstUsedAt.getTime() + hours(24))))
  const late = await paidThere()
  expect(await post(app(), late.event.body, previousSecret)).toBe(400)
  expect(await post(app(), late.event.body, secret)).toBe(200)
})
