import { randomUUID } from 'node:crypto'
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { minutes, seconds } from '../platform/clock.ts'
import { appointmentsOf } from '../testing/appointments.ts'
import { makeHealer, signInHealer, type TestHealer } from '../testing/healers.ts'
import { registerClient } from '../testing/people.ts'
import { quietStatus, type RoomLine, roomsOf } from '../testing/rooms.ts'
import { bookAndPay, holdTime } from '../testing/sessions-paid.ts'
import { signIn } from '../testing/signed-in.ts'
import { type TestUser, useTestApp } from '../testing/test-app.ts'

const app = useTestApp({
  config: { TURN_URLS: 'turn:turn.example.org:3478', TURN_SECRET: 'a shared secret of both' },
})
const rooms = roomsOf(app)
const appointments = appointmentsOf(app)
const morning = new Date('2026-11-21T06:00:00Z')
const start = new Date('2026-11-22T03:30:00Z')
/** The clock stands there, and both have fresh tokens. */
async function clockAt(moment: Date) {
  app().clock.set(moment)
  client = await signIn(app(), client.uId, 'client')
  host = await signInHealer(app(), healer)
}
const at = (offset: number) => clockAt(new Date(start.getTime() + offset))

let client: TestUser
let healer: TestHealer
let host: TestUser
let roomId = ''

beforeAll(async () => {
  await app().app.http.listen({ port: 0, host: '127.0.0.1' })
})
beforeEach(async () => {
  app().clock.set(morning)
  client = await registerClient(app())
  healer = await makeHealer(app())
  roomId = (await bookAndPay(app(), client, healer, start.toISOString())).u_id
  await at(0)
})
afterEach(() => rooms.closeAll())

const visitsOf = () =>
  app()
    .db.selectFrom('room_visit')
    .selectAll()
    .where('appointment_id', '=', roomId)
    .orderBy('entered_at')
    .execute()
const statesOf = (line: RoomLine) => line.people()?.people.map(({ role, state }) => `${role} ${state}`)

/** Both in the room and connected. */
async function meet() {
  const healerSide = await rooms.come(host, roomId)
  const clientSide = await rooms.come(client, roomId)
  await rooms.admit(host, roomId, clientSide.visit_u_id)
  await expect.poll(() => statesOf(clientSide.line)).toEqual(['healer in', 'client in'])
  await expect.poll(() => statesOf(healerSide.line)).toEqual(['healer in', 'client in'])
  return { healerSide, clientSide }
}

