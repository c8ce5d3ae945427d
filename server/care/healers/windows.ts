/** An interval of a local day; `to` may be 24:00. */
export interface Window {
  from: string
  to: string
  /** Sessions in person there are held in it, and others; null or absent: sessions online alone. */
  place_u_id?: string | null | undefined
}

export interface Interval {
  from: Date
  to: Date
}

/** When a healer works, in local time of the healer's zone. */
export interface WorkingHours {
  timeZone: string
  /** 1 is Monday. */
  weekly: (Window & { weekday: number })[]
  /** Days that differ from the week; no windows means closed. */
  overrides: { date: string; windows: Window[] }[]
  /** First and last day, both away. */
  leave: { from: string; to: string }[]
  /** Only windows of this place; null: all of them, because sessions online are held anywhere. */
  placeId: string | null
}

/** The windows of one local day after leave and overrides, of the place that the rules are of, ascending. */
export function windowsOn(rules: WorkingHours, date: Temporal.PlainDate): Window[] {
  const day = date.toString()
  if (rules.leave.some((leave) => leave.from <= day && day <= leave.to)) return []
  const windows =
    rules.overrides.find((override) => override.date === day)?.windows ??
    rules.weekly.filter((window) => window.weekday === date.dayOfWeek)
  const { placeId } = rules
  const here = placeId === null ? [...windows] : windows.filter((window) => window.place_u_id === placeId)
  return here.sort((a, b) => a.from.localeCompare(b.from))
}

/** The moment of a wall time, the first of two where clocks go back, undefined where they jump over it. */
export function momentOf(wall: Temporal.PlainDateTime, timeZone: string): number | undefined {
  const zoned = wall.toZonedDateTime(timeZone, { disambiguation: 'earlier' })
  return zoned.toPlainDateTime().equals(wall) ? zoned.epochMilliseconds : undefined
}

/** The moment at which a window opens or closes; inside a jump of the clocks that is the jump itself. */
export function boundaryOf(date: Temporal.PlainDate, time: string, timeZone: string): number {
  if (time === '24:00') return date.add({ days: 1 }).toZonedDateTime({ timeZone }).epochMilliseconds
  const wall = date.toPlainDateTime(time)
  const moment = momentOf(wall, timeZone)
  if (moment !== undefined) return moment
  const past = wall.toZonedDateTime(timeZone, { disambiguation: 'later' })
  return (past.getTimeZoneTransition('previous') ?? past).epochMilliseconds
}

export const localDay = (moment: number, timeZone: string) =>
  Temporal.Instant.fromEpochMilliseconds(moment).toZonedDateTimeISO(timeZone).toPlainDate()

/** Whether an interval is wholly inside the healer's windows, on the slot grid or not. */
export function isWithinHours(rules: WorkingHours, { from, to }: Interval): boolean {
  const date = localDay(from.getTime(), rules.timeZone)
  return windowsOn(rules, date).some(
    (window) =>
      boundaryOf(date, window.from, rules.timeZone) <= from.getTime() &&
      to.getTime() <= boundaryOf(date, window.to, rules.timeZone),
  )
}
