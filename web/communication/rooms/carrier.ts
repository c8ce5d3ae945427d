import type { RoomPerson, RoomSignal, RoomStatus } from '@newyou/contract/communication/rooms/live'
import type { HeardSound } from './line-diary.ts'
import type { PeerLine } from './peer.ts'
import type { LineStrength } from './quality.ts'

/** Media received from a person. */
export interface Shown {
  stream: MediaStream | undefined
  line: PeerLine
  status: RoomStatus | undefined
}

/** How picture and sound come and go: from browser to browser, or by LiveKit. */
export interface Carrier {
  /** People in, after each change. */
  meet(me: RoomPerson | undefined, others: readonly RoomPerson[]): void
  shown(person: RoomPerson): Shown
  hear(from: string, signal: RoomSignal): void
  /** This browser's own media have changed. */
  showMine(): void
  /** The network may be another one. */
  repair(): void
  /** Every two seconds while the room is open; how strong the own line is, where that is known. */
  look(): Promise<LineStrength | undefined>
  /** Grows with all that comes from the others; undefined where that is not known. */
  received(): Promise<number | undefined>
  /** Sound that came from the other of two; undefined where that is not known. */
  heard?(): Promise<HeardSound | undefined>
  /** Disconnects: this browser's visit has changed. */
  reset(): void
  close(): void
}
