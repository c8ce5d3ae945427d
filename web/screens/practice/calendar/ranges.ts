import { addDays, clock, dayNames, dayOf, hourOf, type Moment } from '../../../ui/format.ts'

export const calendarViews = ['day', 'week', 'month'] as const
export type CalendarView = (typeof calendarViews)[number]

const weekLength = 7
/** A month touches six weeks at most; so many keep its height. */
const monthLength = 42

/** 1 is Monday. */
const weekdayOf = (day: string) => new Date(`${day}T12:00:00Z`).getUTCDay() || weekLength

/** The first of the month that lies so many months away. */
function monthAway(day: string, count: number) {
  const noon = new Date(`${day.slice(0, 7)}-01T12:00:00Z`)
  noon.setUTCMonth(noon.getUTCMonth() + count)
  return noon.toISOString().slice(0, 10)
}

/**
 * The days that a view shows. A week begins with its day, so that on a Sunday what is coming is in sight; a month with
 * the Monday before its first.
 */
export function daysOf(view: CalendarView, from: string): string[] {
  const length = { day: 1, week: weekLength, month: monthLength }[view]
  const month = monthAway(from, 0)
  const first = view === 'month' ? addDays(month, 1 - weekdayOf(month)) : from
  return Array.from({ length }, (_, ahead) => addDays(first, ahead))
}

/** Where the same view continues, forwards or backwards. */
export function stepFrom(view: CalendarView, from: string, direction: 1 | -1): string {
  if (view === 'month') return monthAway(from, direction)
  return addDays(from, direction * (view === 'week' ? weekLength : 1))
}

/** How a view is called: its parts of a date, and whether both ends of a week lie in one month. */
export function namesOf(view: CalendarView, from: string, locale: string) {
  const first = dayNames(from, locale)
  const last = dayNames(stepFrom(view, addDays(from, -1), 1), locale)
  return { first, last, isOneMonth: first.month === last.month }
}

export const isSameMonth = (one: string, other: string) => one.slice(0, 7) === other.slice(0, 7)

const hourMinutes = 60
/** Minutes of a row in the grid of hours. */
const rowMinutes = 5
const usual = { from: 9, to: 18 }

const minuteOfDay = (moment: Moment, zone: string) => {
  const { time } = clock(moment, zone, 'en')
  const hour = hourOf(moment, zone)
  return hour * hourMinutes + Number(time.split(':')[1])
}

export interface Span {
  from: Moment
  to: Moment
}

/** The hours that hold everything that is shown, and the usual ones of a day. */
export function hoursOf(spans: readonly Span[], zone: string): { from: number; to: number } {
  const starts = spans.map(({ from }) => Math.floor(minuteOfDay(from, zone) / hourMinutes))
  const ends = spans.map(({ from, to }) =>
    dayOf(from, zone) === dayOf(to, zone) ? Math.ceil(minuteOfDay(to, zone) / hourMinutes) : 24,
  )
  return { from: Math.min(usual.from, ...starts), to: Math.max(usual.to, ...ends) }
}

/** The part of a time that lies in the hours that are shown of a day; undefined where none does. */
export function partOf({ from, to }: Span, day: string, hours: { from: number; to: number }, zone: string) {
  const [first, last] = [dayOf(from, zone), dayOf(to, zone)]
  const begins = first < day ? 0 : minuteOfDay(from, zone)
  const ends = last > day ? 24 * hourMinutes : minuteOfDay(to, zone)
  const [top, bottom] = [hours.from * hourMinutes, hours.to * hourMinutes]
  const part = { from: Math.max(begins, top), to: Math.min(ends, bottom) }
  if (first > day || last < day || part.from >= part.to) return undefined
  const row = (minute: number) => Math.floor((minute - top) / rowMinutes) + 1
  return {
    rows: `${row(part.from)} / ${Math.max(row(part.to + rowMinutes - 1), row(part.from) + 1)}`,
    isWhole: begins === 0 && ends === 24 * hourMinutes,
  }
}

/** The rows of the grid that a time takes; one that goes past midnight ends with its day. */
export function rowsOf({ from, to }: Span, firstHour: number, lastHour: number, zone: string): string {
  const row = (minute: number) => Math.round((minute - firstHour * hourMinutes) / rowMinutes) + 1
  const end = dayOf(from, zone) === dayOf(to, zone) ? minuteOfDay(to, zone) : lastHour * hourMinutes
  return `${row(minuteOfDay(from, zone))} / ${row(end)}`
}
