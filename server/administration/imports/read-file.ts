import { importFile } from '@newyou/contract/administration/imports/kinds'
import { parse } from 'csv-parse/sync'
import { importReplies } from '../../messages/replies/back-office.ts'
import { fileRefusal } from '../../platform/http/domain-error.ts'
import { bareCell, decodeTable, delimiterOf } from '../../platform/table-text.ts'
import { readWorkbook, rowsMax } from './read-workbook.ts'

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

/** Letters that no cell needs, that nobody sees, or that PostgreSQL does not take. */
const unprintable =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]/g
/** Joiners after letters of Europe join nothing. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are where no joiner is
const idleJoiners = /(?<=^|[\u0000-\u058f\s])[\u200c\u200d]+/g

const plainCell = (text: string) =>
  bareCell(text.replace(unprintable, '').replace(idleJoiners, '')).slice(0, cellMax)

/** Spreadsheets write rows with nothing in them, some of them a million below the last one. */
function withoutEmptyEnd(text: string): string {
  let end = text.length
  while (end > 0 && ' \r\n\t,;|'.includes(text[end - 1] ?? 'x')) end -= 1
  return text.slice(0, end)
}

/** How files begin that other programs write, and no table does. */
const marked = /^\s*(?:<[!?a-z]|[[{]\s*["{[]|%PDF-|\{\\rtf|BEGIN:V)/i

function rowsOfText(bytes: Uint8Array): string[][] {
  const text = decodeTable(bytes).replace(/^\ufeff/, '')
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  if (/[\u0000-\u0008\u000e-\u001f]/.test(text)) return refuse(importReplies.noTable)
  if (marked.test(text)) return refuse(importReplies.markedUp)
  // Excel's own way to say what divides the cells.
  const [said, mark] = /^"?sep=(.)"?(?:\r\n|\r|\n)/i.exec(text) ?? ['', undefined]
  const body = withoutEmptyEnd(text.slice(said.length))
  try {
    return parse(body, {
      delimiter: mark ?? delimiterOf(body),
      record_delimiter: ['\r\n', '\n', '\r'],
      relax_column_count: true,
      relax_quotes: true,
      to: rowsMax + 1,
    })
  } catch (error) {
    const { code, records = 0 } = error as { code?: unknown; records?: number }
    return refuse(
      code === 'CSV_QUOTE_NOT_CLOSED' ? importReplies.openQuote(records + 1) : importReplies.noTable,
    )
  }
}

/** Of a workbook that wants a password, as its directory calls what is sealed in it. */
const sealedPart = Buffer.from('EncryptedPackage', 'utf16le')

function rowsOf(bytes: Uint8Array): Promise<string[][]> | string[][] {
  if (beginsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0))
    return refuse(Buffer.from(bytes).includes(sealedPart) ? importReplies.lockedBook : importReplies.oldBook)
  return beginsWith(bytes, 0x50, 0x4b) ? readWorkbook(bytes) : rowsOfText(bytes)
}

const isFilled = (cells: readonly string[]) => cells.some(Boolean)
const isWide = (cells: readonly string[]) => cells.filter(Boolean).length > 1
/** Names of practices, dates and the like above a table are at most so many lines. */
const titlesMax = 10

/** The row of the headings: the first one with something in it, but for titles, which have one cell alone. */
function headingsAt(rows: readonly string[][]): number {
  const first = rows.findIndex(isFilled)
  const wide = rows.slice(0, Math.max(first, 0) + titlesMax).findIndex(isWide)
  return wide < 0 ? first : wide
}

/**
 * The headings and lines of a CSV or XLSX file (its first sheet with something in it). Empty lines are left out and keep their number.
 * @throws DomainError fileRefused when it is no table, is empty, or has too many lines or columns
 */
export async function readImportFile(bytes: Uint8Array): Promise<ImportedFile> {
  const rows = (await rowsOf(bytes)).map((row) => row.map(plainCell))
  const tooMany = () => refuse(importReplies.tooManyLines(importFile.maxLines.toLocaleString('en-IN')))
  if (rows.length > rowsMax) tooMany()
  const at = headingsAt(rows)
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
  if (lines.length > importFile.maxLines) tooMany()
  return { headings, lines }
}
