import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { days, minutes } from '../../platform/clock.ts'
import { caldavCalendars } from '../../testing/caldav-calendars.ts'
import {
  at,
  busyFrom,
  free,
  halfPastTen,
  monday,
  mornings,
  nine,
  quarterToTen,
} from '../../testing/connected-calendars.ts'
import { makeHealer, signInHealer } from '../../testing/healers.ts'
import { bookAndPay } from '../../testing/sessions-paid.ts'
import { makeClient } from '../../testing/signed-in.ts'
import { useTestApp } from '../../testing/test-app.ts'

// Saturday, 11:30 in India.
const start = new Date('2026-11-21T06:00:00Z')
const app = useTestApp({ start })
const { caldav, connect, freeOn, news, anew, sourcesOf, accountsOf, readDue, connected } =
  caldavCalendars(app)
beforeEach(async () => {
  await app().db.deleteFrom('calendar_source').execute()
  await app().db.deleteFrom('calendar_account').execute()
  app().clock.set(start)
})

const asked = (call: string) =>
  caldav()
    .answers()
    .filter((one) => one.startsWith(call)).length
const later = async (ms = minutes(10)) => {
  app().clock.advance(ms)
  await readDue()
}

test('a server is found by its own word, and its calendar takes times away; of it only when it is busy is kept', async () => {
  const { healer, me, user, account } = await connected()
  expect(account).toMatchObject({ provider: 'caldav', name: `${user}, 127.0.0.1`, ended_at: null })
  expect(await freeOn(healer)).toEqual([nine, halfPastTen])
  expect(await sourcesOf(me)).toEqual([
    expect.objectContaining({
      ...{ account_u_id: account.u_id, name: 'Home & practice', host: '127.0.0.1', shows_kinds: true },
      ...{ busy_count: 1, problem: null, warnings: [] },
    }),
  ])
  const { rows } = await sql<{ kept: string }>`
    select row_to_json(s)::text || row_to_json(b)::text || row_to_json(a)::text as kept
    from calendar_source s join healer_busy b on b.source_id = s.u_id join calendar_account a on a.u_id = s.account_id
    where s.healer_id = ${healer.u_id}`.execute(app().db)
  expect(rows[0]?.kept).toContain(monday)
  for (const secret of ['Dentist', user, 'app-']) expect(rows[0]?.kept).not.toContain(secret)

  const { data: calendars } = await app().call(
    'GET /api/practice/calendar-accounts/{accountId}/calendars',
    { params: { accountId: account.u_id } },
    { as: me },
  )
  expect(
    calendars?.map(({ name, may_write: mayWrite, is_read: isRead }) => [name, mayWrite, isRead]),
  ).toEqual([
    ['Home & practice', true, true],
    ['Family', true, false],
    ['Holidays in India', false, false],
  ])
})

test('what does not let us in is told at the input that it is about, and nothing is kept', async () => {
  const me = await signInHealer(app(), await makeHealer(app(), mornings))
  const { url } = app().sandbox
  const errors = async (changes: Parameters<typeof connect>[1]) => (await connect(me, changes)).errors
  expect(await errors({ password: 'wrong' })).toEqual({
    password: 'This name and password were not accepted. Please use a password made for apps',
  })
  const none = { server: 'There is no calendar server at this address' }
  expect(await errors({ server: `${url}/nothing/here` })).toEqual(none)
  caldav().fail('page', 1)
  expect(await errors({})).toEqual(none)
  const hidden = { server: 'This server cannot be reached from the internet by https' }
  for (const server of [
    'http://cloud.example',
    'https://10.0.0.1/dav',
    'asha@localhost:22',
    'ftp://cloud.example',
  ])
    expect(await errors({ server })).toEqual(hidden)
  caldav().fail('error', 1)
  expect((await connect(me)).status).toBe(503)
  expect((await accountsOf(me))?.accounts).toEqual([])
  expect((await connect(me, { server: '' })).errors?.server).toBe('This field is required')
})

test('it is asked each ten minutes whether it has changed, and read when it has, once a day in any case', async () => {
  const { healer, user } = await connected()
  const before = asked('REPORT calendar')
  await later()
  expect(asked('REPORT calendar')).toBe(before)
  caldav().put(user, busyFrom('09:00', '09:45'))
  await later()
  expect(asked('REPORT calendar')).toBe(before + 1)
  expect(await freeOn(healer)).toEqual([quarterToTen, halfPastTen])
  await later(days(1))
  expect(asked('REPORT calendar')).toBe(before + 2)
})

test('entries that repeat, are free, or of whole days count as they do in a file, and by the healer’s choice', async () => {
  const week = days(7)
  const before = (clock: string) => new Date(at(clock).getTime() - week)
  const { healer, me } = await connected([
    { from: before('09:00'), to: before('09:45'), more: ['RRULE:FREQ=WEEKLY'] },
    { from: at('10:30'), to: at('11:15'), more: ['TRANSP:TRANSPARENT'] },
    { from: at('10:00'), to: at('10:15'), more: ['STATUS:TENTATIVE'] },
  ])
  expect(await freeOn(healer)).toEqual([halfPastTen])
  const [source] = (await sourcesOf(me)) ?? []
  await app().call(
    'PUT /api/practice/calendars/{calendarId}',
    {
      params: { calendarId: source?.u_id ?? '' },
      body: { counts_tentative: false, counts_whole_days: true, keeps_breaks: false },
    },
    { as: me },
  )
  await app().drain()
  expect(await freeOn(healer)).toEqual([quarterToTen, halfPastTen])
})

