import { returnDays } from '@newyou/contract/business'
import { beforeEach, expect, test } from 'vitest'
import { days } from '../../platform/clock.ts'
import { buy, makeCourse } from '../../testing/courses.ts'
import { registerClient } from '../../testing/people.ts'
import { makeClient, signIn } from '../../testing/signed-in.ts'
import { type TestUser, useTestApp } from '../../testing/test-app.ts'

const start = new Date('2026-11-21T06:00:00Z')
const app = useTestApp({ start, config: { RATE_LIMIT_FACTOR: '1000' } })
beforeEach(() => app().clock.set(start))

const settle = () => app().app.modules.referrals.settleDue()
const again = (person: TestUser) => signIn(app(), person.uId)

/** The referrer reads their code at an address. */
async function read(giver: TestUser, from: string) {
  const as = await again(giver)
  const { data } = await app().call('GET /api/website/referral', {}, { as, from })
  if (!data) throw new Error('no referral scheme')
  return data.code
}
let turn = 0
/** A friend who joins at an address; the code was read elsewhere. */
async function befriend(giver: TestUser, from: string) {
  turn += 1
  const referralCode = await read(giver, `192.0.2.${turn}`)
  return registerClient(app(), { referralCode, from, firstName: `Friend${'abcdefghijkl'[turn]}` })
}

/** Why the referral of each friend is held once it is due; one that is not held was paid. */
async function reasonsOnceDue(friends: TestUser[]) {
  const { u_id } = await makeCourse(app(), { price_paise: 500_000 })
  for (const friend of friends) await buy(app(), await again(friend), { type: 'course', item_u_id: u_id })
  // Each with a card of their own.
  await app().db.updateTable('payment').set({ instrument: '' }).execute()
  app().clock.advance(days(returnDays + 1))
  await settle()
  const reasons = []
  for (const { uId } of friends) {
    const row = await app()
      .db.selectFrom('referral')
      .select(['state', 'reasons'])
      .where('referred_id', '=', uId)
      .executeTakeFirstOrThrow()
    expect(row.state).toBe(row.reasons.length > 0 ? 'held' : 'rewarded')
    reasons.push(row.reasons)
  }
  return reasons
}

test('a friend who joins where the code is read within a day is held, and one elsewhere is paid', async () => {
  const giver = await makeClient(app())
  const before = await befriend(giver, '203.0.113.1')
  await read(giver, '203.0.113.1')
  await read(giver, '203.0.113.2')
  const after = await registerClient(app(), {
    referralCode: await read(giver, '203.0.113.2'),
    from: '203.0.113.2',
    firstName: 'Other',
  })
  const elsewhere = await befriend(giver, '203.0.113.3')
  expect(await reasonsOnceDue([before, after, elsewhere])).toEqual([['same-address'], ['same-address'], []])
})

test('two friends who join at one address within a day are held, and those a day apart are not', async () => {
  const giver = await makeClient(app())
  const first = await befriend(giver, '203.0.113.4')
  app().clock.advance(days(1))
  const next = await befriend(giver, '203.0.113.4')
  app().clock.advance(days(1) - 1)
  const last = await befriend(giver, '203.0.113.4')
  expect(await reasonsOnceDue([first, next, last])).toEqual([[], ['same-address'], ['same-address']])
})

test('two friends who join at one address at the same moment are held', async () => {
  const giver = await makeClient(app())
  const referralCode = await read(giver, '203.0.113.5')
  const friends = await Promise.all(
    ['Mira', 'Tara'].map((firstName) =>
      registerClient(app(), { referralCode, from: '203.0.113.6', firstName }),
    ),
  )
  // Neither may have seen the other; what was written at the same moment is compared by the job.
  await app().db.updateTable('referral').set({ same_address: false }).execute()
  await settle()
  expect(await reasonsOnceDue(friends)).toEqual([['same-address'], ['same-address']])
})

test('friends of different referrers who share the address of a network are held by nothing', async () => {
  const from = '203.0.113.7'
  const friends = [
    await befriend(await makeClient(app()), from),
    await befriend(await makeClient(app()), from),
  ]
  expect(await reasonsOnceDue(friends)).toEqual([[], []])
})

test('an address is kept for a day, as a mark from which it cannot be read', async () => {
  const giver = await makeClient(app())
  await read(giver, '203.0.113.8')
  const kept = () =>
    app().db.selectFrom('referral_address').selectAll().where('person_id', '=', giver.uId).execute()
  const [row] = await kept()
  expect(row?.mark).toHaveLength(32)
  expect(row?.mark.toString('latin1')).not.toContain('203.0.113.8')
  app().clock.advance(days(1) - 1)
  await settle()
  expect(await kept()).toHaveLength(1)
  app().clock.advance(1)
  await settle()
  expect(await kept()).toHaveLength(0)
})
