import { describe, expect, test } from 'vitest'
import { days, minutes } from '../../platform/clock.ts'
import { appointmentsOf } from '../../testing/appointments.ts'
import { makeHealer, signInHealer, type TestHealer } from '../../testing/healers.ts'
import { addService } from '../../testing/services.ts'
import { bookAndPay } from '../../testing/sessions-paid.ts'
import { makeClient } from '../../testing/signed-in.ts'
import { type TestUser, useTestApp } from '../../testing/test-app.ts'

// Saturday, 11:30 in India.
const app = useTestApp({ start: new Date('2026-11-21T06:00:00Z') })
const monday = '2026-11-23T03:30:00.000Z' // 09:00 in India
const people = appointmentsOf(app)

type BookingRequest = { weekdays?: number[]; part?: 'any' | 'morning' | 'afternoon' | 'evening' }
const join = (
  as: TestUser | undefined,
  healer: TestHealer,
  { weekdays = [], part = 'any' }: BookingRequest = {},
) => app().call('POST /api/website/waitlist', { body: { healer_u_id: healer.u_id, weekdays, part } }, { as })
const mine = async (as: TestUser) => (await app().call('GET /api/website/waitlist', {}, { as })).data ?? []
const received = async (as: TestUser) =>
  (await people.news(as)).filter(({ title }) => title === 'Meera Rao has an available time')
/** The minute's work, now or so many milliseconds from now. */
async function tick(inMs = 0) {
  app().clock.advance(inMs)
  await app().app.platform.jobs.runNow('waitlist')
  app().clock.advance(-inMs)
}

/** A healer with one time in the whole horizon, which is booked. */
async function fullHealer() {
  const healer = await makeHealer(app(), {
    weekly: [{ weekday: 1, from: '09:00', to: '09:45' }],
    leave: [{ from: '2026-11-24', to: '2027-06-01' }],
  })
  const owner = await makeClient(app())
  const { u_id: id } = await bookAndPay(app(), owner, healer, monday)
  return { healer, owner, id }
}

describe('the waiting list', () => {
  test('is for healers who are full; joining again changes the wishes and keeps the place', async () => {
    const { healer } = await fullHealer()
    const [first, second] = [await makeClient(app()), await makeClient(app())]
    expect(await join(first, await makeHealer(app()))).toMatchObject({
      status: 409,
      code: 'waitlistNotNeeded',
    })
    expect(await join(first, healer)).toMatchObject({
      status: 201,
      data: { ahead: 0, weekdays: [], part: 'any' },
    })
    expect((await join(second, healer)).data?.ahead).toBe(1)
    expect((await join(first, healer, { weekdays: [2, 1, 1], part: 'evening' })).data).toMatchObject({
      ahead: 0,
      weekdays: [1, 2],
      part: 'evening',
    })
    expect(await mine(first)).toHaveLength(1)
  })

  test('can be left at any time, by whom it is; others find nothing', async () => {
    const { healer } = await fullHealer()
    const [client, stranger] = [await makeClient(app()), await makeClient(app())]
    const { data } = await join(client, healer)
    const leave = (as?: TestUser) =>
      app().call('DELETE /api/website/waitlist/{u_id}', { params: { u_id: data?.u_id ?? '' } }, { as })
    expect((await leave(stranger)).status).toBe(404)
    expect((await leave()).status).toBe(401)
    expect((await join(undefined, healer)).status).toBe(401)
    expect((await leave(client)).status).toBe(200)
    expect(await mine(client)).toEqual([])
    expect((await leave(client)).status).toBe(404)
  })

  test('is notified of a cancelled time in its order: each a while before the next, no client twice', async () => {
    const { healer, owner, id } = await fullHealer()
    const clients = [await makeClient(app()), await makeClient(app()), await makeClient(app())]
    for (const [index, client] of clients.entries())
      await join(client, healer, index === 1 ? { weekdays: [3] } : {}) // the second waits for Wednesdays
    await tick()
    await people.cancel(owner, id, 90_000)
    const counts = async () => Promise.all(clients.map(async (client) => (await received(client)).length))
    await tick()
    await tick()
    expect(await counts()).toEqual([1, 0, 0])
    await tick(minutes(15))
    await tick(minutes(16))
    expect(await counts()).toEqual([1, 0, 1])
    await tick(minutes(45))
    expect(await counts()).toEqual([1, 0, 1])
    const [first] = clients
    const [news] = first ? await received(first) : []
    expect(news).toMatchObject({ type: 'waitlist', target_id: healer.u_id })
    expect(news?.description).toContain('Mon, 23 Nov 2026, 9:00 am (India Standard Time)')
  })

  test('ends by itself for a client who books, and no client is notified of a time that is gone', async () => {
    const { healer, owner, id } = await fullHealer()
    const [first, second] = [await makeClient(app()), await makeClient(app())]
    await join(first, healer)
    await join(second, healer)
    await people.cancel(owner, id, 90_000)
    await tick()
    await bookAndPay(app(), first, healer, monday)
    expect(await mine(first)).toEqual([])
    await tick(minutes(15))
    expect(await received(second)).toEqual([])
    expect((await mine(second))[0]?.ahead).toBe(0)
  })

  test('hears of new hours too, on the day and part of the day that suits', async () => {
    const { healer } = await fullHealer()
    const [evening, morning] = [await makeClient(app()), await makeClient(app())]
    await join(evening, healer, { part: 'evening' })
    await join(morning, healer, { part: 'morning', weekdays: [4] })
    const me = await signInHealer(app(), healer)
    const hours = (await app().call('GET /api/practice/hours', {}, { as: me })).data
    if (!hours) throw new Error('no hours')
    const weekly = [{ weekday: 4, from: '10:00', to: '10:45' }]
    await app().call('PUT /api/practice/hours', { body: { ...hours, weekly, leave: [] } }, { as: me })
    await tick()
    expect(await received(evening)).toEqual([])
    expect((await received(morning))[0]?.description).toContain('Thu, 26 Nov 2026, 10:00 am')
  })
})

