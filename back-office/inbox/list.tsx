import { type LetterRow, letterKinds, letterStates } from '@newyou/contract/administration/back-office/inbox'
import { FunctionField, List, SelectInput, TextField } from 'react-admin'
import { ListTable } from '../fields/list-table.tsx'
import { StateChip } from '../fields/state-chip.tsx'
import { when } from '../fields/when.ts'
import { choicesOf, wordsOf } from '../fields/words.ts'

const filters = [
  <SelectInput key="state" source="state" label="Status" choices={choicesOf(letterStates)} alwaysOn />,
  <SelectInput key="kind" source="kind" label="Type" choices={choicesOf(letterKinds)} alwaysOn />,
]

/** Messages of the contact form and enquiries to us; who waits longest comes first. */
export default function Inbox() {
  return (
    <List title="Messages and enquiries" filters={filters} exporter={false} perPage={25} empty={false}>
      <ListTable bulkActionButtons={false} rowClick="show">
        <TextField source="name" label="From" sortable={false} />
        <TextField source="subject" label="Subject" sortable={false} />
        <FunctionField label="Status" render={({ state }: LetterRow) => <StateChip state={state} />} />
        <FunctionField label="Type" render={({ kind }: LetterRow) => wordsOf(kind)} />
        <FunctionField label="Received" render={(row: LetterRow) => when(row.created_at)} />
      </ListTable>
    </List>
  )
}
