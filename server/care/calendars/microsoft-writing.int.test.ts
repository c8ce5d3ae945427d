import { beforeEach, expect, test } from 'vitest'
import { minutes } from '../../platform/clock.ts'
import { halfPastTen, nine, quarterToTen } from '../../testing/connected-calendars.ts'
import { microsoftCalendars } from '../../testing/microsoft-calendars.ts'
import { bookAndPay } from '../../testing/sessions-paid.ts'
import { makeClient } from '../../testing/signed-in.ts'
import { useTestApp } from '../../testing/test-app.ts'

// Saturday, 11:30 in India.
const start = new Date('2026-11-21T06:00:00Z')
const app = useTestApp({ start })
const { microsoft, reached, told, anew, sourcesOf, connected } = microsoftCalendars(app)
beforeEach(async () => {
  reached()
  await app().db.deleteFrom('calendar_source').execute()
  await app().db.deleteFrom('calendar_account').execute()
  app().clock.set(start)
})

/** A minute of the clock. */
async function writeDue() {
  await app().app.platform.jobs.runNow('calendar-writing')
  await told()
}

async function writing() {
  const one = await connected([])
  const { data: calendars } = await app().call(
    'GET /api/practice/calendar-accounts/{accountId}/calendars',
    { params: one.params },
    { as: one.me },
  )
  expect(calendars?.map(({ name, may_write: mayWrite }) => [name, mayWrite])).toEqual([
    ['Calendar', true],
    ['Family', true],
    ['Holidays in India', false],
  ])
  const choose = async (name: string | null) => {
    const calendar = calendars?.find((remote) => remote.name === name)?.id ?? null
    const body = { calendar, names_clients: false }
    const call = 'PUT /api/practice/calendar-accounts/{accountId}/writing'
    return (await app().call(call, { params: one.params, body }, { as: one.me })).status
  }
  expect(await choose('Calendar')).toBe(200)
  return { ...one, choose }
}

const startsIn = (email: string, calendar?: string) =>
  microsoft()
    .events(email, calendar)
    .map(({ from }) => new Date(from).toISOString())
    .sort()

test('a session is written once, moved and erased with it, goes along to another calendar, and is never busy', async () => {
  const { healer, email, me, choose } = await writing()
  const booked = await bookAndPay(app(), await makeClient(app()), healer, nine ?? '')
  await writeDue()
  await writeDue()
  expect(microsoft().events(email)).toEqual([
    expect.objectContaining({
      ...{ showAs: 'free', isAllDay: false, from: Date.parse(nine ?? '') },
      words: expect.objectContaining({ subject: 'Session, New You' }),
    }),
  ])
  expect(await sourcesOf(me)).toEqual([expect.objectContaining({ busy_count: 0, problem: null })])

  const session = app().db.updateTable('appointment').where('u_id', '=', booked.u_id)
  await session
    .set({ starts_at: new Date(quarterToTen ?? ''), ends_at: new Date(halfPastTen ?? '') })
    .execute()
  await writeDue()
  expect(startsIn(email)).toEqual([quarterToTen])
  expect(await choose('Holidays in India')).toBe(400)
  expect(await choose('Family')).toBe(200)
  await writeDue()
  expect([startsIn(email), startsIn(email, 'Family')]).toEqual([[], [quarterToTen]])
  await session.set({ state: 'cancelled' }).execute()
  await writeDue()
  expect(startsIn(email, 'Family')).toEqual([])
})

test.each(['rate', 'away', 'error', 'cut'] as const)(
  'after the fault %s a session is there once all the same',
  async (fault) => {
    const { healer, email } = await writing()
    await bookAndPay(app(), await makeClient(app()), healer, nine ?? '')
    await told()
    const answered = microsoft().answers().length
    microsoft().fail(fault, 1)
    await writeDue()
    app().clock.advance(minutes(2))
    await writeDue()
    expect(startsIn(email)).toEqual([nine])
    expect(microsoft().answers().length).toBeGreaterThan(answered + 1)
  },
)

test('an entry whose making was answered to nobody is met again, and not made twice', async () => {
  const { healer, email } = await writing()
  await bookAndPay(app(), await makeClient(app()), healer, nine ?? '')
  await told()
  // Looking for it is answered, making it is not.
  microsoft().fail('none', 1)
  microsoft().fail('cut', 1)
  await writeDue()
  expect(startsIn(email)).toEqual([nine])
  app().clock.advance(minutes(1))
  await writeDue()
  expect(startsIn(email)).toEqual([nine])
})

test('what the healer does with it there is a suggestion, and can be undone', async () => {
  const { healer, email } = await writing()
  const booked = await bookAndPay(app(), await makeClient(app()), healer, nine ?? '')
  await writeDue()
  const params = { appointmentId: booked.u_id }
  const suggested = async () => {
    const call = 'GET /api/practice/calendar-suggestions/{appointmentId}'
    return (await app().call(call, { params }, { as: await anew(healer) })).data
  }
  const keepOurs = async () => {
    const call = 'POST /api/practice/calendar-suggestions/{appointmentId}/keep'
    expect((await app().call(call, { params }, { as: await anew(healer) })).status).toBe(200)
    await writeDue()
  }
  const lookLater = async () => {
    app().clock.advance(minutes(10))
    await writeDue()
  }
  const idThere = () => microsoft().events(email)[0]?.id ?? ''
  await lookLater()
  expect(await suggested()).toBeNull()

  const from = Date.parse(halfPastTen ?? '')
  microsoft().change(email, idThere(), { from, to: from + minutes(45) })
  await lookLater()
  expect(await suggested()).toEqual({ what: 'moved', start_time: halfPastTen })
  await keepOurs()
  expect(startsIn(email)).toEqual([nine])
  expect(await suggested()).toBeNull()

  microsoft().change(email, idThere(), 'delete')
  await lookLater()
  expect(await suggested()).toEqual({ what: 'removed', start_time: null })
  // By the same transaction it would be refused.
  await keepOurs()
  expect(startsIn(email)).toEqual([nine])
  await lookLater()
  expect(await suggested()).toBeNull()
})
