import { returnDays } from '@newyou/contract/business'
import { beforeEach, describe, expect, test } from 'vitest'
import { days, minutes } from '../../platform/clock.ts'
import { appointmentsOf } from '../../testing/appointments.ts'
import { buy, makeCourse } from '../../testing/courses.ts'
import { makeHealer } from '../../testing/healers.ts'
import { registerClient } from '../../testing/people.ts'
import { bookAndPay } from '../../testing/sessions-paid.ts'
import { makeClient, makeStaff, signIn } from '../../testing/signed-in.ts'
import { type TestUser, useTestApp } from '../../testing/test-app.ts'

const start = new Date('2026-11-21T06:00:00Z')
const app = useTestApp({ start, config: { RATE_LIMIT_FACTOR: '1000' } })
const { news } = appointmentsOf(app)
beforeEach(() => app().clock.set(start))

const settle = () => app().app.modules.referrals.settleDue()
const scheme = async (as: TestUser) => {
  const { data } = await app().call('GET /api/website/referral', {}, { as })
  if (!data) throw new Error('no referral scheme')
  return data
}
const points = async (as: TestUser) => (await app().app.modules.ledger.balances(app().db, as.uId)).lifePoints
const again = (person: TestUser) => signIn(app(), person.uId)

/** A friend who registers with the code, with a name and birthday of their own. */
async function befriend(giver: TestUser, given: { deviceId?: string } = {}) {
  const { code } = await scheme(giver)
  const friend = await registerClient(app(), {
    referralCode: code,
    firstName: `Friend${Math.random()}`.slice(0, 14),
    ...given,
  })
  return friend
}
const purchase = async (friend: TestUser, price_paise = 500_000) => {
  const { u_id } = await makeCourse(app(), { price_paise })
  const orderId = await buy(app(), friend, { type: 'course', item_u_id: u_id })
  if (!orderId) throw new Error('nothing was bought')
  return orderId
}
async function pair() {
  const giver = await makeClient(app(), { firstName: 'Devika' })
  return { giver, friend: await befriend(giver) }
}

