import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { inTransaction } from '../../platform/database/database.ts'
import { openShop, type Shop, testFulfilment } from '../../testing/shop.ts'
import { useTestApp } from '../../testing/test-app.ts'

const app = useTestApp({ fulfilments: { appointment: testFulfilment } })
const gateway = () => app().sandbox.gateway
let shop: Shop
beforeAll(async () => {
  shop = await openShop(app())
})

/** All time: the gateway's clock is not the test's. */
const compare = () =>
  app().app.modules.payments.compareWithGateway({
    from: new Date('2020-01-01T00:00:00Z'),
    to: new Date('2100-01-01T00:00:00Z'),
  })
const found = async () => (await compare()).differences.map(({ what, providerId }) => ({ what, providerId }))
async function paid() {
  const client = await shop.client()
  const orderId = await shop.order(client)
  return { client, orderId, paymentId: await shop.payByCard(client, orderId, 0) }
}

describe('our books beside the gateway’s', () => {
  test('what both know is no difference, also when parts went back', async () => {
    const { orderId } = await paid()
    await inTransaction(app().db, (trx) =>
      app().app.modules.payments.refund(trx, orderId, { basisPoints: 4000, reason: 'late' }),
    )
    await app().drain()
    const result = await compare()
    expect(result).toMatchObject({ payments: 1, refunds: 1, differences: [] })
    const { payload } = await app().app.http.inject({ url: '/metrics' })
    expect(payload).toContain('reconciliation_differences 0')
  })

  test('a payment of ours that came without news is made good, so it is no difference', async () => {
    const client = await shop.client()
    const orderId = await shop.order(client)
    const { data } = await shop.start(client, orderId)
    const providerId = data?.outcome === 'gateway' ? data.checkout.order_id : ''
    await gateway().payOrder(providerId, { webhooks: 'dropped' })
    expect(await found()).toEqual([])
    expect(await shop.outcome(orderId)).toMatchObject({ state: 'paid', gifts: 1 })
  })

  test('a payment, an amount and a refund that differ are each found, and kept for staff', async () => {
    const [unknown, dear, gone] = [await paid(), await paid(), await paid()]
    const change = (query: ReturnType<typeof sql>) => query.execute(app().db)
    await change(sql`update payment set amount_paise = 1 where provider_payment_id = ${dear.paymentId}`)
    await change(
      sql`update payment set provider_payment_id = 'pay_nobodyknows' where provider_payment_id = ${gone.paymentId}`,
    )
    // The gateway's order is not ours any more, so the payment belongs to no order.
    await change(sql`delete from payment where provider_payment_id = ${unknown.paymentId}`)
    await change(sql`update orders set provider_order_id = null where u_id = ${unknown.orderId}`)
    await change(sql`delete from provider_order where order_id = ${unknown.orderId}`)
    const key = { 'X-Refund-Idempotency': 'sent-by-hand-1' }
    const { sandbox } = app()
    const { RAZORPAY_KEY_ID: user, RAZORPAY_KEY_SECRET: password } = app().app.platform.config
    const byHand = await fetch(`${sandbox.url}/v1/payments/${dear.paymentId}/refund`, {
      method: 'POST',
      headers: {
        ...key,
        'content-type': 'application/json',
        authorization: `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`,
      },
      body: JSON.stringify({ amount: 5000 }),
    })
    const { id: refundId } = (await byHand.json()) as { id: string }
    const differences = await found()
    expect(differences).toHaveLength(4)
    expect(differences).toEqual(
      expect.arrayContaining([
        { what: 'payment-unknown-to-us', providerId: unknown.paymentId },
        { what: 'payment-amount', providerId: dear.paymentId },
        // Under its own name it was taken up again, as a second payment of a paid order, and goes back.
        { what: 'payment-unknown-to-gateway', providerId: 'pay_nobodyknows' },
        { what: 'refund-unknown-to-us', providerId: refundId },
      ]),
    )
    const { rows } = await sql<{ kept: number }>`select count(*) as kept from reconciliation_difference d
      join reconciliation r on r.u_id = d.reconciliation_id where r.differences = 4`.execute(app().db)
    expect(rows[0]?.kept).toBe(4)
    const { payload } = await app().app.http.inject({ url: '/metrics' })
    expect(payload).toContain('reconciliation_differences 4')
  })

  test('a refund that the bank sent back behind our back', async () => {
    const before = (await found()).length
    const { orderId, paymentId } = await paid()
    await inTransaction(app().db, (trx) =>
      app().app.modules.payments.refund(trx, orderId, { basisPoints: 10_000, reason: 'late' }),
    )
    await app().drain()
    expect(await found()).toHaveLength(before)
    const [refund] = gateway().refunds(paymentId)
    await gateway().failRefund(refund?.id ?? '')
    expect(await found()).toContainEqual({ what: 'refund-state', providerId: refund?.id })
  })

  test('the gateway away: nothing is kept, and the job tries again', async () => {
    const runs = async () =>
      (await sql<{ runs: number }>`select count(*) as runs from reconciliation`.execute(app().db)).rows[0]
        ?.runs
    const before = await runs()
    gateway().fault({ operation: '*', kind: 'error500', times: 5 })
    await expect(compare()).rejects.toMatchObject({ code: 'gatewayUnavailable' })
    gateway().clearFaults()
    expect(await runs()).toBe(before)
  })
})
