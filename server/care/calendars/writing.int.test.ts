import { beforeEach, expect, test } from 'vitest'
import { hours, minutes } from '../../platform/clock.ts'
import { googleCalendars, halfPastTen, nine, quarterToTen } from '../../testing/google-calendars.ts'
import { bookAndPay } from '../../testing/sessions-paid.ts'
import { makeClient } from '../../testing/signed-in.ts'
import { type TestUser, useTestApp } from '../../testing/test-app.ts'

// Saturday, 11:30 in India.
const start = new Date('2026-11-21T06:00:00Z')
const app = useTestApp({ start })
const { google, freeOn, news, anew, sourcesOf, accountsOf, connected } = googleCalendars(app)
beforeEach(async () => {
  await app().db.deleteFrom('calendar_source').execute()
  await app().db.deleteFrom('calendar_account').execute()
  app().clock.set(start)
})

/** A minute of the clock. */
async function writeDue() {
  await app().app.platform.jobs.runNow('calendar-writing')
  await app().drain()
}
const choose = (as: TestUser, accountId: string, calendar: string | null, namesClients = false) =>
  app().call(
    'PUT /api/practice/calendar-accounts/{accountId}/writing',
    { params: { accountId }, body: { calendar, names_clients: namesClients } },
    { as },
  )

async function writing() {
  const one = await connected([])
  expect((await choose(one.me, one.account.u_id, one.email)).status).toBe(200)
  return one
}
/** The sessions that are in a calendar, without what was deleted there. */
const entriesIn = (email: string, calendarId?: string) =>
  google()
    .events(email, calendarId)
    .filter(({ id, status }) => !id.startsWith('own') && status !== 'cancelled')
const startsIn = (email: string, calendarId?: string) =>
  entriesIn(email, calendarId)
    .map(({ from }) => new Date(from).toISOString())
    .sort()

test('a session is written once, moved and erased with it; its client is not named, and it never counts as busy', async () => {
  const { healer, email, me } = await writing()
  const client = await makeClient(app())
  const booked = await bookAndPay(app(), client, healer, nine ?? '')
  await writeDue()
  expect(entriesIn(email)).toEqual([
    expect.objectContaining({
      ...{ id: booked.u_id.replaceAll('-', ''), status: 'confirmed', isFree: true },
      words: expect.objectContaining({ summary: 'Session, New You' }),
    }),
  ])
  expect(startsIn(email)).toEqual([nine])
  await writeDue()
  expect(
    google()
      .answers()
      .filter((one) => one.startsWith('POST calendars/:calendarId/events 2')),
  ).toHaveLength(1)
  expect(await sourcesOf(me)).toEqual([expect.objectContaining({ busy_count: 0 })])

  await app()
    .db.updateTable('appointment')
    .set({ starts_at: new Date(quarterToTen ?? ''), ends_at: new Date(halfPastTen ?? '') })
    .where('u_id', '=', booked.u_id)
    .execute()
  await writeDue()
  expect(startsIn(email)).toEqual([quarterToTen])
  await app()
    .db.updateTable('appointment')
    .set({ state: 'cancelled' })
    .where('u_id', '=', booked.u_id)
    .execute()
  await writeDue()
  expect(entriesIn(email)).toEqual([])
  expect(await freeOn(healer)).toBeDefined()
})

test('the client is named if the healer wants it, and choosing another calendar takes all sessions there', async () => {
  const { healer, email, me, account } = await writing()
  const client = await makeClient(app())
  await bookAndPay(app(), client, healer, nine ?? '')
  await writeDue()
  await choose(me, account.u_id, email, true)
  await writeDue()
  expect(entriesIn(email)[0]?.words.summary).toMatch(/^Session with /)
  expect((await accountsOf(me))?.accounts).toEqual([expect.objectContaining({ names_clients: true })])

  const family = `family-of-${email}`
  const { data } = await choose(me, account.u_id, family)
  expect(data?.map(({ is_written: isWritten }) => isWritten)).toEqual([false, true, false])
  await writeDue()
  expect(startsIn(email)).toEqual([])
  expect(startsIn(email, family)).toEqual([nine])
  await choose(me, account.u_id, null)
  await writeDue()
  expect(startsIn(email, family)).toEqual([])
  expect((await accountsOf(me))?.accounts).toEqual([expect.objectContaining({ names_clients: null })])
  const holidays = 'en.indian#holiday@group.v.calendar.google.com'
  expect((await choose(me, account.u_id, holidays)).errors?.calendar).toBe(
    'This calendar is not there any more',
  )
})

test.each(['rate', 'error', 'cut'] as const)(
  'after the fault %s it is there once all the same',
  async (fault) => {
    const { healer, email } = await writing()
    await bookAndPay(app(), await makeClient(app()), healer, nine ?? '')
    google().fail(fault, 1)
    await writeDue()
    app().clock.advance(minutes(1))
    await writeDue()
    expect(startsIn(email)).toEqual([nine])
    expect(entriesIn(email)).toHaveLength(1)
  },
)

test('what the healer does with it there is a suggestion, told once; it changes nothing, and can be undone', async () => {
  const { healer, email } = await writing()
  const booked = await bookAndPay(app(), await makeClient(app()), healer, nine ?? '')
  await writeDue()
  const id = booked.u_id.replaceAll('-', '')
  const params = { appointmentId: booked.u_id }
  const suggested = async () =>
    (
      await app().call(
        'GET /api/practice/calendar-suggestions/{appointmentId}',
        { params },
        { as: await anew(healer) },
      )
    ).data
  const lookLater = async () => {
    app().clock.advance(minutes(10))
    await writeDue()
  }
  await lookLater()
  expect(await suggested()).toBeNull()

  const from = new Date(halfPastTen ?? '').getTime()
  google().change(email, id, { from, to: from + minutes(45) })
  await lookLater()
  await lookLater()
  expect(await suggested()).toEqual({ what: 'moved', start_time: halfPastTen })
  const told = (await news(await anew(healer)))?.filter((text) => text.includes('in your own calendar'))
  expect(told).toEqual([expect.stringContaining('You moved a session in your own calendar')])
  const keepOurs = async () =>
    app().call(
      'POST /api/practice/calendar-suggestions/{appointmentId}/keep',
      { params },
      { as: await anew(healer) },
    )
  const kept = await keepOurs()
  expect(kept.status).toBe(200)
  await writeDue()
  expect(startsIn(email)).toEqual([nine])
  expect(await suggested()).toBeNull()

  google().change(email, id, { status: 'cancelled' })
  await lookLater()
  expect(await suggested()).toEqual({ what: 'removed', start_time: null })
  const { data } = await app().call(
    'GET /api/practice/appointment/{appointmentId}',
    { params },
    { as: await anew(healer) },
  )
  expect(data).toMatchObject({ state: 'confirmed' })
  await keepOurs()
  await writeDue()
  expect(startsIn(email)).toEqual([nine])

  const other = await connected([])
  expect(
    (await app().call('GET /api/practice/calendar-suggestions/{appointmentId}', { params }, { as: other.me }))
      .status,
  ).toBe(404)
  expect(app().clock.now().getTime() - start.getTime()).toBeLessThan(hours(1))
})
