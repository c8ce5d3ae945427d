import { expect, test } from 'vitest'
import { makeHealer, signInHealer } from '../../testing/healers.ts'
import { bookAndPay, holdTime } from '../../testing/sessions-paid.ts'
import { makeClient } from '../../testing/signed-in.ts'
import { type TestUser, useTestApp } from '../../testing/test-app.ts'

// Saturday, 11:30 in India.
const app = useTestApp({ start: new Date('2026-11-21T06:00:00Z') })
const monday = '2026-11-23T03:30:00.000Z' // 09:00 in India
const mondays = ['2026-11-23T03:30:00.000Z', '2026-11-23T04:15:00.000Z', '2026-11-23T05:00:00.000Z']
const day = { from: '2026-11-22T18:30:00.000Z', to: '2026-11-23T18:30:00.000Z' }
const week = { from: '2026-11-22T18:30:00.000Z', to: '2026-11-29T18:30:00.000Z' }
const mornings = { daily: [{ from: '09:00', to: '11:15' }] }

const calendar = (as: TestUser | undefined, query = day) =>
  app().call('GET /api/practice/calendar', { query }, { as })

test('free times are those that can still be booked; a held one is shown as held until its client has paid', async () => {
  const healer = await makeHealer(app(), mornings)
  const me = await signInHealer(app(), healer)
  expect((await calendar(me)).data).toEqual({ free: mondays, held: [], busy: [], away: [] })
  await bookAndPay(app(), await makeClient(app()), healer, monday)
  await holdTime(app(), await makeClient(app()), healer, '2026-11-23T04:15:00.000Z')
  expect((await calendar(me)).data).toEqual({
    free: [mondays[2]],
    held: [{ from: '2026-11-23T04:15:00.000Z', to: '2026-11-23T05:00:00.000Z' }],
    busy: [],
    away: [],
  })
})

test('leave and closed dates are whole days of the healer’s zone, and have no free times', async () => {
  const healer = await makeHealer(app(), { ...mornings, leave: [{ from: '2026-11-26', to: '2026-12-04' }] })
  await app()
    .db.insertInto('healer_override')
    .values({ healer_id: healer.u_id, day: '2026-11-24', windows: '[]' })
    .execute()
  const me = await signInHealer(app(), healer)
  const { data } = await calendar(me, week)
  expect(data?.away).toEqual([
    { kind: 'leave', from: '2026-11-25T18:30:00.000Z', to: '2026-12-04T18:30:00.000Z' },
    { kind: 'closed', from: '2026-11-23T18:30:00.000Z', to: '2026-11-24T18:30:00.000Z' },
  ])
  expect(new Set(data?.free.map((start) => start.slice(0, 10)))).toEqual(
    new Set(['2026-11-23', '2026-11-25']),
  )
  expect((await calendar(me)).data?.away).toEqual([])
})

test('an appointment can be rescheduled to each free time that the calendar shows, and its own becomes free', async () => {
  const healer = await makeHealer(app(), mornings)
  const client = await makeClient(app())
  const { u_id: appointmentId } = await bookAndPay(app(), client, healer, monday)
  const me = await signInHealer(app(), healer)
  const [free = ''] = (await calendar(me)).data?.free ?? []
  const rescheduled = await app().call(
    'POST /api/practice/appointment/{appointmentId}/reschedule',
    { params: { appointmentId }, body: { starts_at: free } },
    { as: me },
  )
  expect(rescheduled.data).toMatchObject({
    starts_at: mondays[1],
    rescheduled_from: monday,
    is_reschedule_open: true,
  })
  expect((await calendar(me)).data?.free).toEqual([mondays[0], mondays[2]])
})

test('a calendar is the healer’s own, of 92 days at most', async () => {
  const healer = await makeHealer(app(), mornings)
  await bookAndPay(app(), await makeClient(app()), healer, monday)
  const other = await signInHealer(app(), await makeHealer(app(), mornings))
  expect((await calendar(other)).data?.free).toEqual(mondays)
  expect((await calendar(await makeClient(app()))).status).toBe(403)
  expect((await calendar(undefined)).status).toBe(401)
  const backwards = await calendar(other, { from: day.to, to: day.from })
  expect(backwards).toMatchObject({ status: 400, errors: { to: 'The end must be after the start' } })
  const long = await calendar(other, { ...day, to: '2027-02-23T18:30:01.000Z' })
  expect(long).toMatchObject({ status: 400, errors: { to: 'Please choose at most 92 days' } })
})
