import type { BookingPolicy } from '../appointments/policy.ts'

/** Sessions that begin within a quarter of an hour. No schema library here: public pages use it too. */

/** How long a healer may be available now, in minutes. */
export const nowLengths = [30, 60, 120, 240] as const
/** A client has this long to pay, at least, before the session starts. */
export const nowAheadMinutes = 10
const stepMinutes = 5
const minute = 60_000

/** When a session that is booked at `now` starts: in 10 to 15 minutes, at a multiple of five. */
export const nowStart = (now: number): number =>
  Math.ceil((now + nowAheadMinutes * minute) / (stepMinutes * minute)) * stepMinutes * minute

/**
 * The policy of such a session: whoever has not come five minutes after the start counts as absent, and an absent healer
 * is settled then, without asking the client first. Its room is open from the payment on.
 */
export const nowPolicy = <P extends BookingPolicy>(policy: P): P => ({
  ...policy,
  begins_now: true,
  late_minutes: 5,
  late_answer_minutes: 0,
  room_opens_minutes: nowAheadMinutes + stepMinutes,
})
