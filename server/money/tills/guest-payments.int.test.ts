import { beforeAll, expect, test } from 'vitest'
import { makeDesk, makeHealerAtPlace } from '../../testing/desk.ts'
import { guestsOf } from '../../testing/guests.ts'
import { type TestUser, useTestApp } from '../../testing/test-app.ts'

const app = useTestApp({ start: new Date('2026-11-22T23:30:00Z') })
let at: Awaited<ReturnType<typeof makeHealerAtPlace>>
let desk: TestUser
beforeAll(async () => {
  at = await makeHealerAtPlace(app())
  desk = await makeDesk(app(), [at.healer])
  const now = app().clock.now()
  const tillId = app().app.platform.ids.next()
  await app()
    .db.insertInto('till')
    .values({ u_id: tillId, name: 'Reception', created_at: now, updated_at: now })
    .execute()
  await app().call('POST /api/staff/counter/{tillId}/open', { params: { tillId }, body: {} }, { as: desk })
})
const guests = guestsOf(app, () => ({ desk, ...at }))

test('a guest who has no account yet pays half in cash, with a receipt, and half by a link to their number', async () => {
  const { session, mobile } = await guests.booked()
  const orderId = session.order_u_id ?? ''
  const taken = await app().call(
    'POST /api/staff/orders/{orderId}/desk-payments',
    { params: { orderId }, body: { kind: 'cash', amount_paise: 50_000 } },
    { as: desk },
  )
  expect(taken).toMatchObject({ status: 201, data: { left_paise: 50_000 } })
  const receipt = await app().app.http.inject({
    url: `/api/staff/desk-payments/${taken.data?.u_id}/receipt`,
    headers: { authorization: `Bearer ${desk.token}` },
  })
  expect(receipt).toMatchObject({
    statusCode: 200,
    headers: { 'content-type': 'application/pdf' },
  })
  const made = await app().call(
    'POST /api/staff/orders/{orderId}/payment-link',
    { params: { orderId }, body: { channel: 'sms' } },
    { as: desk },
  )
  expect(made.status).toBe(201)
  expect((await guests.smsTo(mobile)).at(-1)).toContain('Rs 500 is to be paid')
  const params = { token: made.data?.link.split('/').at(-1) ?? '' }
  const { data } = await app().call('POST /api/website/payment-link/{token}/payment', { params })
  const { payment, handler } = await app().sandbox.gateway.payOrder(data?.order_id ?? '')
  const paid = await app().call('PUT /api/website/payment-link/{token}/payment', {
    params,
    body: { razor_pay_payment_id: payment.id, razor_pay_signature: handler?.razorpay_signature ?? '' },
  })
  expect(paid.data).toMatchObject({ state: 'paid' })
  expect(await app().app.modules.ledger.prove()).toMatchObject({ drift: 0, faults: {} })
})
