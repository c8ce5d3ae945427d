import { beforeEach, expect, test } from 'vitest'
import { hours, minutes } from '../../platform/clock.ts'
import { eventsOf, makeEvent, type TestEvent } from '../../testing/events.ts'
import { makeHealer, signInHealer, type TestHealer } from '../../testing/healers.ts'
import { makeClient, signIn } from '../../testing/signed-in.ts'
import { type TestUser, useTestApp } from '../../testing/test-app.ts'

const start = new Date('2026-11-21T06:00:00Z')
const app = useTestApp({ start })
const { enrol, mine, feedback } = eventsOf(app)

let healer: TestHealer
let host: TestUser
let client: TestUser
let event: TestEvent
const inThreeDays = 72
beforeEach(async () => {
  app().clock.set(start)
  healer = await makeHealer(app())
  event = await made()
  client = await makeClient(app(), { anonymousName: 'Quiet Banyan' })
  await enrol(client, event)
  await at(-minutes(30))
})

const made = (given: Parameters<typeof makeEvent>[1] = {}) =>
  makeEvent(app(), { healer_id: healer.u_id, city: 'Pune', price_paise: 0, inHours: inThreeDays, ...given })

/** A moment by the start of the event; sessions on the site end while the clock goes on, so both log in again. */
async function at(fromStart: number) {
  app().clock.set(new Date(event.startsAt.getTime() + fromStart))
  host = await signInHealer(app(), healer)
  client = await signIn(app(), client.uId)
}
const params = (of: TestEvent = event) => ({ params: { eventId: of.u_id } })
const one = (as: TestUser, of?: TestEvent) =>
  app().call('GET /api/practice/event/{eventId}', params(of), { as })
const checkIn = (as: TestUser, ticket: string, of?: TestEvent) =>
  app().call('POST /api/practice/event/{eventId}/check-in', { ...params(of), body: { ticket } }, { as })
const mark = (as: TestUser, enrollmentId: string, was_there: boolean) =>
  app().call(
    'PUT /api/practice/event/{eventId}/attendance/{enrollmentId}',
    { params: { eventId: event.u_id, enrollmentId }, body: { was_there } },
    { as },
  )
const people = (as: TestUser, of = event, query: object = {}) =>
  app().call('GET /api/practice/event/{eventId}/participant', { params: { eventId: of.u_id }, query }, { as })
const ticketOf = async (as: TestUser, of = event) => (await mine(as, of)).data?.ticket

test('the client shows a ticket at the door, and the host checks it in once', async () => {
  const ticket = await ticketOf(client)
  expect(ticket).toMatchObject({ code: expect.stringMatching(/^[0-9A-F]{10}$/), checked_in_at: null })
  expect(ticket?.qr.path).toMatch(/^M4 4h7v1h-7z/)
  const code = ticket?.code ?? ''
  // As it is scanned: the host's own page of the event.
  const scanned = `http://localhost:3000/practice/events/${event.u_id}?ticket=${code}`
  expect(await checkIn(host, scanned)).toMatchObject({
    status: 200,
    data: { name: 'Quiet Banyan', checked_in_by: 'ticket' },
  })
  app().clock.advance(minutes(5))
  const at = new Date(event.startsAt.getTime() - minutes(30)).toISOString()
  expect(await checkIn(host, code)).toMatchObject({
    status: 409,
    code: 'ticketUsed',
    data: { name: 'Quiet Banyan', at },
  })
  expect((await ticketOf(client))?.checked_in_at).toBe(at)
  expect((await one(host)).data).toMatchObject({
    enrolled: 1,
    attended: 1,
  })
  expect((await people(host)).data).toMatchObject([{ name: 'Quiet Banyan', checked_in_at: at }])
})

test('a code is taken as it is typed, and two phones that scan it at once check it in once', async () => {
  const code = (await ticketOf(client))?.code ?? ''
  const typed = `${code.slice(0, 5).toLowerCase()} - ${code.slice(5)}`
  const answers = await Promise.all([checkIn(host, typed), checkIn(host, code)])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
})

