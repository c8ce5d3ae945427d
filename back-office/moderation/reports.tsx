import { type ReportRow, reportAbouts, reportStates } from '@newyou/contract/people/moderation/admin'
import { FunctionField, List, SelectInput } from 'react-admin'
import { ListTable } from '../fields/list-table.tsx'
import { StateChip } from '../fields/state-chip.tsx'
import { when } from '../fields/when.ts'
import { choicesOf, wordsOf } from '../fields/words.ts'
import { placeWords, reportedContent } from './place-words.ts'

const filters = [
  <SelectInput key="state" source="state" label="Status" choices={choicesOf(reportStates)} alwaysOn />,
  <SelectInput key="about" source="about" label="Type" choices={choicesOf(reportAbouts)} alwaysOn />,
]

/** Reported content; the oldest reports come first. */
export default function Reports() {
  return (
    <List
      title="Reported content"
      filters={filters}
      filterDefaultValues={{ state: 'open' }}
      exporter={false}
      perPage={25}
      empty={false}
    >
      <ListTable bulkActionButtons={false} rowClick="show">
        <FunctionField label="Reported" render={(row: ReportRow) => reportedContent(row)} />
        <FunctionField label="Reason" render={(row: ReportRow) => wordsOf(row.reason)} />
        <FunctionField label="Where" render={placeWords} />
        <FunctionField label="Status" render={({ state }: ReportRow) => <StateChip state={state} />} />
        <FunctionField label="Received" render={(row: ReportRow) => when(row.created_at)} />
      </ListTable>
    </List>
  )
}