describe('a calendar address', () => {
  const make = (as?: TestUser) => app().call('POST /api/website/calendar-feed', {}, { as })
  const fetchFeed = (url: string) => app().app.http.inject({ url: new URL(url).pathname })

  test('shows one’s appointments as they are now, rescheduled ones at their new time and cancelled ones gone', async () => {
    const healer = await makeHealer(app())
    const client = await makeClient(app())
    const { u_id: id } = await bookAndPay(app(), client, healer, monday)
    const other = await bookAndPay(app(), client, healer, '2026-11-24T03:30:00.000Z')
    const mine = (await make(client)).data?.url ?? ''
    const practiceFeed = (await make(await signInHealer(app(), healer))).data?.url ?? ''
    const file = await fetchFeed(mine)
    expect(file.headers['content-type']).toContain('text/calendar')
    expect(file.headers['cache-control']).toBe('private, no-store')
    expect(file.body).toContain('SUMMARY:Session with Meera Rao')
    expect((await fetchFeed(practiceFeed)).body).toContain('SUMMARY:Session with Silver Neem')
    await people.reschedule(client, id, '2026-11-25T03:30:00.000Z')
    await people.cancel(client, other.u_id, 90_000)
    const { body } = await fetchFeed(mine)
    expect(body).toContain('DTSTART:20261125T033000Z')
    expect(body).not.toContain('20261123T033000Z')
    expect(body).not.toContain('20261124T033000Z')
    expect(body).not.toContain('I sleep badly')
  })

  test('is secret, ends when another is made or when it is ended, and is not the neighbour’s', async () => {
    const [client, neighbour] = [await makeClient(app()), await makeClient(app())]
    const first = (await make(client)).data?.url ?? ''
    const second = (await make(client)).data?.url ?? ''
    expect(first).not.toBe(second)
    expect((await fetchFeed(first)).statusCode).toBe(404)
    expect((await fetchFeed(second)).statusCode).toBe(200)
    const known = (as: TestUser) => app().call('GET /api/website/calendar-feed', {}, { as })
    expect((await known(neighbour)).data).toEqual({ made_at: null })
    await app().call('DELETE /api/website/calendar-feed', {}, { as: neighbour })
    expect((await fetchFeed(second)).statusCode).toBe(200)
    await app().call('DELETE /api/website/calendar-feed', {}, { as: client })
    expect((await fetchFeed(second)).statusCode).toBe(404)
    expect((await make()).status).toBe(401)
    for (const path of ['/calendar/x.ics', `/calendar/${'a'.repeat(32)}.ics`])
      expect((await app().app.http.inject({ url: path })).statusCode).toBe(404)
    const stored = await app().db.selectFrom('calendar_feed').selectAll().execute()
    expect(JSON.stringify(stored)).not.toContain(second.slice(-36, -4))
  })

  test('forgets what is long past', async () => {
    const client = await makeClient(app())
    await bookAndPay(app(), client, await makeHealer(app()), monday)
    const url = (await make(client)).data?.url ?? ''
    app().clock.advance(days(95))
    expect((await fetchFeed(url)).body).not.toContain('BEGIN:VEVENT')
    app().clock.advance(-days(95))
  })
})

describe('the waiting list of a further service', () => {
  test('is of that service alone: who waits for it is told of its times, and of a booking of another keeps the place', async () => {
    const healer = await makeHealer(app(), {
      weekly: [{ weekday: 1, from: '09:00', to: '10:30' }],
      leave: [{ from: '2026-11-24', to: '2027-06-01' }],
    })
    const long = await addService(app(), healer, { break_before: 0, break_after: 0 })
    const [owner, waits] = [await makeClient(app()), await makeClient(app())]
    const joinLong = () =>
      app().call(
        'POST /api/website/waitlist',
        { body: { healer_u_id: healer.u_id, service_u_id: long, weekdays: [], part: 'any' } },
        { as: waits },
      )
    expect((await joinLong()).code).toBe('waitlistNotNeeded')
    // One session of 45 minutes leaves room for another, and none for 90 minutes.
    const { u_id: id } = await bookAndPay(app(), owner, healer, monday)
    expect((await join(waits, healer)).code).toBe('waitlistNotNeeded')
    expect((await joinLong()).data).toMatchObject({ ahead: 0, service: { u_id: long } })
    expect((await joinLong()).status).toBe(201)
    expect(await mine(waits)).toHaveLength(1)
    await bookAndPay(app(), waits, healer, '2026-11-23T04:15:00.000Z')
    expect(await mine(waits)).toHaveLength(1)
    await tick()
    expect(await received(waits)).toHaveLength(0)
    const own = (await app().call('GET /api/website/appointment', { query: {} }, { as: waits })).data?.[0]
    for (const [as, appointmentId] of [
      [owner, id],
      [waits, own?.u_id ?? ''],
    ] as const)
      await app().call(
        'POST /api/website/appointment/{appointmentId}/cancel',
        { params: { appointmentId }, body: { refund_paise: 90_000 } },
        { as },
      )
    await tick()
    expect(await received(waits)).toHaveLength(1)
  })
})
