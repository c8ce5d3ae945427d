import { GatewayError } from '@newyou/sandbox'
import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { GatewayRefusal } from '../../integrations/razorpay-client.ts'
import { days, minutes, seconds } from '../../platform/clock.ts'
import { inTransaction } from '../../platform/database/database.ts'
import { DomainError } from '../../platform/http/errors.ts'
import { createGatewayGuard, Killed } from '../../testing/gateway-guard.ts'
import { event, inWallet, type OrderEvent, type PaymentRequest } from '../../testing/order-events.ts'
import { join, makeOrganization } from '../../testing/organizations.ts'
import { rounds } from '../../testing/rounds.ts'
import { openShop, type Shop } from '../../testing/shop.ts'
import { makePerson } from '../../testing/signed-in.ts'
import { useTestApp } from '../../testing/test-app.ts'

const guard = createGatewayGuard()
const app = useTestApp({ providers: guard.around, fulfilments: guard.fulfilments })
const gateway = () => app().sandbox.gateway
const payments = () => app().app.modules.payments
let shop: Shop
beforeAll(async () => {
  shop = await openShop(app())
})

const pricePaise = 250_000
const points = { earned: 300, bought: 200 }

/** A client with an open order, a full wallet, points of both kinds and a coupon that can be used once. */
interface Buyer {
  uId: string
  orderId: string
  coupon: string
  isTopUp: boolean
}

async function newBuyer({ isTopUp = false } = {}): Promise<Buyer> {
  const { u_id: uId } = await makePerson(app())
  await shop.fill(uId, inWallet)
  await shop.fillPoints(uId, points)
  await join(app(), await makeOrganization(app()), uId)
  const orderId = isTopUp ? await shop.topUp({ uId }, pricePaise) : await shop.order({ uId }, { pricePaise })
  return { uId, orderId, coupon: await shop.coupon({ uses_max: 1, uses_per_person: 1 }), isTopUp }
}

/** A refusal or a kill ends one call, and the run goes on; every other error is a mistake of ours and fails the test. */
const attempt = <T>(work: () => Promise<T>) =>
  work().catch((error: unknown) => {
    const isExpected = [DomainError, GatewayRefusal, GatewayError, Killed].some((one) => error instanceof one)
    if (!isExpected) throw error
    return undefined
  })

test('a mistake of ours ends the run, whatever its text says; a refusal does not', async () => {
  const mistake = () => Promise.reject(new Error('the ledger transaction x moves nothing'))
  await expect(attempt(mistake)).rejects.toThrow('moves nothing')
  await expect(attempt(() => Promise.reject(new Killed('fulfil')))).resolves.toBeUndefined()
})

const fromCardOnly: PaymentRequest = { walletPaise: 0, allowancePaise: 0, lifePoints: 0, hasCoupon: false }
const stacked: PaymentRequest = {
  walletPaise: 50_000,
  allowancePaise: 30_000,
  lifePoints: 400,
  hasCoupon: true,
}

/** A top-up takes nothing off: any other request is refused, so it is not asked for. */
const start = ({ uId, orderId, coupon, isTopUp }: Buyer, request: PaymentRequest) => {
  const { hasCoupon, ...own } = isTopUp ? fromCardOnly : request
  return attempt(() =>
    // An address each: the guard against guessing is another test.
    payments().startPayment({ personId: uId, address: uId }, orderId, {
      ...own,
      couponCode: hasCoupon ? coupon : undefined,
    }),
  )
}

const refund = ({ orderId }: Buyer, part: { basisPoints: number; reason: string; byOurFault: boolean }) =>
  attempt(() => inTransaction(app().db, (trx) => payments().refund(trx, orderId, part)))

/** The minutes after which every order must have ended, also after a process died. */
async function settleDown(orderId: string, { isHeard }: { isHeard: boolean }) {
  guard.disarm()
  gateway().clearFaults()
  for (let round = 0; round < 4; round++) {
    app().clock.advance(minutes(16))
    for (const { id } of shop.providerOrdersOf(orderId))
      for (const payment of gateway().payments(id)) await gateway().advanceLate(payment.id)
    if (isHeard) await shop.deliver(orderId)
    await shop.tick()
  }
}

