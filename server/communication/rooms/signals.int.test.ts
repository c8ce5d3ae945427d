import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { makeHealer, signInHealer } from '../../testing/healers.ts'
import { registerClient } from '../../testing/people.ts'
import { morning, start, useRoomStage } from '../../testing/room-stage.ts'
import { quietStatus } from '../../testing/rooms.ts'
import { bookAndPay } from '../../testing/sessions-paid.ts'
import { useTestApp } from '../../testing/test-app.ts'
import { roomTopic } from './visits.ts'

const app = useTestApp()
const { stage, rooms, at, statesOf, meet } = useRoomStage(app)

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
    const pass = (await rooms.enter(stage.client, stage.roomId, clientSide.visit_u_id)).data
    const connecting = rooms.connect(stage.client, pass?.token, (line) => {
      line.send(offer, healerSide.visit_u_id)
      line.send(quietStatus)
    })
    await expect.poll(() => healerSide.line.heard.map(({ signal }) => signal)).toEqual([offer, quietStatus])
    expect((await connecting).ended()).toBeUndefined()
  })

  test('go out from a client who was admitted while their connection was still being announced', async () => {
    const healerSide = await rooms.come(stage.host, stage.roomId)
    const { data: pass } = await rooms.enter(stage.client, stage.roomId)
    const { bus } = app().app.platform
    const { publish } = bus
    const announced = Promise.withResolvers<void>()
    bus.publish = async (db, topic, message, channels) => {
      if (topic === roomTopic) {
        bus.publish = publish
        await announced.promise
      }
      await publish(db, topic, message, channels)
    }
    const line = await rooms.connect(stage.client, pass?.token)
    await expect.poll(() => bus.publish === publish).toBe(true)
    await rooms.admit(stage.host, stage.roomId, pass?.visit_u_id ?? '')
    await expect.poll(() => statesOf(line)).toEqual(['healer in', 'client in'])
    line.send(quietStatus)
    announced.resolve()
    await expect.poll(() => healerSide.line.heard.map(({ signal }) => signal)).toEqual([quietStatus])
    expect(line.ended()).toBeUndefined()
  })

  test('who waits neither sends nor hears', async () => {
    const healerSide = await rooms.come(stage.host, stage.roomId)
    const clientSide = await rooms.come(stage.client, stage.roomId)
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
    ['what only a host of an event may send', { kind: 'mute' }],
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
    expect((await rooms.enter(stage.client, stage.roomId, clientSide.visit_u_id)).data?.state).toBe('in')
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
