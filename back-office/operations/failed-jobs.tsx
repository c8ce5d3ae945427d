import { Button, Typography } from '@mui/material'
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
import { NarrowList, useIsNarrow } from '../fields/narrow-list.tsx'
import { when } from '../fields/when.ts'

function Retry() {
  const job = useRecordContext<FailedJob & { id: string }>()
  const notify = useNotify()
  const refresh = useRefresh()
  if (!job) return null

  async function retry(jobId: string) {
    try {
      await call('POST /api/staff/failed-jobs/{jobId}/retry', { params: { jobId } })
      notify('Sent back to the queue', { type: 'success' })
    } catch (error) {
      notify(error instanceof Error ? error.message : 'Something went wrong. Please try again', {
        type: 'error',
      })
    }
    refresh()
  }
  return (
    <Button size="small" variant="outlined" onClick={() => void retry(job.u_id)}>
      Retry
    </Button>
  )
}

const aboutOf = ({ about }: FailedJob) =>
  Object.entries(about)
    .map(([name, id]) => `${name} ${id}`)
    .join(', ')

const NarrowFailedJobs = () => (
  <NarrowList<FailedJob & { id: string }> nameOf={({ queue, error }) => `${queue}: ${error}`}>
    {(job) => (
      <>
        <Typography>
          {when(job.failed_at)}, attempts: {job.attempts}
        </Typography>
        <Typography color="text.secondary" gutterBottom>
          {aboutOf(job)}
        </Typography>
        <Retry />
      </>
    )}
  </NarrowList>
)

/** Jobs that were given up after all attempts, each to be sent back to its queue. */
export default function FailedJobs() {
  const isNarrow = useIsNarrow()
  return (
    <List
      title="Failed jobs"
      filters={[<TextInput key="queue" source="queue" label="Queue" alwaysOn />]}
      exporter={false}
      perPage={25}
      empty={false}
    >
      {isNarrow ? (
        <NarrowFailedJobs />
      ) : (
        <ListTable bulkActionButtons={false} rowClick={false}>
          <TextField source="queue" label="Queue" sortable={false} />
          <TextField source="error" label="Error" sortable={false} />
          <FunctionField label="About" render={aboutOf} />
          <TextField source="attempts" label="Attempts" sortable={false} textAlign="right" className="num" />
          <FunctionField label="Failed" render={({ failed_at: at }: FailedJob) => when(at)} />
          <FunctionField label="Actions" render={() => <Retry />} />
        </ListTable>
      )}
    </List>
  )
}
