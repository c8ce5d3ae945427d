import {
  ParticipantInfo,
  ParticipantInfo_State,
  ParticipantPermission,
  SignalResponse,
  type TrackInfo,
} from '@livekit/protocol'
import type { WebSocket } from 'ws'
import { Forwarding } from './forwarding.ts'
import type { Grants } from './tokens.ts'

type Message = SignalResponse['message']

/** A participant of a room: their signalling connection, what they may do and what they publish. */
export class Participant {
  readonly sid: string
  readonly identity: string
  readonly tracks = new Map<string, TrackInfo>()
  readonly permission: ParticipantPermission
  readonly forwarding: Forwarding
  readonly #socket: WebSocket
  readonly #name: string
  readonly #joinedAt = BigInt(Math.floor(Date.now() / 1000))
  state = ParticipantInfo_State.ACTIVE

  constructor(sid: string, { identity, name, video }: Grants, socket: WebSocket) {
    this.sid = sid
    this.identity = identity
    this.#name = name
    this.#socket = socket
    this.permission = new ParticipantPermission({
      canPublish: video.canPublish ?? true,
      canSubscribe: video.canSubscribe ?? true,
    })
    this.forwarding = new Forwarding((message) => this.send(message))
  }

  info(): ParticipantInfo {
    return new ParticipantInfo({
      sid: this.sid,
      identity: this.identity,
      name: this.#name,
      state: this.state,
      tracks: [...this.tracks.values()],
      joinedAt: this.#joinedAt,
      permission: this.permission,
      isPublisher: this.tracks.size > 0,
      version: 0,
    })
  }

  send(message: Message) {
    if (this.#socket.readyState === this.#socket.OPEN)
      this.#socket.send(new SignalResponse({ message }).toBinary())
  }

  close() {
    this.state = ParticipantInfo_State.DISCONNECTED
    this.forwarding.close()
    this.#socket.close()
  }
}
