import { daysBetween, type ReportRange } from '@newyou/contract/administration/reports/reports'
import { days } from '../../platform/clock.ts'

export const daysAfter = (day: string, count: number) =>
  new Date(Date.parse(day) + days(count)).toISOString().slice(0, 10)

/** The same day of the year before: of 29 February the 28th. */
function yearBefore(day: string) {
  const [year = '', ...rest] = day.split('-')
  const monthAndDay = rest.join('-')
  return `${String(Number(year) - 1).padStart(4, '0')}-${monthAndDay === '02-29' ? '02-28' : monthAndDay}`
}

/** The period that another is compared with: as many days right before, or the same days of the year before. */
export function comparedWith(range: ReportRange): ReportRange {
  const { from, to, compare } = range
  if (compare === 'year') return { ...range, from: yearBefore(from), to: yearBefore(to) }
  const length = daysBetween(from, to)
  return { ...range, from: daysAfter(from, -length), to: daysAfter(from, -1) }
}
