import type { CalendarMode } from '@newyou/sandbox'
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { days, hours, minutes } from '../../platform/clock.ts'
import { makeHealer, signInHealer, type TestHealer } from '../../testing/healers.ts'
import { bookAndPay } from '../../testing/sessions-paid.ts'
import { makeClient } from '../../testing/signed-in.ts'
import { type TestUser, useTestApp } from '../../testing/test-app.ts'

// Saturday, 11:30 in India.
const start = new Date('2026-11-21T06:00:00Z')
const app = useTestApp({ start })
// Those that are due in the same minute are asked one after another.
beforeEach(async () => {
  await app().db.deleteFrom('calendar_source').execute()
})
const usual = { counts_tentative: true, counts_whole_days: true, keeps_breaks: false }
const mornings = { daily: [{ from: '09:00', to: '11:15' }] }
const monday = '2026-11-23'
const at = (clock: string, day = monday) => new Date(`${day}T${clock}:00+05:30`).toISOString()

/** A calendar with one entry on that Monday, from and to by the wall of India. */
const icsOf = (from = '0945', to = '1030', ...more: string[]) =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'BEGIN:VEVENT',
    'UID:dentist-of-meera@example.org',
    'SUMMARY:Dentist nobody hears of',
    `DTSTART;TZID=Asia/Kolkata:20261123T${from}00`,
    `DTEND;TZID=Asia/Kolkata:20261123T${to}00`,
    ...more,
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ].join('\r\n')

let count = 0
const newName = () => `calendar-${++count}`
const add = (as: TestUser, address: string, choices = usual) =>
  app().call('POST /api/practice/calendars', { body: { address, ...choices } }, { as })
const list = async (as: TestUser) => (await app().call('GET /api/practice/calendars', {}, { as })).data
const freeOn = async (healer: TestHealer, date = monday) => {
  const query = { healer_u_id: healer.u_id, date, time_zone: 'Asia/Kolkata' }
  return (await app().call('GET /api/website/healer-availability', { query })).data?.free
}
/** A minute of the clock that looks for calendars that are due, and what they say. */
async function readDue() {
  await app().app.platform.jobs.runNow('calendar-reads')
  await app().drain()
}
const news = async (as: TestUser) =>
  (await app().call('GET /api/website/notification', { query: {} }, { as })).data?.map(({ text }) => text)

async function withCalendar(ics = icsOf(), choices = usual) {
  const healer = await makeHealer(app(), mornings)
  const me = await signInHealer(app(), healer)
  const name = newName()
  const address = app().sandbox.calendars.put(name, ics)
  const { data, status, message } = await add(me, address, choices)
  if (!data) throw new Error(`not added: ${status} ${message}`)
  await app().drain()
  const one = async () => (await list(me))?.[0]
  return { healer, me, name, address, calendarId: data.u_id, one }
}

test('an added calendar is read by a job, and its times are bookable no more; of it only these are kept', async () => {
  const healer = await makeHealer(app(), mornings)
  const me = await signInHealer(app(), healer)
  const address = app().sandbox.calendars.put(newName(), icsOf())
  const added = await add(me, address)
  expect(added).toMatchObject({
    status: 201,
    data: { host: '127.0.0.1', is_reading: true, read_at: null, problem: null, busy_count: 0, ...usual },
  })
  expect(await freeOn(healer)).toEqual([at('09:00'), at('09:45'), at('10:30')])
  await app().drain()
  expect(await freeOn(healer)).toEqual([at('09:00'), at('10:30')])
  expect(await list(me)).toEqual([
    expect.objectContaining({ is_reading: false, read_at: app().clock.now().toISOString(), busy_count: 1 }),
  ])
  const { rows } = await sql<{ kept: string }>`
    select row_to_json(s)::text || row_to_json(b)::text || coalesce((select string_agg(data::text, '') from jobs.job), '') as kept
    from calendar_source s join healer_busy b on b.source_id = s.u_id where s.healer_id = ${healer.u_id}`.execute(
    app().db,
  )
  expect(rows).toHaveLength(1)
  expect(rows[0]?.kept).toContain('2026-11-23')
  for (const secret of ['Dentist', 'dentist-of-meera', '/calendars/'])
    expect(rows[0]?.kept).not.toContain(secret)
})

