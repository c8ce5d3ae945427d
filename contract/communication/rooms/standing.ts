/** What there is to say and to do about a session now. No schema library here: the screens of it use this. */

import type { BookingPolicy } from '../../care/appointments/policy.ts'
import { type AppointmentFacts, refusalReason } from '../../care/appointments/rules.ts'
import { type RoomHours, roomPhase } from './rules.ts'

export type SessionFacts = Pick<AppointmentFacts, 'state' | 'starts_at' | 'ends_at'> & {
  policy?: Pick<BookingPolicy, 'room_opens_minutes'> | undefined
}

/**
 * The way into the room: `return` after the session was marked or its time is over. An ended session that is settled
 * has none.
 */
export function doorOf(
  facts: SessionFacts,
  hours: RoomHours,
  now: number,
): 'none' | 'opens' | 'join' | 'return' {
  const phase = roomPhase(facts, hours, now)
  if (phase === 'early') return 'opens'
  if (phase !== 'open') return 'none'
  const isPast = now >= Date.parse(facts.ends_at)
  if (facts.state === 'confirmed') return isPast ? 'return' : 'join'
  return isPast ? 'none' : 'return'
}

/**
 * Whether the client is offered to report an absent healer; `later` says from when. What was settled at the end is
 * objected to instead, and a healer who was met was there.
 */
export function absenceOf(
  facts: AppointmentFacts,
  policy: BookingPolicy,
  { now, hasMet = false }: { now: number; hasMet?: boolean },
): { is: 'none' | 'report' } | { is: 'later'; at: number } {
  const why = refusalReason('client', 'report-absence', facts, policy, now)
  if (hasMet) return { is: 'none' }
  if (why?.reason === 'too-early' && why.at !== undefined && now >= Date.parse(facts.starts_at))
    return { is: 'later', at: why.at }
  const isSettled = facts.state !== 'confirmed' && now >= Date.parse(facts.ends_at)
  return { is: why || isSettled ? 'none' : 'report' }
}

/** The person whom one does not see in the room: still `expected`, `away` after they were there, or nobody comes any more. */
export const missingOf = (
  { ends_at }: Pick<SessionFacts, 'ends_at'>,
  { now, wasThere }: { now: number; wasThere: boolean },
): 'expected' | 'away' | 'over' => (now >= Date.parse(ends_at) ? 'over' : wasThere ? 'away' : 'expected')

/** What is left to the healer after a session: to mark it, or only to plan what follows. */
export const leftToHealer = ({ state }: Pick<SessionFacts, 'state'>): 'mark' | 'plan' =>
  state === 'confirmed' ? 'mark' : 'plan'
