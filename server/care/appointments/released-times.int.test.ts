import { refundPercent, releasedTimePolicy } from '@newyou/contract/care/appointments/policy'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { minutes } from '../../platform/clock.ts'
import { appointmentsOf } from '../../testing/appointments.ts'
import { makeHealer, signInHealer } from '../../testing/healers.ts'
import { bookAndPay, chargeCard, claimPaid, holdTime } from '../../testing/sessions-paid.ts'
import { makeClient, signIn } from '../../testing/signed-in.ts'
import { type TestUser, useTestApp } from '../../testing/test-app.ts'

// Saturday, 11:30 in India.
const saturday = new Date('2026-11-21T06:00:00Z')
const app = useTestApp({ start: saturday })
const start = '2026-11-23T03:30:00.000Z' // Monday, 09:00 in India
const price = 118_000
const people = appointmentsOf(app)

const at = (moment: string | Date) => app().clock.set(new Date(moment))
const hand = (as: TestUser, appointmentId: string, to: 'release' | 'take-back') =>
  app().call(`POST /api/website/appointment/{appointmentId}/${to}`, { params: { appointmentId } }, { as })
const finish = async () => {
  await app().app.platform.jobs.runNow('released-times')
  await app().drain()
}
const fiveHoursBefore = '2026-11-22T22:30:00Z'

/** A healer with one time in the whole horizon, and two clients who know each other. */
async function stage(until = '09:45') {
  at(saturday)
  const healer = await makeHealer(app(), {
    price_paise: price,
    notice_minutes: 0,
    weekly: [{ weekday: 1, from: '09:00', to: until }],
    leave: [{ from: '2026-11-24', to: '2027-06-01' }],
  })
  return { healer, one: await makeClient(app()), other: await makeClient(app()) }
}
const again = (as: TestUser) => signIn(app(), as.uId)
/** Total refunds of these users for sessions. */
const returnedTo = async (...users: TestUser[]) => {
  const { sum } = await app()
    .db.selectFrom('orders')
    .select((of) => of.fn.sum<number>('refunded_paise').as('sum'))
    .where(
      'client_id',
      'in',
      users.map(({ uId }) => uId),
    )
    .executeTakeFirstOrThrow()
  return Number(sum ?? 0)
}

describe('a time that another client released', () => {
  test('has no full refund after booking, and says so before it is paid', async () => {
    const { healer, one, other } = await stage()
    const { u_id: first } = await bookAndPay(app(), one, healer, start)
    at(fiveHoursBefore)
    const [client, friend] = [await again(one), await again(other)]
    await hand(client, first, 'release')
    const held = await holdTime(app(), friend, healer, start)
    expect((await people.view(friend, held.u_id))?.policy).toMatchObject({
      grace_minutes: 0,
      was_released: true,
    })
    await claimPaid(app(), friend, held.u_id, await chargeCard(app(), friend, held.order_u_id))
    await finish()
    expect((await people.preview(friend, held.u_id)).data).toMatchObject({
      refund_percent: 50,
      refund_paise: price / 2,
    })
    expect((await people.cancel(friend, held.u_id, price)).code).toBe('refundChanged')
    expect((await people.cancel(friend, held.u_id, price / 2)).status).toBe(200)
    await finish()
    expect(await returnedTo(client, friend)).toBe(price + price / 2)
    expect(await app().app.modules.ledger.prove()).toMatchObject({ drift: 0, faults: {} })
  })

  test('has the full refund again once its release is over', async () => {
    const { healer, one, other } = await stage()
    const { u_id: first } = await bookAndPay(app(), one, healer, start)
    at(fiveHoursBefore)
    const [client, friend] = [await again(one), await again(other)]
    await hand(client, first, 'release')
    await people.healerCancel(await signInHealer(app(), healer), first)
    const held = await holdTime(app(), friend, healer, start)
    expect((await people.view(friend, held.u_id))?.policy).toMatchObject({ grace_minutes: 15 })
  })

  test('has none when it was released after it was held, and the payment came late', async () => {
    const { healer, one, other } = await stage()
    at(fiveHoursBefore)
    const [client, friend] = [await again(one), await again(other)]
    const held = await holdTime(app(), friend, healer, start)
    const payment = await chargeCard(app(), friend, held.order_u_id)
    at(new Date(app().clock.now().getTime() + minutes(20)))
    const [late, lateFriend] = [await again(client), await again(friend)]
    const { u_id: first } = await bookAndPay(app(), late, healer, start)
    at(new Date(app().clock.now().getTime() + minutes(16)))
    const [last, lastFriend] = [await again(late), await again(lateFriend)]
    await hand(last, first, 'release')
    await claimPaid(app(), lastFriend, held.u_id, payment)
    await finish()
    const view = await people.view(lastFriend, held.u_id)
    if (view?.state === 'confirmed') expect(view.policy).toMatchObject({ was_released: true })
    const back = view?.state === 'confirmed' ? price / 2 : 0
    if (back) await people.cancel(lastFriend, held.u_id, back)
    await finish()
    at(start)
    await finish()
    expect(await returnedTo(one, other)).toBeLessThanOrEqual(price + price / 2)
  })
})

