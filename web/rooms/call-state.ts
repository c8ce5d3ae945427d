import type { RoomPerson, RoomStatus, VisitEnd } from '@newyou/contract/rooms/live'
import type { PeerLine } from './peer.ts'

export interface OtherPerson extends RoomPerson {
  stream: MediaStream | undefined
  line: PeerLine
  status: RoomStatus | undefined
}

/** A message in the room of an event. */
export interface SaidMessage {
  id: string
  name: string
  isMine: boolean
  text: string
  at: string
}

export interface CallState {
  line: 'connecting' | 'open' | 'lost'
  me: RoomPerson | undefined
  others: readonly OtherPerson[]
  isHealerHere: boolean
  isHandUp: boolean
  /** The camera was turned off because the network was too weak for it. */
  hasGivenWay: boolean
  /** Said in the room of an event while this window was there, oldest first. */
  messages: readonly SaidMessage[]
  /** How many of them came while the chat was closed. */
  unread: number
  ended: VisitEnd | undefined
  failure: unknown
}
