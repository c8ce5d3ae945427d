import type { Label } from '../../messages/index.ts'

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

const spoken = (name: string) => {
  const words = name.replaceAll('_', ' ')
  return words.slice(0, 1).toUpperCase() + words.slice(1)
}

function shown(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (value instanceof Date) return value.toISOString()
  if (typeof value === 'object') return JSON.stringify(value)
  return String(value)
}

// The copy as a page that any browser shows without a connection, in the parts in which it is written.

export const pageBegin = ({
  locale,
  label,
  at,
}: {
  locale: string
  label: Label
  at: Date
}) => `<!doctype html>
<html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escaped(label('exportTitle'))}</title>
<style>body{font:16px/1.5 sans-serif;margin:2rem auto;max-width:70rem;padding:0 1rem}div{overflow-x:auto}
table{border-collapse:collapse;font-size:14px}th,td{border:1px solid #bbb;padding:.3rem .5rem;text-align:left;vertical-align:top}</style>
</head><body><h1>${escaped(label('exportTitle'))}</h1>
<p>${escaped(label('exportLead', { at: at.toISOString().slice(0, 10), file: 'data.json', folder: 'files' }))}</p>
`

export const pageHeading = (title: string) => `<h2>${escaped(title)}</h2>\n`

export const tableBegin = (name: string, rows: number, columns: readonly string[]) =>
  `<h3>${escaped(spoken(name))} (${rows})</h3>
<div><table><thead><tr>${columns.map((column) => `<th scope="col">${escaped(spoken(column))}</th>`).join('')}</tr></thead><tbody>
`

export const rowLine = (row: Record<string, unknown>, columns: readonly string[]) =>
  `<tr>${columns.map((column) => `<td>${escaped(shown(row[column]))}</td>`).join('')}</tr>\n`

export const tableEnd = '</tbody></table></div>\n'

export const pageEnd = '</body></html>\n'
