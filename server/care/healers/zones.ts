import { homeZone } from '@newyou/contract/business'
import type { FastifyRequest } from 'fastify'
import { choiceReplies } from '../../messages/replies/foundation.ts'
import { throwError } from '../../platform/http/errors.ts'
import type { Interval } from './windows.ts'

/** Error for an unknown zone name. */
export const noZone = choiceReplies.unknownZone

/** Old names of India's time zone. "IST" is also Irish and Israeli time, on an Indian site only India's. */
const namesOfIndia = new Set(['ist', '+05:30', '+0530'])

/**
 * The zone that a name means, as it is stored and given to calendars and the database; undefined if invalid. `Temporal`
 * validates it, because it computes all times: `Intl` accepts abbreviations that no calendar here can use. Offsets are
 * refused, because the database inverts their sign.
 */
export function zoneNamed(name: string): string | undefined {
  if (namesOfIndia.has(name.toLowerCase())) return homeZone
  // Temporal would also take the zone of a whole date and time.
  if (!/^[a-z][\w+/-]*$/i.test(name)) return undefined
  try {
    return Temporal.Instant.fromEpochMilliseconds(0).toZonedDateTimeISO(name).timeZoneId
  } catch {
    return undefined
  }
}

/** @throws DomainError invalidInput for a name that is no zone */
export const requireZone = (name: string): string =>
  zoneNamed(name) ?? throwError('invalidInput', { errors: { time_zone: noZone } })

/**
 * The caller's zone: what the query names, else the `time_zone` header, else ours.
 * @throws DomainError invalidInput for a name in the query that is no zone
 */
export function zoneOf(request: FastifyRequest, inQuery: string | undefined): string {
  if (inQuery) return requireZone(inQuery)
  const header = request.headers.time_zone
  return (typeof header === 'string' && zoneNamed(header)) || homeZone
}

const dayIn = (zone: string, moment: Date) =>
  Temporal.Instant.fromEpochMilliseconds(moment.getTime()).toZonedDateTimeISO(zone).toPlainDate()

/** Midnight of the day that is `days` after the one of `moment`, in a zone. */
export const midnightAfter = (zone: string, moment: Date, days: number): Date =>
  new Date(dayIn(zone, moment).add({ days }).toZonedDateTime(zone).epochMilliseconds)

/** The calendar day of a moment in a zone. */
export const dateIn = (zone: string, moment: Date): string => dayIn(zone, moment).toString()

/** An interval of whole local days, from the first midnight to the one after the last. */
export function daysIn(zone: string, first: string, count: number): Interval {
  const date = Temporal.PlainDate.from(first)
  const midnight = (day: Temporal.PlainDate) => new Date(day.toZonedDateTime(zone).epochMilliseconds)
  return { from: midnight(date), to: midnight(date.add({ days: count })) }
}

/** The days of such an interval by name. */
export const datesFrom = (first: string, count: number): string[] =>
  Array.from({ length: count }, (_, index) => Temporal.PlainDate.from(first).add({ days: index }).toString())
