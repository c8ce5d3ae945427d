import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { openShop, type Shop, testFulfilment } from '../../testing/shop.ts'
import { useTestApp } from '../../testing/test-app.ts'

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
