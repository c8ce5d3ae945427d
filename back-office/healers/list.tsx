import { Chip } from '@mui/material'
import type { HealerRow } from '@newyou/contract/administration/back-office/healers'
import { BooleanInput, FunctionField, List, SearchInput, SelectInput, TextField } from 'react-admin'
import { CategoryNames } from '../fields/category-names.tsx'
import { ListTable } from '../fields/list-table.tsx'
import { calendarDay, dayOf } from '../fields/when.ts'
import { HealerInvitations } from './invitations.tsx'
import { HealerStateChip, healerStateChoices } from './state.tsx'

const filters = [
  <SearchInput key="search" source="search" alwaysOn />,
  <BooleanInput key="waiting" source="is_waiting" label="Waiting" alwaysOn />,
  <BooleanInput key="page" source="has_page_change" label="Page changes" alwaysOn />,
  <SelectInput key="state" source="state" label="Status" choices={healerStateChoices} alwaysOn />,
]

/** Healers and applicants; those who have waited longest come first. */
export default function Healers() {
  return (
    <>
      <HealerInvitations />
      <List title="Healers" filters={filters} exporter={false} perPage={25} empty={false}>
        <ListTable bulkActionButtons={false} rowClick="show">
          <TextField source="name" label="Name" sortable={false} />
          <FunctionField
            label="Status"
            render={({ state }: HealerRow) => <HealerStateChip state={state} />}
          />
          <FunctionField
            label="Page"
            render={({ has_page_change }: HealerRow) =>
              has_page_change && <Chip size="small" label="Page changes" />
            }
          />
          <TextField source="title" label="Title" sortable={false} />
          <FunctionField
            label="Category"
            render={(row: HealerRow) => <CategoryNames slugs={[row.main_category]} />}
          />
          <TextField source="city" label="City" sortable={false} />
          <TextField source="documents" label="Documents" sortable={false} />
          <FunctionField
            label="Valid until"
            render={({ proof_valid_until: day }: HealerRow) => day && calendarDay(day)}
          />
          <FunctionField label="Applied" render={({ created_at: at }: HealerRow) => dayOf(at)} />
        </ListTable>
      </List>
    </>
  )
}
