import { randomUUID } from 'node:crypto'
import { TokenVerifier } from 'livekit-server-sdk'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { eventsOf, makeEvent, type TestEvent } from '../../testing/events.ts'
import { makeHealer, signInHealer, type TestHealer } from '../../testing/healers.ts'
import { liveKitOf } from '../../testing/livekit.ts'
import { roomsOf } from '../../testing/rooms.ts'
import { makePerson, signIn } from '../../testing/signed-in.ts'
import { sandboxLiveKit, type TestUser, useTestApp } from '../../testing/test-app.ts'

const now = new Date('2026-11-21T06:00:00Z')
const app = useTestApp({ start: now, withLiveKit: true })
const people = eventsOf(app)
const rooms = roomsOf(app)
const atLiveKit = liveKitOf(app)
const { LIVEKIT_API_KEY: key, LIVEKIT_API_SECRET: secret } = sandboxLiveKit

let host: TestUser
let coHost: TestUser
let coHealer: TestHealer
let client: TestUser
let webinar: TestEvent

const speaks = (event: TestEvent, healer: TestHealer, role: 'co-host' | 'speaker', position: number) =>
  app()
    .db.insertInto('event_speaker')
    .values({ u_id: randomUUID(), event_id: event.u_id, position, role, healer_id: healer.u_id })
    .execute()
const at = () => ({ roomId: webinar.u_id })

beforeAll(async () => {
  await app().app.http.listen({ port: 0, host: '127.0.0.1' })
})
beforeEach(async () => {
  app().clock.set(now)
  const healer = await makeHealer(app())
  host = await signInHealer(app(), healer)
  coHealer = await makeHealer(app(), { full_name: 'Arjun Nair' })
  coHost = await signInHealer(app(), coHealer)
  webinar = await makeEvent(app(), { healer_id: healer.u_id, seats: 40, price_paise: 0, inHours: 0 })
  await speaks(webinar, coHealer, 'co-host', 1)
  const person = await makePerson(app(), { anonymousName: 'Ananya' })
  client = await signIn(app(), person.u_id)
  await people.enrol(client, webinar)
})
afterEach(() => {
  rooms.closeAll()
  atLiveKit.closeAll()
})

test('a co-host speaks, lets speak, answers and asks; the audience knows them by their name', async () => {
  const side = await rooms.come(coHost, webinar.u_id)
  const { token } = atLiveKit.passOf(side)
  expect((await new TokenVerifier(key, secret).verify(token)).video).toMatchObject({ canPublish: true })
  app().clock.advance(1000)
  await rooms.come(host, webinar.u_id)
  const guest = await rooms.come(client, webinar.u_id)
  await expect
    .poll(() => guest.line.people()?.people.map(({ name, role, is_host }) => [name, role, is_host]))
    .toEqual([
      ['Arjun Nair', 'healer', false],
      ['Meera Rao', 'healer', true],
      ['Ananya', 'client', false],
    ])
  expect((await rooms.look(coHost, webinar.u_id)).data).toMatchObject({
    role: 'healer',
    is_host: false,
    other: { name: 'Meera Rao' },
  })
  expect((await rooms.speak(coHost, webinar.u_id, guest.visit_u_id, true)).status).toBe(200)
  await expect.poll(() => guest.line.people()?.people.at(-1)?.may_speak).toBe(true)
  // Neither of the hosts sends the other one out.
  expect((await rooms.remove(coHost, webinar.u_id, side.visit_u_id)).status).toBe(404)
  const questionId = randomUUID()
  const question = { u_id: questionId, text: 'How long should a nap be?' }
  await app().call(
    'POST /api/website/room/{roomId}/question',
    { params: at(), body: question },
    { as: client },
  )
  const answered = await app().call(
    'PUT /api/practice/room/{roomId}/question/{questionId}',
    { params: { ...at(), questionId }, body: { state: 'answered' } },
    { as: coHost },
  )
  expect(answered.status).toBe(200)
  const poll = { u_id: randomUUID(), question: 'When do you sleep?', answers: ['Early', 'Late'] }
  const opened = await app().call(
    'POST /api/practice/room/{roomId}/poll',
    { params: at(), body: poll },
    { as: coHost },
  )
  expect(opened.status).toBe(200)
  const recorded = await app().call(
    'POST /api/practice/room/{roomId}/recording',
    { params: at() },
    { as: coHost },
  )
  expect(recorded.status).toBe(200)
})

test('only the host ends the event for all', async () => {
  await rooms.come(coHost, webinar.u_id)
  expect((await rooms.end(coHost, webinar.u_id)).code).toBe('hostOnly')
  expect((await rooms.end(host, webinar.u_id)).status).toBe(200)
})

test('it is the role of a co-host of this event: not of a speaker, another event, or a client account', async () => {
  const speaker = await makeHealer(app())
  await speaks(webinar, speaker, 'speaker', 2)
  expect((await rooms.look(await signInHealer(app(), speaker), webinar.u_id)).status).toBe(404)
  const other = await makeEvent(app(), { seats: 40, inHours: 0 })
  expect((await rooms.look(coHost, other.u_id)).status).toBe(404)
  const asClient = await signIn(app(), coHealer.person_id, 'client')
  expect((await rooms.look(asClient, webinar.u_id)).status).toBe(404)
  // A fifth is too many for browsers alone.
  const small = await makeEvent(app(), { seats: 3, inHours: 0 })
  await speaks(small, coHealer, 'co-host', 1)
  expect((await rooms.look(coHost, small.u_id)).data?.carrier).toBe('livekit')
})

test('who is no co-host any longer is out, and finds the event no more', async () => {
  const { line } = await rooms.come(coHost, webinar.u_id)
  const list = async () =>
    (await app().call('GET /api/practice/event', {}, { as: coHost })).data?.map(({ u_id, is_host }) => [
      u_id,
      is_host,
    ])
  expect(await list()).toEqual([[webinar.u_id, false]])
  await app()
    .db.updateTable('event_speaker')
    .set({ role: 'speaker' })
    .where('event_id', '=', webinar.u_id)
    .execute()
  await expect.poll(() => line.ended()).toBe('closed')
  expect((await rooms.enter(coHost, webinar.u_id)).status).toBe(404)
  expect(await list()).toEqual([])
})
