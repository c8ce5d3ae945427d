/** The calendar day of a moment in a zone. */
export const dayIn = (zone: string, moment: Date): string =>
  Temporal.Instant.fromEpochMilliseconds(moment.getTime()).toZonedDateTimeISO(zone).toPlainDate().toString()

export const addDays = (day: string, count: number): string =>
  Temporal.PlainDate.from(day).add({ days: count }).toString()

/** How many days from the first to the last, both counted. */
export const daysFrom = (first: string, last: string): number =>
  Temporal.PlainDate.from(first).until(last).days + 1

/** 1 is Monday. */
export const weekdayOf = (day: string): number => Temporal.PlainDate.from(day).dayOfWeek

/**
 * The moment of a wall time on a day. There is exactly one: where clocks go back the first of two, where they jump over
 * the time as much later as they jump.
 */
export const momentOf = (day: string, at: string, zone: string): Date =>
  new Date(Temporal.PlainDate.from(day).toPlainDateTime(at).toZonedDateTime(zone).epochMilliseconds)
