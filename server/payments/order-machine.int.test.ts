import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { days, minutes, seconds } from '../platform/clock.ts'
import { GatewayRefusal } from '../providers/payments.ts'
import { openShop, type Shop } from '../testing/shop.ts'
import { makePerson } from '../testing/signed-in.ts'
import { useTestApp } from '../testing/test-app.ts'
import { createTripwire } from '../testing/tripwire.ts'

const tripwire = createTripwire()
const app = useTestApp({ standIns: tripwire.standIns })
const gateway = () => app().sandbox.gateway
const payments = () => app().app.parts.payments
let shop: Shop
beforeAll(async () => {
  shop = await openShop(app())
})

const pricePaise = 250_000
const inWallet = 80_000

async function newPerson() {
  const { u_id: uId } = await makePerson(app())
  await shop.fill(uId, inWallet)
  return { uId }
}

/** What is refused or killed in here is so for one caller only, and the world goes on; a mistake of ours is not. */
const attempt = <T>(work: () => Promise<T>) =>
  work().catch((error: Error) => {
    // Refusals are plain errors; the database and the language name theirs otherwise.
    const isMistake = error.name !== 'Error' || /cannot|was used for/.test(error.message)
    if (isMistake && !(error instanceof GatewayRefusal)) throw error
    return undefined
  })

const start = (personId: string, orderId: string, walletPaise: number) =>
  attempt(() =>
    payments().startPayment({ personId, address: '10.0.0.1' }, orderId, { walletPaise, lifePoints: 0 }),
  )

/** The minutes after which everything must have found its end, whoever died before. */
async function settleDown(orderId: string, { isHeard }: { isHeard: boolean }) {
  tripwire.disarm()
  gateway().clearFaults()
  for (let round = 0; round < 4; round++) {
    app().clock.advance(minutes(16))
    for (const { id } of shop.providerOrdersOf(orderId))
      for (const payment of gateway().payments(id)) await gateway().advanceLate(payment.id)
    if (isHeard) await shop.deliver(orderId)
    await shop.tick()
  }
}

async function demandConverged(personId: string, orderId: string) {
  const order = await app()
    .db.selectFrom('orders')
    .selectAll()
    .where('u_id', '=', orderId)
    .executeTakeFirstOrThrow()
  const outcome = await shop.outcome(orderId)
  const isPaid = order.state === 'paid'
  expect(['paid', 'expired', 'refunded']).toContain(order.state)
  expect(outcome).toMatchObject({ gifts: isPaid ? 1 : 0, held: 0 })
  expect(new Set(outcome?.refunds)).not.toContain('wanted')
  expect(shop.keptByGateway(orderId)).toBe(isPaid ? order.payable_paise : 0)
  expect(await shop.walletOf({ uId: personId })).toBe(inWallet - (isPaid ? order.wallet_paise : 0))
  return order.state
}

describe('killed after each step in turn, then started again', () => {
  const scenarios = [
    { name: 'the thing is there', isGone: false, end: 'paid' },
    { name: 'the thing is gone', isGone: true, end: 'refunded' },
  ] as const

  test.each(scenarios)(
    '$name: $end once, and no money is left between',
    async ({ isGone, end }) => {
      const seen = new Set<string>()
      for (let killAt = 1; ; killAt++) {
        const { uId } = await newPerson()
        const orderId = await shop.order({ uId }, { pricePaise })
        if (isGone) await shop.takeAway(orderId)
        tripwire.arm(killAt)
        // Whoever gets no answer tries once more.
        const started = (await start(uId, orderId, 50_000)) ?? (await start(uId, orderId, 50_000))
        const providerId = started?.outcome === 'gateway' ? started.checkout.order_id : ''
        const { payment } = await gateway().payOrder(providerId, { outcome: 'authorized' })
        await attempt(() => payments().claimPayment({ personId: uId }, orderId, { paymentId: payment.id }))
        await app().drain()
        const hasFired = tripwire.hasFired()
        for (const step of tripwire.passed()) seen.add(step)
        tripwire.disarm()
        for (let round = 0; round < 3; round++) {
          app().clock.advance(minutes(1))
          await shop.tick()
        }
        const refunds = isGone ? ['sent'] : []
        expect(await shop.outcome(orderId), tripwire.passed().at(-1)).toMatchObject({ state: end, refunds })
        await demandConverged(uId, orderId)
        if (!hasFired) break
      }
      for (const step of ['createOrder', 'fetchPayment', 'capture', 'fulfil', ...(isGone ? ['refund'] : [])])
        expect(seen).toContain(`after ${step}`)
      expect(await shop.drift()).toBe(0)
    },
    60_000,
  )
})