describe('who comes in, and when', () => {
  test.each([
    ['11 minutes before', -minutes(11), 409, 'roomNotOpen'],
    ['10 minutes before', -minutes(10), 200, undefined],
    ['14 minutes after the end', minutes(45 + 14), 200, undefined],
    ['15 minutes after the end', minutes(45 + 15), 409, 'roomClosed'],
  ])('%s', async (_, offset, status, code) => {
    await at(offset)
    for (const person of [client, host])
      expect(await rooms.enter(person, roomId)).toMatchObject({ status, ...(code ? { code } : {}) })
  })

  test('the hours are those of the settings', async () => {
    await app().db.insertInto('setting').values({ key: 'room_opens_minutes', value: '30' }).execute()
    await at(-minutes(25))
    expect((await rooms.enter(client, roomId)).status).toBe(200)
    await app().db.deleteFrom('setting').where('key', '=', 'room_opens_minutes').execute()
    expect((await rooms.enter(client, roomId)).status).toBe(409)
  })

  test('nobody else finds the room: a stranger, another healer, a visitor, or under a guessed id', async () => {
    const other = await registerClient(app())
    const otherHealer = await signInHealer(app(), await makeHealer(app()))
    for (const person of [other, otherHealer]) {
      expect((await rooms.look(person, roomId)).status).toBe(404)
      expect((await rooms.enter(person, roomId)).status).toBe(404)
    }
    expect((await app().call('GET /api/website/room/{roomId}', { params: { roomId } })).status).toBe(401)
    expect((await rooms.enter(client, randomUUID())).status).toBe(404)
    expect((await rooms.enter(client, 'not-an-id')).status).toBe(400)
  })

  test('a time that is not paid for has no room, and its healer does not find one', async () => {
    await clockAt(morning)
    const held = await holdTime(app(), client, healer, '2026-11-22T05:00:00Z')
    await clockAt(new Date('2026-11-22T05:00:00Z'))
    expect(await rooms.enter(client, held.u_id)).toMatchObject({ status: 409, code: 'roomClosed' })
    expect((await rooms.enter(host, held.u_id)).status).toBe(404)
  })

  test('the healer hears once that the client waits, and may let them in; the client may not', async () => {
    await rooms.enter(client, roomId)
    const { data } = await rooms.enter(client, roomId)
    const news = (await appointments.news(host)).filter(({ title }) => title.endsWith('is waiting for you'))
    expect(news).toMatchObject([{ front_end_path: 'dyte', target_id: roomId }])
    expect((await rooms.admit(client, roomId, data?.visit_u_id ?? '')).status).toBe(403)
    expect((await rooms.look(client, roomId)).data?.people).toMatchObject([{ is_me: true, state: 'waiting' }])
    expect((await rooms.admit(host, roomId, data?.visit_u_id ?? '')).status).toBe(200)
    expect((await rooms.look(client, roomId)).data?.people).toMatchObject([{ is_me: true, state: 'in' }])
  })

  test('who was let in comes back without waiting; who was removed waits again', async () => {
    const { clientSide } = await meet()
    const again = await rooms.come(client, roomId)
    expect(again.state).toBe('in')
    await expect.poll(clientSide.line.ended).toBe('elsewhere')
    expect((await rooms.remove(client, roomId, again.visit_u_id)).status).toBe(403)
    expect((await rooms.remove(host, roomId, again.visit_u_id)).status).toBe(200)
    await expect.poll(again.line.ended).toBe('removed')
    const line = await rooms.connect(client, again.token)
    await expect.poll(line.ended).toBe('closed')
    expect((await rooms.enter(client, roomId)).data?.state).toBe('waiting')
  })

  test('TURN is given a name that ends with the room, signed with the shared secret', async () => {
    const { data } = await rooms.enter(client, roomId)
    const [server] = data?.ice_servers ?? []
    const until = Number(server?.username?.split(':')[0]) * 1000
    expect(server?.urls).toEqual(['turn:turn.example.org:3478'])
    expect(until - start.getTime()).toBe(minutes(45 + 15 + 5))
    expect(server?.credential).toMatch(/^[\w+/]{27}=$/)
  })
})

describe('tokens', () => {
  test('is bound to the person who got it', async () => {
    const { data } = await rooms.enter(client, roomId)
    await expect(rooms.connect(host, data?.token)).rejects.toThrow('Invalid token')
    for (const token of [undefined, 'nonsense', `${data?.token}x`, data?.token.replace(/^./, 'A'), { a: 1 }])
      await expect(rooms.connect(client, token)).rejects.toThrow('Invalid token')
  })

  test('is worth nothing after two minutes; the visit is given another', async () => {
    const first = (await rooms.enter(client, roomId)).data
    app().clock.advance(minutes(2))
    await expect(rooms.connect(client, first?.token)).rejects.toThrow('Invalid token')
    const second = (await rooms.enter(client, roomId, first?.visit_u_id)).data
    expect(second?.visit_u_id).toBe(first?.visit_u_id)
    await rooms.connect(client, second?.token)
  })

  test('a token from before is worth nothing once the booking is cancelled', async () => {
    await at(-minutes(5))
    const { data } = await rooms.enter(host, roomId)
    expect((await appointments.healerCancel(host, roomId)).status).toBe(200)
    const line = await rooms.connect(host, data?.token)
    await expect.poll(line.ended).toBe('closed')
    expect(await rooms.enter(host, roomId)).toMatchObject({ status: 409, code: 'roomClosed' })
  })
})

