import { Button } from '@mui/material'
import type { FailedJob } from '@newyou/contract/back-office/operations'
import {
  FunctionField,
  List,
  TextField,
  TextInput,
  useNotify,
  useRecordContext,
  useRefresh,
} from 'react-admin'
import { call } from '../data/data-provider.ts'
import { ListTable } from '../fields/list-table.tsx'
import { when } from '../fields/when.ts'

function Retry() {
  const job = useRecordContext<FailedJob & { id: string }>()
  const notify = useNotify()
  const refresh = useRefresh()
  if (!job) return null

  async function retry(jobId: string) {
    try {
      await call('POST /api/staff/failed-jobs/{jobId}/retry', { params: { jobId } })
      notify('Sent back to its queue', { type: 'success' })
    } catch (error) {
      notify(error instanceof Error ? error.message : 'This did not work', { type: 'error' })
    }
    refresh()
  }
  return (
    <Button size="small" variant="outlined" onClick={() => void retry(job.u_id)}>
      Retry
    </Button>
  )
}

/** Jobs that were given up after all attempts, each to be sent back to its queue. */
export default function FailedJobs() {
  return (
    <List
      title="Failed jobs"
      filters={[<TextInput key="queue" source="queue" label="Queue" alwaysOn />]}
      exporter={false}
      perPage={25}
      empty={false}
    >
      <ListTable bulkActionButtons={false} rowClick={false}>
        <TextField source="queue" label="Queue" sortable={false} />
        <TextField source="error" label="Error" sortable={false} />
        <FunctionField
          label="About"
          render={({ about }: FailedJob) =>
            Object.entries(about)
              .map(([name, id]) => `${name} ${id}`)
              .join(', ')
          }
        />
        <TextField source="attempts" label="Attempts" sortable={false} textAlign="right" className="num" />
        <FunctionField label="Failed" render={({ failed_at: at }: FailedJob) => when(at)} />
        <Retry />
      </ListTable>
    </List>
  )
}
