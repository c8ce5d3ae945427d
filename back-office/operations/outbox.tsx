import type { QueueRow } from '@newyou/contract/administration/back-office/operations'
import { taskName } from '@newyou/contract/administration/back-office/task-names'
import { FunctionField, List, TextField } from 'react-admin'
import { ListTable } from '../fields/list-table.tsx'
import { when } from '../fields/when.ts'

const counts = [
  ['due', 'Due'],
  ['later', 'Later'],
  ['retrying', 'Trying again'],
  ['running', 'Running'],
  ['failed', 'Failed'],
] as const

/** Waiting jobs per queue. */
export default function Outbox() {
  return (
    <List title="Waiting tasks" exporter={false} perPage={100} pagination={false} empty={false}>
      <ListTable bulkActionButtons={false} rowClick={false}>
        <FunctionField label="Task" render={({ u_id: queue }: QueueRow) => taskName(queue)} />
        {counts.map(([source, label]) => (
          <TextField
            key={source}
            source={source}
            label={label}
            sortable={false}
            textAlign="right"
            className="num"
          />
        ))}
        <FunctionField
          label="Waiting since"
          render={({ oldest_due_at: at }: QueueRow) => (at ? when(at) : '')}
        />
      </ListTable>
    </List>
  )
}