test('a healing session that costs nothing does not pay for a session that was paid', async () => {
  const { healer, one, other } = await stage('10:45')
  const { u_id: first } = await bookAndPay(app(), one, healer, start)
  const { u_id: coming } = await bookAndPay(app(), other, healer, '2026-11-23T04:15:00.000Z')
  at(fiveHoursBefore)
  const [client, friend] = [await again(one), await again(other)]
  await hand(client, first, 'release')
  const { data } = await app().call(
    'POST /api/practice/healing-session',
    {
      body: {
        ...{ appointment_u_id: coming, title: 'A longer breath', description: 'We go on.' },
        ...{ starts_at: start, mode: 'video', price_paise: 0 },
      },
    },
    { as: await signInHealer(app(), healer) },
  )
  const accepted = await app().call(
    'PATCH /api/website/healing-session/{uId}',
    { params: { uId: data?.u_id ?? '' }, body: { accepted_by_patient: true, wallet_discount: 0 } },
    { as: friend },
  )
  expect(accepted.status).toBe(200)
  at(start)
  await finish()
  expect((await people.view(await again(client), first))?.release?.ended_by).toBe('start')
  expect(await returnedTo(one)).toBe(price / 2)
})

/**
 * Two clients who know each other do what they like with one time of a healer. In the end the healer keeps at least
 * what the policy leaves for the moment at which the time was let go for the last time.
 */
test('whatever two clients do together, they get no more back than the policy gives for the time', async () => {
  const { booking_policy: policy } = await app().app.modules.settings.read()
  const now = () => app().clock.now().getTime()
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(6, 3, 1.5),
      fc.array(fc.record({ choice: fc.nat(), pass: fc.constantFrom(1, 5, 40) }), {
        minLength: 4,
        maxLength: 6,
      }),
      async (hoursBefore, picks) => {
        const { healer, one, other } = await stage()
        at(new Date(Date.parse(start) - hoursBefore * minutes(60)))
        const users = [one, other] as const
        const booked: { id: string; at: string; isReleased: boolean }[] = []
        let paid = 0
        /** The healer's minimum share, by the latest time at which the slot was released. */
        let leastKept = 0
        const states = async () => {
          const rows = await app()
            .db.selectFrom('appointment')
            .select(['u_id', 'state'])
            .where('healer_id', '=', healer.u_id)
            .execute()
          return [0, 1].map((who) => rows.find(({ u_id }) => u_id === booked[who]?.id)?.state)
        }
        for (const { choice, pass } of picks) {
          at(new Date(now() + minutes(pass)))
          if (now() >= Date.parse(start)) break
          const known = await states()
          const isFree = !known.includes('confirmed')
          const acts = known.flatMap((state, who): [0 | 1, 'book' | 'cancel' | 'release' | 'take-back'][] => {
            const by = who === 0 ? 0 : 1
            if (state === 'confirmed')
              return [
                [by, 'release'],
                [by, 'cancel'],
              ]
            if (!isFree) return []
            return state === 'released' ? [[by, 'take-back']] : [[by, 'book']]
          })
          const act = acts[choice % acts.length]
          if (!act) continue
          const [who, what] = act
          const user = await again(users[who])
          const mine = booked[who]
          if (what === 'book') {
            const { u_id: id } = await bookAndPay(app(), user, healer, start)
            const isReleased = known[1 - who] === 'released'
            booked[who] = { id, at: app().clock.now().toISOString(), isReleased }
            paid += price
            await finish()
          } else if (mine) {
            const facts = { starts_at: start, booked_at: mine.at, is_reschedule_open: false }
            const rule = mine.isReleased ? releasedTimePolicy(policy) : policy
            if (what !== 'take-back')
              leastKept = (price * (100 - refundPercent('client', facts, rule, now()))) / 100
            if (what === 'cancel') {
              const shown = (await people.preview(user, mine.id)).data?.refund_paise ?? 0
              expect((await people.cancel(user, mine.id, shown)).status).toBe(200)
            } else expect((await hand(user, mine.id, what)).status).toBe(200)
          }
        }
        at(start)
        await finish()
        const owed = (await states()).includes('confirmed') ? price : paid ? leastKept : 0
        expect(paid - (await returnedTo(one, other))).toBeGreaterThanOrEqual(owed)
      },
    ),
    {
      seed: 4,
      endOnFailure: true,
      examples: [[6, [1, 0, 0, 1].map((choice) => ({ choice, pass: 1 }))]],
    },
  )
  expect(await app().app.modules.ledger.prove()).toMatchObject({ drift: 0, faults: {} })
}, 180_000)
