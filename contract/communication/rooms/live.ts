/** The messages of the live connection of a room. No schema library here: the screen of the room uses it too. */
import type { RoomRole } from './rules.ts'

/** The Socket.IO namespace. The handshake sends the session's token and the token from entering the room. */
export const roomNamespace = '/rooms'

export const roomEvents = {
  /** From a browser: for one person in the room, or for all. */
  send: 'room-send',
  /** From a browser: whether the line still stands; answered at once, with nothing. */
  beat: 'room-beat',
  /** To browsers: what another person in the room sent. */
  signal: 'room-signal',
  /** To browsers: the people in the room, after each change. */
  people: 'room-people',
  /** To browsers: questions and polls of the room, after each change. */
  audience: 'room-audience',
  /** To a browser: its visit has ended, and the connection is closed. */
  ended: 'room-ended',
} as const

/** Why a visit ended. `flood` and `forged` end the visit of the person who sent such signals. */
export type VisitEnd = 'left' | 'lost' | 'elsewhere' | 'removed' | 'closed' | 'flood' | 'forged'

export interface RoomPerson {
  visit_u_id: string
  role: RoomRole
  name: string
  is_me: boolean
  state: 'waiting' | 'in'
  /** False while the connection is lost; it may come back. */
  is_connected: boolean
  /**
   * The host of an event, or the healer of an appointment; a co-host has the role of the healer and is not the host.
   */
  is_host: boolean
  /** Whether they may send picture and sound. In a LiveKit room only hosts, and people whom a host allowed. */
  may_speak: boolean
  /** When they raised their hand, in a LiveKit room. */
  hand_raised_at: string | null
}

/** The recording of an event by LiveKit. Afterwards only the hosts can see its state. */
export interface EventRecording {
  state: 'announced' | 'recording' | 'stopping' | 'saving' | 'saved' | 'failed'
  begins_at: string
}

/** A recording between two people. The browser of the person who asked records only after the other has agreed. */
export interface SessionRecording {
  u_id: string
  state: 'asked' | 'agreed' | 'recording' | 'refused' | 'over'
  /** Whether I asked to record, with my browser. */
  is_mine: boolean
  ended_by: 'healer' | 'client' | 'lost' | null
}

/** A STUN or TURN server, as a browser's `RTCPeerConnection` takes it. */
export interface IceServer {
  urls: string[]
  username?: string
  credential?: string
}

export interface RoomPeople {
  people: RoomPerson[]
  /** Number of people in the room. The audience of a LiveKit room cannot see who else is in it. */
  people_count: number
  /** Whether the healer is in the room. A waiting client sees no one, but knows this. */
  is_healer_here: boolean
  /** In a LiveKit room. */
  recording: EventRecording | null
  /** In the room of an appointment: its latest recording. */
  session_recording: SessionRecording | null
  /** For the connections to the others; empty while I wait, and in a LiveKit room, which has its own. */
  ice_servers: IceServer[]
}

/** The status that a person shows to the others. */
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
/** A chat message to all people in the room of an event. It is stored only in the browsers of the people there. */
export interface RoomMessage {
  kind: 'message'
  id: string
  text: string
}
/** From a host of an event: each other person turns their microphone off, and may turn it on again. */
export interface RoomMute {
  kind: 'mute'
}
export type RoomSignal = RoomStatus | RoomDescription | RoomCandidate | RoomMessage | RoomMute

/** Without `to` it is for all people in the room. */
export interface SentSignal {
  to?: string | undefined
  signal: RoomSignal
}
export interface HeardSignal {
  from: string
  /** In a LiveKit room, where the audience cannot see who else is in it. */
  name?: string | undefined
  signal: RoomSignal
}

export const sdpMax = 12_000
export const roomMessageMax = 1000
/** The most signals at once, and per second after that. */
export const signalBurst = 240
export const signalsPerSecond = 30
/** In a LiveKit room a signal goes to many people, so it counts as this many signals. */
export const messageCost = 20
/** All participants are notified this many seconds before the recording of an event starts. */
export const recordingNoticeSeconds = 10
/** A room warns this many minutes before its end. */
export const roomWarningMinutes = 5