type Event =
  | { what: 'start'; walletPaise: number }
  | {
      what: 'pay'
      outcome: 'success' | 'failure' | 'pending' | 'authorized' | 'late'
      isForAnotherAmount: boolean
    }
  | { what: 'claim' | 'deliver' | 'all-at-once' | 'tick' | 'late' | 'take-away' }
  | { what: 'wait'; seconds: number }
  | { what: 'fault'; kind: 'error500' | 'rate429' | 'garbage' | 'cut'; times: number }
  | { what: 'kill'; at: number }

const event: fc.Arbitrary<Event> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({ what: fc.constant('start'), walletPaise: fc.constantFrom(0, 30_000, inWallet) }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      what: fc.constant('pay'),
      outcome: fc.constantFrom('success', 'failure', 'pending', 'authorized', 'late'),
      isForAnotherAmount: fc.integer({ min: 0, max: 9 }).map((number) => number === 0),
    }),
  },
  {
    weight: 8,
    arbitrary: fc.record({ what: fc.constantFrom('claim', 'deliver', 'all-at-once', 'tick', 'late') }),
  },
  { weight: 1, arbitrary: fc.record({ what: fc.constant('take-away') }) },
  {
    weight: 2,
    arbitrary: fc.record({ what: fc.constant('wait'), seconds: fc.integer({ min: 1, max: 500 }) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      what: fc.constant('fault'),
      kind: fc.constantFrom('error500', 'rate429', 'garbage', 'cut'),
      times: fc.integer({ min: 1, max: 2 }),
    }),
  },
  { weight: 2, arbitrary: fc.record({ what: fc.constant('kill'), at: fc.integer({ min: 1, max: 5 }) }) },
)

/** Lets one thing happen to an order. */
async function happen(step: Event, personId: string, orderId: string, isHeard: boolean) {
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
      return start(personId, orderId, step.walletPaise)
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
      return Promise.all([claimAll(), deliver(), attempt(shop.tick), start(personId, orderId, 30_000)])
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
      return tripwire.arm(step.at)
  }
}

test('whatever happens in whatever order, an order is paid once, given back, or never was', async () => {
  const ends = new Set<string>()
  await fc.assert(
    fc.asyncProperty(
      fc.array(event, { minLength: 3, maxLength: 14 }),
      fc.boolean(),
      async (events, isHeard) => {
        const { uId } = await newPerson()
        const orderId = await shop.order({ uId }, { pricePaise })
        await start(uId, orderId, 0)
        for (const step of events) await happen(step, uId, orderId, isHeard)
        await settleDown(orderId, { isHeard })
        ends.add(await demandConverged(uId, orderId))
        // Past the time in which the gateway is asked, so that the next order has the clock's work for itself.
        app().clock.advance(days(1))
      },
    ),
    {
      numRuns: Number(process.env.ORDER_RUNS ?? 100),
      ...(process.env.ORDER_SEED ? { seed: Number(process.env.ORDER_SEED) } : {}),
    },
  )
  expect(ends).toEqual(new Set(['paid', 'expired', 'refunded']))
  expect(await shop.drift()).toBe(0)
}, 1_800_000)
