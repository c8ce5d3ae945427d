import { beforeAll, expect, test } from 'vitest'
import { after, days, hours, minutes } from '../../platform/clock.ts'
import { appointmentsOf } from '../../testing/appointments.ts'
import { makeHealer, signInHealer, type TestHealer } from '../../testing/healers.ts'
import { chargeCard, claimPaid, holdTime } from '../../testing/sessions-paid.ts'
import { makeClient, makePerson, signIn } from '../../testing/signed-in.ts'
import { type TestUser, useTestApp } from '../../testing/test-app.ts'

// Saturday, 11:30 in India.
const app = useTestApp({ start: new Date('2026-11-21T06:00:00Z') })
const of = appointmentsOf(app)
let healer: TestHealer
beforeAll(async () => {
  healer = await seriesHealer()
})

async function seriesHealer() {
  const made = await makeHealer(app())
  await app().db.updateTable('healer').set({ takes_series: true }).where('u_id', '=', made.u_id).execute()
  return made
}

let slot = 0
/** Each at another time of the day, a week ahead. */
const firstTime = () => {
  const now = app().clock.now().getTime()
  return new Date(now - (now % days(1)) + days(7) + hours(3.5) + minutes(45 * slot++))
}
const weeksAfter = (first: Date, count: number) =>
  Array.from({ length: count }, (_, week) => after(first, days(7 * week)).toISOString())

const rhythm = (first: Date, count: number, with_: TestHealer = healer) => ({
  healer_u_id: with_.u_id,
  mode: 'video' as const,
  starts_at: first.toISOString(),
  weeks: 1,
  count,
})
const preview = (as: TestUser, first: Date, count: number, with_ = healer) =>
  app().call(
    'GET /api/website/appointment-series',
    { query: { ...rhythm(first, count, with_), weeks: '1', count: String(count) } },
    { as },
  )
const book = (as: TestUser, first: Date, starts: string[], with_ = healer, count = starts.length) =>
  app().call(
    'POST /api/website/appointment-series',
    { body: { ...rhythm(first, count, with_), starts, description: 'I sleep badly.' } },
    { as },
  )
async function bookedAndPaid(as: TestUser, count: number, first = firstTime()) {
  const { data, message } = await book(as, first, weeksAfter(first, count))
  if (!data) throw new Error(`no series: ${message}`)
  await claimPaid(app(), as, data.u_id, await chargeCard(app(), as, data.order_u_id ?? ''))
  return { ...data, first }
}
const sessions = async (as: TestUser, seriesId: string) =>
  (await app().call('GET /api/website/appointment-series/{seriesId}', { params: { seriesId } }, { as }))
    .data ?? []
const following = (as: TestUser, appointmentId: string) =>
  app().call(
    'GET /api/website/appointment/{appointmentId}/cancel-following',
    { params: { appointmentId } },
    { as },
  )
const cancelFollowing = (
  as: TestUser,
  appointmentId: string,
  body: { refund_paise: number; sessions: number },
) =>
  app().call(
    'POST /api/website/appointment/{appointmentId}/cancel-following',
    { params: { appointmentId }, body },
    { as },
  )
const proved = async () =>
  expect(await app().app.modules.ledger.prove()).toMatchObject({ drift: 0, faults: {} })

