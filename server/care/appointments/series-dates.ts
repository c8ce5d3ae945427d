import { days } from '../../platform/clock.ts'
import { momentOf } from '../healers/index.ts'

const week = days(7)

/**
 * The moments of a series: the first one, and those at the same time on the wall in the weeks after it. Undefined where
 * the clocks jump over that time.
 */
export function seriesDates(
  first: Date,
  timeZone: string,
  weeks: number,
  count: number,
): (Date | undefined)[] {
  const wall = Temporal.Instant.fromEpochMilliseconds(first.getTime())
    .toZonedDateTimeISO(timeZone)
    .toPlainDateTime()
  return Array.from({ length: count }, (_, index) => {
    if (index === 0) return first
    const moment = momentOf(wall.add({ weeks: weeks * index }), timeZone)
    return moment === undefined ? undefined : new Date(moment)
  })
}

/** Whether each of these is near another date of the series: ascending, and no two near the same. */
export function fitRhythm(starts: readonly Date[], weeks: number, count: number): boolean {
  const [first] = starts
  if (!first) return false
  const places = starts.map((start) => Math.round((start.getTime() - first.getTime()) / (weeks * week)))
  return places.every((place, index) => place < count && place > (places[index - 1] ?? -1))
}

/** How far another time may be from the date that it takes the place of. */
export const nearby = (weeks: number) => (weeks * week) / 2
