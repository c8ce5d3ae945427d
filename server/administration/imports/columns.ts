import { type ImportKind, importKindWords } from '@newyou/contract/administration/imports/kinds'
import { headingWord } from './heading-word.ts'
import { linesOf } from './kinds/lines.ts'

export type Columns = Record<string, number>

/**
 * The column of each field: as a colleague chose it for such a heading before, else by its own name, else by how others
 * call it. No column holds two fields.
 */
export function guessColumns(
  kind: ImportKind,
  headings: readonly string[],
  remembered: ReadonlyMap<string, string>,
): Columns {
  const words = headings.map(headingWord)
  /** Without what stands in brackets, such as the unit or the form. */
  const bare = headings.map((heading) => headingWord(heading.replace(/\(.*?\)/g, '')))
  const labels = Object.entries(importKindWords(kind).fields)
  const fields = labels.map(([field]) => field)
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
  for (const [field, { label }] of labels) take(field, words.indexOf(headingWord(label)))
  for (const called of [words, bare])
    for (const field of fields)
      for (const guess of linesOf[kind].guesses[field] ?? []) take(field, called.indexOf(guess))
  return columns
}
