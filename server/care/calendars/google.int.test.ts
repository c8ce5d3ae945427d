import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { days, hours, minutes } from '../../platform/clock.ts'
import {
  busyFrom,
  free,
  googleCalendars,
  halfPastTen,
  monday,
  nine,
  quarterToTen,
} from '../../testing/google-calendars.ts'
import { useTestApp } from '../../testing/test-app.ts'

// Saturday, 11:30 in India.
const start = new Date('2026-11-21T06:00:00Z')
const app = useTestApp({ start })
const { google, freeOn, news, anew, sourcesOf, accountsOf, readDue, askedBack, finish, connected } =
  googleCalendars(app)
beforeEach(async () => {
  await app().db.deleteFrom('calendar_source').execute()
  await app().db.deleteFrom('calendar_account').execute()
  app().clock.set(start)
})

/** Hands over the latest push, as Google's servers would. */
const deliver = (email: string, changes: Record<string, string> = {}) =>
  app().app.http.inject({
    method: 'POST',
    url: '/api/webhooks/google-calendar',
    headers: { ...google().pushes(email).at(-1)?.headers, ...changes },
  })

test('a connected account takes away the times of its calendar; of it only when it is busy is kept', async () => {
  const { healer, me, email, account } = await connected()
  expect(account).toMatchObject({ provider: 'google', name: email, ended_at: null })
  expect(await freeOn(healer)).toEqual([nine, halfPastTen])
  expect(await sourcesOf(me)).toEqual([
    expect.objectContaining({
      ...{
        account_u_id: account.u_id,
        name: email,
        host: 'calendar.google.com',
        busy_count: 1,
        problem: null,
      },
    }),
  ])
  const { rows } = await sql<{ kept: string }>`
    select row_to_json(s)::text || row_to_json(b)::text || row_to_json(a)::text as kept
    from calendar_source s join healer_busy b on b.source_id = s.u_id join calendar_account a on a.u_id = s.account_id
    where s.healer_id = ${healer.u_id}`.execute(app().db)
  expect(rows).toHaveLength(1)
  expect(rows[0]?.kept).toContain(monday)
  for (const secret of ['Dentist', email, 'ya29', '1//']) expect(rows[0]?.kept).not.toContain(secret)
})

test('a push makes a slot go at once, twice told or not, and the clock finds what was not told', async () => {
  const { healer, email } = await connected()
  google().push('doubled')
  google().put(email, busyFrom('09:00', '09:45'))
  expect((await deliver(email)).statusCode).toBe(200)
  expect((await deliver(email)).statusCode).toBe(200)
  await app().drain()
  expect(await freeOn(healer)).toEqual([quarterToTen, halfPastTen])

  google().push('lost')
  google().put(email, busyFrom('10:30', '11:15'))
  app().clock.advance(hours(6) - 1000)
  await readDue()
  expect(await freeOn(healer)).toEqual([quarterToTen, halfPastTen])
  app().clock.advance(1000)
  await readDue()
  expect(await freeOn(healer)).toEqual([nine, quarterToTen])
  google().push('normal')
})

test('of many changes at once few are read', async () => {
  const { email } = await connected()
  app().clock.advance(1000)
  await deliver(email, { 'x-goog-resource-state': 'exists' })
  await deliver(email, { 'x-goog-resource-state': 'exists' })
  await deliver(email, { 'x-goog-resource-state': 'exists' })
  // They wait in the queue while the first is read.
  app().clock.advance(1000)
  const before = google().answers().length
  await app().drain()
  // The whole time is asked for in seven parts.
  expect(google().answers().length - before).toBe(7)
})

test('only who knows the token of a channel is heard', async () => {
  const { email } = await connected()
  expect((await deliver(email, { 'x-goog-channel-token': 'another' })).statusCode).toBe(404)
  expect((await deliver(email, { 'x-goog-channel-id': 'another' })).statusCode).toBe(404)
  expect((await deliver(email)).statusCode).toBe(200)
})

test('a channel is renewed each day; without one the calendar is read each ten minutes', async () => {
  const { email, healer } = await connected([
    { from: new Date(start.getTime() + days(30)), to: new Date(start.getTime() + days(31)) },
  ])
  const first = google().pushes(email).at(-1)?.headers['x-goog-channel-id']
  app().clock.advance(days(1))
  await readDue()
  const second = google().pushes(email).at(-1)?.headers['x-goog-channel-id']
  expect(second).not.toBe(first)
  expect(google().programs(email)).toEqual({ tokens: 1, channels: 1 })

  app().clock.advance(days(1))
  google().fail('error', 1)
  await readDue()
  google().endChannels(email)
  // The old one counted as open: it is what the next reading by the clock renews.
  google().put(email, [])
  app().clock.advance(hours(6))
  await readDue()
  expect(google().programs(email)).toEqual({ tokens: 1, channels: 1 })
  expect(await sourcesOf(await anew(healer))).toEqual([
    expect.objectContaining({ busy_count: 0, problem: null }),
  ])
})

test.each(['rate', 'quota', 'error', 'cut'] as const)(
  'after the fault %s the known times stay, and it is read again',
  async (fault) => {
    const { healer, me, email } = await connected()
    google().put(email, [])
    google().fail(fault, 1)
    await deliver(email)
    await app().drain()
    expect(await sourcesOf(me)).toEqual([
      expect.objectContaining({ problem: fault === 'cut' ? 'unreachable' : 'failing' }),
    ])
    expect(await freeOn(healer)).toEqual([nine, halfPastTen])
    app().clock.advance(minutes(10))
    await readDue()
    expect(await freeOn(healer)).toEqual(free)
  },
)

test('an access that ended is renewed by itself', async () => {
  const { email, healer } = await connected()
  google().expire(email)
  google().put(email, [])
  await deliver(email)
  await app().drain()
  expect(await freeOn(healer)).toEqual(free)
  app().clock.advance(hours(6))
  await readDue()
  expect(await sourcesOf(await anew(healer))).toEqual([expect.objectContaining({ problem: null })])
})

test('a consent that was withdrawn is told once, stops the reading, and connecting again goes on', async () => {
  const { healer, email, account } = await connected()
  google().withdraw(email)
  app().clock.advance(hours(6))
  await readDue()
  const me = await anew(healer)
  const told = [
    `Your Google Calendar is not connected any more. The account ${email} does not let us in any more: the permission was withdrawn there, or it has ended. The times that it said before are still kept free of sessions, and new ones are not seen. Please connect it again, or remove it.`,
  ]
  expect(await news(me)).toEqual(told)
  expect(await sourcesOf(me)).toEqual([expect.objectContaining({ problem: 'ended', busy_count: 1 })])
  expect((await accountsOf(me))?.accounts).toEqual([
    expect.objectContaining({ ended_at: app().clock.now().toISOString() }),
  ])
  expect(await freeOn(healer)).toEqual([nine, halfPastTen])
  const asked = google().answers().length
  app().clock.advance(hours(6))
  await readDue()
  expect(google().answers()).toHaveLength(asked)
  const again = await anew(healer)
  expect(await news(again)).toEqual(told)

  google().put(email, [])
  const { data } = await finish(again, await askedBack(again, email))
  await app().drain()
  expect(data).toMatchObject({ u_id: account.u_id, ended_at: null })
  expect(await sourcesOf(again)).toEqual([expect.objectContaining({ problem: null, busy_count: 0 })])
  expect(await freeOn(healer)).toEqual(free)
})