test('the first is paid, the others are confirmed with it and paid later, and each side hears of it once', async () => {
  const client = await makeClient(app())
  const first = firstTime()
  const before = (await preview(client, first, 4)).data
  expect(before).toMatchObject([
    { is_free: true, pay_by: null },
    { is_free: true, pay_by: after(first, days(5)).toISOString() },
    { is_free: true },
    { is_free: true },
  ])
  const answer = await book(client, first, weeksAfter(first, 4))
  expect(answer).toMatchObject({ status: 201 })
  const { u_id = '', order_u_id = '', series_u_id = '' } = answer.data ?? {}
  expect((await sessions(client, series_u_id)).map(({ state }) => state)).toEqual(Array(4).fill('held'))
  await claimPaid(app(), client, u_id, await chargeCard(app(), client, order_u_id ?? ''))
  const booked = await sessions(client, series_u_id)
  expect(booked).toMatchObject([
    { number: 1, state: 'confirmed', pay_by: null },
    { number: 2, state: 'confirmed', pay_by: after(first, days(5)).toISOString() },
    { number: 3, state: 'confirmed' },
    { number: 4, state: 'confirmed' },
  ])
  const second = await of.view(client, booked[1]?.u_id ?? '')
  expect(second).toMatchObject({ series: { number: 2, count: 4 }, payment_state: 'pending' })
  const asHealer = await signInHealer(app(), healer)
  const news = async (as: TestUser) => (await of.news(as)).map(({ title }) => title)
  expect((await news(client)).filter((title) => /booked/.test(title))).toEqual(['Your sessions are booked'])
  expect((await news(asHealer)).filter((title) => /booked/.test(title))).toEqual(['New series booked'])
  const practice = await app().call(
    'GET /api/practice/appointment-series/{seriesId}',
    { params: { seriesId: series_u_id } },
    { as: asHealer },
  )
  expect(practice.data).toHaveLength(4)
  expect((await preview(await makeClient(app()), first, 2)).data).toMatchObject([
    { is_free: false },
    { is_free: false },
  ])
  // One of them is paid by the ordinary checkout.
  const { u_id: id = '', order_u_id: order } = second ?? {}
  await claimPaid(app(), client, id, await chargeCard(app(), client, order ?? ''))
  expect(await of.view(client, id)).toMatchObject({ payment_state: 'paid', pay_by: null })
  await proved()
})

test('a date that is taken is named with the nearest free time, which may take its place', async () => {
  const first = firstTime()
  // The time beside it may be booked instead.
  firstTime()
  const [, second = '', third = ''] = weeksAfter(first, 3)
  await holdTime(app(), await makeClient(app()), healer, second)
  const client = await makeClient(app())
  const { data = [] } = await preview(client, first, 3)
  expect(data?.map(({ is_free }) => is_free)).toEqual([true, false, true])
  const nearest = data?.[1]?.nearest ?? ''
  expect(Math.abs(Date.parse(nearest) - Date.parse(second))).toBe(minutes(45))
  expect(await book(client, first, [first.toISOString(), second, third])).toMatchObject({
    status: 409,
    code: 'slotTaken',
    data: { taken: [second] },
  })
  // Lost whole: the first one is not held either.
  expect((await preview(client, first, 2)).data?.[0]).toMatchObject({ is_free: true })
  expect((await book(client, first, [first.toISOString(), nearest, third])).status).toBe(201)
})

test('unpaid, the whole series is available again, also by cancelling its first', async () => {
  const person = await makePerson(app())
  const [one, two] = [firstTime(), firstTime()]
  const lapsed = await book(await signIn(app(), person.u_id), one, weeksAfter(one, 3))
  app().clock.advance(minutes(11))
  const other = await makeClient(app())
  // A booking of one of its times ends it before the clock does.
  await holdTime(app(), other, healer, weeksAfter(one, 3)[2] ?? '')
  const client = await signIn(app(), person.u_id)
  expect((await sessions(client, lapsed.data?.series_u_id ?? '')).map(({ state }) => state)).toEqual(
    Array(3).fill('lapsed'),
  )
  const cancelled = await book(client, two, weeksAfter(two, 3))
  await of.cancel(client, cancelled.data?.u_id ?? '', 0)
  expect((await sessions(client, cancelled.data?.series_u_id ?? '')).map(({ state }) => state)).toEqual([
    'cancelled',
    'lapsed',
    'lapsed',
  ])
  await bookedAndPaid(other, 3, two)
})

test('of two clients who want an overlapping series at once one gets all of it, the other nothing', async () => {
  const first = firstTime()
  const clients = [await makeClient(app()), await makeClient(app())] as const
  const second = after(first, days(7))
  const answers = await Promise.all([
    book(clients[0], first, weeksAfter(first, 6)),
    book(clients[1], second, weeksAfter(second, 6)),
  ])
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409])
  const { count } = await app()
    .db.selectFrom('appointment')
    .innerJoin('slot_claim as c', 'c.u_id', 'appointment.claim_id')
    .select((by) => by.fn.countAll<number>().as('count'))
    .where('c.state', '=', 'held')
    .where('appointment.series_id', 'is not', null)
    .where('appointment.starts_at', '>=', first)
    .where('appointment.healer_id', '=', healer.u_id)
    .where('appointment.state', '=', 'held')
    .executeTakeFirstOrThrow()
  expect(count % 6).toBe(0)
})

