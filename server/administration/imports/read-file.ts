import { importFile } from '@newyou/contract/administration/imports/kinds'
import { parse } from 'csv-parse/sync'
import { readSheet } from 'read-excel-file/universal'
import { importReplies } from '../../messages/replies/back-office.ts'
import { fileRefusal } from '../../platform/http/domain-error.ts'
import { bareCell, decodeTable, delimiterOf } from '../../platform/table-text.ts'

/** A line with something in it; the heading of the file is line 1. */
export interface FileLine {
  line: number
  cells: string[]
}
export interface ImportedFile {
  headings: string[]
  lines: FileLine[]
}

const cellMax = 2000
const headingMax = 200
const refuse: (message: string) => never = fileRefusal('table')

const beginsWith = (bytes: Uint8Array, ...first: number[]) => first.every((byte, at) => bytes[at] === byte)

/** Letters that no cell needs, and PostgreSQL does not take. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
const unprintable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u200b\ufeff]/g

const plainCell = (text: string) => bareCell(text.replace(unprintable, '')).slice(0, cellMax)

/** A date without a time is written as its day. */
function cellOfSheet(value: unknown): string {
  if (value === null || value === undefined) return ''
  // Workbooks know no zones: what a cell shows is a time on the wall.
  if (value instanceof Date) return value.toISOString().slice(0, 16).replace('T', ' ').replace(' 00:00', '')
  return plainCell(String(value))
}

async function rowsOfSheet(bytes: Uint8Array): Promise<string[][]> {
  try {
    const sheet = await readSheet(new Uint8Array(bytes).buffer)
    return sheet.map((row) => row.map(cellOfSheet))
  } catch {
    return refuse(importReplies.brokenBook)
  }
}

function rowsOfText(bytes: Uint8Array): string[][] {
  const text = decodeTable(bytes).replace(/^\ufeff/, '')
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  if (/[\u0000-\u0008\u000e-\u001f]/.test(text)) return refuse(importReplies.noTable)
  // Excel's own way to say what divides the cells.
  const [said, mark] = /^"?sep=(.)"?\r?\n/i.exec(text) ?? ['', undefined]
  const body = text.slice(said.length)
  try {
    const rows: string[][] = parse(body, {
      delimiter: mark ?? delimiterOf(body),
      relax_column_count: true,
      relax_quotes: true,
    })
    return rows.map((row) => row.map(plainCell))
  } catch {
    return refuse(importReplies.noTable)
  }
}

const isFilled = (cells: readonly string[]) => cells.some(Boolean)

/**
 * The headings and lines of a CSV or XLSX file (its first sheet). Empty lines are left out and keep their number.
 * @throws DomainError fileRefused when it is no table, is empty, or has too many lines or columns
 */
export async function readImportFile(bytes: Uint8Array): Promise<ImportedFile> {
  if (beginsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0)) refuse(importReplies.oldBook)
  const rows = beginsWith(bytes, 0x50, 0x4b) ? await rowsOfSheet(bytes) : rowsOfText(bytes)
  const at = rows.findIndex(isFilled)
  const head = rows[at]
  if (!head) return refuse(importReplies.empty)
  const headings = head.map((heading) => heading.slice(0, headingMax))
  while (headings.at(-1) === '') headings.pop()
  if (headings.length > importFile.maxColumns) refuse(importReplies.tooManyColumns(importFile.maxColumns))
  const lines = rows.flatMap((cells, index) =>
    index > at && isFilled(cells)
      ? [{ line: index + 1, cells: headings.map((_, column) => cells[column] ?? '') }]
      : [],
  )
  if (lines.length === 0) refuse(importReplies.noLine)
  if (lines.length > importFile.maxLines)
    refuse(importReplies.tooManyLines(importFile.maxLines.toLocaleString('en-IN')))
  return { headings, lines }
}
