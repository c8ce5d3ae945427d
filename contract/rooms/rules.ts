/** When a room is open, and for which appointments. No schema library here: pages read it too. */
import type { AppointmentState } from '../appointments/rules.ts'

/** Who is in a room: the healer is the host and lets the client in. */
export type RoomRole = 'healer' | 'client'

/** `closed`: there is no room, because the appointment was cancelled or never confirmed. */
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

export const roomOpensAt = ({ starts_at }: RoomFacts, { room_opens_minutes }: RoomHours) =>
  Date.parse(starts_at) - room_opens_minutes * minute
export const roomClosesAt = ({ ends_at }: RoomFacts, { room_closes_minutes }: RoomHours) =>
  Date.parse(ends_at) + room_closes_minutes * minute

export function roomPhase(facts: RoomFacts, hours: RoomHours, now: number): RoomPhase {
  if (!meeting.includes(facts.state)) return 'closed'
  if (now < roomOpensAt(facts, hours)) return 'early'
  return now < roomClosesAt(facts, hours) ? 'open' : 'over'
}
