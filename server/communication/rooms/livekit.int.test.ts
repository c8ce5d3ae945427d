import { randomUUID } from 'node:crypto'
import { TokenVerifier } from 'livekit-server-sdk'
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createLiveKit, type LiveKit } from '../../integrations/livekit.ts'
import { after, minutes } from '../../platform/clock.ts'
import { eventsOf, makeEvent, type TestEvent } from '../../testing/events.ts'
import { makeHealer, signInHealer, type TestHealer } from '../../testing/healers.ts'
import { liveKitOf } from '../../testing/livekit.ts'
import { type RoomLine, roomsOf } from '../../testing/rooms.ts'
import { makeClient, makePerson, signIn } from '../../testing/signed-in.ts'
import { sandboxLiveKit, type TestUser, useTestApp } from '../../testing/test-app.ts'

const now = new Date('2026-11-21T06:00:00Z')
const { LIVEKIT_API_KEY: key, LIVEKIT_API_SECRET: secret } = sandboxLiveKit
const app = useTestApp({ start: now, withLiveKit: true })
const people = eventsOf(app)
const rooms = roomsOf(app)
const atLiveKit = liveKitOf(app)

let healer: TestHealer
let host: TestUser
let webinar: TestEvent
let clients: TestUser[]
let livekit: LiveKit

async function enrolled(name: string) {
  const person = await makePerson(app(), { anonymousName: name })
  const client = await signIn(app(), person.u_id)
  await people.enrol(client, webinar)
  return client
}

async function clockAt(moment: Date) {
  app().clock.set(moment)
  host = await signInHealer(app(), healer)
  clients = await Promise.all(clients.map(({ uId }) => signIn(app(), uId, 'client')))
}

const { passOf, watch, hear } = atLiveKit
const grantsOf = async (pass: { token: string }) =>
  (await new TokenVerifier(key, secret).verify(pass.token)).video

const watching = async () =>
  (await livekit.people(webinar.u_id)).map(({ identity, canPublish }) => [identity, canPublish])

const joined = (identity: string, canPublish = false) => ({
  event: 'participant_joined',
  room: { name: webinar.u_id },
  participant: { identity, permission: { canPublish } },
})

const namesIn = (line: RoomLine) => line.people()?.people.map(({ name }) => name)

beforeAll(async () => {
  await app().app.http.listen({ port: 0, host: '127.0.0.1' })
  livekit = createLiveKit(app().app.platform.config) as LiveKit
})
beforeEach(async () => {
  app().clock.set(now)
  healer = await makeHealer(app())
  webinar = await makeEvent(app(), {
    kind: 'webinar',
    healer_id: healer.u_id,
    seats: 40,
    price_paise: 0,
    inHours: 1,
  })
  clients = []
  for (const name of ['Ananya', 'Bhavna']) clients.push(await enrolled(name))
  await clockAt(webinar.startsAt)
})
afterEach(() => {
  rooms.closeAll()
  atLiveKit.closeAll()
})

