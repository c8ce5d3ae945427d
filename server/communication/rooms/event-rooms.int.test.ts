import { randomUUID } from 'node:crypto'
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { after, minutes } from '../../platform/clock.ts'
import { eventsOf, makeEvent, type TestEvent } from '../../testing/events.ts'
import { makeHealer, signInHealer, type TestHealer } from '../../testing/healers.ts'
import { type RoomLine, roomsOf } from '../../testing/rooms.ts'
import { makeClient, makePerson, signIn } from '../../testing/signed-in.ts'
import { type TestUser, useTestApp } from '../../testing/test-app.ts'

const now = new Date('2026-11-21T06:00:00Z')
const app = useTestApp({ start: now })
const people = eventsOf(app)
const rooms = roomsOf(app)

let healer: TestHealer
let host: TestUser
let workshop: TestEvent
let clients: TestUser[]

/** A client called so, with a seat in the workshop. */
async function enrolled(name: string) {
  const person = await makePerson(app(), { anonymousName: name })
  const client = await signIn(app(), person.u_id)
  await people.enrol(client, workshop)
  return client
}

async function clockAt(moment: Date) {
  app().clock.set(moment)
  host = await signInHealer(app(), healer)
  clients = await Promise.all(clients.map(({ uId }) => signIn(app(), uId, 'client')))
}

const namesIn = (line: RoomLine) => line.people()?.people.map(({ name }) => name)

beforeAll(async () => {
  await app().app.http.listen({ port: 0, host: '127.0.0.1' })
})
beforeEach(async () => {
  app().clock.set(now)
  healer = await makeHealer(app())
  workshop = await makeEvent(app(), { healer_id: healer.u_id, seats: 3, price_paise: 0, inHours: 1 })
  clients = []
  for (const name of ['Ananya', 'Bhavna', 'Chitra']) clients.push(await enrolled(name))
  await clockAt(workshop.startsAt)
})
afterEach(() => rooms.closeAll())

