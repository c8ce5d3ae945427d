import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { days, hours, minutes } from '../../platform/clock.ts'
import {
  at,
  busyFrom,
  free,
  halfPastTen,
  monday,
  nine,
  quarterToTen,
} from '../../testing/connected-calendars.ts'
import { microsoftCalendars } from '../../testing/microsoft-calendars.ts'
import { useTestApp } from '../../testing/test-app.ts'

// Saturday, 11:30 in India.
const start = new Date('2026-11-21T06:00:00Z')
const app = useTestApp({ start })
const {
  microsoft,
  reached,
  told,
  freeOn,
  news,
  anew,
  sourcesOf,
  accountsOf,
  readDue,
  askedBack,
  finish,
  connected,
} = microsoftCalendars(app)
beforeEach(async () => {
  reached()
  await app().db.deleteFrom('calendar_source').execute()
  await app().db.deleteFrom('calendar_account').execute()
  app().clock.set(start)
})

const push = (body: unknown, query = '') =>
  app().app.http.inject({
    ...{ method: 'POST', url: `/api/webhooks/microsoft-calendar${query}` },
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
const asked = (call: string) =>
  microsoft()
    .answers()
    .filter((one) => one.startsWith(call)).length

test('a connected account takes away the times of its calendar; of it only when it is busy is kept', async () => {
  const { healer, me, email, account } = await connected()
  expect(account).toMatchObject({ provider: 'microsoft', name: email, ended_at: null })
  expect(await freeOn(healer)).toEqual([nine, halfPastTen])
  expect(await sourcesOf(me)).toEqual([
    expect.objectContaining({
      ...{ account_u_id: account.u_id, name: 'Calendar', host: 'outlook.office.com', shows_kinds: true },
      ...{ busy_count: 1, problem: null },
    }),
  ])
  const { rows } = await sql<{ kept: string }>`
    select row_to_json(s)::text || row_to_json(b)::text || row_to_json(a)::text as kept
    from calendar_source s join healer_busy b on b.source_id = s.u_id join calendar_account a on a.u_id = s.account_id
    where s.healer_id = ${healer.u_id}`.execute(app().db)
  expect(rows).toHaveLength(1)
  expect(rows[0]?.kept).toContain(monday)
  for (const secret of ['Dentist', email, 'eyJ0', 'AAMk']) expect(rows[0]?.kept).not.toContain(secret)
})

test('what is free, cancelled, elsewhere, or left out by choice does not count; whole days are those of the healer', async () => {
  const { healer, me, email } = await connected([])
  const whole = { from: new Date(`${monday}T00:00:00Z`), to: new Date('2026-11-24T00:00:00Z') }
  const entries = [
    ...[{ showAs: 'free' as const }, { showAs: 'workingElsewhere' as const }, { isCancelled: true }].map(
      (given) => ({ from: at('10:30'), to: at('11:15'), ...given }),
    ),
    { from: at('09:00'), to: at('09:45'), showAs: 'tentative' as const },
  ]
  const [source] = (await sourcesOf(me)) ?? []
  const choose = async (choices: { counts_tentative: boolean; counts_whole_days: boolean }) => {
    await app().call(
      'PUT /api/practice/calendars/{calendarId}',
      { params: { calendarId: source?.u_id ?? '' }, body: { keeps_breaks: false, ...choices } },
      { as: me },
    )
    await app().drain()
  }
  microsoft().put(email, entries)
  await told()
  expect(await freeOn(healer)).toEqual([quarterToTen, halfPastTen])
  await choose({ counts_tentative: false, counts_whole_days: true })
  expect(await freeOn(healer)).toEqual(free)

  app().clock.advance(1000)
  microsoft().put(email, [{ ...whole, isAllDay: true, showAs: 'oof' }])
  await told()
  expect(await freeOn(healer)).toEqual([])
  const { rows } = await sql<{
    edges: string
  }>`select edges::text from healer_busy where healer_id = ${healer.u_id}`.execute(app().db)
  expect(rows[0]?.edges).toContain(String(Date.parse(`${monday}T00:00:00+05:30`) / 1000))
  await choose({ counts_tentative: true, counts_whole_days: false })
  expect(await freeOn(healer)).toEqual(free)
})

test('a message makes a slot go at once, twice told or not, and the clock finds what was not told', async () => {
  const { healer, email } = await connected()
  microsoft().messages('doubled')
  microsoft().put(email, busyFrom('09:00', '09:45'))
  await told()
  expect(await freeOn(healer)).toEqual([quarterToTen, halfPastTen])

  microsoft().messages('lost')
  microsoft().put(email, busyFrom('10:30', '11:15'))
  app().clock.advance(hours(6) - 1000)
  await readDue()
  expect(await freeOn(healer)).toEqual([quarterToTen, halfPastTen])
  app().clock.advance(1000)
  await readDue()
  expect(await freeOn(healer)).toEqual([nine, quarterToTen])
  microsoft().messages('normal')
})

test('a calendar of many entries is read page by page', async () => {
  const { me } = await connected(
    Array.from({ length: 501 }, (_, place) => ({
      from: new Date(start.getTime() + hours(2 * place)),
      to: new Date(start.getTime() + hours(2 * place + 1)),
    })),
  )
  expect(await sourcesOf(me)).toEqual([expect.objectContaining({ busy_count: 501, problem: null })])
})

test('who asks whether we are there hears its words; only who knows the token of a channel is heard', async () => {
  const question = await push({}, '?validationToken=are%20you%20<there>')
  expect(question.statusCode).toBe(200)
  expect(question.headers['content-type']).toMatch(/^text\/plain/)
  expect(question.body).toBe('are you <there>')

  await connected()
  const { rows } = await sql<{ id: string }>`select u_id::text as id from calendar_channel`.execute(app().db)
  const clientState = `${rows[0]?.id}.another`
  expect((await push({ value: [{ clientState }] })).statusCode).toBe(404)
  expect((await push({ value: [{ clientState: 'made-up' }] })).statusCode).toBe(404)
  expect((await push({ value: [] })).statusCode).toBe(400)
  expect((await push('nothing')).statusCode).toBe(400)
  await app().drain()
})

test('a subscription is prolonged each day and when it is asked for, and opened again after it was removed', async () => {
  const { email, healer } = await connected()
  expect(microsoft().programs(email).channels).toBe(1)
  const opened = asked('POST subscriptions 201')
  const prolonged = asked('PATCH subscriptions/:id 200')
  app().clock.advance(days(1))
  await readDue()
  expect(asked('PATCH subscriptions/:id 200')).toBe(prolonged + 1)
  app().clock.advance(minutes(1))
  microsoft().lifecycle(email, 'reauthorizationRequired')
  await told()
  expect(asked('PATCH subscriptions/:id 200')).toBe(prolonged + 2)
  expect(asked('POST subscriptions 201')).toBe(opened)

  app().clock.advance(minutes(1))
  microsoft().lifecycle(email, 'subscriptionRemoved')
  await told()
  expect(asked('POST subscriptions 201')).toBe(opened + 1)
  expect(microsoft().programs(email).channels).toBe(1)

  // Something changed, and only that something was not told is told.
  microsoft().messages('lost')
  microsoft().put(email, busyFrom('09:00', '09:45'))
  microsoft().messages('normal')
  app().clock.advance(minutes(1))
  microsoft().lifecycle(email, 'missed')
  await told()
  expect(await freeOn(healer)).toEqual([quarterToTen, halfPastTen])
})

test.each(['rate', 'away', 'error', 'cut'] as const)(
  'after the fault %s the known times stay, and it is read again',
  async (fault) => {
    const { healer, me, email } = await connected()
    microsoft().fail(fault, 1)
    microsoft().put(email, [])
    await told()
    expect(await sourcesOf(me)).toEqual([
      expect.objectContaining({ problem: fault === 'cut' ? 'unreachable' : 'failing' }),
    ])
    expect(await freeOn(healer)).toEqual([nine, halfPastTen])
    app().clock.advance(minutes(10))
    await readDue()
    expect(await freeOn(healer)).toEqual(free)
  },
)

test('an access that ended is renewed by itself, and by the token that came with the one before', async () => {
  const { email, healer } = await connected()
  for (const busy of [[], busyFrom('09:00', '09:45')]) {
    app().clock.advance(1000)
    microsoft().expire(email)
    microsoft().put(email, busy)
    await told()
    expect(await freeOn(healer)).toEqual(busy.length ? [quarterToTen, halfPastTen] : free)
  }
})

test('a consent that was withdrawn is told once, stops the reading, and connecting again goes on', async () => {
  const { healer, email, account } = await connected()
  microsoft().withdraw(email)
  app().clock.advance(hours(6))
  await readDue()
  const me = await anew(healer)
  const words = [
    expect.stringContaining(`Your Microsoft calendar is not connected any more. The account ${email}`),
  ]
  expect(await news(me)).toEqual(words)
  expect(await sourcesOf(me)).toEqual([expect.objectContaining({ problem: 'ended', busy_count: 1 })])
  expect(await freeOn(healer)).toEqual([nine, halfPastTen])
  app().clock.advance(hours(6))
  await readDue()
  const again = await anew(healer)
  expect(await news(again)).toEqual(words)

  microsoft().put(email, [])
  const { data } = await finish(again, await askedBack(again, email))
  await app().drain()
  expect(data).toMatchObject({ u_id: account.u_id, ended_at: null })
  expect(await freeOn(healer)).toEqual(free)
})

test('who allows a part is asked again, and giving up stops what we were told by', async () => {
  const { me, email, params } = await connected()
  expect((await finish(me, await askedBack(me, 'other@outlook.example', 'part'))).errors?.code).toBe(
    'Not all that is needed was allowed. Please connect your calendar again and allow everything',
  )
  const { status } = await app().call(
    'DELETE /api/practice/calendar-accounts/{accountId}',
    { params },
    { as: me },
  )
  expect(status).toBe(200)
  await app().drain()
  expect(microsoft().programs(email).channels).toBe(0)
  expect(await accountsOf(me)).toEqual({ providers: ['google', 'microsoft', 'caldav'], accounts: [] })
})
