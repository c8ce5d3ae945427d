import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { days, hours } from '../../platform/clock.ts'
import { makeHealer, type TestHealer } from '../../testing/healers.ts'
import { importsOf } from '../../testing/imports.ts'
import { freshMobile } from '../../testing/people.ts'
import { addService } from '../../testing/services.ts'
import { bookAndPay } from '../../testing/sessions-paid.ts'
import { makeClient, makePerson, makeStaff, signIn, steppedUp } from '../../testing/signed-in.ts'
import { type TestUser, useTestApp } from '../../testing/test-app.ts'

// Saturday, 11:30 in India.
const start = new Date('2026-11-21T06:00:00Z')
const app = useTestApp({ start })
let admin: TestUser
let healer: TestHealer
beforeAll(async () => {
  admin = await steppedUp(app(), await makeStaff(app(), ['admin']))
})
beforeEach(async () => {
  app().clock.set(start)
  healer = await makeHealer(app())
})
const { read, check, apply, undo, lines, tried, one } = importsOf(app, () => admin)

const table = (...rows: string[][]) =>
  ['Phone,Name,Start,Minutes,Service,Status', ...rows.map((row) => row.join(','))].join('\n')
const triedSessions = (...rows: string[][]) => tried(table(...rows), 'sessions', healer.u_id)
const whys = async (id: string) =>
  (await lines(id))?.map(({ outcome, problems: [why = ''] }) => [outcome, why])
const sessionsOf = () =>
  app()
    .db.selectFrom('appointment')
    .selectAll()
    .where('healer_id', '=', healer.u_id)
    .orderBy('starts_at')
    .execute()

/** A client of the practice who has no account yet. */
async function importedClient() {
  const mobile = freshMobile()
  const { u_id: id } = await tried(`Name,Phone\nAsha Rao,${mobile}`)
  await apply(id)
  return mobile
}
const money = async () => {
  const { rows } = await sql<{
    all: number
  }>`select (select count(*) from orders) + (select count(*) from ledger_entry)
    + (select count(*) from earning) as all`.execute(app().db)
  return rows[0]?.all
}

