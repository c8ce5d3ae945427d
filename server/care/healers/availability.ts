import { appointmentMinutes, bookingHorizonDays } from '@newyou/contract/business'
import { days, minutes } from '../../platform/clock.ts'

/** An interval of a local day; `to` may be 24:00. */
export interface Window {
  from: string
  to: string
}

/** When a healer works, all in local time of the healer's zone. */
export interface AvailabilityRules {
  timeZone: string
  bufferMinutes: number
  noticeMinutes: number
  /** The most appointments on one local day; null: no limit. */
  dailyCap: number | null
  /** 1 is Monday. */
  weekly: (Window & { weekday: number })[]
  /** Days that differ from the week; no windows means closed. */
  overrides: { date: string; windows: Window[] }[]
  /** First and last day, both away. */
  leave: { from: string; to: string }[]
  /** Starts of sessions that clients released: bookable until they begin, whatever notice and hours say. */
  released?: readonly Date[]
}

export interface Interval {
  from: Date
  to: Date
}

/** Time that a client may book. */
export interface Bookable extends Interval {
  /** Released sessions count from then: they need no notice. */
  releasedFrom?: Date
}

const lengthMs = minutes(appointmentMinutes)
const endOf = (start: number) => start + lengthMs

/** The windows of one local day after leave and overrides, ascending. */
function windowsOn(rules: AvailabilityRules, date: Temporal.PlainDate): Window[] {
  const day = date.toString()
  if (rules.leave.some((leave) => leave.from <= day && day <= leave.to)) return []
  const windows =
    rules.overrides.find((override) => override.date === day)?.windows ??
    rules.weekly.filter((window) => window.weekday === date.dayOfWeek)
  return [...windows].sort((a, b) => a.from.localeCompare(b.from))
}

/** The moment of a wall time, the first of two where clocks go back, undefined where they jump over it. */
function momentOf(wall: Temporal.PlainDateTime, timeZone: string): number | undefined {
  const zoned = wall.toZonedDateTime(timeZone, { disambiguation: 'earlier' })
  return zoned.toPlainDateTime().equals(wall) ? zoned.epochMilliseconds : undefined
}

/** The moment at which a window opens or closes; inside a jump of the clocks that is the jump itself. */
function boundaryOf(date: Temporal.PlainDate, time: string, timeZone: string): number {
  if (time === '24:00') return date.add({ days: 1 }).toZonedDateTime({ timeZone }).epochMilliseconds
  const wall = date.toPlainDateTime(time)
  const moment = momentOf(wall, timeZone)
  if (moment !== undefined) return moment
  const past = wall.toZonedDateTime(timeZone, { disambiguation: 'later' })
  return (past.getTimeZoneTransition('previous') ?? past).epochMilliseconds
}

const minuteOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))

function* slotsOfDay(rules: AvailabilityRules, date: Temporal.PlainDate): Generator<number> {
  const { timeZone, bufferMinutes } = rules
  const midnight = date.toPlainDateTime('00:00')
  let earliest = Number.NEGATIVE_INFINITY
  for (const { from, to } of windowsOn(rules, date)) {
    const closing = boundaryOf(date, to, timeZone)
    for (let at = minuteOf(from); at < minuteOf(to); at += appointmentMinutes + bufferMinutes) {
      const start = momentOf(midnight.add({ minutes: at }), timeZone)
      // After a jump of the clocks the next wall time may come too soon after the appointment before it.
      if (start === undefined || start < earliest || endOf(start) > closing) continue
      yield start
      earliest = endOf(start) + minutes(bufferMinutes)
    }
  }
}

const localDay = (moment: number, timeZone: string) =>
  Temporal.Instant.fromEpochMilliseconds(moment).toZonedDateTimeISO(timeZone).toPlainDate()

function* slots(rules: AvailabilityRules, from: number, to: number): Generator<number> {
  if (from >= to) return
  const last = localDay(to, rules.timeZone)
  for (
    let date = localDay(from, rules.timeZone);
    Temporal.PlainDate.compare(date, last) <= 0;
    date = date.add({ days: 1 })
  )
    for (const start of slotsOfDay(rules, date)) {
      if (start >= to) return
      if (start >= from) yield start
    }
}

