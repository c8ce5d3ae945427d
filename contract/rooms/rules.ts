/** When a room is open, and for which appointments and events. No schema library here: pages read it too. */
import type { AppointmentState } from '../appointments/rules.ts'
import { joinOpensMinutes } from '../business.ts'

/** Who is in a room: the healer is the host. A client of an appointment waits until they are let in; who is enrolled in an event does not. */
export type RoomRole = 'healer' | 'client'

/** `closed`: there is no room, because the appointment or event was cancelled, or never confirmed. */
export type RoomPhase = 'early' | 'open' | 'over' | 'closed'

/** How long before the start and after the end a room is open; the operator sets both. */
export interface RoomHours {
  room_opens_minutes: number
  room_closes_minutes: number
}

/** A session that was marked as held, or that one side has reported, may still go on. */
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

/** So many meet without LiveKit, the host among them: each browser connects to each other one. */
export const roomPeopleMax = 4

/** What picture and sound travel by: from browser to browser, or by LiveKit to as many as there are. */
export type RoomCarrier = 'peers' | 'livekit'

interface EventFacts {
  is_online: boolean
  /** Where it meets instead. */
  join_url: string | null
  seats: number | null
  /** How many healers have a place beside the host. */
  co_hosts?: number
}

/** How many co-hosts fit into a room from browser to browser, beside the host and the seats. */
export const coHostPlaces = ({ seats }: Pick<EventFacts, 'seats'>) =>
  seats === null ? 0 : Math.max(0, roomPeopleMax - 1 - seats)

/**
 * By what an event's room is carried; undefined when it meets at a place, elsewhere, or is too big without LiveKit. Where
 * only the co-hosts are too many, it is carried without them.
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

/** Whether an event meets in a room of ours: online, without an address of its own, and not too big. */
export const meetsInRoom = (event: EventFacts, hasLiveKit: boolean) =>
  eventCarrier(event, hasLiveKit) !== undefined

/** Up to how many seats an online event needs no address of its own; null: however many. */
export const seatsWithoutLink = ({
  hasLiveKit,
  meetUrl,
}: {
  hasLiveKit: boolean
  meetUrl: string | undefined
}) => (hasLiveKit || meetUrl ? null : roomPeopleMax - 1)

export const linkNeeded = (seats: number) =>
  `An online event for more than ${seats} people needs a meeting link`

/** An event's room opens earlier than that of a session: it is joined as every event is. */
export const eventRoomOpensAt = ({ starts_at }: Pick<RoomFacts, 'starts_at'>) =>
  Date.parse(starts_at) - joinOpensMinutes * minute

/** `ended_at`: when the host ended it for everybody. */
export function eventRoomPhase(
  facts: Pick<RoomFacts, 'starts_at' | 'ends_at'> & { state: string; ended_at: string | null },
  hours: RoomHours,
  now: number,
): RoomPhase {
  if (facts.state !== 'planned') return 'closed'
  // One that was ended and then moved to a later time begins anew.
  if (facts.ended_at && facts.ended_at >= facts.starts_at) return 'over'
  return phaseBetween(eventRoomOpensAt(facts), roomClosesAt(facts, hours), now)
}