describe('an import of sessions', () => {
  test('brings past ones without money, and coming ones that hold their time; nobody is told', async () => {
    const mobile = await importedClient()
    const service = await addService(app(), healer, { name: 'Long session', minutes: 90 })
    const [before, told] = [await money(), app().sandbox.inbox.mails().length]
    const { u_id: id } = await triedSessions(
      [mobile, 'Asha Rao', '2/11/2026 10:00', '50', '', ''],
      [mobile, 'Asha', '9/11/2026 10:00', '', '', 'No-show'],
      [mobile, 'Asha', '23/11/2026 10:00', '', 'long session', ''],
    )
    expect(await whys(id)).toEqual([
      ['ready', ''],
      ['ready', ''],
      ['ready', ''],
    ])
    expect((await apply(id)).data).toMatchObject({ counts: { added: 3 }, healer: { u_id: healer.u_id } })
    expect(await sessionsOf()).toMatchObject([
      {
        state: 'completed',
        order_id: null,
        price_paise: 0,
        starts_at: new Date('2026-11-02T04:30:00Z'),
        ends_at: new Date('2026-11-02T05:20:00Z'),
      },
      { state: 'no-show', ends_at: new Date('2026-11-09T05:15:00Z') },
      {
        state: 'confirmed',
        service_id: service,
        service_name: 'Long session',
        ends_at: new Date('2026-11-23T06:00:00Z'),
      },
    ])
    await app().drain()
    await app().drain()
    expect(await money()).toBe(before)
    expect(app().sandbox.inbox.mails()).toHaveLength(told)
    expect(app().sandbox.inbox.sms(mobile)).toEqual([])
    const events = await app()
      .db.selectFrom('outgoing_event')
      .select('kind')
      .where('healer_id', '=', healer.u_id)
      .execute()
    expect(events).toEqual([])
    // The time is nobody else's.
    const day = await app().call('GET /api/website/healer-availability', {
      query: { healer_u_id: healer.u_id, date: '2026-11-23', time_zone: 'Asia/Kolkata' },
    })
    expect(day.data?.free.length).toBeGreaterThan(0)
    expect(day.data?.free).not.toContain('2026-11-23T04:30:00.000Z')
  })

  test('reports leave it out', async () => {
    const mobile = await importedClient()
    const { u_id: id } = await triedSessions([mobile, '', '2/11/2026 10:00', '50', '', ''])
    await apply(id)
    const { rows } = await sql<{ shown: number }>`select count(*)::int as shown from session_times
      where healer_id = ${healer.u_id} and is_imported`.execute(app().db)
    expect(rows).toEqual([{ shown: 1 }])
    await app().app.modules.reports.countChanged()
    const counted = await sql`select report, measure from report_day
      where day = '2026-11-02' and value <> 0`.execute(app().db)
    expect(counted.rows).toEqual([])
  })

  test('a coming one is reminded of: the healer hears of it, and the client only after a yes', async () => {
    const mobile = await importedClient()
    const { u_id: id } = await triedSessions([mobile, '', '23/11/2026 10:00', '', '', ''])
    await apply(id)
    const { rows } = await sql<{ reminders: number }>`select count(*)::int as reminders from jobs.job j
      join appointment a on j.data->>'appointmentId' = a.u_id::text where j.name = 'reminder' and a.healer_id = ${healer.u_id}`.execute(
      app().db,
    )
    expect(rows).toEqual([{ reminders: 3 }])
    await sql`update jobs.job set start_after = now() where name = 'reminder'`.execute(app().db)
    app().clock.advance(days(1))
    await app().drain()
    await app().drain()
    expect(app().sandbox.inbox.sms(mobile)).toEqual([])
    const said = await app()
      .db.selectFrom('notification')
      .select('message')
      .where('person_id', '=', healer.person_id)
      .execute()
    expect(said.map(({ message }) => message)).toContain('appointments.reminder')
  })

  test('says of each line why it cannot be', async () => {
    const mobile = await importedClient()
    const other = await makePerson(app(), { firstName: 'Ravi' })
    const booked = await bookAndPay(app(), await makeClient(app()), healer, '2026-11-24T04:15:00.000Z')
    expect(booked.u_id).toBeTruthy()
    const { u_id: id } = await triedSessions(
      [freshMobile(), '', '2/11/2026 10:00', '', '', ''],
      [other.phone ?? '', 'Meera', '2/11/2026 10:00', '', '', ''],
      [mobile, '', '2/11/2026 10:00', '10', '', ''],
      [mobile, '', '21/11/2026 11:15', '', '', ''],
      [mobile, '', '24/11/2026 10:15', '', '', ''],
      [mobile, '', '25/11/2026 10:00', '', '', ''],
      [other.phone ?? '', '', '25/11/2026 10:30', '', '', ''],
      [mobile, '', '26/11/2026 10:00', '', 'Massage', ''],
      [mobile, '', '27/11/2026 10:00', '', '', 'No-show'],
      [mobile, '', '3/11/2026 10:00', '', 'Massage', ''],
      [mobile, '', '3/11/2026 10:00', '', '', ''],
      [mobile, '', '4/11/2026 10:00', '', '', 'Cancelled'],
    )
    expect(await whys(id)).toEqual([
      ['problem', expect.stringContaining('import the clients first')],
      ['problem', expect.stringContaining('another first name')],
      ['problem', expect.stringContaining('15 minutes')],
      ['problem', expect.stringContaining('now')],
      ['problem', 'The healer is taken then'],
      ['ready', ''],
      ['problem', 'Another line has this time'],
      ['problem', 'The healer offers no such service'],
      ['problem', expect.stringContaining('to come')],
      ['ready', ''],
      ['problem', expect.stringMatching(/^Line 11 has the same/)],
      ['problem', 'Cancelled, so it is left out'],
    ])
    expect((await apply(id)).data?.counts).toMatchObject({ added: 2 })
    const again = await triedSessions([mobile, '', '25/11/2026 10:00', '', '', ''])
    expect(await whys(again.u_id)).toEqual([['exists', 'Is there already']])
  })

  test('a time that is booked after it was tried is left to who booked it', async () => {
    const mobile = await importedClient()
    const { u_id: id } = await triedSessions([mobile, '', '24/11/2026 09:45', '', '', ''])
    await bookAndPay(app(), await makeClient(app()), healer, '2026-11-24T04:15:00.000Z')
    expect((await apply(id)).data?.counts).toMatchObject({ added: 0, problem: 1 })
  })

  test('come from a calendar too, at the times of its zone, and those without one of the healer’s', async () => {
    const mobile = await importedClient()
    const entry = (uid: string, start: string, ...more: string[]) =>
      ['BEGIN:VEVENT', `UID:${uid}`, `DTSTART${start}`, 'DURATION:PT45M', ...more, 'END:VEVENT'].join('\r\n')
    const whom = `DESCRIPTION:Name: Asha Rao\\nPhone: ${mobile}`
    const file = [
      'BEGIN:VCALENDAR',
      entry('a', ';TZID=Europe/London:20261102T090000', 'RRULE:FREQ=WEEKLY;COUNT=2', whom),
      entry('b', ':20261123T100000', 'SUMMARY:Asha Rao: Long session', whom),
      entry('c', ';VALUE=DATE:20261125', whom),
      'END:VCALENDAR',
    ].join('\r\n')
    await addService(app(), healer, { name: 'Long session', minutes: 90 })
    const { u_id: id } = await tried(file, 'sessions', healer.u_id)
    expect(await whys(id)).toEqual([
      ['ready', ''],
      ['ready', ''],
      ['ready', ''],
      ['problem', 'It lasts the whole day, so it is left out'],
    ])
    expect((await apply(id)).data?.counts).toMatchObject({ added: 3 })
    expect(await sessionsOf()).toMatchObject([
      { state: 'completed', starts_at: new Date('2026-11-02T09:00:00Z') },
      { state: 'completed', starts_at: new Date('2026-11-09T09:00:00Z') },
      { state: 'confirmed', service_name: 'Long session', starts_at: new Date('2026-11-23T04:30:00Z') },
    ])
    expect(await read(file, 'c.ics', 'clients')).toMatchObject({ status: 400, code: 'fileRefused' })
  })

  test('needs the healer whose sessions they are, and clients need none', async () => {
    const { data } = await read(
      table([freshMobile(), '', '2/11/2026 10:00', '', '', '']),
      's.csv',
      'sessions',
    )
    const wanted = { mobile: 0, start: 2 }
    for (const healerId of [null, randomUUID()])
      expect(await check(data?.u_id ?? '', wanted, healerId)).toMatchObject({
        status: 400,
        errors: { healer_u_id: expect.stringContaining('choose the healer') },
      })
    const clients = await read(`Name,Phone\nAsha,${freshMobile()}`)
    expect((await check(clients.data?.u_id ?? '', { name: 0, mobile: 1 }, healer.u_id)).status).toBe(400)
  })
})

