import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { minutes, seconds } from '../../platform/clock.ts'
import { appointmentsOf } from '../../testing/appointments.ts'
import { makeHealer, signInHealer } from '../../testing/healers.ts'
import { registerClient } from '../../testing/people.ts'
import { morning, start, useRoomStage } from '../../testing/room-stage.ts'
import type { RoomLine } from '../../testing/rooms.ts'
import { holdTime } from '../../testing/sessions-paid.ts'
import { useTestApp } from '../../testing/test-app.ts'

const app = useTestApp({
  config: { TURN_URLS: 'turn:turn.example.org:3478', TURN_SECRET: 'a shared secret of both' },
})
const { stage, rooms, clockAt, at, meet } = useRoomStage(app)
const appointments = appointmentsOf(app)

const visitsOf = () =>
  app()
    .db.selectFrom('room_visit')
    .selectAll()
    .where('appointment_id', '=', stage.roomId)
    .orderBy('entered_at')
    .execute()

describe('who comes in, and when', () => {
  test.each([
    ['11 minutes before', -minutes(11), 409, 'roomNotOpen'],
    ['10 minutes before', -minutes(10), 200, undefined],
    ['14 minutes after the end', minutes(45 + 14), 200, undefined],
    ['15 minutes after the end', minutes(45 + 15), 409, 'roomClosed'],
  ])('%s', async (_, offset, status, code) => {
    await at(offset)
    for (const person of [stage.client, stage.host])
      expect(await rooms.enter(person, stage.roomId)).toMatchObject({ status, ...(code ? { code } : {}) })
  })

  test('the hours are those of the settings', async () => {
    await app().db.insertInto('setting').values({ key: 'room_opens_minutes', value: '30' }).execute()
    await at(-minutes(25))
    expect((await rooms.enter(stage.client, stage.roomId)).status).toBe(200)
    await app().db.deleteFrom('setting').where('key', '=', 'room_opens_minutes').execute()
    expect((await rooms.enter(stage.client, stage.roomId)).status).toBe(409)
  })

  test('no one else finds the room: a stranger, another healer, a visitor, or under a guessed id', async () => {
    const other = await registerClient(app())
    const otherHealer = await signInHealer(app(), await makeHealer(app()))
    for (const person of [other, otherHealer]) {
      expect((await rooms.look(person, stage.roomId)).status).toBe(404)
      expect((await rooms.enter(person, stage.roomId)).status).toBe(404)
    }
    expect(
      (await app().call('GET /api/website/room/{roomId}', { params: { roomId: stage.roomId } })).status,
    ).toBe(401)
    expect((await rooms.enter(stage.client, randomUUID())).status).toBe(404)
    expect((await rooms.enter(stage.client, 'not-an-id')).status).toBe(400)
  })

  test('a time that is not paid for has no room, and its healer does not find one', async () => {
    await clockAt(morning)
    const held = await holdTime(app(), stage.client, stage.healer, '2026-11-22T05:00:00Z')
    await clockAt(new Date('2026-11-22T05:00:00Z'))
    expect(await rooms.enter(stage.client, held.u_id)).toMatchObject({ status: 409, code: 'roomClosed' })
    expect((await rooms.enter(stage.host, held.u_id)).status).toBe(404)
  })

  test('the healer hears once that the client waits, and may let them in; the client may not', async () => {
    await rooms.enter(stage.client, stage.roomId)
    const { data } = await rooms.enter(stage.client, stage.roomId)
    const news = (await appointments.news(stage.host)).filter(({ title }) =>
      title.endsWith('is waiting for you'),
    )
    expect(news).toMatchObject([{ front_end_path: 'dyte', target_id: stage.roomId }])
    expect((await rooms.admit(stage.client, stage.roomId, data?.visit_u_id ?? '')).status).toBe(403)
    expect((await rooms.look(stage.client, stage.roomId)).data?.people).toMatchObject([
      { is_me: true, state: 'waiting' },
    ])
    expect((await rooms.admit(stage.host, stage.roomId, data?.visit_u_id ?? '')).status).toBe(200)
    expect((await rooms.look(stage.client, stage.roomId)).data?.people).toMatchObject([
      { is_me: true, state: 'in' },
    ])
  })

  test('who was let in comes back without waiting; who was removed waits again', async () => {
    const { clientSide } = await meet()
    const again = await rooms.come(stage.client, stage.roomId)
    expect(again.state).toBe('in')
    await expect.poll(clientSide.line.ended).toBe('elsewhere')
    expect((await rooms.remove(stage.client, stage.roomId, again.visit_u_id)).status).toBe(403)
    expect((await rooms.remove(stage.host, stage.roomId, again.visit_u_id)).status).toBe(200)
    await expect.poll(again.line.ended).toBe('removed')
    const line = await rooms.connect(stage.client, again.token)
    await expect.poll(line.ended).toBe('closed')
    for (let time = 0; time < 3; time++)
      expect((await rooms.enter(stage.client, stage.roomId)).data?.state).toBe('waiting')
  })

  test('TURN is given to who was let in alone, under a name that ends with the room, signed with the shared secret', async () => {
    const client = await rooms.come(stage.client, stage.roomId)
    await expect.poll(() => client.line.people()?.people).toMatchObject([{ is_me: true, state: 'waiting' }])
    expect(JSON.stringify([client.line.people(), { ...client, line: undefined }])).not.toContain('turn:')
    await rooms.admit(stage.host, stage.roomId, client.visit_u_id)
    await expect.poll(() => client.line.people()?.ice_servers).toHaveLength(1)
    const [server] = client.line.people()?.ice_servers ?? []
    const until = Number(server?.username?.split(':')[0]) * 1000
    expect(server?.urls).toEqual(['turn:turn.example.org:3478'])
    expect(until - start.getTime()).toBe(minutes(45 + 15 + 5))
    expect(server?.credential).toMatch(/^[\w+/]{27}=$/)
  })
})

