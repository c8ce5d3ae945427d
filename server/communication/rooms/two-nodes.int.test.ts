import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { RoomSignal } from '@newyou/contract/communication/rooms/live'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { realServer } from '../../operation/real-server.ts'
import { eventsOf, makeEvent } from '../../testing/events.ts'
import { makeHealer, signInHealer } from '../../testing/healers.ts'
import { type RoomLine, roomsOf } from '../../testing/rooms.ts'
import { makeClient } from '../../testing/signed-in.ts'
import { useTestApp } from '../../testing/test-app.ts'

// Two processes on one database: the app of the test, and the real process of production.
const app = useTestApp({ start: new Date() })
const rooms = roomsOf(app)
let folder = ''
let other: Awaited<ReturnType<typeof realServer>>

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'newyou-rooms-'))
  other = await realServer(app().app.platform.pool.options.connectionString ?? '', folder)
  await Promise.all([other.start(), app().app.http.listen({ port: 0, host: '127.0.0.1' })])
})
afterAll(async () => {
  rooms.closeAll()
  await other.kill()
  await rm(folder, { recursive: true, force: true })
})

const offer = (number: number): RoomSignal => ({ kind: 'description', type: 'offer', sdp: `offer ${number}` })
const offers = [0, 1, 2, 3, 4].map(offer)
/** Two processes on a busy machine take their time. */
const soon = { timeout: 30_000 }
const connectedIn = (line: RoomLine) => line.people()?.people.map(({ is_connected }) => is_connected)

/** Five from one, heard by the other once and in their order. */
async function expectHeard(from: RoomLine, at: RoomLine) {
  at.heard.length = 0
  for (const signal of offers) from.send(signal)
  await expect.poll(() => at.heard.map(({ signal }) => signal), soon).toEqual(offers)
}

test('a room over two processes: both hear each other, and when one process dies its person comes back at the other', async () => {
  const healer = await makeHealer(app())
  const workshop = await makeEvent(app(), { healer_id: healer.u_id, seats: 3, price_paise: 0, inHours: 0 })
  const client = await makeClient(app())
  const host = await signInHealer(app(), healer)
  await eventsOf(app).enrol(client, workshop)
  const here = (await rooms.come(host, workshop.u_id)).line

  const { data: pass } = await rooms.enter(client, workshop.u_id)
  const there = await rooms.connect(client, pass?.token, undefined, other.url)
  for (const line of [here, there]) await expect.poll(() => connectedIn(line), soon).toEqual([true, true])
  await expectHeard(here, there)
  await expectHeard(there, here)

  await other.kill()
  await expect.poll(() => there.socket.connected, soon).toBe(false)
  expect(here.socket.connected).toBe(true)
  const { data: again } = await rooms.enter(client, workshop.u_id, pass?.visit_u_id)
  expect(again?.visit_u_id).toBe(pass?.visit_u_id)
  const back = await rooms.connect(client, again?.token)
  for (const line of [here, back]) await expect.poll(() => connectedIn(line), soon).toEqual([true, true])
  await expectHeard(here, back)
  await expectHeard(back, here)
  expect(here.ended()).toBeUndefined()
})
