import { type ImportKind, importKinds } from '@newyou/contract/administration/imports/kinds'
import { linesOf } from './kinds/lines.ts'

export type Columns = Record<string, number>

/** A heading as guesses are written. */
export const headingWord = (heading: string): string =>
  heading
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]/gu, '')

/**
 * The column of each field: as a colleague chose it for such a heading before, else by the heading. No column holds two
 * fields.
 */
export function guessColumns(
  kind: ImportKind,
  headings: readonly string[],
  remembered: ReadonlyMap<string, string>,
): Columns {
  const words = headings.map(headingWord)
  const fields = Object.keys(importKinds[kind].fields)
  const columns: Columns = {}
  const taken = new Set<number>()
  const take = (field: string, at: number) => {
    if (at < 0 || taken.has(at) || field in columns) return
    columns[field] = at
    taken.add(at)
  }
  for (const field of fields)
    take(
      field,
      words.findIndex((word) => word !== '' && remembered.get(word) === field),
    )
  for (const field of fields)
    for (const guess of linesOf[kind].guesses[field] ?? []) take(field, words.indexOf(guess))
  return columns
}