describe('the room closes', () => {
  const isClosedSoon = async (lines: RoomLine[]) => {
    const since = performance.now()
    for (const line of lines) await expect.poll(line.ended).toBe('closed')
    for (const line of lines) await expect.poll(() => line.socket.connected).toBe(false)
    expect(performance.now() - since).toBeLessThan(2000)
    expect((await visitsOf()).map(({ state, ended_by }) => `${state} ${ended_by}`)).toEqual(
      lines.map(() => 'over closed'),
    )
  }

  test('within two seconds when the booking is cancelled', async () => {
    await at(-minutes(5))
    const { clientSide, healerSide } = await meet()
    await appointments.cancel(
      client,
      roomId,
      (await appointments.preview(client, roomId)).data?.refund_paise ?? 0,
    )
    await isClosedSoon([clientSide.line, healerSide.line])
  })

  test('within two seconds when it is moved, and opens at the new time, where the client waits again', async () => {
    await at(-minutes(5))
    const { clientSide, healerSide } = await meet()
    const later = '2026-11-22T06:30:00.000Z'
    expect((await appointments.healerMove(host, roomId, later)).status).toBe(200)
    await isClosedSoon([clientSide.line, healerSide.line])
    expect(await rooms.enter(client, roomId)).toMatchObject({ status: 409, code: 'roomNotOpen' })
    await clockAt(new Date(later))
    expect((await rooms.enter(client, roomId)).data?.state).toBe('waiting')
  })

  test('when its time is over', async () => {
    const { clientSide, healerSide } = await meet()
    await at(minutes(45 + 15) - 1)
    await app().app.modules.rooms.live.beat()
    expect(clientSide.line.socket.connected).toBe(true)
    await at(minutes(45 + 15))
    await app().app.modules.rooms.live.beat()
    await isClosedSoon([clientSide.line, healerSide.line])
  })

  test('when the session of a person ends, their connection is cut', async () => {
    const { clientSide, healerSide } = await meet()
    await app().call('POST /api/website/logout', {}, { as: client })
    await expect.poll(() => clientSide.line.socket.connected).toBe(false)
    await expect.poll(() => healerSide.line.people()?.people.at(-1)?.is_connected).toBe(false)
    expect(healerSide.line.socket.connected).toBe(true)
  })
})

describe('presence', () => {
  test('joining, the last sign of life and leaving are rows', async () => {
    const { clientSide } = await meet()
    await at(minutes(3))
    await app().app.modules.rooms.live.beat()
    await at(minutes(4))
    await rooms.leave(client, roomId, clientSide.visit_u_id)
    await expect.poll(clientSide.line.ended).toBe('left')
    expect((await visitsOf()).find(({ role }) => role === 'client')).toMatchObject({
      joined_at: start,
      admitted_at: start,
      seen_at: new Date(start.getTime() + minutes(3)),
      left_at: new Date(start.getTime() + minutes(4)),
      ended_by: 'left',
    })
  })

  test('a visit whose connection never stood is no presence, and ends', async () => {
    await rooms.enter(client, roomId)
    app().clock.advance(minutes(2) + 1)
    await app().app.modules.rooms.schedules[0]?.run()
    expect(await visitsOf()).toMatchObject([{ joined_at: null, ended_by: 'lost', left_at: start }])
  })

  test('a connection that drops is told to the other and may come back to the same visit', async () => {
    const { clientSide, healerSide } = await meet()
    clientSide.line.socket.close()
    await expect.poll(() => healerSide.line.people()?.people.at(-1)?.is_connected).toBe(false)
    await at(seconds(40))
    const pass = (await rooms.enter(client, roomId, clientSide.visit_u_id)).data
    expect(pass).toMatchObject({ visit_u_id: clientSide.visit_u_id, state: 'in' })
    await rooms.connect(client, pass?.token)
    await expect.poll(() => healerSide.line.people()?.people.at(-1)?.is_connected).toBe(true)
  })

  test('a connection whose node died counts as dropped after half a minute', async () => {
    await meet()
    app().clock.advance(seconds(31))
    const { data } = await rooms.look(host, roomId)
    expect(data?.people.map(({ is_connected }) => is_connected)).toEqual([false, false])
    expect(data?.has_met).toBe(true)
  })
})

