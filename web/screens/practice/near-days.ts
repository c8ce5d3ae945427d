import { dayOf } from '../../ui/format.ts'

/** Around midnight what has begun a little earlier, or begins a little later, belongs to a healer's day as well. */
const nearMs = 2 * 3_600_000

/** The days that hold what is near: today, and within two hours of midnight the day on its other side. */
export function daysNear(now: number, zone: string): { from: string; count: 1 | 2 } {
  const from = dayOf(now - nearMs, zone)
  return { from, count: from === dayOf(now + nearMs, zone) ? 1 : 2 }
}

/** Whether a session is today's, still goes on or begins soon. */
export function isNear(session: { starts_at: string; ends_at: string }, now: number, zone: string): boolean {
  if (dayOf(session.starts_at, zone) === dayOf(now, zone)) return true
  return Date.parse(session.ends_at) > now && Date.parse(session.starts_at) < now + nearMs
}
