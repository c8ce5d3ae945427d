/** A piece of SQL with its parameters numbered as they are added. */
export class Statement {
  readonly values: unknown[] = []

  /** Adds a parameter and gives its placeholder. */
  add(value: unknown): string {
    this.values.push(value)
    return `$${this.values.length}`
  }
}

const wordsMax = 6

/** The words that people typed, without what means something to PostgreSQL. */
export const wordsOf = (search = ''): string[] =>
  (search.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).slice(0, wordsMax)

/** A column as the wire's UTC instant, for answers that PostgreSQL writes. */
export const moment = (column: string) =>
  `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`