test('it is read again each ten minutes; what has not changed is not sent again, but once a day', async () => {
  const { healer, name, one } = await withCalendar()
  app().clock.advance(minutes(9))
  await readDue()
  expect(app().sandbox.calendars.answers(name)).toEqual([200])
  app().clock.advance(minutes(1))
  await readDue()
  expect(app().sandbox.calendars.answers(name)).toEqual([200, 304])
  expect(await one()).toMatchObject({ read_at: app().clock.now().toISOString(), busy_count: 1 })
  app().sandbox.calendars.put(name, icsOf('0900', '0930'))
  app().clock.advance(minutes(10))
  await readDue()
  expect(await freeOn(healer)).toEqual([at('09:45'), at('10:30')])
  app().clock.advance(days(1))
  await readDue()
  expect(app().sandbox.calendars.answers(name)).toEqual([200, 304, 200, 200])
  app().clock.advance(start.getTime() - app().clock.now().getTime())
})

test('what fails by itself is told once, after the third time, with growing pauses; known times stay', async () => {
  const { healer, name } = await withCalendar()
  // A log-in does not last that long.
  const one = async () => (await list(await signInHealer(app(), healer)))?.[0]
  app().sandbox.calendars.set(name, 'error')
  for (const pause of [10, 10, 20, 40, 80]) {
    app().clock.advance(minutes(pause) - 1000)
    await readDue()
    app().clock.advance(1000)
    await readDue()
  }
  expect(app().sandbox.calendars.answers(name)).toEqual([200, 500, 500, 500, 500, 500])
  expect(await one()).toMatchObject({ problem: 'failing', read_at: start.toISOString() })
  expect(await freeOn(healer)).toEqual([at('09:00'), at('10:30')])
  expect(await news(await signInHealer(app(), healer))).toEqual([
    'Your calendar at 127.0.0.1 cannot be read. It answers with an error. The times that it said before are still kept free of sessions. We go on trying.',
  ])
  app().sandbox.calendars.set(name, 'normal')
  app().clock.advance(minutes(160))
  await readDue()
  expect(await one()).toMatchObject({ problem: null, read_at: app().clock.now().toISOString() })
  app().sandbox.calendars.set(name, 'busy')
  app().clock.advance(minutes(10))
  await readDue()
  expect(await one()).toMatchObject({
    problem: 'failing',
    next_read_at: new Date(app().clock.now().getTime() + hours(1)).toISOString(),
  })
  app().clock.advance(start.getTime() - app().clock.now().getTime())
})

test.each<[CalendarMode, string]>([
  ['gone', 'gone'],
  ['refused', 'refused'],
  ['page', 'unreadable'],
  ['large', 'large'],
  ['private', 'private'],
])('%s is said at once', async (mode, problem) => {
  const { me, name, calendarId, one } = await withCalendar()
  app().sandbox.calendars.set(name, mode)
  const asked = await app().call(
    'POST /api/practice/calendars/{calendarId}/read',
    { params: { calendarId } },
    { as: me },
  )
  expect(asked.status).toBe(200)
  await app().drain()
  expect(await one()).toMatchObject({ problem, busy_count: 1 })
  expect(await news(me)).toHaveLength(1)
})

test('a rule that never comes to an end ends with its thread, and the next calendar is read', async () => {
  // Each seventh day from a Tuesday on, where it is a Sunday.
  const forever = icsOf('0945', '1030', 'RRULE:FREQ=DAILY;INTERVAL=7;BYDAY=SU')
  const { one } = await withCalendar(forever)
  expect(await one()).toMatchObject({ problem: 'endless', read_at: null, busy_count: 0 })
  const other = await withCalendar()
  expect(await other.one()).toMatchObject({ problem: null, busy_count: 1 })
}, 20_000)

