import { beforeAll, describe, expect, test } from 'vitest'
import { days } from '../../platform/clock.ts'
import { inTransaction } from '../../platform/database/database.ts'
import { type Counter, openCounter } from '../../testing/counter.ts'
import { makeClient, makeStaff } from '../../testing/signed-in.ts'
import { type TestUser, useTestApp } from '../../testing/test-app.ts'

const app = useTestApp({ start: new Date('2026-11-21T06:00:00Z') })
let counter: Counter
beforeAll(async () => {
  counter = await openCounter(app())
})

const make = (as: TestUser, orderId: string, channel: 'sms' | 'whatsapp' | 'email' | 'none' = 'none') =>
  app().call(
    'POST /api/staff/orders/{orderId}/payment-link',
    { params: { orderId }, body: { channel } },
    { as },
  )
const tokenIn = (link = '') => link.slice(link.lastIndexOf('/') + 1)
async function madeFor(orderId: string) {
  const { data, message } = await make(counter.desk, orderId)
  if (!data) throw new Error(`no link: ${message}`)
  return tokenIn(data.link)
}
const look = (token: string) => app().call('GET /api/website/payment-link/{token}', { params: { token } })
const start = (token: string) =>
  app().call('POST /api/website/payment-link/{token}/payment', { params: { token } })
async function pay(token: string) {
  const { data } = await start(token)
  const { payment, handler } = await app().sandbox.gateway.payOrder(data?.order_id ?? '')
  return app().call('PUT /api/website/payment-link/{token}/payment', {
    params: { token },
    body: { razor_pay_payment_id: payment.id, razor_pay_signature: handler?.razorpay_signature ?? '' },
  })
}

describe('a payment link', () => {
  test('pays what is left of an order without an account, and says neither name nor healer', async () => {
    await counter.openTill(counter.desk, 'Links')
    const client = await makeClient(app(), { firstName: 'Sushila' })
    const { orderId } = await counter.bookedLater(client)
    await counter.take(counter.desk, orderId, { amount_paise: 50_000 })
    const token = await madeFor(orderId)
    const seen = await look(token)
    expect(seen.data).toMatchObject({ state: 'open', amount_paise: 50_000 })
    const started = await start(token)
    expect(started.data).toMatchObject({ amount: 50_000, prefill: { name: '', email: '', contact: '' } })
    expect(JSON.stringify([seen.data, started.data])).not.toMatch(
      new RegExp(`Sushila|${counter.healer.full_name}`),
    )
    expect((await pay(token)).data).toMatchObject({ state: 'paid', amount_paise: null })
    const order = await app().call(
      'GET /api/website/order/{orderId}',
      { params: { orderId } },
      { as: client },
    )
    expect(order.data).toMatchObject({ state: 'paid', price: { desk_paise: 50_000, payable_paise: 50_000 } })
    expect(await start(token)).toMatchObject({ code: 'orderNotOpen' })
    expect(await app().app.modules.ledger.prove()).toMatchObject({ drift: 0, faults: {} })
  })

  test('ends with the next one, and when its order is paid', async () => {
    const { orderId } = await counter.bookedLater(await makeClient(app()))
    const first = await madeFor(orderId)
    const second = await madeFor(orderId)
    expect((await look(first)).data?.state).toBe('ended')
    expect((await look(second)).data?.state).toBe('open')
    const { orderId: another } = await counter.bookedLater(await makeClient(app()))
    const token = await madeFor(another)
    await counter.take(counter.desk, another, {
      kind: 'card-machine',
      amount_paise: 100_000,
      reference: 'Slip 1',
    })
    expect((await look(token)).data).toMatchObject({ state: 'paid' })
    expect(await make(counter.desk, another)).toMatchObject({ code: 'orderNotOpen' })
  })

  test('keeps what the client chose from the wallet', async () => {
    const client = await makeClient(app())
    const { orderId } = await counter.bookedLater(client)
    await inTransaction(app().db, (trx) =>
      app().app.modules.ledger.post(trx, {
        key: `gift:${orderId}`,
        kind: 'gift',
        entries: [
          { account: { kind: 'goodwill' }, amount: -30_000 },
          { account: { ownerId: client.uId, kind: 'wallet' }, amount: 30_000 },
        ],
      }),
    )
    await app().call(
      'POST /api/website/payment/{id}',
      { params: { id: orderId }, body: { wallet_paise: 30_000 } },
      { as: client },
    )
    const token = await madeFor(orderId)
    expect((await look(token)).data?.amount_paise).toBe(70_000)
    expect((await start(token)).data?.amount).toBe(70_000)
    expect((await pay(token)).data?.state).toBe('paid')
    expect(await app().app.modules.ledger.prove()).toMatchObject({ drift: 0, faults: {} })
  })

  test('is made by colleagues who handle the order, and five times a day at most', async () => {
    const { orderId } = await counter.bookedLater(await makeClient(app()))
    expect((await make(await makeStaff(app(), ['desk']), orderId)).status).toBe(404)
    expect((await make(await makeStaff(app(), ['support']), orderId)).status).toBe(403)
    for (let n = 0; n < 5; n++) expect((await make(counter.desk, orderId, 'sms')).status).toBe(201)
    expect((await make(counter.desk, orderId, 'sms')).status).toBe(429)
  })

  test('cannot be guessed: an unknown one is not found, and guessing ends', async () => {
    const { orderId } = await counter.bookedLater(await makeClient(app()))
    const token = await madeFor(orderId)
    const from = '10.9.8.7'
    const guess = (token: string) =>
      app().call('GET /api/website/payment-link/{token}', { params: { token } }, { from })
    expect(await guess('short')).toMatchObject({ status: 404 })
    for (let count = 1; count < 20; count++)
      expect(await guess('x'.repeat(32))).toMatchObject({ status: 404 })
    expect(await guess(token)).toMatchObject({ status: 429 })
  })

  test('ends with its time', async () => {
    const { orderId } = await counter.bookedLater(await makeClient(app()))
    const token = await madeFor(orderId)
    app().clock.advance(days(3))
    expect((await look(token)).data?.state).toBe('ended')
    expect(await start(token)).toMatchObject({ code: 'orderNotOpen' })
  })
})
