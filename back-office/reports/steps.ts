import type { ReportComparison } from '@newyou/contract/administration/reports/reports'

const day = new Intl.DateTimeFormat('en-IN', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
})
const month = new Intl.DateTimeFormat('en-IN', { month: 'short', year: 'numeric', timeZone: 'UTC' })
const full = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeZone: 'UTC' })

/** A step of a report by its first day. */
export const stepLabel = (from: string, step: string) =>
  (step === 'month' ? month : step === 'week' ? full : day).format(new Date(from))

export const rangeInWords = ({ from, to }: { from: string; to: string }) =>
  `${full.format(new Date(from))} to ${full.format(new Date(to))}`

/** What a period is compared with: as a choice, beside a number, and as a row of the table. */
export const comparisonWords: Record<
  ReportComparison,
  { choice: string; short: string; than: string; row: string }
> = {
  before: {
    choice: 'Period before',
    short: 'period before',
    than: 'in the period before',
    row: 'Before',
  },
  year: {
    choice: 'Same days a year before',
    short: 'a year before',
    than: 'a year before',
    row: 'A year before',
  },
}