test('what comes after a booking is told to the healer, and cancels nothing', async () => {
  const { healer, me, name, calendarId } = await withCalendar(icsOf('0600', '0610'))
  const client = await makeClient(app())
  const booked = await bookAndPay(app(), client, healer, at('09:45'))
  const before = (await news(me))?.length ?? 0
  app().sandbox.calendars.put(name, icsOf())
  const again = async () => {
    await app().call('POST /api/practice/calendars/{calendarId}/read', { params: { calendarId } }, { as: me })
    await app().drain()
  }
  await again()
  await again()
  const told = await news(me)
  expect(told).toHaveLength(before + 1)
  expect(told?.[0]).toContain(
    'A booked session meets your own calendar. Your own calendar now says that you are busy then.',
  )
  const params = { appointmentId: booked.u_id }
  const { data } = await app().call(
    'GET /api/website/appointment/{appointmentId}',
    { params },
    { as: client },
  )
  expect(data?.state).toBe('confirmed')
})

test('another choice has it read anew, and removing it gives its times back', async () => {
  const { healer, me, calendarId } = await withCalendar(icsOf('0945', '1030', 'STATUS:TENTATIVE'))
  expect(await freeOn(healer)).toEqual([at('09:00'), at('10:30')])
  const params = { calendarId }
  const body = { ...usual, counts_tentative: false }
  const changed = await app().call('PUT /api/practice/calendars/{calendarId}', { params, body }, { as: me })
  expect(changed.data).toMatchObject({ counts_tentative: false })
  await app().drain()
  expect(await freeOn(healer)).toEqual([at('09:00'), at('09:45'), at('10:30')])
  await app().call('PUT /api/practice/calendars/{calendarId}', { params, body: usual }, { as: me })
  await app().drain()
  expect(await freeOn(healer)).toEqual([at('09:00'), at('10:30')])
  expect(
    (await app().call('DELETE /api/practice/calendars/{calendarId}', { params }, { as: me })).status,
  ).toBe(200)
  expect(await freeOn(healer)).toEqual([at('09:00'), at('09:45'), at('10:30')])
  expect(await list(me)).toEqual([])
})

test('only addresses that may be asked, each once, and five of them', async () => {
  const me = await signInHealer(app(), await makeHealer(app(), mornings))
  const refused = async (address: string) => (await add(me, address)).errors?.address
  const notAnAddress = 'Please enter the address of a calendar. It begins with https:// or webcal://'
  expect(await refused('my calendar')).toBe(notAnAddress)
  expect(await refused('http://calendar.example/a.ics')).toBe(notAnAddress)
  expect(await refused('https://10.0.0.1/a.ics')).toBe('This address cannot be reached from the internet')
  expect((await add(me, 'webcal://8.8.8.8/a.ics')).data?.host).toBe('8.8.8.8')
  expect(await refused('https://8.8.8.8/a.ics')).toBe('You have already added this calendar')
  for (const name of ['b', 'c', 'd', 'e'])
    expect((await add(me, `https://8.8.8.8/${name}.ics`)).status).toBe(201)
  expect(await refused('https://8.8.8.8/f.ics')).toBe('You can add up to 5 calendars')
})

test('a calendar is the healer’s own', async () => {
  const { calendarId } = await withCalendar()
  const other = await signInHealer(app(), await makeHealer(app(), mornings))
  const params = { calendarId }
  expect(await list(other)).toEqual([])
  const asOther = { as: other }
  expect((await app().call('DELETE /api/practice/calendars/{calendarId}', { params }, asOther)).status).toBe(
    404,
  )
  expect(
    (await app().call('POST /api/practice/calendars/{calendarId}/read', { params }, asOther)).status,
  ).toBe(404)
  const asClient = { as: await makeClient(app()) }
  expect((await app().call('GET /api/practice/calendars', {}, asClient)).status).toBe(403)
})
