import { type TillSession, tillSessionStates } from '@newyou/contract/money/tills'
import { FunctionField, List, SelectInput } from 'react-admin'
import { inRupees } from '../fields/columns.tsx'
import { ListTable } from '../fields/list-table.tsx'
import { StateChip } from '../fields/state-chip.tsx'
import { when } from '../fields/when.ts'
import { choicesOf } from '../fields/words.ts'

const differs = ({ difference_paise: difference }: TillSession) =>
  difference ? `${inRupees(Math.abs(difference))} too ${difference > 0 ? 'much' : 'little'}` : ''

/** Sessions of all tills, latest first. */
export default function TillSessions() {
  return (
    <List
      title="Till sessions"
      exporter={false}
      perPage={25}
      empty={false}
      filters={[<SelectInput key="state" source="state" choices={choicesOf(tillSessionStates)} alwaysOn />]}
    >
      <ListTable bulkActionButtons={false} rowClick="show">
        <FunctionField label="Till" render={(row: TillSession) => row.till.name} />
        <FunctionField label="Opened by" render={(row: TillSession) => row.opened_by.name} />
        <FunctionField label="Opened" render={(row: TillSession) => when(row.opened_at)} />
        <FunctionField label="Cash expected" render={(row: TillSession) => inRupees(row.expected_paise)} />
        <FunctionField label="Difference" render={differs} />
        <FunctionField label="State" render={(row: TillSession) => <StateChip state={row.state} />} />
      </ListTable>
    </List>
  )
}
