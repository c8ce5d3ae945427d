/** When a room is open, and for which appointments and events. No schema library here: pages use it too. */
import type { AppointmentState } from '../appointments/rules.ts'
import { joinOpensMinutes } from '../business.ts'

/**
 * The roles in a room; the healer is the host. The client of an appointment waits to be admitted; participants of an
 * event do not.
 */
export type RoomRole = 'healer' | 'client'

/** `closed`: there is no room, because the appointment or event was cancelled or never confirmed. */
export type RoomPhase = 'early' | 'open' | 'over' | 'closed'

/** How long before the start and after the end a room is open; the operator sets both. */
export interface RoomHours {
  room_opens_minutes: number
  room_closes_minutes: number
}

/** A session that was marked as held, or reported by one side, may still be going on. */
const meeting: readonly AppointmentState[] = ['confirmed', 'completed', 'reported', 'disputed', 'no-show']

interface RoomFacts {
  state: AppointmentState
  starts_at: string
  ends_at: string
}

const minute = 60_000

export const roomOpensAt = ({ starts_at }: Pick<RoomFacts, 'starts_at'>, { room_opens_minutes }: RoomHours) =>
  Date.parse(starts_at) - room_opens_minutes * minute
export const roomClosesAt = ({ ends_at }: Pick<RoomFacts, 'ends_at'>, { room_closes_minutes }: RoomHours) =>
  Date.parse(ends_at) + room_closes_minutes * minute

const phaseBetween = (opensAt: number, closesAt: number, now: number): RoomPhase =>
  now < opensAt ? 'early' : now < closesAt ? 'open' : 'over'

export function roomPhase(facts: RoomFacts, hours: RoomHours, now: number): RoomPhase {
  if (!meeting.includes(facts.state)) return 'closed'
  return phaseBetween(roomOpensAt(facts, hours), roomClosesAt(facts, hours), now)
}

/** The most people in a room without LiveKit, including the host: each browser connects to every other one. */
export const roomPeopleMax = 4

/** How picture and sound are sent: `peers` from browser to browser, `livekit` by a LiveKit server to any number. */
export type RoomCarrier = 'peers' | 'livekit'

interface EventFacts {
  is_online: boolean
  /** The external address of the event, if it has one. */
  join_url: string | null
  seats: number | null
  /** The number of co-hosts. */
  co_hosts?: number
}

/** The most co-hosts in a room without LiveKit, beside the host and the seats. */
export const coHostPlaces = ({ seats }: Pick<EventFacts, 'seats'>) =>
  seats === null ? 0 : Math.max(0, roomPeopleMax - 1 - seats)

/**
 * The carrier of an event's room; undefined if the event is in person, has an external address, or is too big without
 * LiveKit. If only the co-hosts are too many, the room has no co-hosts.
 */
export function eventCarrier(
  { is_online, join_url, seats, co_hosts = 0 }: EventFacts,
  hasLiveKit: boolean,
): RoomCarrier | undefined {
  if (!is_online || join_url) return undefined
  const isSmall = seats !== null && seats < roomPeopleMax
  if (isSmall && (co_hosts <= coHostPlaces({ seats }) || !hasLiveKit)) return 'peers'
  return hasLiveKit ? 'livekit' : undefined
}

/** Whether an event takes place in our own room: it is online, has no external address, and is not too big. */
export const meetsInRoom = (event: EventFacts, hasLiveKit: boolean) =>
  eventCarrier(event, hasLiveKit) !== undefined

/** Online events with up to this number of seats need no external address; null if none needs one. */
export const seatsWithoutLink = ({
  hasLiveKit,
  meetUrl,
}: {
  hasLiveKit: boolean
  meetUrl: string | undefined
}) => (hasLiveKit || meetUrl ? null : roomPeopleMax - 1)

export const linkNeeded = (seats: number) =>
  `An online event for more than ${seats} people needs a meeting link`

/** The room of an event opens when every event can be joined, earlier than that of a session. */
export const eventRoomOpensAt = ({ starts_at }: Pick<RoomFacts, 'starts_at'>) =>
  Date.parse(starts_at) - joinOpensMinutes * minute

/** The phase of an event's room. `ended_at`: when the host ended it for all. */
export function eventRoomPhase(
  facts: Pick<RoomFacts, 'starts_at' | 'ends_at'> & { state: string; ended_at: string | null },
  hours: RoomHours,
  now: number,
): RoomPhase {
  if (facts.state !== 'planned') return 'closed'
  // An event that was ended and then moved to a later time starts again.
  if (facts.ended_at && facts.ended_at >= facts.starts_at) return 'over'
  return phaseBetween(eventRoomOpensAt(facts), roomClosesAt(facts, hours), now)
}
