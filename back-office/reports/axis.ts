import { isQuotient, numberOf, type Report } from '@newyou/contract/administration/reports/report'
import type { Figures, ReportStep } from '@newyou/contract/administration/reports/reports'

const format = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-IN', { ...options, timeZone: 'UTC' })
/** How a step is named below an axis, and the room that such a name needs in pixels. */
const names: Record<ReportStep, { words: Intl.DateTimeFormat; room: number; every: readonly number[] }> = {
  // A week apart and no less than a day, so that names stand at the same day of the week.
  day: {
    words: format({ weekday: 'short', day: 'numeric', month: 'short' }),
    room: 88,
    every: [1, 2, 7, 14, 28, 56, 112, 224],
  },
  week: { words: format({ day: 'numeric', month: 'short' }), room: 64, every: [1, 2, 4, 8, 13, 26, 52] },
  month: { words: format({ month: 'short', year: 'numeric' }), room: 76, every: [1, 2, 3, 6, 12, 24] },
}

export const stepName = (from: string, step: ReportStep) => names[step].words.format(new Date(from))

/** The steps that are named below an axis of this width: as many as there is room for, evenly apart. */
export function namedSteps(steps: readonly string[], step: ReportStep, width: number): ReadonlySet<string> {
  const { room, every } = names[step]
  const most = Math.max(1, Math.floor(width / room))
  const apart = every.find((count) => Math.ceil(steps.length / count) <= most) ?? steps.length
  return new Set(steps.filter((_, place) => place % apart === 0))
}

/** The numbers of a column. A step that has not begun has none; one in which nothing happened has 0, or no share and no mean. */
export const valuesOf = (of: Report, column: string, steps: Figures['steps'], today: string) =>
  steps.map(({ from, counted }) => (from > today ? null : numberOf(of, column, counted)))

const listed = new Intl.ListFormat('en-IN', { type: 'disjunction' })

/** What a 0 and what a gap means in a chart of these columns. */
export function gapInWords(
  of: Report,
  columns: readonly string[],
  step: ReportStep,
  hasStepsToCome: boolean,
): string {
  const quotients = columns.filter((column) => isQuotient(of, column))
  const per = quotients.flatMap((column) => {
    const made = of.derived[column]?.of
    return made && 'per' in made ? made.per.map((name) => `“${of.measures[name]?.label ?? name}”`) : []
  })
  const sentences = [
    quotients.length < columns.length && `A ${step} without any is 0.`,
    per.length > 0 &&
      `A gap is a ${step} with nothing under ${listed.format(new Set(per))}: the number is not known then.`,
    hasStepsToCome && `What is yet to come is left empty.`,
  ]
  return sentences.filter(Boolean).join(' ')
}