describe('signals', () => {
  const offer = { kind: 'description', type: 'offer', sdp: 'v=0\r\n'.repeat(1500) }

  test('go to the one they are for, in order, as they were sent', async () => {
    const { clientSide, healerSide } = await meet()
    clientSide.line.send(offer, healerSide.visit_u_id)
    clientSide.line.send(quietStatus)
    await expect
      .poll(() => healerSide.line.heard)
      .toEqual([
        { from: clientSide.visit_u_id, signal: offer },
        { from: clientSide.visit_u_id, signal: quietStatus },
      ])
    expect(clientSide.line.heard).toEqual([])
  })

  test('what a browser sends with its first breath after it came back arrives', async () => {
    const { clientSide, healerSide } = await meet()
    clientSide.line.socket.close()
    const pass = (await rooms.enter(client, roomId, clientSide.visit_u_id)).data
    const connecting = rooms.connect(client, pass?.token, (line) => {
      line.send(offer, healerSide.visit_u_id)
      line.send(quietStatus)
    })
    await expect.poll(() => healerSide.line.heard.map(({ signal }) => signal)).toEqual([offer, quietStatus])
    expect((await connecting).ended()).toBeUndefined()
  })

  test('who waits neither sends nor hears', async () => {
    const healerSide = await rooms.come(host, roomId)
    const clientSide = await rooms.come(client, roomId)
    await expect.poll(() => statesOf(healerSide.line)).toEqual(['healer in', 'client waiting'])
    await expect
      .poll(() => clientSide.line.people())
      .toMatchObject({ people: [{ is_me: true }], is_healer_here: true })
    healerSide.line.send(quietStatus)
    clientSide.line.send(quietStatus)
    await expect.poll(clientSide.line.ended).toBe('forged')
    await expect.poll(() => healerSide.line.people()?.people.at(-1)?.is_connected).toBe(false)
    expect(clientSide.line.heard).toEqual([])
    expect(healerSide.line.heard).toEqual([])
  })

  test('do not leave the room', async () => {
    const { clientSide } = await meet()
    app().clock.set(morning)
    const [other, otherHealer] = [await registerClient(app()), await makeHealer(app())]
    const otherRoom = (await bookAndPay(app(), other, otherHealer, start.toISOString())).u_id
    await at(0)
    const otherHost = await rooms.come(await signInHealer(app(), otherHealer), otherRoom)
    clientSide.line.send(quietStatus, otherHost.visit_u_id)
    clientSide.line.send(quietStatus)
    await new Promise((resolve) => setTimeout(resolve, 300))
    expect(otherHost.line.heard).toEqual([])
    expect(
      (await rooms.admit(await signInHealer(app(), otherHealer), otherRoom, clientSide.visit_u_id)).status,
    ).toBe(404)
  })

  test.each([
    ['an unknown kind', { kind: 'evil' }],
    ['more than it may hold', { ...quietStatus, admin: true }],
    ['no object', 'hello'],
    ['words as numbers', { ...quietStatus, hand: 'yes' }],
    ['a description that is too long', { ...offer, sdp: 'x'.repeat(12_001) }],
    [
      'one that does not shrink enough',
      {
        ...offer,
        sdp: [...Array(400)]
          .map(() => randomUUID())
          .join('')
          .slice(0, 12_000),
      },
    ],
  ])('%s closes the connection of the one who sent it, and no other', async (_, signal) => {
    const { clientSide, healerSide } = await meet()
    clientSide.line.send(signal)
    await expect.poll(clientSide.line.ended).toBe('forged')
    expect(healerSide.line.heard).toEqual([])
    expect(healerSide.line.socket.connected).toBe(true)
    expect((await rooms.enter(client, roomId, clientSide.visit_u_id)).data?.state).toBe('in')
  })

  test('a flood closes the connection of the one who sent it, and no other', async () => {
    const { clientSide, healerSide } = await meet()
    for (let count = 0; count < 400; count++) clientSide.line.send(quietStatus)
    await expect.poll(clientSide.line.ended).toBe('flood')
    healerSide.line.send(quietStatus)
    await expect.poll(() => healerSide.line.people()?.people.at(-1)?.is_connected).toBe(false)
    expect(healerSide.line.heard.length).toBeLessThanOrEqual(300)
    expect(healerSide.line.socket.connected).toBe(true)
  })

  test('a frame of a megabyte closes the connection that brought it, and no other', async () => {
    const { clientSide, healerSide } = await meet()
    clientSide.line.send({ ...offer, sdp: 'x'.repeat(1_000_000) })
    await expect.poll(() => clientSide.line.socket.connected).toBe(false)
    expect(healerSide.line.socket.connected).toBe(true)
  })
})
