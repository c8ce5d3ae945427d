import type { RoomPerson, RoomStatus, VisitEnd } from '@newyou/contract/rooms/live'
import type { PeerLine } from './peer.ts'

export interface OtherPerson extends RoomPerson {
  stream: MediaStream | undefined
  line: PeerLine
  status: RoomStatus | undefined
}

export interface CallState {
  line: 'connecting' | 'open' | 'lost'
  me: RoomPerson | undefined
  others: readonly OtherPerson[]
  isHealerHere: boolean
  isHandUp: boolean
  /** The camera was turned off because the network was too weak for it. */
  hasGivenWay: boolean
  ended: VisitEnd | undefined
  failure: unknown
}
