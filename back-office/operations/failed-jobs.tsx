import { Button, Typography } from '@mui/material'
import type { FailedJob } from '@newyou/contract/administration/back-office/operations'
import { taskChoices, taskName } from '@newyou/contract/administration/back-office/task-names'
import {
  FunctionField,
  List,
  SelectInput,
  TextField,
  useNotify,
  useRecordContext,
  useRefresh,
} from 'react-admin'
import { call } from '../data/call.ts'
import { ListTable } from '../fields/list-table.tsx'
import { NarrowList, useIsNarrow } from '../fields/narrow-list.tsx'
import { when } from '../fields/when.ts'
import { wordsOf } from '../fields/words.ts'

function Retry() {
  const job = useRecordContext<FailedJob & { id: string }>()
  const notify = useNotify()
  const refresh = useRefresh()
  if (!job) return null

  async function retry(jobId: string) {
    try {
      await call('POST /api/staff/failed-jobs/{jobId}/retry', { params: { jobId } })
      notify('The task is tried again', { type: 'success' })
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

/** `orderId` as people say it. */
const aboutWords = (name: string) =>
  wordsOf(
    name
      .replace(/Ids?$/, '')
      .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
      .toLowerCase(),
  )

const aboutOf = ({ about }: FailedJob) =>
  Object.entries(about)
    .map(([name, id]) => `${aboutWords(name)} ${id}`)
    .join(', ')

const NarrowFailedJobs = () => (
  <NarrowList<FailedJob & { id: string }> nameOf={({ queue, error }) => `${taskName(queue)}: ${error}`}>
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

/** Jobs that were given up after all attempts, each to be tried again. Staff call them tasks. */
export default function FailedJobs() {
  const isNarrow = useIsNarrow()
  return (
    <List
      title="Failed tasks"
      filters={[<SelectInput key="queue" source="queue" label="Task" choices={taskChoices} alwaysOn />]}
      exporter={false}
      perPage={25}
      empty={false}
    >
      {isNarrow ? (
        <NarrowFailedJobs />
      ) : (
        <ListTable bulkActionButtons={false} rowClick={false}>
          <FunctionField label="Task" render={({ queue }: FailedJob) => taskName(queue)} />
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