describe('who gets into a room carried by LiveKit, and with what', () => {
  test('the host may publish, the audience only watches; each token is for one visit and one room', async () => {
    const hostSide = await rooms.come(host, webinar.u_id)
    const guest = await rooms.come(clients[0] as TestUser, webinar.u_id)
    expect(await grantsOf(passOf(hostSide))).toMatchObject({
      room: webinar.u_id,
      roomJoin: true,
      canPublish: true,
      canSubscribe: true,
    })
    const grants = await grantsOf(passOf(guest))
    expect(grants).toMatchObject({
      room: webinar.u_id,
      canPublish: false,
      canSubscribe: true,
      canPublishData: false,
    })
    expect(grants).not.toHaveProperty('roomAdmin')
    const { sub, exp } = (await new TokenVerifier(key, secret).verify(passOf(guest).token)) as {
      sub?: string
      exp?: number
    }
    expect(sub).toBe(guest.visit_u_id)
    expect((exp ?? 0) - Date.now() / 1000).toBeLessThanOrEqual(120)
    await watch(passOf(hostSide))
    await watch(passOf(guest))
    expect(await watching()).toEqual([
      [hostSide.visit_u_id, true],
      [guest.visit_u_id, false],
    ])
  })

  test('not before it opens, not without a seat, not when it was called off; an event without a limit of seats has one', async () => {
    expect((await rooms.enter(await makeClient(app()), webinar.u_id)).status).toBe(404)
    await clockAt(after(webinar.startsAt, -minutes(15) - 1))
    expect((await rooms.enter(clients[0] as TestUser, webinar.u_id)).code).toBe('roomNotOpen')
    await clockAt(webinar.startsAt)
    await app().app.modules.events.cancelEvent(webinar.u_id)
    expect((await rooms.enter(host, webinar.u_id)).code).toBe('roomClosed')
    const open = await makeEvent(app(), { healer_id: healer.u_id, seats: null, inHours: 0 })
    expect((await rooms.look(host, open.u_id)).data).toMatchObject({ carrier: 'livekit', mode: 'video' })
    const small = await makeEvent(app(), { healer_id: healer.u_id, seats: 3, inHours: 0 })
    expect((await rooms.enter(host, small.u_id)).data).toMatchObject({ livekit: null })
    const elsewhere = { healer_id: healer.u_id, seats: 9, inHours: 0, join_url: 'https://meet.example/1' }
    expect((await rooms.look(host, (await makeEvent(app(), elsewhere)).u_id)).status).toBe(404)
  })

  test('the host sees all; the audience sees the host and how many there are', async () => {
    const hostSide = await rooms.come(host, webinar.u_id)
    const [first, second] = [
      await rooms.come(clients[0] as TestUser, webinar.u_id),
      await rooms.come(clients[1] as TestUser, webinar.u_id),
    ]
    await expect.poll(() => namesIn(hostSide.line)).toEqual(['Meera Rao', 'Ananya', 'Bhavna'])
    await expect.poll(() => first.line.people()?.people_count).toBe(3)
    expect(namesIn(first.line)).toEqual(['Meera Rao', 'Ananya'])
    await rooms.speak(host, webinar.u_id, second.visit_u_id, true)
    await expect.poll(() => namesIn(first.line)).toEqual(['Meera Rao', 'Ananya', 'Bhavna'])
  })

  test('the host mutes all who may speak', async () => {
    const hostSide = await rooms.come(host, webinar.u_id)
    const guest = await rooms.come(clients[0] as TestUser, webinar.u_id)
    hostSide.line.send({ kind: 'mute' })
    await expect
      .poll(() => guest.line.heard)
      .toMatchObject([{ from: hostSide.visit_u_id, signal: { kind: 'mute' } }])
  })

  test('browsers say nothing to each other but messages', async () => {
    const guest = await rooms.come(clients[0] as TestUser, webinar.u_id)
    const other = await rooms.come(clients[1] as TestUser, webinar.u_id)
    // People without the list may not have joined yet.
    for (const { line } of [guest, other]) await expect.poll(() => line.people()).toBeDefined()
    const message = { kind: 'message', id: randomUUID(), text: 'Good evening' }
    guest.line.send(message)
    const heard = [{ from: guest.visit_u_id, name: 'Ananya', signal: message }]
    await expect.poll(() => other.line.heard).toEqual(heard)
    guest.line.send({ kind: 'description', type: 'offer', sdp: 'v=0' }, other.visit_u_id)
    await expect.poll(() => guest.line.ended()).toBe('forged')
    for (let count = 0; count < 20; count++) other.line.send({ ...message, id: randomUUID() })
    await expect.poll(() => other.line.ended()).toBe('flood')
  })
})

describe('speaking', () => {
  test('a raised hand is seen by the host, who lets speak and takes it back', async () => {
    const hostSide = await rooms.come(host, webinar.u_id)
    const [client, stranger] = clients as [TestUser, TestUser]
    const guest = await rooms.come(client, webinar.u_id)
    await watch(passOf(guest))
    const id = guest.visit_u_id
    const seen = () => hostSide.line.people()?.people.find(({ visit_u_id }) => visit_u_id === id)
    expect((await rooms.hand(stranger, webinar.u_id, id, true)).status).toBe(404)
    await rooms.hand(client, webinar.u_id, id, true)
    await expect.poll(() => seen()?.hand_raised_at).toBe(webinar.startsAt.toISOString())
    expect((await rooms.speak(client, webinar.u_id, id, true)).status).toBe(403)
    await rooms.speak(host, webinar.u_id, id, true)
    await expect.poll(seen).toMatchObject({ may_speak: true, hand_raised_at: null })
    expect(await watching()).toEqual([[id, true]])

    // Returning people still may; removed ones may not.
    const again = await rooms.come(client, webinar.u_id)
    expect(await grantsOf(passOf(again))).toMatchObject({ canPublish: true })
    await watch(passOf(again))
    await rooms.speak(host, webinar.u_id, again.visit_u_id, false)
    await expect.poll(watching).toEqual([[again.visit_u_id, false]])
    await rooms.speak(host, webinar.u_id, again.visit_u_id, true)
    await rooms.remove(host, webinar.u_id, again.visit_u_id)
    expect(await watching()).toEqual([])
    const back = await rooms.come(client, webinar.u_id)
    expect(back).toMatchObject({ state: 'waiting', livekit: null })
    await rooms.admit(host, webinar.u_id, back.visit_u_id)
    const { data } = await rooms.enter(client, webinar.u_id, back.visit_u_id)
    expect(await grantsOf(passOf(data as never))).toMatchObject({ canPublish: false })
  })

  test('there is nothing to raise where all are heard', async () => {
    const small = await makeEvent(app(), { healer_id: healer.u_id, seats: 3, price_paise: 0, inHours: 0 })
    await people.enrol(clients[0] as TestUser, small)
    const { visit_u_id: id } = await rooms.come(clients[0] as TestUser, small.u_id)
    expect((await rooms.hand(clients[0] as TestUser, small.u_id, id, true)).status).toBe(404)
    expect((await rooms.speak(host, small.u_id, id, true)).status).toBe(404)
  })
})

