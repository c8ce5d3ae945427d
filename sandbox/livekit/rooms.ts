import { randomBytes } from 'node:crypto'
import {
  DisconnectReason,
  JoinResponse,
  LeaveRequest,
  LeaveRequest_Action,
  ParticipantUpdate,
  Room,
  ServerInfo,
  SignalRequest,
  TrackInfo,
  TrackPublishedResponse,
} from '@livekit/protocol'
import type { RTCRtpReceiver } from 'werift'
import type { WebSocket } from 'ws'
import { Participant } from './participant.ts'
import type { Grants } from './tokens.ts'

export const newId = (prefix: string) => `${prefix}_${randomBytes(6).toString('hex')}`

export interface OpenRoom {
  info: Room
  people: Map<string, Participant>
  /** Published tracks: the participant and the receiver. */
  published: Map<string, { by: Participant; receiver: RTCRtpReceiver }>
  /** Of identities that were removed: their tokens from before this second open nothing. */
  revoked: Map<string, number>
}

type Happened = (event: string, what: { room: Room; participant?: ReturnType<Participant['info']> }) => void

/** The rooms of LiveKit: who is in, what they publish, and who watches it. */
export class Rooms {
  readonly #rooms = new Map<string, OpenRoom>()
  readonly #happened: Happened

  constructor(happened: Happened) {
    this.#happened = happened
  }

  get(name: string) {
    return this.#rooms.get(name)
  }

  all() {
    return [...this.#rooms.values()]
  }

  open(name: string): OpenRoom {
    const known = this.#rooms.get(name)
    if (known) return known
    const info = new Room({
      sid: newId('RM'),
      name,
      creationTime: BigInt(Math.floor(Date.now() / 1000)),
    })
    const room = { info, people: new Map(), published: new Map(), revoked: new Map() }
    this.#rooms.set(name, room)
    this.#happened('room_started', { room: info })
    return room
  }

  isRevoked({ identity, nbf, video }: Grants) {
    const before = this.#rooms.get(video.room ?? '')?.revoked.get(identity)
    return before !== undefined && nbf < before
  }

  /** A browser came in; the same identity in another window goes out. */
  join(grants: Grants, socket: WebSocket) {
    const room = this.open(grants.video.room ?? '')
    this.remove(room, grants.identity, DisconnectReason.DUPLICATE_IDENTITY)
    const me = new Participant(newId('PA'), grants, socket)
    const others = [...room.people.values()].map((one) => one.info())
    room.people.set(me.identity, me)
    me.send({
      case: 'join',
      value: new JoinResponse({
        room: room.info,
        participant: me.info(),
        otherParticipants: others,
        subscriberPrimary: true,
        pingInterval: 5,
        pingTimeout: 15,
        enabledPublishCodecs: [{ mime: 'video/vp8' }, { mime: 'audio/opus' }],
        serverInfo: new ServerInfo({ version: '1.9.0', protocol: 16, region: 'sandbox' }),
      }),
    })
    this.tell(room, me)
    this.#happened('participant_joined', { room: room.info, participant: me.info() })
    void this.#begin(room, me)
    socket.on('message', (data: Buffer, isBinary: boolean) => {
      const request = isBinary ? SignalRequest.fromBinary(new Uint8Array(data)) : undefined
      if (request)
        this.#hear(room, me, request).catch((error: unknown) =>
          console.error('sandbox: LiveKit could not take a signal', error),
        )
    })
    socket.on('close', () => {
      if (room.people.get(me.identity) === me) this.remove(room, me.identity)
    })
  }

  async #begin(room: OpenRoom, me: Participant) {
    await me.forwarding.begin()
    for (const [sid, { by, receiver }] of room.published) await me.forwarding.watch(by.sid, sid, receiver)
  }

  async #hear(room: OpenRoom, me: Participant, { message }: SignalRequest) {
    switch (message.case) {
      case 'offer':
        return me.forwarding.takeOffer(message.value, (cid, receiver) =>
          this.#publish(room, me, cid, receiver),
        )
      case 'answer':
        return me.forwarding.takeAnswer(message.value)
      case 'trickle':
        return me.forwarding.takeCandidate(message.value)
      case 'addTrack': {
        const { cid, name, type, source, width, height, muted } = message.value
        // A real server does not answer people whose token forbids it either.
        if (!me.permission.canPublish) return
        const track = new TrackInfo({ sid: newId('TR'), name, type, source, width, height, muted })
        me.tracks.set(cid, track)
        return me.send({ case: 'trackPublished', value: new TrackPublishedResponse({ cid, track }) })
      }
      case 'mute': {
        const { sid, muted } = message.value
        for (const track of me.tracks.values()) if (track.sid === sid) track.muted = muted
        return this.tell(room, me)
      }
      case 'ping':
        return me.send({ case: 'pong', value: message.value })
      case 'pingReq':
        return me.send({
          case: 'pongResp',
          value: { lastPingTimestamp: message.value.timestamp, timestamp: BigInt(Date.now()) } as never,
        })
      case 'leave':
        return this.remove(room, me.identity)
    }
  }

  #publish(room: OpenRoom, me: Participant, cid: string, receiver: RTCRtpReceiver) {
    const track = me.tracks.get(cid)
    if (!track || room.published.has(track.sid)) return
    room.published.set(track.sid, { by: me, receiver })
    this.tell(room, me)
    this.#happened('track_published', { room: room.info, participant: me.info() })
    for (const other of room.people.values())
      if (other !== me) void other.forwarding.watch(me.sid, track.sid, receiver)
  }

  /** Nothing of what they publish is passed on any longer. */
  unpublish(room: OpenRoom, who: Participant) {
    for (const [sid, { by }] of room.published) if (by === who) room.published.delete(sid)
    who.tracks.clear()
  }

  /** All are told how a participant is now. */
  tell(room: OpenRoom, about: Participant) {
    const value = new ParticipantUpdate({ participants: [about.info()] })
    for (const one of room.people.values()) one.send({ case: 'update', value })
  }

  remove(room: OpenRoom, identity: string, reason = DisconnectReason.CLIENT_INITIATED): boolean {
    const gone = room.people.get(identity)
    if (!gone) return false
    room.people.delete(identity)
    this.unpublish(room, gone)
    gone.send({
      case: 'leave',
      value: new LeaveRequest({ reason, action: LeaveRequest_Action.DISCONNECT }),
    })
    gone.close()
    this.tell(room, gone)
    this.#happened('participant_left', { room: room.info, participant: gone.info() })
    return true
  }

  delete(name: string) {
    const room = this.#rooms.get(name)
    if (!room) return false
    for (const identity of [...room.people.keys()]) this.remove(room, identity, DisconnectReason.ROOM_DELETED)
    this.#rooms.delete(name)
    this.#happened('room_finished', { room: room.info })
    return true
  }

  close() {
    for (const name of [...this.#rooms.keys()]) this.delete(name)
  }
}
