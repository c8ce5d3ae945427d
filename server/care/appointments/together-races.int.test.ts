import fc from 'fast-check'
import { beforeEach, expect, test } from 'vitest'
import { days, hours } from '../../platform/clock.ts'
import { appointmentsOf } from '../../testing/appointments.ts'
import { deadlocksIn } from '../../testing/deadlocks.ts'
import { chargeCard, claimPaid } from '../../testing/sessions-paid.ts'
import { useTestApp } from '../../testing/test-app.ts'
import { togetherOf } from '../../testing/together.ts'

const start = new Date('2026-11-21T06:00:00Z')
const app = useTestApp({ start, config: { RATE_LIMIT_FACTOR: '100000' } })
const of = appointmentsOf(app)
const together = togetherOf(app)
beforeEach(() => app().clock.set(start))

/** As many as are worth their time in each run of the tests. */
const rounds = Number(process.env.LOCK_ROUNDS ?? 4)

async function provedWithoutDeadlock(before: number) {
  expect(await app().app.modules.ledger.prove()).toMatchObject({ drift: 0, faults: {} })
  expect(await deadlocksIn(app().db)).toBe(before)
}

/** Everybody has said yes and paid at the gateway; the site has no news of the money yet. */
async function charged(priceRupees: number, others: number) {
  app().clock.set(start)
  const session = await together.asked({ others, priceRupees, isSplit: true })
  const companions = []
  for (const { client, contact } of session.invited) {
    const { data } = await together.yes(client, await together.tokenOf(contact))
    const [u_id, orderId] = [data?.u_id ?? '', data?.order_u_id ?? '']
    companions.push({ client, u_id, orderId, paymentId: await chargeCard(app(), client, orderId) })
  }
  return { ...session, companions }
}

async function refundedOf(session: Awaited<ReturnType<typeof charged>>) {
  const all = [{ client: session.booker.client, u_id: session.u_id }, ...session.companions]
  const seen = []
  for (const { client, u_id } of all) seen.push(await together.view(client, u_id))
  return seen
}

test('parts that are paid at once make one session stand, once, and come back to the paisa', async () => {
  const before = await deadlocksIn(app().db)
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 3, max: 9_999 }),
      fc.integer({ min: 1, max: 2 }),
      async (price, others) => {
        const session = await charged(price, others)
        await Promise.all(
          session.companions.map(({ client, u_id, paymentId }) => claimPaid(app(), client, u_id, paymentId)),
        )
        expect(await together.mine(session.booker.client, session.u_id)).toMatchObject({ state: 'standing' })
        const stands = (await together.titles(session.booker.client)).filter(
          (title) => title === 'Your session takes place together',
        )
        expect(stands).toHaveLength(1)
        const [one] = session.companions
        const mine = one ? await together.view(one.client, one.u_id) : undefined
        await of.cancel(
          await together.again(one?.client ?? session.booker.client),
          one?.u_id ?? '',
          mine?.price_paise ?? 0,
        )
        await together.passTo(new Date(start.getTime() + hours(2)))
        const seen = await refundedOf(session)
        expect(seen.every((one) => one?.state === 'cancelled' && one.payment_state === 'refunded')).toBe(true)
        expect(seen.reduce((sum, one) => sum + (one?.refunded_paise ?? 0), 0)).toBe(price * 100)
      },
    ),
    { numRuns: rounds },
  )
  await provedWithoutDeadlock(before)
})

test('a part that is paid while the session ends, or while the rest is taken over, is never kept', async () => {
  const before = await deadlocksIn(app().db)
  for (let round = 0; round < rounds; round++) {
    const session = await charged(1_000 + round, 1)
    const [one] = session.companions
    if (!one) throw new Error('one is in')
    const booker = session.booker.client
    if (round % 2 === 0) {
      await of.cancel(booker, session.u_id, (await together.view(booker, session.u_id))?.price_paise ?? 0)
      app().clock.set(new Date(start.getTime() + hours(2)))
      const late = await together.again(one.client)
      await Promise.all([
        app().app.platform.jobs.runNow('sessions-together'),
        claimPaid(app(), late, one.u_id, one.paymentId),
      ])
    } else
      await Promise.all([
        together.goAhead(booker, session.u_id),
        claimPaid(app(), one.client, one.u_id, one.paymentId),
      ])
    await together.passTo(new Date(start.getTime() + hours(3)))
    await app().drain()
    const [mine, theirs] = await refundedOf(session)
    const { data: order } = await app().call(
      'GET /api/website/order/{orderId}',
      { params: { orderId: one.orderId } },
      { as: await together.again(one.client) },
    )
    // It either stands with both parts, or what was paid too late went back.
    if (theirs?.state === 'confirmed' && theirs.pay_by === null && theirs.price_paise > 0)
      expect(order?.state).toBe('paid')
    else expect(order?.state).toBe('refunded')
    if (round % 2 === 0) expect(mine).toMatchObject({ state: 'cancelled', payment_state: 'refunded' })
    app().clock.advance(days(1))
  }
  await provedWithoutDeadlock(before)
})
