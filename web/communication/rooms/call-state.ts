import type { RoomAudience } from '@newyou/contract/communication/rooms/audience'
import type {
  EventRecording,
  RoomPerson,
  RoomStatus,
  SessionRecording,
  VisitEnd,
} from '@newyou/contract/communication/rooms/live'
import type { PeerLine } from './peer.ts'
import type { LineStrength } from './quality.ts'

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
  /** To the site. */
  line: 'connecting' | 'open' | 'lost'
  /** Since when nothing comes at all, neither from the site nor from the others; by this device's clock. */
  lostAt: number | undefined
  /** How well one's own picture and sound arrive; undefined while that is not known. */
  strength: LineStrength | undefined
  me: RoomPerson | undefined
  others: readonly OtherPerson[]
  isHealerHere: boolean
  /** How many are in; in a big room more than are shown. */
  peopleCount: number
  isHandUp: boolean
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
  /** Of an event, by LiveKit. */
  recording: EventRecording | null
  /** Between two people: the latest that was asked for while this window was there. */
  sessionRecording: SessionRecording | null
  /** How the recording of this browser ended, or why there was none. */
  recorded: 'saved' | 'unsupported' | 'failed' | undefined
  ended: VisitEnd | undefined
  failure: unknown
}

/** Before the first word of the server. */
export const newCall: CallState = {
  line: 'connecting',
  lostAt: undefined,
  strength: undefined,
  me: undefined,
  others: [],
  isHealerHere: false,
  peopleCount: 0,
  isHandUp: false,
  messages: [],
  unread: 0,
  audience: undefined,
  myAnswers: {},
  freshAsked: 0,
  recording: null,
  sessionRecording: null,
  recorded: undefined,
  ended: undefined,
  failure: undefined,
}
