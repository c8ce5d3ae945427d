import { homeZone } from '@newyou/contract/business'
// Temporal itself is not in every browser that colleagues use.
import { Temporal } from 'temporal-polyfill'

/** The practice's zone in a label: `IST`. */
export const zoneShort =
  new Intl.DateTimeFormat('en-IN', { timeZone: homeZone, timeZoneName: 'short' })
    .formatToParts(0)
    .find(({ type }) => type === 'timeZoneName')?.value ?? homeZone

const isWallTime = (value: string) => /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(value)

/** An instant as the clock on the practice's wall shows it, `2026-11-26T10:00`; '' where there is none. */
export function wallTimeOf(value: unknown): string {
  if (typeof value !== 'string' || value === '') return ''
  // React-admin formats twice.
  if (isWallTime(value)) return value
  return Temporal.Instant.from(value)
    .toZonedDateTimeISO(homeZone)
    .toPlainDateTime()
    .toString({ smallestUnit: 'minute' })
}

/** The UTC instant of a wall time of the practice; null where nothing was entered. */
export function instantOf(value: unknown): string | null {
  if (typeof value !== 'string' || value === '') return null
  if (!isWallTime(value)) return value
  return Temporal.PlainDateTime.from(value).toZonedDateTime(homeZone).toInstant().toString()
}
