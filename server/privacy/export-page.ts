import type { Label } from '../messages/index.ts'
import type { PlaceGroup } from './places/index.ts'

export type Tables = Record<string, Record<string, unknown>[]>
export type Copy = Record<PlaceGroup, Tables>

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

function tableOf(name: string, rows: Record<string, unknown>[]) {
  const columns = Object.keys(rows[0] ?? {})
  const head = columns.map((column) => `<th scope="col">${escaped(spoken(column))}</th>`).join('')
  const body = rows
    .map((row) => `<tr>${columns.map((column) => `<td>${escaped(shown(row[column]))}</td>`).join('')}</tr>`)
    .join('\n')
  return `<h3>${escaped(spoken(name))} (${rows.length})</h3>
<div><table><thead><tr>${head}</tr></thead><tbody>
${body}
</tbody></table></div>`
}

/** The copy as a page that any browser shows without a connection. */
export function exportPage(
  copy: Copy,
  { locale, label, at }: { locale: string; label: Label; at: Date },
): string {
  const parts = Object.entries(copy).flatMap(([group, tables]) => {
    const full = Object.entries(tables).filter(([, rows]) => rows.length > 0)
    if (full.length === 0) return []
    const title = label(`export_${group as PlaceGroup}`)
    return [`<h2>${escaped(title)}</h2>`, ...full.map(([name, rows]) => tableOf(name, rows))]
  })
  return `<!doctype html>
<html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escaped(label('exportTitle'))}</title>
<style>body{font:16px/1.5 sans-serif;margin:2rem auto;max-width:70rem;padding:0 1rem}div{overflow-x:auto}
table{border-collapse:collapse;font-size:14px}th,td{border:1px solid #bbb;padding:.3rem .5rem;text-align:left;vertical-align:top}</style>
</head><body><h1>${escaped(label('exportTitle'))}</h1>
<p>${escaped(label('exportLead', { at: at.toISOString().slice(0, 10), file: 'data.json', folder: 'files' }))}</p>
${parts.join('\n')}
</body></html>
`
}
