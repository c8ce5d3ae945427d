import { beforeAll, describe, expect, test } from 'vitest'
import { inTransaction } from '../../platform/database/database.ts'
import { openShop, type Shop, testFulfilment } from '../../testing/shop.ts'
import { useTestApp } from '../../testing/test-app.ts'
import type { RefundRequest } from './index.ts'

const app = useTestApp({ fulfilments: { appointment: testFulfilment } })
const gateway = () => app().sandbox.gateway
let shop: Shop
beforeAll(async () => {
  shop = await openShop(app())
})

const refund = (orderId: string, request: RefundRequest) =>
  inTransaction(app().db, (trx) => app().app.modules.payments.refund(trx, orderId, request))
const preview = (orderId: string, basisPoints: number) =>
  app().app.modules.payments.previewRefund(app().db, orderId, { basisPoints })

/** An order of ₹2,500, paid with ₹500 from the wallet and the rest by card. */
async function paidOrder({ walletPaise = 50_000 } = {}) {
  const client = await shop.client(walletPaise)
  const orderId = await shop.order(client)
  const { data } = await shop.start(client, orderId, walletPaise)
  const providerId = data?.outcome === 'gateway' ? data.checkout.order_id : ''
  const { payment } = await gateway().payOrder(providerId)
  await shop.claim(client, orderId, payment.id)
  return { client, orderId, paymentId: payment.id, providerId }
}

const posted = async (kind: string) => {
  const row = await app()
    .db.selectFrom('ledger_balance')
    .select((of) => of.fn.sum<number>('posted').as('sum'))
    .where('kind', '=', kind)
    .executeTakeFirstOrThrow()
  return Number(row.sum)
}

describe('a part of a paid order', () => {
  test('goes back to each source in proportion, as it was shown before, and earnings and tax shrink with it', async () => {
    const { client, orderId } = await paidOrder()
    const before = [await posted('healer-earnings'), await posted('tax')] as const
    const shown = await preview(orderId, 5000)
    expect(shown).toEqual({
      pricePaise: 125_000,
      gatewayPaise: 100_000,
      deskPaise: 0,
      walletPaise: 25_000,
      lifePointsPaise: 0,
      couponPaise: 0,
      allowancePaise: 0,
      keptPaise: 125_000,
    })
    expect(await refund(orderId, { basisPoints: 5000, reason: 'cancelled-by-client' })).toEqual(shown)
    await app().drain()
    expect(shop.keptByGateway(orderId)).toBe(100_000)
    expect(await shop.walletOf(client)).toBe(25_000)
    expect(await shop.outcome(orderId)).toMatchObject({ state: 'paid', refunds: ['sent'] })
    // ₹2,500 hold ₹381.36 of tax; half of the price takes half of both away.
    expect(before[1] - (await posted('tax'))).toBe(19_068)
    expect(before[0] - (await posted('healer-earnings'))).toBe(125_000 - 19_068)
    expect(await posted('refunds-due')).toBe(0)
    expect(await shop.drift()).toBe(0)
  })

  test('for the same reason once, also at once from twenty sides', async () => {
    const { client, orderId } = await paidOrder()
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => refund(orderId, { paise: 50_000, reason: 'late' })),
    )
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    await app().drain()
    expect(await shop.walletOf(client)).toBe(10_000)
    expect(shop.keptByGateway(orderId)).toBe(160_000)
  })

  test('never more than was paid, however many reasons come at once; at the end the order is refunded', async () => {
    const { client, orderId, providerId } = await paidOrder()
    const results = await Promise.allSettled(
      Array.from({ length: 5 }, (_, number) => refund(orderId, { paise: 60_001, reason: `part-${number}` })),
    )
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(4)
    const rejected = results.find((result) => result.status === 'rejected')
    expect(rejected?.reason).toMatchObject({ code: 'nothingToRefund' })
    expect(await refund(orderId, { basisPoints: 10_000, reason: 'rest', byOurFault: true })).toMatchObject({
      pricePaise: 250_000 - 4 * 60_001,
      keptPaise: 0,
    })
    await app().drain()
    expect(shop.keptByGateway(orderId)).toBe(0)
    expect(gateway().payments(providerId)[0]?.status).toBe('refunded')
    expect(await shop.walletOf(client)).toBe(50_000)
    expect(await shop.outcome(orderId)).toMatchObject({ state: 'refunded' })
    await expect(refund(orderId, { paise: 1, reason: 'again' })).rejects.toMatchObject({
      code: 'orderNotOpen',
    })
    expect(await shop.drift()).toBe(0)
  })

  test('less than the gateway sends goes to the wallet: rupees stay rupees', async () => {
    const client = await shop.client(249_800)
    const orderId = await shop.order(client)
    const { data } = await shop.start(client, orderId, 249_800)
    const { payment } = await gateway().payOrder(data?.outcome === 'gateway' ? data.checkout.order_id : '')
    await shop.claim(client, orderId, payment.id)
    expect(await refund(orderId, { basisPoints: 2500, reason: 'late' })).toMatchObject({
      gatewayPaise: 0,
      deskPaise: 0,
      walletPaise: 62_500,
    })
    await app().drain()
    expect(await shop.outcome(orderId)).toMatchObject({ refunds: [] })
    expect(await shop.drift()).toBe(0)
  })

  test('a transaction that fails afterwards takes it all back', async () => {
    const { client, orderId } = await paidOrder()
    const failing = inTransaction(app().db, async (trx) => {
      await app().app.modules.payments.refund(trx, orderId, { basisPoints: 10_000, reason: 'late' })
      throw new Error('something else went wrong')
    })
    await expect(failing).rejects.toThrow('something else')
    await app().drain()
    expect(await shop.walletOf(client)).toBe(0)
    expect(await shop.outcome(orderId)).toMatchObject({ state: 'paid', refunds: [] })
    expect(shop.keptByGateway(orderId)).toBe(200_000)
  })

  test('a refund that the bank sends back is due again, noted for staff, and the payment counts as kept', async () => {
    const { orderId, paymentId } = await paidOrder()
    await refund(orderId, { basisPoints: 5000, reason: 'cancelled-by-client' })
    await app().drain()
    const [sent] = gateway().refunds(paymentId)
    await gateway().failRefund(sent?.id ?? '')
    await shop.deliver(orderId, { event: 'refund.failed' })
    expect(await shop.outcome(orderId)).toMatchObject({ state: 'paid', refunds: ['failed'] })
    expect(await posted('refunds-due')).toBe(100_000)
    expect(await shop.drift()).toBe(0)
  })

  test('an order that is not paid has nothing to refund', async () => {
    const client = await shop.client()
    const orderId = await shop.order(client)
    await expect(preview(orderId, 5000)).rejects.toMatchObject({ code: 'orderNotOpen' })
    await expect(refund(orderId, { paise: 100, reason: 'late' })).rejects.toMatchObject({
      code: 'orderNotOpen',
    })
  })
})
