import type { RoomPerson, RoomSignal, RoomStatus } from '@newyou/contract/rooms/live'
import type { PeerLine } from './peer.ts'

/** What of another person arrives here. */
export interface Shown {
  stream: MediaStream | undefined
  line: PeerLine
  status: RoomStatus | undefined
}

/** How picture and sound come and go: from browser to browser, or by LiveKit. */
export interface Carrier {
  /** Who is in, after each change. */
  meet(me: RoomPerson | undefined, others: readonly RoomPerson[]): void
  shown(person: RoomPerson): Shown
  hear(from: string, signal: RoomSignal): void
  /** What this browser shows of itself has changed. */
  showMine(): void
  /** The network may be another one. */
  repair(): void
  /** Every two seconds while the room is open. */
  look(): Promise<void>
  /** This browser has a new visit, or none any longer. */
  reset(): void
  close(): void
}