describe('the reward', () => {
  test('is booked once, as earned points, when the first purchase can no longer be returned', async () => {
    const { giver, friend } = await pair()
    expect(await scheme(giver)).toMatchObject({
      points_per_friend: 500,
      share_percent: 10,
      points_earned: 0,
      friends: [{ initial: 'F', step: 'joined', points: 0, points_at: null }],
    })
    await purchase(friend)
    app().clock.advance(minutes(1))
    await settle()
    const final = new Date(start.getTime() + days(returnDays)).toISOString()
    expect((await scheme(giver)).friends).toMatchObject([{ step: 'bought', points_at: final }])
    app().clock.set(new Date(start.getTime() + days(returnDays) - 1))
    await settle()
    expect(await points(giver)).toBe(0)
    app().clock.advance(1)
    await Promise.all(Array.from({ length: 6 }, settle))
    expect(await points(giver)).toBe(500)
    const later = await again(giver)
    expect(await scheme(later)).toMatchObject({
      points_earned: 500,
      friends: [{ step: 'paid', points: 500 }],
    })
    expect((await news(later))[0]).toMatchObject({ title: 'You earned 500 life points' })
    const { data } = await app().call('GET /api/website/life-point', {}, { as: later })
    expect(JSON.stringify(data)).toContain('"kind":"referral"')
    await purchase(await again(friend))
    app().clock.advance(days(30))
    await settle()
    expect(await points(giver)).toBe(500)
    expect((await app().app.modules.ledger.prove()).drift).toBe(0)
  })

  test('two first purchases at the same moment pay once', async () => {
    const { giver, friend } = await pair()
    await Promise.all([purchase(friend), purchase(friend)])
    app().clock.advance(days(returnDays + 1))
    await Promise.all(Array.from({ length: 4 }, settle))
    expect(await points(giver)).toBe(500)
  })

  test('is never more than the friend paid, and nothing for a purchase that was returned', async () => {
    const { giver, friend } = await pair()
    const returned = await purchase(friend)
    await app().call(
      'POST /api/website/order-return/{orderId}',
      { params: { orderId: returned } },
      { as: friend },
    )
    app().clock.advance(days(1))
    await purchase(await again(friend), 199_900)
    app().clock.set(new Date(start.getTime() + days(returnDays) + minutes(1)))
    await settle()
    expect(await points(giver)).toBe(0)
    app().clock.advance(days(1))
    await settle()
    expect(await points(giver)).toBe(199)
  })

  test('for a friend who joined before the share changed is the one that was promised then', async () => {
    const { giver, friend } = await pair()
    await app()
      .db.updateTable('referral')
      .set({ share_percent: 100 })
      .where('referred_id', '=', friend.uId)
      .execute()
    await purchase(friend, 50_000)
    app().clock.advance(days(returnDays + 1))
    await settle()
    expect(await points(giver)).toBe(500)
  })

  test('for a session waits until the session is over', async () => {
    const { giver, friend } = await pair()
    const healer = await makeHealer(app(), { price_paise: 500_000 })
    const { u_id: appointmentId } = await bookAndPay(app(), friend, healer, '2026-11-24T03:30:00.000Z')
    app().clock.advance(days(20))
    await settle()
    expect(await points(giver)).toBe(0)
    expect((await scheme(await again(giver))).friends[0]?.step).toBe('bought')
    await app()
      .db.updateTable('appointment')
      .set({ state: 'completed' })
      .where('u_id', '=', appointmentId)
      .execute()
    app().clock.advance(minutes(61))
    await settle()
    expect(await points(giver)).toBe(500)
  })

  test('is not paid while the scheme is switched off', async () => {
    const { giver, friend } = await pair()
    await purchase(friend)
    const set = (value: number) =>
      app()
        .db.insertInto('setting')
        .values({ key: 'referral_points', value: JSON.stringify(value) })
        .onConflict((conflict) => conflict.column('key').doUpdateSet({ value: JSON.stringify(value) }))
        .execute()
    await set(0)
    app().clock.advance(days(returnDays + 1))
    await settle()
    expect(await points(giver)).toBe(0)
    await set(500)
    app().clock.advance(minutes(61))
    await settle()
    expect(await points(giver)).toBe(500)
  })
})

