import { type TextTemplateForm, textTemplateForm } from '@newyou/contract/foundation/text-messages/templates'
import { locales } from '@newyou/contract/locales'
import { parse } from 'csv-parse/sync'

export interface TemplateFile {
  forms: (TextTemplateForm & { line: number })[]
  problems: { line: number; problem: string }[]
}

const columns = ['channel', 'message', 'locale', 'variant', 'registered_id', 'gateway_id', 'state'] as const

/** The rows of a file with ids: as the list is exported, with further columns or without. Lines without an id are left out. */
export function readTemplateFile(csv: string): TemplateFile {
  const problems: TemplateFile['problems'] = []
  let rows: Record<string, string>[] = []
  try {
    rows = parse(csv, {
      bom: true,
      columns: true,
      trim: true,
      skip_empty_lines: true,
      relax_column_count: true,
    })
  } catch {
    return { forms: [], problems: [{ line: 1, problem: 'This is not a CSV file' }] }
  }
  const missing = columns.filter((name) => rows[0] && !(name in rows[0]))
  if (missing.length)
    return { forms: [], problems: [{ line: 1, problem: `These columns are missing: ${missing.join(', ')}` }] }
  const forms = rows.flatMap((row, index) => {
    if (!row.registered_id) return []
    const read = textTemplateForm.safeParse({
      ...Object.fromEntries(columns.map((name) => [name, row[name] ?? ''])),
      locale: row.locale || locales[0],
      reason: row.reason ?? '',
    })
    if (read.success) return [{ ...read.data, line: index + 2 }]
    problems.push({ line: index + 2, problem: read.error.issues[0]?.message ?? 'Please check this line' })
    return []
  })
  return { forms, problems }
}
