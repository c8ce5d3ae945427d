import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type JoinResponse, SignalResponse } from '@livekit/protocol'
import { AccessToken, RoomServiceClient, WebhookReceiver } from 'livekit-server-sdk'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { type Sandbox, startSandbox } from '../index.ts'

// Spoken to by LiveKit's own library, as a site would.
const key = 'sandbox-livekit'
const secret: string = 'sandbox-livekit-secret-of-32-letters'
const receiver = new WebhookReceiver(key, secret)
const heard: string[] = []
const site = createServer(async (request, response) => {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  const event = await receiver.receive(Buffer.concat(chunks).toString(), request.headers.authorization)
  heard.push(`${event.event} ${event.participant?.identity ?? ''}`.trim())
  response.end()
})
let sandbox: Sandbox
let service: RoomServiceClient

beforeAll(async () => {
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve))
  const { port } = site.address() as AddressInfo // it listens on a port
  sandbox = await startSandbox({ livekitKey: key, livekitWebhookUrl: `http://127.0.0.1:${port}` })
  service = new RoomServiceClient(sandbox.url, key, secret)
})
afterAll(async () => {
  await sandbox.close()
  site.close()
})
beforeEach(() => heard.splice(0))

async function tokenFor(identity: string, canPublish: boolean, signedWith = secret) {
  const token = new AccessToken(key, signedWith, { identity, ttl: 120 })
  token.addGrant({ room: 'webinar', roomJoin: true, canPublish, canSubscribe: true })
  return token.toJwt()
}

/** Joins as a browser does, and keeps what the server says. */
function join(token: string) {
  const socket = new WebSocket(`${sandbox.url.replace('http', 'ws')}/rtc?access_token=${token}`)
  const said: SignalResponse['message'][] = []
  socket.on('message', (data: Buffer) => said.push(SignalResponse.fromBinary(new Uint8Array(data)).message))
  return new Promise<{ socket: WebSocket; said: typeof said }>((resolve, reject) => {
    socket.once('open', () => resolve({ socket, said }))
    socket.once('unexpected-response', (_, { statusCode }) => reject(new Error(`refused with ${statusCode}`)))
  })
}
const joined = (said: SignalResponse['message'][]) =>
  said.find(({ case: kind }) => kind === 'join')?.value as JoinResponse | undefined

test('who joins sees who is there and is announced; removing and deleting end the connection', async () => {
  const host = await join(await tokenFor('host', true))
  const guest = await join(await tokenFor('guest', false))
  await expect
    .poll(() => joined(guest.said)?.otherParticipants.map(({ identity }) => identity))
    .toEqual(['host'])
  expect(joined(guest.said)?.participant?.permission).toMatchObject({ canPublish: false, canSubscribe: true })
  // A browser is offered the connection over which it will watch.
  await expect.poll(() => guest.said.some(({ case: kind }) => kind === 'offer')).toBe(true)

  await service.updateParticipant('webinar', 'guest', {
    permission: { canPublish: true, canSubscribe: true },
  })
  const people = await service.listParticipants('webinar')
  expect(people.map(({ identity, permission }) => [identity, permission?.canPublish])).toEqual([
    ['host', true],
    ['guest', true],
  ])

  await service.removeParticipant('webinar', 'guest')
  await expect.poll(() => guest.socket.readyState).toBe(WebSocket.CLOSED)
  expect(guest.said.at(-1)?.case).toBe('leave')
  await expect(service.removeParticipant('webinar', 'guest')).rejects.toThrow()

  await service.deleteRoom('webinar')
  await expect.poll(() => host.socket.readyState).toBe(WebSocket.CLOSED)
  await expect
    .poll(() => heard.toSorted())
    .toEqual(
      [
        'room_started',
        'participant_joined host',
        'participant_joined guest',
        'participant_left guest',
        'participant_left host',
        'room_finished',
      ].toSorted(),
    )
})

test('a second window of one person ends the first', async () => {
  const first = await join(await tokenFor('one', false))
  const second = await join(await tokenFor('one', false))
  await expect.poll(() => first.socket.readyState).toBe(WebSocket.CLOSED)
  expect(second.socket.readyState).toBe(WebSocket.OPEN)
  await service.deleteRoom('webinar')
})

test('a token of another secret, without the right to join or that has ended is refused', async () => {
  const other = await tokenFor('stranger', true, 'another-secret-of-thirty-two-letters')
  await expect(join(other)).rejects.toThrow('refused with 401')
  const withoutRoom = new AccessToken(key, secret, { identity: 'stranger', ttl: 120 })
  await expect(join(await withoutRoom.toJwt())).rejects.toThrow('refused with 401')
  const ended = new AccessToken(key, secret, { identity: 'late', ttl: -60 })
  ended.addGrant({ room: 'webinar', roomJoin: true })
  await expect(join(await ended.toJwt())).rejects.toThrow('refused with 401')
  const stranger = new RoomServiceClient(sandbox.url, key, 'another-secret-of-thirty-two-letters')
  await expect(stranger.listRooms()).rejects.toThrow()
})
