/** What goes over the live connection of a room. Free of the schema library: the screen of the room reads it. */
import type { RoomRole } from './rules.ts'

/** The Socket.IO namespace; its handshake carries the session's token and the one that entering gave. */
export const roomNamespace = '/rooms'

export const roomEvents = {
  /** From a browser: for one person in the room, or for all. */
  send: 'room-send',
  /** To browsers: what another person in the room sent. */
  signal: 'room-signal',
  /** To browsers: who is there, after each change. */
  people: 'room-people',
  /** To browsers: questions and polls of the room, after each change. */
  audience: 'room-audience',
  /** To a browser: its visit is over. The connection ends. */
  ended: 'room-ended',
} as const

/** Why a visit is over. `flood` and `forged` end the connection of the one who did it. */
export type VisitEnd = 'left' | 'lost' | 'elsewhere' | 'removed' | 'closed' | 'flood' | 'forged'

export interface RoomPerson {
  visit_u_id: string
  role: RoomRole
  name: string
  is_me: boolean
  state: 'waiting' | 'in'
  /** Without: the connection dropped, and may come back. */
  is_connected: boolean
  /** The host of an event, or the healer of an appointment; a co-host has the role of the healer and is not the host. */
  is_host: boolean
  /** Whether they may be seen and heard. In a room carried by LiveKit only the hosts may, and whom they let. */
  may_speak: boolean
  /** When they asked to speak, in a room carried by LiveKit. */
  hand_raised_at: string | null
}

/** The recording of an event by LiveKit. What becomes of it afterwards only its hosts see. */
export interface EventRecording {
  state: 'announced' | 'recording' | 'stopping' | 'saving' | 'saved' | 'failed'
  begins_at: string
}

/** A recording between two people. Only with a yes of the other does the browser of the one who asked record. */
export interface SessionRecording {
  u_id: string
  state: 'asked' | 'agreed' | 'recording' | 'refused' | 'over'
  /** Whether I asked, and my browser records. */
  is_mine: boolean
  ended_by: 'healer' | 'client' | 'lost' | null
}

export interface RoomPeople {
  people: RoomPerson[]
  /** How many are in. The audience of a big room is not shown who else is in it. */
  people_count: number
  /** A client who waits sees nobody, but knows whether there is somebody to let them in. */
  is_healer_here: boolean
  /** In a room carried by LiveKit. */
  recording: EventRecording | null
  /** In a room for two: the latest of them. */
  session_recording: SessionRecording | null
}

/** What a person shows of themselves. */
export interface RoomStatus {
  kind: 'status'
  microphone: boolean
  camera: boolean
  screen: boolean
  hand: boolean
}
export interface RoomDescription {
  kind: 'description'
  type: 'offer' | 'answer'
  sdp: string
}
export interface RoomCandidate {
  kind: 'candidate'
  candidate: string
  sdp_mid: string | null
  sdp_m_line_index: number | null
  username_fragment: string | null
}
/** Said to everybody in the room of an event; kept by the browsers that are there, and nowhere else. */
export interface RoomMessage {
  kind: 'message'
  id: string
  text: string
}
export type RoomSignal = RoomStatus | RoomDescription | RoomCandidate | RoomMessage

/** Without `to`: for everybody in the room. */
export interface SentSignal {
  to?: string | undefined
  signal: RoomSignal
}
export interface HeardSignal {
  from: string
  /** In a room carried by LiveKit, where the audience does not see who else is in it. */
  name?: string | undefined
  signal: RoomSignal
}

export const sdpMax = 12_000
export const roomMessageMax = 1000
/** So many signals at once, and so many in each second from then on. */
export const signalBurst = 240
export const signalsPerSecond = 30
/** In a room carried by LiveKit a signal is a message to many people: it costs as much as so many. */
export const messageCost = 20
/** So long before it begins, everybody is told that an event will be recorded. */
export const recordingNoticeSeconds = 10
/** When a room says that the time is nearly over. */
export const roomWarningMinutes = 5
