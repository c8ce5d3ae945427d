import { beforeAll, describe, expect, test } from 'vitest'
import { minutes } from '../../platform/clock.ts'
import { openShop, type Shop, testFulfilment } from '../../testing/shop.ts'
import { useTestApp } from '../../testing/test-app.ts'
import { post } from '../../testing/webhooks.ts'

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
