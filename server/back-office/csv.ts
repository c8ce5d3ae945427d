import { listed, type Resource, type Row } from '@newyou/contract/back-office/resource'
import { basisPointsPerPercent, paisePerRupee } from '@newyou/contract/business'

/** A spreadsheet takes what begins with one of these for a formula, which could send what the table holds elsewhere. */
const formulaStart = /^[=+\-@\t\r]/
/** Tells spreadsheets that the table is UTF-8. */
const byteOrderMark = '\uFEFF'

function cell(value: unknown): string {
  if (typeof value === 'number') return String(value)
  const text =
    value === null || value === undefined ? '' : Array.isArray(value) ? value.join('; ') : String(value)
  const harmless = formulaStart.test(text) ? `'${text}` : text
  return `"${harmless.replaceAll('"', '""')}"`
}

/** Rows as a CSV table with a head line. Texts that spreadsheets would take for formulas are made harmless. */
export function csvOf(of: Resource, rows: readonly Row[]) {
  const fields = listed(of)
  const head = [
    'Id',
    ...(of.hasStates ? ['State', 'Published at'] : []),
    ...fields.map(([, { label }]) => label),
  ]
  const lines = rows.map((row) => [
    row.u_id,
    ...(of.hasStates ? [row.state, row.published_at] : []),
    ...fields.map(([name, { kind }]) => {
      const value = row[name]
      if (typeof value !== 'number') return value
      if (kind === 'money') return value / paisePerRupee
      return kind === 'percent' ? value / basisPointsPerPercent : value
    }),
  ])
  return byteOrderMark + [head, ...lines].map((line) => line.map(cell).join(',')).join('\r\n')
}
