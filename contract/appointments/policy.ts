/** The published rule for moving, cancelling and being late. No schema library here: public pages use it too. */

/** One rule for both sides, published before booking; the operator sets it. */
export interface BookingPolicy {
  /** Until so many hours before it, clients may move their appointment, as often as they need. */
  move_until_hours: number
  /** What comes back when the client cancels: the first step whose hours are still ahead; after the last, nothing. */
  refund_steps: { until_hours: number; percent: number }[]
  /** So long after booking, cancelling returns all, unless the start is nearer than so many hours. */
  grace_minutes: number
  grace_until_hours: number
  /** A person who has not come so many minutes after the beginning did not come. */
  late_minutes: number
  /** How long after the end, and after a report, each side has time to answer. */
  report_hours: number
}

/** When an appointment begins, and when it was paid. UTC instants. */
interface Booked {
  starts_at: string
  booked_at: string
}

const minute = 60_000
const hour = 60 * minute

/**
 * What of the price comes back, in percent, when an appointment is cancelled now. The healer's word always counts in
 * full, and so does the client's no to a time that the healer chose.
 */
export function refundPercent(
  side: 'client' | 'healer',
  facts: Booked & { is_move_open: boolean },
  policy: BookingPolicy,
  now: number,
): number {
  if (side === 'healer' || facts.is_move_open || now < graceEnd(facts, policy)) return 100
  return publishedPercent(facts.starts_at, policy, now)
}

function publishedPercent(startsAt: string, policy: BookingPolicy, now: number) {
  const hoursAhead = (Date.parse(startsAt) - now) / hour
  const steps = policy.refund_steps.toSorted((one, other) => other.until_hours - one.until_hours)
  return steps.find(({ until_hours }) => hoursAhead >= until_hours)?.percent ?? 0
}

/** Until when cancelling returns all because it was only just booked, milliseconds. */
function graceEnd(facts: Booked, policy: BookingPolicy) {
  const afterBooking = Date.parse(facts.booked_at) + policy.grace_minutes * minute
  return Math.min(afterBooking, Date.parse(facts.starts_at) - policy.grace_until_hours * hour)
}

export interface NearTerms {
  /** So many hours before the start all would have come back. */
  fullUntilHours: number
  /** What is refunded now. */
  percent: number
  canMove: boolean
  /** For so many minutes after booking now, cancelling refunds in full; 0 for none. */
  graceMinutes: number
}

/** What holds for a start that is so near that not all would come back; nothing while all would. */
export function nearTerms(startsAt: string, policy: BookingPolicy, now: number): NearTerms | undefined {
  const percent = publishedPercent(startsAt, policy, now)
  const whole = policy.refund_steps.filter((step) => step.percent === 100)
  if (percent === 100 || whole.length === 0) return undefined
  const start = Date.parse(startsAt)
  const facts = { starts_at: startsAt, booked_at: new Date(now).toISOString() }
  return {
    fullUntilHours: Math.min(...whole.map(({ until_hours }) => until_hours)),
    percent,
    canMove: now < start - policy.move_until_hours * hour,
    graceMinutes: Math.max(0, Math.floor((graceEnd(facts, policy) - now) / minute)),
  }
}