describe('what LiveKit is told, and what it tells', () => {
  test('who uses a token again after they were removed is sent out by the webhook', async () => {
    const { data: guest } = await rooms.enter(clients[0] as TestUser, webinar.u_id)
    if (!guest) throw new Error('the room was not entered')
    await rooms.remove(host, webinar.u_id, guest.visit_u_id)
    await watch(passOf(guest))
    expect(await watching()).toHaveLength(1)
    expect(await hear(joined(guest.visit_u_id))).toBe(200)
    expect(await watching()).toEqual([])
  })

  test('a token that was in use when its owner was removed opens nothing any more', async () => {
    const guest = await rooms.come(clients[0] as TestUser, webinar.u_id)
    await watch(passOf(guest))
    await rooms.remove(host, webinar.u_id, guest.visit_u_id)
    await expect(watch(passOf(guest))).rejects.toThrow('refused')
    for (let time = 0; time < 2; time++)
      expect((await rooms.enter(clients[0] as TestUser, webinar.u_id)).data).toMatchObject({
        state: 'waiting',
        livekit: null,
      })
  })

  test('an old token allows no more than the visit does', async () => {
    const guest = await rooms.come(clients[0] as TestUser, webinar.u_id)
    await rooms.speak(host, webinar.u_id, guest.visit_u_id, true)
    await watch(passOf(guest))
    await hear(joined(guest.visit_u_id, false))
    expect(await watching()).toEqual([[guest.visit_u_id, true]])
  })

  test('a forged webhook is refused; one that comes twice is taken once; others of the project are not ours', async () => {
    const guest = await rooms.come(clients[0] as TestUser, webinar.u_id)
    await watch(passOf(guest))
    expect(await hear(joined(randomUUID()), 'another-secret-of-thirty-two-letters')).toBe(400)
    const id = `EV_${randomUUID()}`
    for (const _ of [1, 2]) expect(await hear({ ...joined(guest.visit_u_id), id })).toBe(200)
    const rows = await app().db.selectFrom('webhook_event').selectAll().where('event_id', '=', id).execute()
    expect(rows).toMatchObject([{ name: 'participant_joined', sender: 'livekit' }])
    expect(await hear({ ...joined('somebody'), room: { name: 'a room of others' } })).toBe(200)
    expect(await watching()).toHaveLength(1)
  })

  test('calling the event off closes its room at LiveKit within two seconds', async () => {
    const guest = await rooms.come(clients[0] as TestUser, webinar.u_id)
    const socket = await watch(passOf(guest))
    await app().app.modules.events.cancelEvent(webinar.u_id)
    await expect.poll(() => socket.readyState, { timeout: 2000 }).toBe(WebSocket.CLOSED)
    await expect.poll(() => livekit.rooms(), { timeout: 2000 }).not.toContain(webinar.u_id)
  })

  test('what was missed is set right by the job: rooms without visits close, strangers go', async () => {
    const guest = await rooms.come(clients[0] as TestUser, webinar.u_id)
    await rooms.come(clients[1] as TestUser, webinar.u_id)
    await watch(passOf(guest))
    await watch({
      url: livekit.url,
      token: await livekit.tokenFor({ room: webinar.u_id, identity: 'stranger', canPublish: true }),
    })
    await watch({
      url: livekit.url,
      token: await livekit.tokenFor({ room: 'elsewhere', identity: 'other', canPublish: true }),
    })
    await app().app.modules.rooms.stage.setRight()
    expect(await watching()).toEqual([[guest.visit_u_id, false]])
    await app()
      .db.updateTable('room_visit')
      .set({ state: 'over', left_at: now, ended_by: 'lost' })
      .where('state', '<>', 'over')
      .execute()
    await app().app.modules.rooms.stage.setRight()
    expect(await livekit.rooms()).toEqual(['elsewhere'])
    await livekit.close('elsewhere')
  })
})

describe('ending an event', () => {
  test('the host ends it for all, and it does not open again', async () => {
    const hostSide = await rooms.come(host, webinar.u_id)
    const guest = await rooms.come(clients[0] as TestUser, webinar.u_id)
    const socket = await watch(passOf(guest))
    expect((await rooms.end(clients[0] as TestUser, webinar.u_id)).status).toBe(403)
    expect((await rooms.end(host, webinar.u_id)).status).toBe(200)
    for (const { line } of [hostSide, guest]) await expect.poll(() => line.ended()).toBe('closed')
    await expect.poll(() => socket.readyState).toBe(WebSocket.CLOSED)
    expect((await rooms.enter(host, webinar.u_id)).code).toBe('roomClosed')
    expect((await rooms.look(clients[1] as TestUser, webinar.u_id)).data).toMatchObject({ phase: 'over' })
    expect((await rooms.end(host, webinar.u_id)).code).toBe('notNow')
  })

  test('not before its time, and not an event of another healer', async () => {
    await clockAt(after(webinar.startsAt, -minutes(1)))
    expect((await rooms.end(host, webinar.u_id)).code).toBe('notNow')
    const other = await signInHealer(app(), await makeHealer(app()))
    expect((await rooms.end(other, webinar.u_id)).status).toBe(404)
  })
})
