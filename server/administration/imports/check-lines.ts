import type { ImportKind } from '@newyou/contract/administration/imports/kinds'
import type { Columns } from './columns.ts'
import type { Lines } from './kinds/kind.ts'
import { linesOf } from './kinds/lines.ts'
import type { FileLine } from './read-file.ts'

export interface CheckedLine {
  line: number
  mapped: object | null
  problems: string[]
}

/** What exports and people write into a cell with nothing in it. */
const nothing = /^(?:[-–—]+|N\/?A|n\/a|#N\/A|null|NULL|undefined|0000-00-00(?: 00:00:00)?)$/

/** Each line as its kind reads it; of two with the same key the later one is a problem. Runs on another thread. */
export function checkLines({
  kind,
  columns,
  lines,
  today,
}: {
  kind: ImportKind
  columns: Columns
  lines: readonly FileLine[]
  today: string
}): CheckedLine[] {
  const of = linesOf[kind] as unknown as Lines<object> // what it reads goes to nobody but itself
  const fields = Object.entries(columns)
  const first = new Map<string, number>()
  return lines.map(({ line, cells }) => {
    const given = Object.fromEntries(
      fields.map(([field, column]) => [field, (cells[column] ?? '').replace(nothing, '')]),
    )
    const read = of.read(given, today)
    if ('problems' in read) return { line, mapped: null, problems: read.problems }
    const problems = of.keysOf(read.row).flatMap(({ key, name }) => {
      const before = first.get(key)
      if (before === undefined) first.set(key, line)
      return before === undefined ? [] : [`Line ${before} has the same ${name}`]
    })
    return { line, mapped: problems.length ? null : read.row, problems }
  })
}
