import type { StaffRole } from '../vocabulary.ts'

/** What a number of a report is. `seconds` are a duration, `percent` a share. */
export type Unit = 'count' | 'paise' | 'points' | 'seconds' | 'percent'

/** A number that is counted for each day. Those of several days add up. */
export interface Measure {
  label: string
  unit: 'count' | 'paise' | 'points' | 'seconds'
  /** Only what another number is made of: no column of its own. */
  isHidden?: true
}

/** A number that is made of measures: one for each of another, or a sum of some without others. */
export interface Derived {
  label: string
  unit: Unit
  of: { each: string; per: readonly string[] } | { sum: readonly string[]; without: readonly string[] }
}

/** One chart: numbers of one unit beside each other. */
interface Chart {
  label: string
  kind: 'bars' | 'line'
  of: readonly string[]
}

export interface Report<Name extends string = string> {
  name: Name
  label: string
  /** What is counted, and by which day. */
  summary: string
  read: readonly StaffRole[]
  measures: Record<string, Measure>
  derived: Record<string, Derived>
  charts: readonly Chart[]
}

/** The columns of a report in the order of their declaration, with what each is. */
export const columnsOf = (of: Report): [string, { label: string; unit: Unit }][] => [
  ...Object.entries(of.measures).filter(([, { isHidden }]) => !isHidden),
  ...Object.entries(of.derived),
]

/** The number of a column by what was counted; nothing where there is nothing to divide by. */
export function numberOf(of: Report, column: string, counted: Record<string, number>): number | null {
  const made = of.derived[column]?.of
  const sum = (names: readonly string[]) => names.reduce((total, name) => total + (counted[name] ?? 0), 0)
  if (!made) return sum([column])
  if ('sum' in made) return sum(made.sum) - sum(made.without)
  const per = sum(made.per)
  return per === 0 ? null : sum([made.each]) / per
}
