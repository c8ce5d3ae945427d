import { createHash } from 'node:crypto'
import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { DisconnectReason, ParticipantPermission, WebhookEvent } from '@livekit/protocol'
import { WebSocketServer } from 'ws'
import type { SandboxOptions } from '../options.ts'
import { json, type Reply, type Router, readObject, type SandboxRequest } from '../platform/http.ts'
import { Egress } from './egress.ts'
import { newId, type OpenRoom, Rooms } from './rooms.ts'
import { type Grants, readToken, signToken } from './tokens.ts'

const twirp = (code: string, status: number) => json(status, { code, msg: `sandbox: ${code}` })
const text = (value: unknown) => (typeof value === 'string' ? value : '')

/** LiveKit: its API for rooms, participants and recordings, its webhooks, and the rooms that browsers join. */
export function addLiveKit(router: Router, options: SandboxOptions & { livekitKey: string }) {
  const egress = new Egress((event, egressInfo) => {
    void announce(new WebhookEvent({ event, id: newId('EV'), createdAt: now(), egressInfo }))
  })
  const rooms = new Rooms((event, what) => {
    if (event === 'room_finished') egress.roomEnded(what.room.name)
    void announce(new WebhookEvent({ event, id: newId('EV'), createdAt: now(), ...what }))
  })
  const now = () => BigInt(Math.floor(Date.now() / 1000))

  async function announce(event: WebhookEvent) {
    if (!options.livekitWebhookUrl) return
    const body = event.toJsonString()
    const sha256 = createHash('sha256').update(body).digest('base64')
    await fetch(options.livekitWebhookUrl, {
      method: 'POST',
      headers: { 'content-type': 'application/webhook+json', authorization: signToken(options, { sha256 }) },
      body,
      signal: AbortSignal.timeout(5000),
    }).catch(() => undefined)
  }

  type Work = (input: Record<string, unknown>, room: OpenRoom | undefined) => Reply
  function on(
    name: string,
    may: (grants: Grants['video'], room: string) => boolean | undefined,
    work: Work,
    service = 'RoomService',
  ) {
    router.on('POST', `/twirp/livekit.${service}/${name}`, (request: SandboxRequest) => {
      const token = request.headers.authorization?.replace(/^Bearer /, '') ?? ''
      const grants = readToken(options, token)
      if (!grants) return twirp('unauthenticated', 401)
      const input = readObject(request) ?? {}
      const room = text(input.room) || text(input.name) || text(input.roomName)
      if (!may(grants.video, room)) return twirp('permission_denied', 403)
      return work(input, rooms.get(room))
    })
  }
  const isAdmin = (grants: Grants['video'], room: string) => grants.roomAdmin && grants.room === room

  on(
    'CreateRoom',
    ({ roomCreate }) => roomCreate,
    ({ name }) => json(200, rooms.open(text(name)).info.toJson()),
  )
  on(
    'ListRooms',
    ({ roomList }) => roomList,
    () => json(200, { rooms: rooms.all().map(({ info }) => info.toJson()) }),
  )
  on(
    'DeleteRoom',
    ({ roomCreate }) => roomCreate,
    ({ room }) => (rooms.delete(text(room)) ? json(200, {}) : twirp('not_found', 404)),
  )
  on('ListParticipants', isAdmin, (_, room) =>
    json(200, { participants: [...(room?.people.values() ?? [])].map((one) => one.info().toJson()) }),
  )
  on('RemoveParticipant', isAdmin, ({ identity, revokeTokenTs }, room) => {
    if (!room || !rooms.remove(room, text(identity), DisconnectReason.PARTICIPANT_REMOVED))
      return twirp('not_found', 404)
    // Without it a minute from now, as on a real server.
    room.revoked.set(text(identity), Number(revokeTokenTs) || Date.now() / 1000 + 60)
    return json(200, {})
  })
  on('UpdateParticipant', isAdmin, ({ identity, permission }, room) => {
    const who = room?.people.get(text(identity))
    if (!room || !who) return twirp('not_found', 404)
    if (permission) {
      const given = ParticipantPermission.fromJson(permission as never, { ignoreUnknownFields: true })
      Object.assign(who.permission, { canPublish: given.canPublish, canSubscribe: given.canSubscribe })
      if (!given.canPublish) rooms.unpublish(room, who)
    }
    rooms.tell(room, who)
    return json(200, who.info().toJson())
  })

  const mayRecord = ({ roomRecord }: Grants['video']) => roomRecord
  on(
    'StartRoomCompositeEgress',
    mayRecord,
    (input, room) => {
      const info = egress.start(room, input)
      return info ? json(200, info.toJson()) : twirp('not_found', 404)
    },
    'Egress',
  )
  on(
    'StopEgress',
    mayRecord,
    ({ egressId }) => {
      const info = egress.stop(text(egressId))
      return info ? json(200, info.toJson()) : twirp('not_found', 404)
    },
    'Egress',
  )
  on('ListEgress', mayRecord, (input) => json(200, egress.list(input).toJson()), 'Egress')

  /** A browser that joins: with a token of ours, for the room that it names. */
  const sockets = new WebSocketServer({ noServer: true })
  function attach(server: Server) {
    server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
      const url = new URL(request.url ?? '/', 'http://sandbox')
      const grants = readToken(options, url.searchParams.get('access_token') ?? '')
      const refuse = (status: string) => socket.end(`HTTP/1.1 ${status}\r\nconnection: close\r\n\r\n`)
      if (url.pathname !== '/rtc') return refuse('404 Not Found')
      if (!grants?.video.roomJoin || !grants.video.room || !grants.identity) return refuse('401 Unauthorized')
      if (rooms.isRevoked(grants)) return refuse('401 Unauthorized')
      sockets.handleUpgrade(request, socket, head, (ws) => rooms.join(grants, ws))
    })
  }
  // A browser asks here why its WebSocket was refused.
  router.on('GET', '/rtc/validate', ({ query }) => ({
    status: readToken(options, query.get('access_token') ?? '') ? 200 : 401,
    headers: { 'access-control-allow-origin': '*' },
    body: 'success',
  }))

  return {
    attach,
    async close() {
      rooms.close()
      sockets.close()
      await egress.close()
    },
  }
}
