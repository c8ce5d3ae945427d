import type { AddressInfo } from 'node:net'
import { io, type Socket } from 'socket.io-client'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { registerClient } from '../../testing/people.ts'
import { type TestUser, useTestApp } from '../../testing/test-app.ts'
import { inTransaction } from '../database/database.ts'

const app = useTestApp()
let url = ''
const sockets: Socket[] = []

beforeAll(async () => {
  await app().app.http.listen({ port: 0, host: '127.0.0.1' })
  url = `http://127.0.0.1:${(app().app.http.server.address() as AddressInfo).port}` // it listens on a port
})
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.close()
})

function connect(token: string | undefined, origin = 'http://localhost:3000') {
  const socket = io(url, {
    auth: { token },
    reconnection: false,
    transports: ['websocket'],
    extraHeaders: { origin },
  })
  sockets.push(socket)
  return new Promise<Socket>((resolve, reject) => {
    socket.once('connect', () => resolve(socket))
    socket.once('connect_error', reject)
  })
}

const send = (person: TestUser, target: string) =>
  inTransaction(app().db, (trx) =>
    app().app.platform.realtime.publish(trx, 'appointment-management', {
      notification_users: [person.uId],
      target_id: target,
    }),
  )

test('a socket without a token, with a wrong one, or of a visitor is refused', async () => {
  const visitor = await app().call('GET /api/token', {})
  for (const token of [undefined, 'nonsense', visitor.data?.token])
    await expect(connect(token)).rejects.toThrow('Invalid token')
})

test('a socket from another site is refused', async () => {
  const client = await registerClient(app())
  await expect(connect(client.token, 'https://evil.example')).rejects.toThrow()
})

test('an event reaches every tab of the person it concerns and no one else', async () => {
  const [mine, others] = [await registerClient(app()), await registerClient(app())]
  const heard: string[] = []
  const listen = async (person: TestUser, name: string) =>
    (await connect(person.token)).on('appointment-management', ({ target_id }) =>
      heard.push(`${name}:${target_id}`),
    )
  await listen(mine, 'first tab')
  await listen(mine, 'second tab')
  await listen(others, 'others')
  await send(mine, 'a')
  await expect.poll(() => heard.toSorted()).toEqual(['first tab:a', 'second tab:a'])
})

test('ending a session tells the device and closes its sockets', async () => {
  const client = await registerClient(app())
  const socket = await connect(client.token)
  const received = new Promise((resolve) => socket.once('deactivated-device-id', resolve))
  const closed = new Promise((resolve) => socket.once('disconnect', resolve))
  await app().call('POST /api/website/logout', {}, { as: client })
  expect(await received).toMatchObject({ target_id: client.deviceId })
  await closed
  await expect(connect(client.token)).rejects.toThrow('Invalid token')
})

test('a socket whose session ended unheard is cut when sockets are looked at again; others stay', async () => {
  const [gone, here] = [await registerClient(app()), await registerClient(app())]
  const [goneSocket, hereSocket] = [await connect(gone.token), await connect(here.token)]
  await app()
    .db.updateTable('person')
    .set({ roles: ['healer'] })
    .where('u_id', '=', gone.uId)
    .execute()
  await app().app.platform.realtime.lookAgain()
  await expect.poll(() => goneSocket.connected).toBe(false)
  expect(hereSocket.connected).toBe(true)
})

test('a receiver of an event does not learn who else it concerns', async () => {
  const people = [await registerClient(app()), await registerClient(app())]
  const heard: [string, string[]][] = []
  for (const { uId, token } of people)
    (await connect(token)).on('support-management', ({ notification_users }) =>
      heard.push([uId, notification_users]),
    )
  const ids = people.map(({ uId }) => uId)
  await inTransaction(app().db, (trx) =>
    app().app.platform.realtime.publish(trx, 'support-management', {
      notification_users: ids,
      target_id: 'a',
    }),
  )
  await expect.poll(() => heard.toSorted()).toEqual(ids.map((id) => [id, [id]]).toSorted())
})

const cut = (socket: Socket) => new Promise<string>((resolve) => socket.once('disconnect', resolve))

test('a socket that sends too much in a second is closed, and no other of the same person', async () => {
  const person = await registerClient(app())
  const [loud, quiet] = [await connect(person.token), await connect(person.token)]
  const ended = cut(loud)
  for (let count = 0; count < 200; count++) loud.emit('nothing', count)
  expect(await ended).toMatch(/^(io server disconnect|transport close)$/)
  const heard = new Promise((resolve) => quiet.once('appointment-management', resolve))
  await send(person, 'still-here')
  expect(await heard).toMatchObject({ target_id: 'still-here' })
})

test('a person has twenty sockets; the next one is closed and the twenty stay', async () => {
  const person = await registerClient(app())
  const twenty = await Promise.all(Array.from({ length: 20 }, () => connect(person.token)))
  const next = await connect(person.token)
  if (next.connected) await cut(next)
  expect(next.connected).toBe(false)
  expect(twenty.filter(({ connected }) => connected)).toHaveLength(20)
})

test('a half-open socket ends within 20 seconds', async () => {
  const { token } = await registerClient(app())
  const socket = await connect(token)
  const before = app().app.platform.realtime.connected()
  // The browser is gone without a word: nothing is read or answered any more.
  const transport = socket.io.engine.transport as unknown as {
    ws: { _socket?: { pause(): void } }
    pause?(): void
  }
  transport.ws._socket?.pause()
  await expect.poll(() => app().app.platform.realtime.connected(), { timeout: 21_000 }).toBe(before - 1)
}, 30_000)
