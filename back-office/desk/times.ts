import { homeZone } from '@newyou/contract/business'

const clock = new Intl.DateTimeFormat('en-GB', {
  timeZone: homeZone,
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})
const calendar = new Intl.DateTimeFormat('en-CA', {
  timeZone: homeZone,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
})
const named = new Intl.DateTimeFormat('en-IN', {
  timeZone: 'UTC',
  weekday: 'short',
  day: 'numeric',
  month: 'short',
})

/** `09:30`, in the zone of the practice. */
export const timeOf = (moment: string | number) => clock.format(new Date(moment))
/** `2026-11-24`, in the zone of the practice. */
export const dateOf = (moment: string | number) => calendar.format(new Date(moment))

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