/** Refund of a paid order, and whether it freed the use of the coupon. */
async function refundOf(orderId: string, price: number) {
  const rows = await app()
    .db.selectFrom('order_refund')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('u_id')
    .execute()
  const sum = (of: (row: (typeof rows)[number]) => number) => rows.reduce((total, row) => total + of(row), 0)
  const isWhole = price > 0 && sum((row) => row.price_paise) === price
  const tooLittle = (paise: number) => (paise < 100 ? paise : 0)
  return {
    count: rows.length,
    isWhole,
    wallet: sum((row) => row.wallet_paise + tooLittle(row.gateway_paise)),
    gateway: sum((row) => row.gateway_paise - tooLittle(row.gateway_paise)),
    points: sum((row) => row.points_bought_paise + row.points_earned_paise),
    freesCoupon: isWhole && rows.at(-1)?.by_our_fault === true,
  }
}

async function requireConverged({ uId, orderId, coupon, isTopUp }: Buyer) {
  const { db } = app()
  const order = await db
    .selectFrom('orders')
    .selectAll()
    .where('u_id', '=', orderId)
    .executeTakeFirstOrThrow()
  const outcome = await shop.outcome(orderId)
  const back = await refundOf(orderId, order.price_paise)
  const wasPaid = order.paid_at !== null
  const ifPaid = (amount: number) => (wasPaid ? amount : 0)
  expect(['paid', 'expired', 'refunded']).toContain(order.state)
  expect(order.state === 'paid').toBe(wasPaid && !back.isWhole)
  expect(outcome).toMatchObject({ gifts: wasPaid && !isTopUp ? 1 : 0, held: 0 })
  expect(outcome?.refunds.filter((state) => state !== 'sent')).toEqual([])
  expect(shop.keptByGateway(orderId)).toBe(ifPaid(order.payable_paise) - back.gateway)
  expect(await shop.walletOf({ uId })).toBe(
    inWallet - ifPaid(order.wallet_paise) + back.wallet + ifPaid(isTopUp ? order.price_paise : 0),
  )
  const left = await shop.pointsOf({ uId })
  expect(Math.round((left.earned + left.bought) * 100)).toBe(
    (points.earned + points.bought) * 100 - ifPaid(order.life_points_paise) + back.points,
  )
  expect(await shop.usesOf(coupon)).toBe(wasPaid && order.coupon_id && !back.freesCoupon ? 1 : 0)
  const papers = await db.selectFrom('invoice').select('kind').where('order_id', '=', orderId).execute()
  expect(papers).toHaveLength(wasPaid && !isTopUp ? 1 + back.count : 0)
  return order.state
}

describe('killed after each step in turn, then started again', () => {
  const scenarios = [
    { name: 'the product is there', isGone: false, end: 'paid' },
    { name: 'the product is gone', isGone: true, end: 'refunded' },
  ] as const

  test.each(scenarios)(
    '$name: $end once, and no money is left between',
    async ({ isGone, end }) => {
      const seen = new Set<string>()
      for (let killAt = 1; ; killAt++) {
        const buyer = await newBuyer()
        const { uId, orderId } = buyer
        if (isGone) await shop.takeAway(orderId)
        guard.arm(killAt)
        // A client without an answer tries once more.
        const started = (await start(buyer, stacked)) ?? (await start(buyer, stacked))
        const providerId = started?.outcome === 'gateway' ? started.checkout.order_id : ''
        const { payment } = await gateway().payOrder(providerId, { outcome: 'authorized' })
        await attempt(() => payments().claimPayment({ personId: uId }, orderId, { paymentId: payment.id }))
        await app().drain()
        await refund(buyer, { basisPoints: 4000, reason: 'late', byOurFault: false })
        await app().drain()
        const hasFired = guard.hasFired()
        for (const step of guard.passed()) seen.add(step)
        guard.disarm()
        for (let round = 0; round < 3; round++) {
          app().clock.advance(minutes(1))
          await shop.tick()
        }
        await refund(buyer, { basisPoints: 4000, reason: 'late', byOurFault: false })
        await app().drain()
        const killed = { state: end, refunds: ['sent'] }
        expect(await shop.outcome(orderId), guard.passed().at(-1)).toMatchObject(killed)
        await requireConverged(buyer)
        if (!hasFired) break
      }
      for (const step of ['createOrder', 'fetchPayment', 'capture', 'fulfil', 'refund'])
        expect(seen).toContain(`after ${step}`)
      expect(await shop.drift()).toBe(0)
    },
    60_000,
  )
})