describe('the room of a small event', () => {
  test('the host and all who are enrolled are in at once, and hear each other', async () => {
    const sides = [await rooms.come(host, workshop.u_id)]
    for (const client of clients) sides.push(await rooms.come(client, workshop.u_id))
    expect(sides.map(({ state }) => state)).toEqual(['in', 'in', 'in', 'in'])
    for (const { line } of sides)
      await expect.poll(() => namesIn(line)).toEqual(['Meera Rao', 'Ananya', 'Bhavna', 'Chitra'])
    expect((await rooms.look(clients[0] as TestUser, workshop.u_id)).data).toMatchObject({
      event: { kind: 'workshop', title: 'Breath before words' },
      role: 'client',
      mode: 'video',
      phase: 'open',
      appointment_state: null,
      other: { name: 'Meera Rao' },
      has_met: true,
    })
    const message = { kind: 'message', id: randomUUID(), text: ' Where is page three? ' }
    sides[1]?.line.send(message)
    for (const side of [sides[0], sides[2], sides[3]])
      await expect
        .poll(() => side?.line.heard)
        .toEqual([{ from: sides[1]?.visit_u_id, signal: { ...message, text: 'Where is page three?' } }])
    expect(sides[1]?.line.heard).toEqual([])
  })

  test('a host mutes the others, one after another or all at once; nobody else does', async () => {
    const hostSide = await rooms.come(host, workshop.u_id)
    const [ananya, bhavna] = [
      await rooms.come(clients[0] as TestUser, workshop.u_id),
      await rooms.come(clients[1] as TestUser, workshop.u_id),
    ]
    const muted = { from: hostSide.visit_u_id, signal: { kind: 'mute' } }
    hostSide.line.send({ kind: 'mute' })
    for (const { line } of [ananya, bhavna]) await expect.poll(() => line.heard).toEqual([muted])
    hostSide.line.send({ kind: 'mute' }, ananya.visit_u_id)
    await expect.poll(() => ananya.line.heard).toEqual([muted, muted])
    expect(bhavna.line.heard).toEqual([muted])
    bhavna.line.send({ kind: 'mute' })
    await expect.poll(() => bhavna.line.ended()).toBe('forged')
    expect(hostSide.line.heard).toEqual([])
  })

  test('opens a quarter of an hour before, and closes as every room', async () => {
    const enterAt = async (offset: number) => {
      await clockAt(after(workshop.startsAt, offset))
      return (await rooms.enter(clients[0] as TestUser, workshop.u_id)).code
    }
    expect(await enterAt(-minutes(15) - 1)).toBe('roomNotOpen')
    expect(await enterAt(-minutes(15))).toBeUndefined()
    expect(await enterAt(minutes(60 + 15) - 1)).toBeUndefined()
    expect(await enterAt(minutes(60 + 15))).toBe('roomClosed')
  })

  test('is not there for who is not enrolled, another healer, or the host as a client', async () => {
    const stranger = await makeClient(app())
    const other = await signInHealer(app(), await makeHealer(app()))
    const hostAsClient = await signIn(app(), healer.person_id, 'client')
    for (const person of [stranger, other, hostAsClient]) {
      expect((await rooms.look(person, workshop.u_id)).status).toBe(404)
      expect((await rooms.enter(person, workshop.u_id)).status).toBe(404)
    }
  })

  test.each([
    ['with more seats', { seats: 4 }],
    ['without a limit of seats', { seats: null }],
    ['that meets elsewhere', { seats: 3, join_url: 'https://meet.example/room' }],
    ['at a place', { seats: 3, city: 'Pune' }],
  ])('there is none for an event %s', async (_, given) => {
    const event = await makeEvent(app(), { healer_id: healer.u_id, price_paise: 0, inHours: 0, ...given })
    expect((await rooms.look(host, event.u_id)).status).toBe(404)
  })

  test('who is removed waits until the host lets them in', async () => {
    const [client] = clients as [TestUser]
    const { visit_u_id: visitId, line } = await rooms.come(client, workshop.u_id)
    expect((await rooms.remove(clients[1] as TestUser, workshop.u_id, visitId)).status).toBe(403)
    await rooms.remove(host, workshop.u_id, visitId)
    await expect.poll(() => line.ended()).toBe('removed')
    const again = await rooms.come(client, workshop.u_id)
    expect(again.state).toBe('waiting')
    await rooms.admit(host, workshop.u_id, again.visit_u_id)
    await expect
      .poll(() => again.line.people()?.people)
      .toMatchObject([{ name: 'Ananya', is_me: true, state: 'in' }])
  })

  test('a removal outlasts leaving, other devices, a lost line and another time of the event, until the host lets them in', async () => {
    const [client] = clients as [TestUser]
    const { visit_u_id: visitId } = await rooms.come(client, workshop.u_id)
    await rooms.remove(host, workshop.u_id, visitId)
    const stateOf = async (as: TestUser) => {
      const { data } = await rooms.enter(as, workshop.u_id)
      return { id: data?.visit_u_id ?? '', state: data?.state }
    }
    const waiting = await stateOf(client)
    expect(waiting.state).toBe('waiting')
    await rooms.leave(client, workshop.u_id, waiting.id)
    expect((await stateOf(client)).state).toBe('waiting')
    expect((await stateOf(await signIn(app(), client.uId))).state).toBe('waiting')
    app().clock.advance(minutes(3))
    await app().app.modules.rooms.schedules[0]?.run()
    expect((await stateOf(client)).state).toBe('waiting')
    const moved = {
      starts_at: after(workshop.startsAt, minutes(5)),
      ends_at: after(workshop.startsAt, minutes(65)),
      updated_at: app().clock.now(),
    }
    await app().db.updateTable('event').set(moved).where('u_id', '=', workshop.u_id).execute()
    const { id, state } = await stateOf(client)
    expect(state).toBe('waiting')
    await rooms.admit(host, workshop.u_id, id)
    await rooms.leave(client, workshop.u_id, id)
    expect((await stateOf(client)).state).toBe('in')
  })

  test('who came in anew, or left, at the moment of the removal is removed all the same', async () => {
    const [client] = clients as [TestUser]
    const old = await rooms.come(client, workshop.u_id)
    const fresh = await rooms.come(client, workshop.u_id)
    expect((await rooms.remove(host, workshop.u_id, old.visit_u_id)).status).toBe(200)
    await expect.poll(() => fresh.line.ended()).toBe('removed')
    expect((await rooms.enter(client, workshop.u_id)).data?.state).toBe('waiting')
    const [, second] = clients as [TestUser, TestUser]
    const gone = await rooms.come(second, workshop.u_id)
    await rooms.leave(second, workshop.u_id, gone.visit_u_id)
    expect((await rooms.remove(host, workshop.u_id, gone.visit_u_id)).status).toBe(200)
    expect((await rooms.enter(second, workshop.u_id)).data?.state).toBe('waiting')
  })

  test('who enters again and again while they are removed does not get in', async () => {
    const [client] = clients as [TestUser]
    for (let round = 0; round < 5; round++) {
      const { data } = await rooms.enter(client, workshop.u_id)
      const id = data?.visit_u_id ?? ''
      if (data?.state === 'waiting') await rooms.admit(host, workshop.u_id, id)
      await Promise.all([
        rooms.remove(host, workshop.u_id, id),
        rooms.enter(client, workshop.u_id),
        rooms.enter(client, workshop.u_id),
      ])
      expect((await rooms.enter(client, workshop.u_id)).data?.state).toBe('waiting')
    }
  })

  test('a client who cancels the enrolment is out, and the others stay', async () => {
    const event = await makeEvent(app(), { healer_id: healer.u_id, seats: 3, price_paise: 0, inHours: 0.2 })
    for (const client of clients.slice(0, 2)) await people.enrol(client, event)
    const [gone, stays] = clients as [TestUser, TestUser]
    const first = await rooms.come(gone, event.u_id)
    const second = await rooms.come(stays, event.u_id)
    await app()
      .db.updateTable('enrolment')
      .set({ state: 'cancelled', updated_at: app().clock.now() })
      .where('event_id', '=', event.u_id)
      .where('client_id', '=', gone.uId)
      .execute()
    await expect.poll(() => first.line.ended()).toBe('closed')
    expect((await rooms.enter(gone, event.u_id)).status).toBe(404)
    await expect.poll(() => namesIn(second.line)).toEqual(['Bhavna'])
    expect(second.line.ended()).toBeUndefined()
  })

  test('an event that is called off closes its room for all', async () => {
    const sides = [
      await rooms.come(host, workshop.u_id),
      await rooms.come(clients[0] as TestUser, workshop.u_id),
    ]
    await app().app.modules.events.cancelEvent(workshop.u_id)
    for (const { line } of sides) await expect.poll(() => line.ended()).toBe('closed')
    expect((await rooms.enter(host, workshop.u_id)).code).toBe('roomClosed')
  })
})

test('the host sees what they host, how many are enrolled, and how it is joined', async () => {
  const list = async (as: TestUser) => (await app().call('GET /api/practice/event', {}, { as })).data
  const later = await makeEvent(app(), { healer_id: healer.u_id, inHours: 48, city: 'Pune' })
  await makeEvent(app(), { healer_id: healer.u_id, inHours: -48 })
  await makeEvent(app(), { healer_id: healer.u_id, state: 'cancelled' })
  await makeEvent(app())
  expect(await list(host)).toMatchObject([
    {
      u_id: workshop.u_id,
      seats: 3,
      enrolled: 3,
      join: { address: `http://localhost:3000/dyte/${workshop.u_id}`, is_room: true },
    },
    { u_id: later.u_id, enrolled: 0, join: null, venue: { city: 'Pune' } },
  ])
  const { data } = await people.mine(clients[0] as TestUser, workshop)
  expect(data?.join).toMatchObject({
    address: `http://localhost:3000/dyte/${workshop.u_id}`,
    is_room: true,
  })
  const refused = await app().call('GET /api/practice/event', {}, { as: clients[0] as TestUser })
  expect(refused.status).toBe(403)
})
