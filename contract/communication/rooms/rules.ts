/** When a room is open, and for which appointments and events. No schema library here: pages use it too. */

import { joinOpensMinutes } from '../../business.ts'
import type { AppointmentState } from '../../care/appointments/rules.ts'

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
  /** Of an appointment, whose policy may open its room earlier. */
  policy?: { room_opens_minutes?: number | undefined } | undefined
}

const minute = 60_000

export const roomOpensAt = (
  { starts_at, policy }: Pick<RoomFacts, 'starts_at' | 'policy'>,
  { room_opens_minutes }: RoomHours,
) => Date.parse(starts_at) - (policy?.room_opens_minutes ?? room_opens_minutes) * minute
export const roomClosesAt = ({ ends_at }: Pick<RoomFacts, 'ends_at'>, { room_closes_minutes }: RoomHours) =>
  Date.parse(ends_at) + room_closes_minutes * minute

const phaseBetween = (opensAt: number, closesAt: number, now: number): RoomPhase =>
  now < opensAt ? 'early' : now < closesAt ? 'open' : 'over'

export function roomPhase(facts: RoomFacts, hours: RoomHours, now: number): RoomPhase {
  if (!meeting.includes(facts.state)) return 'closed'
  return phaseBetween(roomOpensAt(facts, hours), roomClosesAt(facts, hours), now)
}

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