describe('what looks wrong is held, and staff decide', () => {
  async function held(given: { deviceId?: (giver: TestUser) => string; double?: boolean; circle?: boolean }) {
    const giver = await makeClient(app())
    const friend = await befriend(giver, given.deviceId ? { deviceId: given.deviceId(giver) } : {})
    if (given.double)
      await app()
        .db.updateTable('person')
        .set({ first_name: 'ananya' })
        .where('u_id', '=', friend.uId)
        .execute()
    if (given.circle)
      await app()
        .db.insertInto('referral')
        .values({ referred_id: giver.uId, referrer_id: friend.uId, created_at: start })
        .execute()
    await purchase(friend)
    app().clock.advance(days(returnDays + 1))
    await settle()
    return { giver, friend }
  }
  const staffView = async (friend: TestUser) => {
    const finance = await makeStaff(app(), ['finance'])
    const params = { id: friend.uId }
    const { data } = await app().call('GET /api/staff/referrals/{id}', { params }, { as: finance })
    const decide = (decision: string, version = data?.version ?? 0) =>
      app().call('PATCH /api/staff/referrals/{id}', { params, body: { version, decision } }, { as: finance })
    return { row: data, decide }
  }

  test.each([
    ['the same device', { deviceId: (giver: TestUser) => giver.deviceId }, 'same-device'],
    ['one person twice', { double: true }, 'same-person'],
    ['a circle', { circle: true }, 'circle'],
  ])('%s', async (_, given, reason) => {
    const { giver, friend } = await held(given)
    expect(await points(giver)).toBe(0)
    expect((await scheme(await again(giver))).friends[0]?.step).toBe('checking')
    const { row } = await staffView(friend)
    expect(row).toMatchObject({ status: 'held', reasons: [reason] })
  })

  const email = (personId: string, address: string) =>
    app().db.updateTable('person').set({ email: address }).where('u_id', '=', personId).execute()

  test('four addresses of one mailbox: all of them, and none earns anything', async () => {
    const giver = await makeClient(app())
    const stamp = `rohan${Math.random()}`.slice(0, 14).replace('.', '')
    await email(giver.uId, `${stamp}@googlemail.com`)
    const friends = []
    for (const tag of ['', '+a', '+b', '+c']) {
      const friend = await befriend(giver)
      await email(friend.uId, `${stamp.slice(0, 3)}.${stamp.slice(3)}${tag}@Gmail.com`)
      await purchase(friend)
      friends.push(friend)
    }
    app().clock.advance(days(returnDays + 1))
    await settle()
    expect(await points(giver)).toBe(0)
    for (const friend of friends)
      expect((await staffView(friend)).row).toMatchObject({
        status: 'held',
        reasons: expect.arrayContaining(['same-mailbox']),
      })
  })

  test('two friends who pay with one UPI id or card', async () => {
    const giver = await makeClient(app())
    const friends = [await befriend(giver), await befriend(giver)]
    for (const friend of friends) await purchase(friend)
    await app()
      .db.updateTable('payment')
      .set({ instrument: `${giver.uId}` })
      .where('order_id', 'in', (of) =>
        of
          .selectFrom('orders')
          .select('u_id')
          .where(
            'client_id',
            'in',
            friends.map(({ uId }) => uId),
          ),
      )
      .execute()
    app().clock.advance(days(returnDays + 1))
    await settle()
    expect(await points(giver)).toBe(0)
    for (const friend of friends)
      expect((await staffView(friend)).row).toMatchObject({ status: 'held', reasons: ['same-instrument'] })
  })

  test('more than five friends in a day', async () => {
    const giver = await makeClient(app())
    const friends = []
    for (let turn = 0; turn < 6; turn++) friends.push(await befriend(giver))
    const [one] = friends
    if (!one) throw new Error('no friend')
    await purchase(one)
    app().clock.advance(days(returnDays + 1))
    await settle()
    expect((await staffView(one)).row).toMatchObject({ status: 'held', reasons: ['many-at-once'] })
  })

  test('a yes is paid once by the job, a no ends it, and neither can be taken back', async () => {
    const yes = await held({ double: true })
    const { decide } = await staffView(yes.friend)
    expect((await decide('pay')).status).toBe(200)
    await Promise.all([settle(), settle(), settle()])
    expect(await points(yes.giver)).toBe(500)
    const after = await staffView(yes.friend)
    expect(after.row).toMatchObject({ status: 'rewarded', points: 500 })
    expect(await after.decide('refuse')).toMatchObject({
      status: 400,
      errors: { decision: expect.any(String) },
    })

    app().clock.set(start)
    const no = await held({ double: true })
    await (await staffView(no.friend)).decide('refuse')
    await settle()
    expect(await points(no.giver)).toBe(0)
    expect((await scheme(await again(no.giver))).friends[0]?.step).toBe('not-paid')
  })

  test('only a held one is decided, and not by support', async () => {
    const { friend } = await pair()
    const { decide, row } = await staffView(friend)
    expect((await decide('pay')).status).toBe(400)
    const support = await makeStaff(app(), ['support'])
    const answer = await app().call(
      'PATCH /api/staff/referrals/{id}',
      { params: { id: friend.uId }, body: { version: row?.version ?? 0, note: 'Hello' } },
      { as: support },
    )
    expect(answer.status).toBe(403)
  })
})
