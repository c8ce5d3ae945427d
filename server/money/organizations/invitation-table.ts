import { invitationTable } from '@newyou/contract/money/organizations/organizations'
import { email } from '@newyou/contract/people/accounts/fields'
import { parse } from 'csv-parse/sync'
import { organizationReplies } from '../../messages/replies/money.ts'
import { fileRefusal } from '../../platform/http/domain-error.ts'
import { bareCell, decodeTable, delimiterOf } from '../../platform/table-text.ts'

export interface TableRow {
  /** Counted from 1, the table's first row. */
  row: number
  /** Its content, cut to the length of a report. */
  text: string
  /** The first e-mail address of the row. */
  email: string | undefined
}

const shownLength = 80
const refuse: (message: string) => never = fileRefusal('table')

function rowsOf(text: string): TableRow[] {
  const rows: TableRow[] = []
  try {
    parse(text, {
      bom: true,
      delimiter: delimiterOf(text),
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      on_record(record: string[], { lines }) {
        const cells = record.map(bareCell)
        rows.push({
          row: lines,
          text: cells.filter(Boolean).join(', ').slice(0, shownLength),
          email: cells.flatMap((cell) => email.safeParse(cell).data ?? [])[0],
        })
        return null
      },
    })
  } catch {
    return refuse(organizationReplies.notCsv)
  }
  return rows
}

/**
 * The rows of a table of e-mail addresses, in any column. Empty rows are left out, and a first row without an address
 * is the header.
 * @throws DomainError fileRefused when it is no table, or has too many rows
 */
export function readTable(bytes: Uint8Array): TableRow[] {
  const text = decodeTable(bytes)
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  if (/[\u0000-\u0008\u000e-\u001f]/.test(text)) refuse(organizationReplies.notCsv)
  const filled = rowsOf(text).filter(({ text: words }) => words !== '')
  const body = filled[0] && !filled[0].email ? filled.slice(1) : filled
  if (body.length > invitationTable.maxRows)
    refuse(`Please upload up to ${invitationTable.maxRows.toLocaleString('en-IN')} rows at once`)
  return body
}