test('this one and all after it are cancelled by the whole sum that was shown, each order by its own', async () => {
  const client = await makeClient(app())
  const { series_u_id, first } = await bookedAndPaid(client, 4)
  const all = await sessions(client, series_u_id)
  const [, second, third] = all
  const paid = await of.view(client, third?.u_id ?? '')
  await claimPaid(app(), client, paid?.u_id ?? '', await chargeCard(app(), client, paid?.order_u_id ?? ''))
  const shown = (await following(client, second?.u_id ?? '')).data
  expect(shown).toMatchObject({ sessions: 3, refund_paise: 90_000, kept_paise: 0 })
  expect(
    await cancelFollowing(client, second?.u_id ?? '', { refund_paise: 180_000, sessions: 3 }),
  ).toMatchObject({
    status: 409,
    code: 'refundChanged',
    data: { sessions: 3, refund_paise: 90_000 },
  })
  expect(
    await cancelFollowing(client, second?.u_id ?? '', { refund_paise: 90_000, sessions: 3 }),
  ).toMatchObject({
    status: 200,
    data: { state: 'cancelled' },
  })
  await app().drain()
  expect((await sessions(client, series_u_id)).map(({ state }) => state)).toEqual([
    'confirmed',
    'cancelled',
    'cancelled',
    'cancelled',
  ])
  expect(await of.view(client, third?.u_id ?? '')).toMatchObject({
    payment_state: 'refunded',
    refunded_paise: 90_000,
  })
  expect((await of.news(client)).filter(({ title }) => title === '3 sessions are cancelled')).toHaveLength(1)
  expect((await following(client, second?.u_id ?? '')).status).toBe(409)
  const asHealer = await signInHealer(app(), healer)
  const byHealer = await app().call(
    'POST /api/practice/appointment/{appointmentId}/cancel-following',
    { params: { appointmentId: all[0]?.u_id ?? '' } },
    { as: asHealer },
  )
  expect(byHealer.data).toEqual({ sessions: 1 })
  await app().drain()
  expect(await of.view(client, all[0]?.u_id ?? '')).toMatchObject({
    state: 'cancelled',
    payment_state: 'refunded',
  })
  expect((await preview(await makeClient(app()), first, 4)).data?.every(({ is_free }) => is_free)).toBe(true)
  await proved()
})

test('half a year of weeks is booked beyond the horizon of single sessions, and no unpaid series more than the limit', async () => {
  const client = await makeClient(app())
  const { series_u_id } = await bookedAndPaid(client, 26)
  const all = await sessions(client, series_u_id)
  expect(all).toHaveLength(26)
  expect(new Set(all.map(({ state }) => state))).toEqual(new Set(['confirmed']))
  const another = firstTime()
  expect(await book(client, another, weeksAfter(another, 7))).toMatchObject({
    status: 409,
    code: 'tooManyHolds',
  })
  expect((await book(client, another, weeksAfter(another, 6))).status).toBe(201)
})

test('a series is refused where the healer offers none, for a stranger, and with times that are none', async () => {
  const client = await makeClient(app())
  const without = await makeHealer(app())
  const first = firstTime()
  expect(await preview(client, first, 3, without)).toMatchObject({ status: 403 })
  expect(await book(client, first, weeksAfter(first, 3), without)).toMatchObject({ status: 403 })
  const [one = '', two = '', three = ''] = weeksAfter(first, 3)
  const near = after(first, days(1)).toISOString()
  for (const starts of [
    [one, near],
    [two, three],
    [one, three, two],
    [one, one],
  ])
    expect(await book(client, first, starts, healer, 3), starts.join()).toMatchObject({
      status: 400,
      errors: { starts: expect.any(String) },
    })
  const { data } = await book(client, first, [one, two])
  const stranger = await makeClient(app())
  const params = { seriesId: data?.series_u_id ?? '' }
  expect(
    await app().call('GET /api/website/appointment-series/{seriesId}', { params }, { as: stranger }),
  ).toMatchObject({ status: 404 })
  expect((await following(stranger, data?.u_id ?? '')).status).toBe(404)
})
