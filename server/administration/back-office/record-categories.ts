import { type Resource, written } from '@newyou/contract/administration/back-office/resource'
import { requireOffered } from '../../foundation/categories/index.ts'
import type { Table } from './table.ts'

/** The table of a resource, which also refuses a hidden category where it was not before. */
export function withCategories(of: Resource, table: Table): Table {
  const fields = written(of).flatMap(([name, field]) => (field.of === 'categories' ? [name] : []))
  if (fields.length === 0) return table
  return {
    ...table,
    async check(values, queryable, before) {
      for (const field of fields) requireOffered(field, values[field], before?.[field])
      await table.check?.(values, queryable, before)
    },
  }
}
