import { beforeAll, describe, expect, test } from 'vitest'
import { minutes } from '../../platform/clock.ts'
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

const wholeRefund = { state: 'refunded', gifts: 0, refunds: ['sent'], held: 0 }

describe('a gateway that is ill', () => {
  test('a lost answer to a create leaves one order there', async () => {
    gateway().fault({ operation: 'orders.create', kind: 'cut' })
    const { orderId, answer } = await started()
    expect(answer.status).toBe(200)
    expect(shop.providerOrdersOf(orderId)).toHaveLength(1)
  })

  test('a lost answer to the create and to the look-up: the next try finds the order', async () => {
    gateway().fault({ operation: 'orders.create', kind: 'cut' })
    gateway().fault({ operation: 'orders.list', kind: 'error500' })
    const { client, orderId, answer } = await started()
    expect(answer).toMatchObject({
      status: 503,
      code: 'gatewayUnavailable',
      message: 'Failed to generate payment link',
    })
    expect((await shop.start(client, orderId)).status).toBe(200)
    expect(shop.providerOrdersOf(orderId)).toHaveLength(1)
  })

  test.each(['error500', 'rate429', 'garbage'] as const)(
    '%s while a claim is checked: a clear error, and the claim counts afterwards',
    async (kind) => {
      const { client, orderId, providerId } = await started()
      const { payment } = await gateway().payOrder(providerId)
      gateway().fault({ operation: 'payments.fetch', kind })
      expect(await shop.claim(client, orderId, payment.id)).toMatchObject({
        status: 503,
        code: 'gatewayUnavailable',
      })
      expect((await shop.claim(client, orderId, payment.id)).data?.state).toBe('paid')
    },
  )

  test('a refund that fails at first is sent once in the end', async () => {
    const { orderId, providerId } = await started()
    const { payment } = await gateway().payOrder(providerId)
    await shop.takeAway(orderId)
    // Refunds of the tests before must not meet the fault.
    await app().drain()
    gateway().fault({ operation: 'payments.refund', kind: 'cut' })
    await shop.deliver(orderId)
    await app().drain()
    expect(await shop.outcome(orderId)).toMatchObject({ refunds: ['wanted'] })
    app().clock.advance(minutes(3))
    await shop.tick()
    expect(await shop.outcome(orderId)).toEqual(wholeRefund)
    expect(gateway().refunds(payment.id)).toHaveLength(1)
  })

  test('a refund that the bank sends back is due again in the books, and staff can see it', async () => {
    const { orderId, providerId } = await started()
    const { payment } = await gateway().payOrder(providerId)
    await shop.takeAway(orderId)
    await shop.deliver(orderId)
    await app().drain()
    const [refund] = gateway().refunds(payment.id)
    await gateway().failRefund(refund?.id ?? '')
    const due = () =>
      app()
        .db.selectFrom('ledger_balance')
        .select('posted')
        .where('kind', '=', 'refunds-due')
        .executeTakeFirstOrThrow()
    const before = await due()
    for (let times = 0; times < 2; times++)
      await shop.deliver(orderId, { event: 'refund.failed', newId: true })
    expect((await due()).posted).toBe(Number(before.posted) + 250_000)
    expect(await shop.outcome(orderId)).toMatchObject({ state: 'refunded', refunds: ['failed'] })
    const notes = await app()
      .db.selectFrom('security_log')
      .selectAll()
      .where('what', '=', 'refund-failed')
      .execute()
    expect(notes).toHaveLength(1)
    expect(await shop.drift()).toBe(0)
  })
})
