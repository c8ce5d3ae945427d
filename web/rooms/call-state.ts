import type { RoomAudience } from '@newyou/contract/rooms/audience'
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
  /** How many are in; in a big room more than are shown. */
  peopleCount: number
  isHandUp: boolean
  /** The camera was turned off because the network was too weak for it. */
  hasGivenWay: boolean
  /** Said in the room of an event while this window was there, oldest first. */
  messages: readonly SaidMessage[]
  /** How many of them came while the chat was closed. */
  unread: number
  /** Questions and polls of a big room, once they were read. */
  audience: RoomAudience | undefined
  /** By the id of the poll; answers are counted from 0. */
  myAnswers: Readonly<Record<string, number>>
  /** Questions and polls that came while their panel was closed. */
  freshAsked: number
  ended: VisitEnd | undefined
  failure: unknown
}
