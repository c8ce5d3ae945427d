import { listed, type Resource, type Row } from '@newyou/contract/administration/back-office/resource'
import { basisPointsPerPercent, paisePerRupee } from '@newyou/contract/business'
import { csvTable } from '../../platform/csv.ts'

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
  return csvTable([head, ...lines])
}
