import { randomUUID } from 'node:crypto'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { eventsOf, makeEvent, type TestEvent } from '../../testing/events.ts'
import { makeHealer, signInHealer, type TestHealer } from '../../testing/healers.ts'
import { quietStatus, roomsOf } from '../../testing/rooms.ts'
import { makePerson, signIn } from '../../testing/signed-in.ts'
import { type TestUser, useTestApp } from '../../testing/test-app.ts'

const now = new Date('2026-11-21T06:00:00Z')
const app = useTestApp({ start: now })
const people = eventsOf(app)
const rooms = roomsOf(app)

let host: TestUser
let coHost: TestUser
let coHealer: TestHealer
let client: TestUser
let workshop: TestEvent

const coHosts = (event: TestEvent, healer: TestHealer, position: number) =>
  app()
    .db.insertInto('event_speaker')
    .values({ u_id: randomUUID(), event_id: event.u_id, position, role: 'co-host', healer_id: healer.u_id })
    .execute()

beforeAll(async () => {
  await app().app.http.listen({ port: 0, host: '127.0.0.1' })
})
beforeEach(async () => {
  app().clock.set(now)
  const healer = await makeHealer(app())
  host = await signInHealer(app(), healer)
  coHealer = await makeHealer(app(), { full_name: 'Arjun Nair' })
  coHost = await signInHealer(app(), coHealer)
  workshop = await makeEvent(app(), { healer_id: healer.u_id, seats: 2, price_paise: 0, inHours: 0 })
  await coHosts(workshop, coHealer, 1)
  const person = await makePerson(app(), { anonymousName: 'Ananya' })
  client = await signIn(app(), person.u_id)
  await people.enrol(client, workshop)
})
afterEach(rooms.closeAll)

test('a co-host is in the room of a small event as a host is: seen, heard, sends out and lets in again', async () => {
  const side = await rooms.come(coHost, workshop.u_id)
  expect((await rooms.look(coHost, workshop.u_id)).data).toMatchObject({
    role: 'healer',
    is_host: false,
    carrier: 'peers',
    can_record: false,
  })
  app().clock.advance(1000)
  await rooms.come(host, workshop.u_id)
  const guest = await rooms.come(client, workshop.u_id)
  await expect
    .poll(() => guest.line.people()?.people.map(({ name, role, is_host }) => [name, role, is_host]))
    .toEqual([
      ['Arjun Nair', 'healer', false],
      ['Meera Rao', 'healer', true],
      ['Ananya', 'client', false],
    ])
  side.line.send(quietStatus)
  await expect.poll(() => guest.line.heard.map(({ from }) => from)).toContain(side.visit_u_id)

  expect((await rooms.remove(coHost, workshop.u_id, guest.visit_u_id)).status).toBe(200)
  await expect.poll(() => guest.line.ended()).toBe('removed')
  const again = await rooms.come(client, workshop.u_id)
  expect(again.state).toBe('waiting')
  await expect.poll(() => side.line.people()?.people.at(-1)?.state).toBe('waiting')
  expect((await rooms.admit(coHost, workshop.u_id, again.visit_u_id)).status).toBe(200)
  await expect.poll(() => again.line.people()?.people.length).toBe(3)
})

test('neither host sends the other out, and only the host ends it for all', async () => {
  const side = await rooms.come(coHost, workshop.u_id)
  const hostSide = await rooms.come(host, workshop.u_id)
  expect((await rooms.remove(coHost, workshop.u_id, hostSide.visit_u_id)).status).toBe(404)
  expect((await rooms.remove(host, workshop.u_id, side.visit_u_id)).status).toBe(404)
  expect((await rooms.end(coHost, workshop.u_id)).code).toBe('hostOnly')
  expect((await rooms.end(host, workshop.u_id)).status).toBe(200)
  await expect.poll(() => side.line.ended()).toBe('closed')
})

test('four are the most: seats come first, then co-hosts by their position', async () => {
  const second = await makeHealer(app())
  await coHosts(workshop, second, 2)
  const secondCoHost = await signInHealer(app(), second)
  expect((await rooms.look(coHost, workshop.u_id)).status).toBe(200)
  expect((await rooms.look(secondCoHost, workshop.u_id)).status).toBe(404)
  const listed = async (as: TestUser) =>
    (await app().call('GET /api/practice/event', {}, { as })).data?.map(({ u_id, join }) => [
      u_id,
      join?.is_room,
    ])
  expect(await listed(coHost)).toEqual([[workshop.u_id, true]])
  // Without a place there is nothing to join.
  expect(await listed(secondCoHost)).toEqual([[workshop.u_id, undefined]])
  const full = await makeEvent(app(), { seats: 3, inHours: 0 })
  await coHosts(full, coHealer, 1)
  expect((await rooms.look(coHost, full.u_id)).status).toBe(404)
})

test('a stranger among the healers does not find it, and who is no co-host any longer is out', async () => {
  expect((await rooms.look(await signInHealer(app(), await makeHealer(app())), workshop.u_id)).status).toBe(
    404,
  )
  const { line } = await rooms.come(coHost, workshop.u_id)
  await app().db.deleteFrom('event_speaker').where('event_id', '=', workshop.u_id).execute()
  await expect.poll(() => line.ended()).toBe('closed')
  expect((await rooms.enter(coHost, workshop.u_id)).status).toBe(404)
})