describe('tokens', () => {
  test('is bound to the person who got it', async () => {
    const { data } = await rooms.enter(stage.client, stage.roomId)
    await expect(rooms.connect(stage.host, data?.token)).rejects.toThrow('Invalid token')
    for (const token of [undefined, 'nonsense', `${data?.token}x`, data?.token.replace(/^./, 'A'), { a: 1 }])
      await expect(rooms.connect(stage.client, token)).rejects.toThrow('Invalid token')
  })

  test('is worth nothing after two minutes; the visit is given another', async () => {
    const first = (await rooms.enter(stage.client, stage.roomId)).data
    app().clock.advance(minutes(2))
    await expect(rooms.connect(stage.client, first?.token)).rejects.toThrow('Invalid token')
    const second = (await rooms.enter(stage.client, stage.roomId, first?.visit_u_id)).data
    expect(second?.visit_u_id).toBe(first?.visit_u_id)
    await rooms.connect(stage.client, second?.token)
  })

  test('a token from before is worth nothing once the booking is cancelled', async () => {
    await at(-minutes(5))
    const { data } = await rooms.enter(stage.host, stage.roomId)
    expect((await appointments.healerCancel(stage.host, stage.roomId)).status).toBe(200)
    const line = await rooms.connect(stage.host, data?.token)
    await expect.poll(line.ended).toBe('closed')
    expect(await rooms.enter(stage.host, stage.roomId)).toMatchObject({ status: 409, code: 'roomClosed' })
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
      stage.client,
      stage.roomId,
      (await appointments.preview(stage.client, stage.roomId)).data?.refund_paise ?? 0,
    )
    await isClosedSoon([clientSide.line, healerSide.line])
  })

  test('within two seconds when it is moved, and opens at the new time, where the client waits again', async () => {
    await at(-minutes(5))
    const { clientSide, healerSide } = await meet()
    const later = '2026-11-22T06:30:00.000Z'
    expect((await appointments.healerReschedule(stage.host, stage.roomId, later)).status).toBe(200)
    await isClosedSoon([clientSide.line, healerSide.line])
    expect(await rooms.enter(stage.client, stage.roomId)).toMatchObject({ status: 409, code: 'roomNotOpen' })
    await clockAt(new Date(later))
    expect((await rooms.enter(stage.client, stage.roomId)).data?.state).toBe('waiting')
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
    await app().call('POST /api/website/logout', {}, { as: stage.client })
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
    await rooms.leave(stage.client, stage.roomId, clientSide.visit_u_id)
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
    await rooms.enter(stage.client, stage.roomId)
    app().clock.advance(minutes(2) + 1)
    await app().app.modules.rooms.schedules[0]?.run()
    expect(await visitsOf()).toMatchObject([{ joined_at: null, ended_by: 'lost', left_at: start }])
  })

  test('a connection that drops is told to the other and may come back to the same visit', async () => {
    const { clientSide, healerSide } = await meet()
    clientSide.line.socket.close()
    await expect.poll(() => healerSide.line.people()?.people.at(-1)?.is_connected).toBe(false)
    await at(seconds(40))
    const pass = (await rooms.enter(stage.client, stage.roomId, clientSide.visit_u_id)).data
    expect(pass).toMatchObject({ visit_u_id: clientSide.visit_u_id, state: 'in' })
    await rooms.connect(stage.client, pass?.token)
    await expect.poll(() => healerSide.line.people()?.people.at(-1)?.is_connected).toBe(true)
  })

  test('a connection whose node died counts as dropped after half a minute', async () => {
    await meet()
    app().clock.advance(seconds(31))
    const { data } = await rooms.look(stage.host, stage.roomId)
    expect(data?.people.map(({ is_connected }) => is_connected)).toEqual([false, false])
    expect(data?.has_met).toBe(true)
  })
})
