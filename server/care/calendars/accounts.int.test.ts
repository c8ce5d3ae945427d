import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { minutes } from '../../platform/clock.ts'
import {
  busyFrom,
  free,
  googleCalendars,
  mornings,
  nine,
  quarterToTen,
} from '../../testing/google-calendars.ts'
import { makeHealer, signInHealer } from '../../testing/healers.ts'
import { makeClient } from '../../testing/signed-in.ts'
import { useTestApp } from '../../testing/test-app.ts'

const start = new Date('2026-11-21T06:00:00Z')
const app = useTestApp({ start })
const { google, newEmail, freeOn, sourcesOf, accountsOf, askedBack, finish, connected } = googleCalendars(app)
beforeEach(async () => {
  await app().db.deleteFrom('calendar_source').execute()
  await app().db.deleteFrom('calendar_account').execute()
  app().clock.set(start)
})

test('the healer chooses which calendars count, and gives the account up with all of them', async () => {
  const { healer, me, email, params } = await connected()
  const family = `family-of-${email}`
  google().put(email, busyFrom('10:30', '11:15'), family)
  const { data } = await app().call(
    'GET /api/practice/calendar-accounts/{accountId}/calendars',
    { params },
    { as: me },
  )
  expect(data).toEqual([
    { id: email, name: email, is_primary: true, may_write: true, is_read: true, is_written: false },
    { id: family, name: 'Family', is_primary: false, may_write: true, is_read: false, is_written: false },
    expect.objectContaining({ name: 'Holidays in India', may_write: false, is_read: false }),
  ])
  const choose = async (...calendars: string[]) => {
    const chosen = await app().call(
      'PUT /api/practice/calendar-accounts/{accountId}/calendars',
      { params, body: { calendars } },
      { as: me },
    )
    await app().drain()
    return chosen
  }
  expect((await choose(email, family)).status).toBe(200)
  expect(await freeOn(healer)).toEqual([nine])
  expect((await choose(family)).data?.map(({ is_read: isRead }) => isRead)).toEqual([false, true, false])
  expect(await freeOn(healer)).toEqual([nine, quarterToTen])
  expect(google().programs(email)).toEqual({ tokens: 1, channels: 1 })
  expect((await choose('another@gmail.example')).errors?.calendars).toBe(
    'This calendar is not there any more',
  )

  const removed = await app().call(
    'DELETE /api/practice/calendar-accounts/{accountId}',
    { params },
    { as: me },
  )
  expect(removed.status).toBe(200)
  await app().drain()
  expect(google().programs(email)).toEqual({ tokens: 0, channels: 0 })
  expect(await sourcesOf(me)).toEqual([])
  expect(await freeOn(healer)).toEqual(free)
})

test('a healer who is on the site no more has their consent given back', async () => {
  const { healer, email } = await connected()
  await app().db.updateTable('healer').set({ state: 'refused' }).where('u_id', '=', healer.u_id).execute()
  await app().app.platform.jobs.runNow('calendar-partings')
  await app().drain()
  expect(google().programs(email)).toEqual({ tokens: 0, channels: 0 })
  const { count: left } = await app()
    .db.selectFrom('calendar_account')
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow()
  expect(left).toBe(0)
})

test('an answer counts for the one who asked, once, within a quarter of an hour, and with all permissions', async () => {
  const me = await signInHealer(app(), await makeHealer(app(), mornings))
  const other = await signInHealer(app(), await makeHealer(app(), mornings))
  const over = 'This log-in is over. Please connect your calendar again'
  const email = newEmail()
  const answer = await askedBack(me, email)
  expect((await finish(other, answer)).errors?.code).toBe(over)
  expect((await finish(me, { ...answer, code: 'made-up' })).errors?.code).toBe(over)
  const altered = answer.state.replace(/^(.{40})(.)/, (_, before, one) => before + (one === 'A' ? 'B' : 'A'))
  expect((await finish(me, { ...answer, state: altered })).errors?.code).toBe(over)
  expect((await finish(me, answer)).status).toBe(201)
  expect((await finish(me, answer)).errors?.code).toBe(over)

  const late = await askedBack(me, newEmail())
  app().clock.advance(minutes(15) + 1)
  expect((await finish(me, late)).errors?.code).toBe(over)
  expect((await finish(me, await askedBack(me, newEmail(), 'part'))).errors?.code).toBe(
    'Not all that is needed was allowed. Please connect your calendar again and allow everything',
  )
  expect((await accountsOf(me))?.accounts).toHaveLength(1)
  for (const _ of [2, 3]) expect((await finish(me, await askedBack(me, newEmail()))).status).toBe(201)
  expect((await finish(me, await askedBack(me, newEmail()))).errors?.code).toBe(
    'You can connect up to 3 accounts',
  )
})

test('an account is the healer’s own', async () => {
  const { params } = await connected()
  const as = await signInHealer(app(), await makeHealer(app(), mornings))
  expect(await accountsOf(as)).toEqual({ providers: ['google', 'microsoft', 'caldav'], accounts: [] })
  const path = '/api/practice/calendar-accounts/{accountId}' as const
  expect((await app().call(`GET ${path}/calendars`, { params }, { as })).status).toBe(404)
  const body = { calendars: [] }
  expect((await app().call(`PUT ${path}/calendars`, { params, body }, { as })).status).toBe(404)
  expect((await app().call(`DELETE ${path}`, { params }, { as })).status).toBe(404)
  const asClient = { as: await makeClient(app()) }
  expect((await app().call('GET /api/practice/calendar-accounts', {}, asClient)).status).toBe(403)
})