describe('undoing it', () => {
  test('frees the times and removes what is as it was; what was cancelled meanwhile is kept', async () => {
    const mobile = await importedClient()
    const { u_id: id } = await triedSessions(
      [mobile, '', '2/11/2026 10:00', '', '', ''],
      [mobile, '', '24/11/2026 09:45', '', '', ''],
      [mobile, '', '25/11/2026 10:00', '', '', ''],
    )
    await apply(id)
    const [, , last] = await sessionsOf()
    const as = await signIn(app(), healer.person_id, 'healer')
    const cancelled = await app().call(
      'POST /api/practice/appointment/{appointmentId}/cancel',
      { params: { appointmentId: last?.u_id ?? '' } },
      { as },
    )
    expect(cancelled.status).toBe(200)
    expect((await undo(id)).data?.counts).toMatchObject({ removed: 2, kept: 1 })
    expect((await sessionsOf()).map(({ u_id }) => u_id)).toEqual([last?.u_id])
    await bookAndPay(app(), await makeClient(app()), healer, '2026-11-24T04:15:00.000Z')
    const { session_count: count } = await app()
      .db.selectFrom('healer')
      .select('session_count')
      .where('u_id', '=', healer.u_id)
      .executeTakeFirstOrThrow()
    expect(count).toBe(1)
  })

  test('of one that stands in a calendar of the healer outside takes it out there', async () => {
    const mobile = await importedClient()
    const { u_id: id } = await triedSessions([mobile, '', '24/11/2026 09:45', '', '', ''])
    await apply(id)
    const [session] = await sessionsOf()
    await sql`alter table calendar_entry disable trigger all`.execute(app().db)
    await sql`insert into calendar_entry (writing_id, appointment_id, version, next_at)
      values (gen_random_uuid(), ${session?.u_id ?? ''}, 1, now())`.execute(app().db)
    await sql`alter table calendar_entry enable trigger all`.execute(app().db)
    expect((await undo(id)).data?.counts).toMatchObject({ removed: 1 })
    expect(await sessionsOf()).toMatchObject([{ state: 'lapsed' }])
    expect((await one(id))?.state).toBe('undone')
    app().clock.advance(hours(1))
    await bookAndPay(app(), await makeClient(app()), healer, '2026-11-24T04:15:00.000Z')
  })
})
