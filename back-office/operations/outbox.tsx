import type { QueueRow } from '@newyou/contract/back-office/operations'
import { FunctionField, List, TextField } from 'react-admin'
import { ListTable } from '../fields/list-table.tsx'
import { when } from '../fields/when.ts'

const counts = [
  ['due', 'Due'],
  ['later', 'Later'],
  ['retrying', 'Retrying'],
  ['running', 'Running'],
  ['failed', 'Failed'],
] as const

/** What waits in each queue. */
export default function Outbox() {
  return (
    <List title="Outbox" exporter={false} perPage={100} pagination={false} empty={false}>
      <ListTable bulkActionButtons={false} rowClick={false}>
        <TextField source="u_id" label="Queue" sortable={false} />
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
