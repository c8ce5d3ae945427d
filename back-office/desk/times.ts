import { homeZone } from '@newyou/contract/business'

const clock = new Intl.DateTimeFormat('sv-SE', {
  timeZone: homeZone,
  dateStyle: 'short',
  timeStyle: 'short',
})
const named = new Intl.DateTimeFormat('en-IN', {
  timeZone: 'UTC',
  weekday: 'short',
  day: 'numeric',
  month: 'short',
})

const quarterMs = 900_000
/** How far the wall is from UTC in each quarter of an hour: a week of a large practice asks for the same ones thousands of times. */
const offsets = new Map<number, number>()

function offsetAt(ms: number): number {
  const quarter = Math.floor(ms / quarterMs)
  const known = offsets.get(quarter)
  if (known !== undefined) return known
  const begins = quarter * quarterMs
  const offset = Date.parse(`${clock.format(begins).replace(' ', 'T')}Z`) - begins
  offsets.set(quarter, offset)
  return offset
}

/** As an instant of UTC would be written that shows what the wall shows. */
function wallOf(moment: string | number): string {
  const ms = typeof moment === 'number' ? moment : Date.parse(moment)
  return new Date(ms + offsetAt(ms)).toISOString()
}

/** `09:30`, in the zone of the practice. */
export const timeOf = (moment: string | number) => wallOf(moment).slice(11, 16)
/** `2026-11-24`, in the zone of the practice. */
export const dateOf = (moment: string | number) => wallOf(moment).slice(0, 10)

/** Minutes of the wall after midnight. */
export function minuteOf(moment: string): number {
  const [hour, minute] = timeOf(moment).split(':')
  return Number(hour) * 60 + Number(minute)
}

/** `Tue, 24 Nov` for 2026-11-24. */
export const dayName = (date: string) => named.format(new Date(`${date}T00:00:00Z`))

export const dayAfter = (date: string, days: number) =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)

/** The Monday of its week. */
export const mondayOf = (date: string) =>
  dayAfter(date, -((new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7))

export const wallTime = (minute: number) =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`
