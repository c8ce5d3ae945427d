import { Button, useListContext, useNotify } from 'react-admin'
import { callResource } from '../data/call.ts'
import { queryOf } from '../data/data-provider.ts'
import { save } from '../data/save-file.ts'

/** Downloads what a list is filtered to as a CSV table. */
export function ExportButton({ name }: { name: string }) {
  const { filterValues: filter, sort } = useListContext()
  const notify = useNotify()
  async function exportTable() {
    try {
      const { data } = await callResource(name, 'GET /api/staff/{name}/export', {
        query: queryOf(name, { filter, sort }),
      })
      const { name: file, csv, rows, total } = data
      save(file, new Blob([csv], { type: 'text/csv' }))
      if (total > rows)
        notify(`The file has the first ${rows} of ${total} rows. Please use a filter to narrow the list`, {
          type: 'warning',
        })
    } catch (error) {
      notify(error instanceof Error ? error.message : 'Something went wrong. Please try again', {
        type: 'error',
      })
    }
  }
  return <Button label="Export CSV" onClick={() => void exportTable()} />
}