/** Applies one step to an order. */
async function happen(step: OrderEvent, buyer: Buyer, isHeard: boolean) {
  const { uId: personId, orderId } = buyer
  const paymentIds = () =>
    shop.providerOrdersOf(orderId).flatMap(({ id }) =>
      gateway()
        .payments(id)
        .map((payment) => payment.id),
    )
  const claimAll = () =>
    Promise.all(
      paymentIds().map((paymentId) =>
        attempt(() => payments().claimPayment({ personId }, orderId, { paymentId })),
      ),
    )
  const deliver = async () => (isHeard ? shop.deliver(orderId) : [])
  switch (step.what) {
    case 'start':
      return start(buyer, step.request)
    case 'give-back':
      return refund(buyer, step)
    case 'pay': {
      // Only what a browser was shown can be paid; in a tab left open that may be one that was given up.
      const shown = await app()
        .db.selectFrom('provider_order')
        .select('provider_order_id as id')
        .where('order_id', '=', orderId)
        .orderBy('created_at')
        .execute()
      const target = shown.at(paymentIds().length % 3 === 2 ? 0 : -1)
      const amount = step.isForAnotherAmount ? 12_300 : undefined
      return target && attempt(() => gateway().payOrder(target.id, { outcome: step.outcome, amount }))
    }
    case 'claim':
      return claimAll()
    case 'deliver':
      return deliver()
    case 'all-at-once':
      return Promise.all([claimAll(), deliver(), attempt(shop.tick), start(buyer, stacked)])
    case 'tick':
      return attempt(shop.tick)
    case 'late':
      return Promise.all(paymentIds().map((id) => gateway().advanceLate(id)))
    case 'take-away':
      return shop.takeAway(orderId)
    case 'wait':
      return app().clock.advance(seconds(step.seconds))
    case 'fault':
      return gateway().fault({ operation: '*', kind: step.kind, times: step.times })
    case 'kill':
      return guard.arm(step.at)
  }
}

test('whatever happens in whatever order, an order is paid once, given back, or never was', async () => {
  const ends = new Set<string>()
  await fc.assert(
    fc.asyncProperty(
      fc.array(event, { minLength: 3, maxLength: 14 }),
      fc.boolean(),
      fc.integer({ min: 0, max: 4 }),
      async (events, isHeard, kind) => {
        const buyer = await newBuyer({ isTopUp: kind === 0 })
        await start(buyer, fromCardOnly)
        for (const step of events) await happen(step, buyer, isHeard)
        await settleDown(buyer.orderId, { isHeard })
        ends.add(await requireConverged(buyer))
        // Moves past the polling period of this order, so that the jobs run for the next order alone.
        app().clock.advance(days(1))
      },
    ),
    {
      ...(process.env.ORDER_SEED ? { seed: Number(process.env.ORDER_SEED) } : {}),
      ...(process.env.ORDER_PATH ? { path: process.env.ORDER_PATH } : {}),
    },
  )
  // A few runs need not come to each end.
  if (rounds >= 60) expect(ends).toEqual(new Set(['paid', 'expired', 'refunded']))
  expect(await shop.drift()).toBe(0)
}, 10_800_000)
