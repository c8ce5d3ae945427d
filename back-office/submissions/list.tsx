import { type SubmissionRow, seenStates } from '@newyou/contract/administration/back-office/submissions'
import { submissionKinds } from '@newyou/contract/content/submissions'
import { FunctionField, List, SelectInput, TextField } from 'react-admin'
import { ListTable } from '../fields/list-table.tsx'
import { StateChip } from '../fields/state-chip.tsx'
import { when } from '../fields/when.ts'
import { choicesOf, wordsOf } from '../fields/words.ts'

const filters = [
  <SelectInput key="state" source="state" label="Status" choices={choicesOf(seenStates)} alwaysOn />,
  <SelectInput key="kind" source="kind" label="Type" choices={choicesOf(submissionKinds)} alwaysOn />,
]

/** Events and articles that healers propose; who waits longest comes first. */
export default function Submissions() {
  return (
    <List title="Proposals" filters={filters} exporter={false} perPage={25} empty={false}>
      <ListTable bulkActionButtons={false} rowClick="show">
        <TextField source="title" label="Title" sortable={false} />
        <FunctionField label="Status" render={({ state }: SubmissionRow) => <StateChip state={state} />} />
        <FunctionField label="Type" render={({ kind }: SubmissionRow) => wordsOf(kind)} />
        <TextField source="healer_name" label="Healer" sortable={false} />
        <FunctionField label="Sent" render={({ sent_at: sent }: SubmissionRow) => (sent ? when(sent) : '')} />
      </ListTable>
    </List>
  )
}