test('what is forged, of another event, or cancelled is not a ticket here', async () => {
  const other = await made()
  await enrol(client, other)
  const othersCode = (await ticketOf(client, other))?.code ?? ''
  for (const ticket of [othersCode, 'ABCDE12345', 'hello', 'https://elsewhere.example/?ticket=zzz', '💥'])
    expect(await checkIn(host, ticket)).toMatchObject({ status: 404, code: 'ticketUnknown' })
  expect((await checkIn(host, '  ')).status).toBe(400)
  expect((await checkIn(host, 'A'.repeat(401))).status).toBe(400)
  const code = (await ticketOf(client))?.code ?? ''
  await app()
    .db.updateTable('enrolment')
    .set({ state: 'cancelled' })
    .where('ticket_code', '=', code)
    .execute()
  expect(await checkIn(host, code)).toMatchObject({ status: 404, code: 'ticketUnknown' })
  expect((await people(host)).data).toEqual([])
})

test('only the host checks in, and only around the time of the event', async () => {
  const code = (await ticketOf(client))?.code ?? ''
  const stranger = await signInHealer(app(), await makeHealer(app()))
  expect(await checkIn(stranger, code)).toMatchObject({ status: 404, code: 'notFound' })
  expect((await one(stranger)).status).toBe(404)
  expect((await people(stranger)).status).toBe(404)
  expect((await people(client)).status).toBe(403)
  expect((await checkIn(client, code)).status).toBe(403)
  for (const [moment, status] of [
    [-hours(2) - 1000, 409],
    [hours(3), 409],
    [hours(3) - 1000, 200],
  ] as const) {
    await at(moment)
    expect((await checkIn(host, code)).status).toBe(status)
  }
})

test('the host marks by hand who was there, and takes it back', async () => {
  const enrolmentId = (await people(host)).data?.[0]?.enrollment_u_id ?? ''
  expect((await mark(host, enrolmentId, true)).data).toMatchObject({ checked_in_by: 'host' })
  expect((await one(host)).data?.attended).toBe(1)
  expect((await mark(host, enrolmentId, false)).data).toMatchObject({ checked_in_at: null })
  const other = await made()
  await enrol(client, other)
  const others = (await people(host, other)).data?.[0]?.enrollment_u_id ?? ''
  expect((await mark(host, others, true)).status).toBe(404)
  const stranger = await signInHealer(app(), await makeHealer(app()))
  expect((await mark(stranger, enrolmentId, true)).status).toBe(404)
})

test('when it is over, the host reads the feedback without names, and there is no ticket any more', async () => {
  await at(hours(2))
  await feedback(client, event, { stars: 4, text: 'Warm.' })
  expect((await one(host)).data).toMatchObject({
    average_stars: 4,
    feedback: [{ stars: 4, text: 'Warm.' }],
    recording: null,
  })
  expect(JSON.stringify((await one(host)).data?.feedback)).not.toContain('Banyan')
  expect(await ticketOf(client)).toBeNull()
  const past = await app().call('GET /api/practice/event-past', {}, { as: host })
  expect(past).toMatchObject({ total: 1, data: [{ u_id: event.u_id, enrolled: 1, attended: 0 }] })
  const online = await made({ city: undefined, inHours: 80 } as never)
  await enrol(client, online)
  expect(await ticketOf(client, online)).toBeNull()
})

test('participants come by pages in the order of their names, and are found by a part of the name', async () => {
  const open = await made({ seats: null })
  for (const anonymousName of ['Slow Peacock', 'amber Deer', 'Cold_Tea', 'Quiet Lake'])
    await enrol(await makeClient(app(), { anonymousName }), open)
  const names = async (query: object = {}) => {
    const { data, total } = await people(host, open, query)
    return { total, names: data?.map(({ name }) => name) }
  }
  expect(await names({ items_per_page: 2 })).toEqual({ total: 4, names: ['amber Deer', 'Cold_Tea'] })
  expect(await names({ items_per_page: 2, page: 2 })).toMatchObject({ names: ['Quiet Lake', 'Slow Peacock'] })
  expect(await names({ search: 'ET ' })).toEqual({ total: 1, names: ['Quiet Lake'] })
  expect(await names({ search: '_' })).toEqual({ total: 1, names: ['Cold_Tea'] })
  expect(await names({ search: '%' })).toEqual({ total: 0, names: [] })
})
