import type { FeedbackRow } from '@newyou/contract/administration/back-office/inbox'
import { FunctionField, List, SelectInput, TextField } from 'react-admin'
import { ListTable } from '../fields/list-table.tsx'
import { when } from '../fields/when.ts'

const stars = [5, 4, 3, 2, 1].map((id) => ({ id, name: `${id} of 5` }))

/** Feedback on webinars and workshops. */
export default function Feedback() {
  return (
    <List
      title="Event feedback"
      filters={[<SelectInput key="stars" source="stars" label="Stars" choices={stars} alwaysOn />]}
      exporter={false}
      perPage={25}
      empty={false}
    >
      <ListTable bulkActionButtons={false} rowClick={false}>
        <TextField source="event_title" label="Event" sortable={false} />
        <FunctionField label="Stars" render={(row: FeedbackRow) => `${row.stars} of 5`} />
        <TextField source="text" label="Feedback" sortable={false} />
        <FunctionField label="Received" render={(row: FeedbackRow) => when(row.created_at)} />
      </ListTable>
    </List>
  )
}
