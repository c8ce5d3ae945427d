import type { StaffRole } from '../../vocabulary.ts'

/** The unit of a number in a report: `seconds` for durations, `percent` for shares. */
export type Unit = 'count' | 'paise' | 'points' | 'seconds' | 'percent'

/** A number that is counted for each day. The numbers of several days can be added. */
export interface Measure {
  label: string
  unit: 'count' | 'paise' | 'points' | 'seconds'
  /** Used only to calculate other numbers; has no column of its own. */
  isHidden?: true
}

/** A number calculated from measures: a quotient, or a sum of some minus others. */
export interface Derived {
  label: string
  unit: Unit
  of: { each: string; per: readonly string[] } | { sum: readonly string[]; without: readonly string[] }
}

/** One chart of numbers with the same unit. */
interface Chart {
  label: string
  kind: 'bars' | 'line'
  of: readonly string[]
}

export interface Report<Name extends string = string> {
  name: Name
  label: string
  /** The counted items and their date. */
  summary: string
  read: readonly StaffRole[]
  measures: Record<string, Measure>
  derived: Record<string, Derived>
  /** The column that stands for the report in the list of reports: one that is 0 where nothing happened. */
  main: string
  charts: readonly Chart[]
}

/** The columns of a report in the order of their declaration, with label and unit. */
export const columnsOf = (of: Report): [string, { label: string; unit: Unit }][] => [
  ...Object.entries(of.measures).filter(([, { isHidden }]) => !isHidden),
  ...Object.entries(of.derived),
]

/** The number of a column, from the counts; null if it would divide by zero. */
export function numberOf(of: Report, column: string, counted: Record<string, number>): number | null {
  const made = of.derived[column]?.of
  const sum = (names: readonly string[]) => names.reduce((total, name) => total + (counted[name] ?? 0), 0)
  if (!made) return sum([column])
  if ('sum' in made) return sum(made.sum) - sum(made.without)
  const per = sum(made.per)
  return per === 0 ? null : sum([made.each]) / per
}

/** Whether a number is unknown where nothing happened: a share or a mean of nothing. Other numbers are 0 then. */
export const isQuotient = (of: Report, column: string) => 'per' in (of.derived[column]?.of ?? {})
