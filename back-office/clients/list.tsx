import type { StaffClientRow } from '@newyou/contract/administration/back-office/clients'
import { FunctionField, List, TextField } from 'react-admin'
import { contactSearch } from '../fields/contact-search.tsx'
import { ListTable } from '../fields/list-table.tsx'
import { when } from '../fields/when.ts'

/** Clients, the latest first; contacts only so far that they are recognised. */
export default function Clients() {
  return (
    <List
      title="Clients"
      filters={[contactSearch('Name, e-mail, mobile number or id')]}
      exporter={false}
      perPage={25}
      empty={false}
    >
      <ListTable bulkActionButtons={false} rowClick="show">
        <TextField source="name" label="Name" sortable={false} />
        <TextField source="mobile_number" label="Mobile number" sortable={false} />
        <TextField source="email" label="E-mail" sortable={false} />
        <FunctionField
          label="Joined"
          render={({ is_imported, joined_at }: StaffClientRow) =>
            is_imported ? 'Imported, no account yet' : when(joined_at)
          }
        />
      </ListTable>
    </List>
  )
}