/**
 * Starts of appointments in [from, to), ascending: wall times of each local day, every 45 minutes and the buffer from
 * the beginning of a window, so that a change of the clocks moves no appointment out of the healer's hours.
 */
export const slotsBetween = (rules: AvailabilityRules, from: Date, to: Date): Date[] =>
  Array.from(slots(rules, from.getTime(), to.getTime()), (start) => new Date(start))

/** The bookable interval at `now`: past the healer's notice, within the horizon, cut to `within`. */
export function bookableInterval(rules: AvailabilityRules, now: Date, within?: Interval): Bookable {
  const from = now.getTime() + minutes(rules.noticeMinutes)
  const to = now.getTime() + days(bookingHorizonDays)
  return {
    from: new Date(Math.max(from, within?.from.getTime() ?? from)),
    to: new Date(Math.min(to, within?.to.getTime() ?? to)),
    releasedFrom: new Date(Math.max(now.getTime() + 1, within?.from.getTime() ?? 0)),
  }
}

const isReleased = ({ released = [] }: AvailabilityRules, start: Date) =>
  released.some((given) => given.getTime() === start.getTime())

/** Whether an appointment at `start` would be offered at `now`, whatever is booked. */
export function isOffered(rules: AvailabilityRules, start: Date, now: Date): boolean {
  if (start > now && isReleased(rules, start)) return true
  const { from, to } = bookableInterval(rules, now, { from: start, to: new Date(start.getTime() + 1) })
  return slotsBetween(rules, from, to).length === 1
}

/** Local days on which `taken` already holds as many appointments as the healer sees in a day. */
export function fullDays({ dailyCap, timeZone }: AvailabilityRules, taken: Interval[]): ReadonlySet<string> {
  if (dailyCap === null) return new Set()
  const counts = new Map<string, number>()
  for (const { from } of taken) {
    const day = localDay(from.getTime(), timeZone).toString()
    counts.set(day, (counts.get(day) ?? 0) + 1)
  }
  return new Set([...counts].filter(([, count]) => count >= dailyCap).map(([day]) => day))
}

/**
 * Whether an appointment at `start` leaves the buffer to everything in `taken`, which holds its whole local day, and
 * does not go over the healer's daily cap.
 */
export function isFree(
  rules: AvailabilityRules,
  start: Date,
  taken: Interval[],
  full = fullDays(rules, taken),
): boolean {
  if (full.size && full.has(localDay(start.getTime(), rules.timeZone).toString())) return false
  const buffer = minutes(rules.bufferMinutes)
  const from = start.getTime() - buffer
  const to = endOf(start.getTime()) + buffer
  return !taken.some((interval) => interval.from.getTime() < to && from < interval.to.getTime())
}

/** Starts of the hours and of released times, ascending, each once. */
const withGiven = (ofHours: Iterable<number>, given: readonly Date[]) =>
  [...new Set([...ofHours, ...given.map((start) => start.getTime())])].sort((one, other) => one - other)

/** The first free starts of an interval, at most `limit`. */
export function freeStarts(
  rules: AvailabilityRules,
  taken: Interval[],
  { from, to, releasedFrom = from }: Bookable,
  limit = Number.POSITIVE_INFINITY,
): Date[] {
  const free: Date[] = []
  const full = fullDays(rules, taken)
  const given = (rules.released ?? []).filter((start) => start >= releasedFrom && start < to)
  const ofHours = slots(rules, from.getTime(), to.getTime())
  for (const moment of given.length ? withGiven(ofHours, given) : ofHours) {
    if (free.length >= limit) break
    const start = new Date(moment)
    if (isFree(rules, start, taken, full)) free.push(start)
  }
  return free
}

/** Whether an interval is wholly inside the healer's windows, on the slot grid or not. */
export function isWithinHours(rules: AvailabilityRules, { from, to }: Interval): boolean {
  const date = localDay(from.getTime(), rules.timeZone)
  return windowsOn(rules, date).some(
    (window) =>
      boundaryOf(date, window.from, rules.timeZone) <= from.getTime() &&
      to.getTime() <= boundaryOf(date, window.to, rules.timeZone),
  )
}