test.each(['rate', 'error', 'cut', 'page'] as const)(
  'after the fault %s the known times stay, and it is read again',
  async (fault) => {
    const { healer, me, user } = await connected()
    caldav().put(user, [])
    caldav().fail(fault, 1)
    await later()
    const problem = { cut: 'unreachable', page: 'unreadable', rate: 'failing', error: 'failing' }[fault]
    expect(await sourcesOf(me)).toEqual([expect.objectContaining({ problem })])
    expect(await freeOn(healer)).toEqual([nine, halfPastTen])
    await later()
    expect(await freeOn(healer)).toEqual(free)
  },
)

test('a password that was taken back is told once, and connecting again goes on', async () => {
  const { healer, me, user, account } = await connected()
  caldav().revoke(user)
  await later()
  const words = [
    expect.stringContaining(`Your calendar is not connected any more. The account ${user}, 127.0.0.1`),
  ]
  expect(await news(me)).toEqual(words)
  expect(await sourcesOf(me)).toEqual([expect.objectContaining({ problem: 'ended', busy_count: 1 })])
  const answered = caldav().answers().length
  await later()
  expect(caldav().answers()).toHaveLength(answered)
  expect(await freeOn(healer)).toEqual([nine, halfPastTen])

  caldav().revoke(user, false)
  caldav().put(user, [])
  const { data } = await connect(await anew(healer), { user })
  await app().drain()
  expect(data).toMatchObject({ u_id: account.u_id, ended_at: null })
  expect(await freeOn(healer)).toEqual(free)
  expect(await news(await anew(healer))).toEqual(words)
})

test('sessions are written once, moved, and erased; what the healer does with them there is a suggestion', async () => {
  const { healer, me, user, params } = await connected([])
  const { data: calendars } = await app().call(
    'GET /api/practice/calendar-accounts/{accountId}/calendars',
    { params },
    { as: me },
  )
  const body = { calendar: calendars?.[0]?.id ?? '', names_clients: false }
  const into = 'PUT /api/practice/calendar-accounts/{accountId}/writing'
  expect((await app().call(into, { params, body }, { as: me })).status).toBe(200)
  const booked = await bookAndPay(app(), await makeClient(app()), healer, nine ?? '')
  const writeDue = async (ms: number) => {
    app().clock.advance(ms)
    await app().app.platform.jobs.runNow('calendar-writing')
    await app().drain()
  }
  const name = `${booked.u_id.replaceAll('-', '')}.ics`
  const file = () => caldav().entries(user).get(name) ?? ''
  const startsAt = (moment = '') => `DTSTART:${moment.replace(/[-:]|\.\d+/g, '')}`

  // The answer to the writing is lost: the next one meets what it wrote.
  caldav().fail('cut', 1)
  await writeDue(0)
  await writeDue(minutes(1))
  expect([...caldav().entries(user).keys()]).toEqual([name])
  for (const line of [startsAt(nine), 'TRANSP:TRANSPARENT', 'SUMMARY:Session\\, New You'])
    expect(file()).toContain(line)
  await later()
  expect(await sourcesOf(me)).toEqual([expect.objectContaining({ busy_count: 0, problem: null })])

  await app()
    .db.updateTable('appointment')
    .set({ starts_at: new Date(quarterToTen ?? ''), ends_at: new Date(halfPastTen ?? '') })
    .where('u_id', '=', booked.u_id)
    .execute()
  await writeDue(0)
  expect(file()).toContain(startsAt(quarterToTen))

  const suggested = async () => {
    const call = 'GET /api/practice/calendar-suggestions/{appointmentId}'
    return (await app().call(call, { params: { appointmentId: booked.u_id } }, { as: await anew(healer) }))
      .data
  }
  const keepOurs = async () => {
    const call = 'POST /api/practice/calendar-suggestions/{appointmentId}/keep'
    await app().call(call, { params: { appointmentId: booked.u_id } }, { as: await anew(healer) })
    await writeDue(0)
  }
  await writeDue(minutes(10))
  expect(await suggested()).toBeNull()
  const moved = file().replace(startsAt(quarterToTen), `DTSTART;TZID=Asia/Kolkata:20261123T100000`)
  caldav().change(user, name, moved)
  await writeDue(minutes(10))
  expect(await suggested()).toEqual({ what: 'moved', start_time: at('10:00').toISOString() })
  await keepOurs()
  expect(file()).toContain(startsAt(quarterToTen))
  caldav().change(user, name, null)
  await writeDue(minutes(10))
  expect(await suggested()).toEqual({ what: 'removed', start_time: null })
  await keepOurs()
  expect(file()).toContain(startsAt(quarterToTen))

  await app()
    .db.updateTable('appointment')
    .set({ state: 'cancelled' })
    .where('u_id', '=', booked.u_id)
    .execute()
  await writeDue(0)
  expect([...caldav().entries(user).keys()]).toEqual([])
})
