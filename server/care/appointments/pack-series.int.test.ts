import { expect, test } from 'vitest'
import { after, days, hours } from '../../platform/clock.ts'
import { appointmentsOf } from '../../testing/appointments.ts'
import { buy, makeBundle } from '../../testing/courses.ts'
import { makeHealer } from '../../testing/healers.ts'
import { makeClient } from '../../testing/signed-in.ts'
import { type TestUser, useTestApp } from '../../testing/test-app.ts'

// Saturday, 11:30 in India.
const app = useTestApp({ start: new Date('2026-11-21T06:00:00Z') })
const of = appointmentsOf(app)
/** Monday, 9:00 in India, and the weeks after it. */
const first = new Date('2026-11-23T03:30:00Z')
const weeks = (count: number) => Array.from({ length: count }, (_, week) => after(first, days(7 * week)))

const packOf = async (as: TestUser) =>
  (await app().call('GET /api/website/session-pack', { query: {} }, { as })).data?.[0]

/** A client with a pack of so many sessions of a healer who offers series. */
async function withPack(count: number, lastsDays = 60) {
  const healer = await makeHealer(app())
  await app().db.updateTable('healer').set({ takes_series: true }).where('u_id', '=', healer.u_id).execute()
  const bundle = await makeBundle(app(), {
    session_healer_id: healer.u_id,
    session_count: count,
    session_days: lastsDays,
  })
  const client = await makeClient(app())
  await buy(app(), client, { type: 'bundle', item_u_id: bundle })
  const book = async (starts: readonly Date[]) =>
    app().call(
      'POST /api/website/appointment-series',
      {
        body: {
          healer_u_id: healer.u_id,
          mode: 'video',
          starts_at: first.toISOString(),
          weeks: 1,
          count: starts.length,
          starts: starts.map((start) => start.toISOString()),
          description: 'I sleep badly.',
          subscription_package_u_id: (await packOf(client))?.u_id ?? '',
        },
      },
      { as: client },
    )
  return { healer, client, book }
}

test('a pack pays for a whole series at once, and gets back what is cancelled in time', async () => {
  const { client, book } = await withPack(5)
  const answer = await book(weeks(4))
  expect(answer).toMatchObject({ status: 201, data: { order_u_id: null, hold_until: null } })
  expect((await packOf(client))?.left_count).toBe(1)
  const { data: sessions = [] } = await app().call(
    'GET /api/website/appointment-series/{seriesId}',
    { params: { seriesId: answer.data?.series_u_id ?? '' } },
    { as: client },
  )
  expect(sessions.map(({ state, pay_by }) => [state, pay_by])).toEqual(Array(4).fill(['confirmed', null]))
  // One message for all of them.
  expect((await of.news(client)).filter(({ type }) => type === 'appointment')).toHaveLength(1)

  const params = { appointmentId: sessions[2]?.u_id ?? '' }
  const cancelled = await app().call(
    'POST /api/website/appointment/{appointmentId}/cancel-following',
    { params, body: { refund_paise: 0, sessions: 2 } },
    { as: client },
  )
  expect(cancelled.status).toBe(200)
  expect((await packOf(client))?.left_count).toBe(3)
  expect((await of.news(client))[0]?.description).toContain('back in your pack')
})

test('all or none: with too few sessions, too late an end or a time that is taken nothing is booked', async () => {
  const few = await withPack(3)
  expect(await few.book(weeks(4))).toMatchObject({ status: 409, code: 'noPackSession' })
  expect((await packOf(few.client))?.left_count).toBe(3)
  const short = await withPack(5, 14)
  expect((await short.book(weeks(4))).code).toBe('noPackSession')
  const taken = await withPack(5)
  const other = await makeClient(app())
  await app().call(
    'POST /api/website/appointment',
    {
      body: {
        healer_u_id: taken.healer.u_id,
        starts_at: after(first, days(7)).toISOString(),
        mode: 'video',
        description: 'Mine.',
      },
    },
    { as: other },
  )
  expect((await taken.book(weeks(4))).code).toBe('slotTaken')
  expect((await packOf(taken.client))?.left_count).toBe(5)
  expect((await taken.book([first, after(first, hours(1))])).status).toBe(400)
  const mine = await app().call('GET /api/website/appointment', { query: {} }, { as: taken.client })
  expect(mine.data).toEqual([])
})
