import { homeZone } from '@newyou/contract/business'
import type { FastifyRequest } from 'fastify'
import { fail } from '../platform/http/errors.ts'
import type { Interval } from './availability.ts'

export function isZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name })
    return true
  } catch {
    return false
  }
}

/**
 * The caller's zone: what the query names, else the `time_zone` header, else ours.
 * @throws DomainError invalidInput for a name in the query that is no zone
 */
export function zoneOf(request: FastifyRequest, inQuery: string | undefined): string {
  if (inQuery) {
    if (!isZone(inQuery)) fail('invalidInput', { errors: { time_zone: 'This time zone does not exist' } })
    return inQuery
  }
  const header = request.headers.time_zone
  return typeof header === 'string' && isZone(header) ? header : homeZone
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
