/**
 * The published policy for rescheduling, cancelling and being late. No schema library here: public pages use it too.
 */

/** The policy for both sides, published before booking and set by the operator. */
export interface BookingPolicy {
  /** Clients can reschedule until this many hours before the start, any number of times. */
  reschedule_until_hours: number
  /**
   * The refund when the client cancels: that of the first step whose deadline has not passed; after the last,
   * nothing.
   */
  refund_steps: { until_hours: number; percent: number }[]
  /**
   * For this many minutes after booking, cancelling is refunded in full, unless the start is nearer than
   * `grace_until_hours`.
   */
  grace_minutes: number
  grace_until_hours: number
  /** Of one appointment: another client had released its time, so there is no full refund after booking. */
  was_released?: boolean | undefined
  /** Of one appointment: it was booked with a healer who was available now (`nowPolicy`). */
  begins_now?: boolean | undefined
  /** A person who has not joined this many minutes after the start counts as absent. */
  late_minutes: number
  /** Of one appointment: minutes that the client of a late healer has to answer before the refund; by default five. */
  late_answer_minutes?: number | undefined
  /** Of one appointment: how long before the start its room opens; by default as the settings say. */
  room_opens_minutes?: number | undefined
  /** Hours that each side has to answer after the end, and after a report. */
  report_hours: number
}

/**
 * The policy for a time that another client has released. Booking it refunds that client in full; with a full refund
 * for whoever booked it as well, two clients could leave the healer with nothing.
 */
export const releasedTimePolicy = <P extends BookingPolicy>(policy: P): P => ({
  ...policy,
  grace_minutes: 0,
  was_released: true,
})

/** When an appointment starts, and when it was paid, in UTC. */
interface Booked {
  starts_at: string
  booked_at: string
}

const minute = 60_000
const hour = 60 * minute

/**
 * The refund in percent when an appointment is cancelled now. It is full when the healer cancels, and when the client
 * declines a time that the healer chose.
 */
export function refundPercent(
  side: 'client' | 'healer',
  facts: Booked & { is_reschedule_open: boolean },
  policy: BookingPolicy,
  now: number,
): number {
  if (side === 'healer' || facts.is_reschedule_open || now < graceEnd(facts, policy)) return 100
  return publishedPercent(facts.starts_at, policy, now)
}

function publishedPercent(startsAt: string, policy: BookingPolicy, now: number) {
  const hoursAhead = (Date.parse(startsAt) - now) / hour
  const steps = policy.refund_steps.toSorted((one, other) => other.until_hours - one.until_hours)
  return steps.find(({ until_hours }) => hoursAhead >= until_hours)?.percent ?? 0
}

/** When the full refund after booking ends, in milliseconds. */
function graceEnd(facts: Booked, policy: BookingPolicy) {
  const afterBooking = Date.parse(facts.booked_at) + policy.grace_minutes * minute
  return Math.min(afterBooking, Date.parse(facts.starts_at) - policy.grace_until_hours * hour)
}

export interface NearTerms {
  /** Hours before the start until which the refund would have been full. */
  fullUntilHours: number
  /** The refund now, in percent. */
  percent: number
  canReschedule: boolean
  /** Minutes after booking in which cancelling is refunded in full; 0 for none. */
  graceMinutes: number
}

/** The terms for a start so near that cancelling is not refunded in full; undefined otherwise. */
export function nearTerms(startsAt: string, policy: BookingPolicy, now: number): NearTerms | undefined {
  const percent = publishedPercent(startsAt, policy, now)
  const whole = policy.refund_steps.filter((step) => step.percent === 100)
  if (percent === 100 || whole.length === 0) return undefined
  const start = Date.parse(startsAt)
  const facts = { starts_at: startsAt, booked_at: new Date(now).toISOString() }
  return {
    fullUntilHours: Math.min(...whole.map(({ until_hours }) => until_hours)),
    percent,
    canReschedule: now < start - policy.reschedule_until_hours * hour,
    graceMinutes: Math.max(0, Math.floor((graceEnd(facts, policy) - now) / minute)),
  }
}
