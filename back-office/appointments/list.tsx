import type { StaffAppointmentRow } from '@newyou/contract/administration/back-office/appointments'
import { appointmentStates } from '@newyou/contract/care/appointments/rules'
import { FunctionField, List, SelectInput, TextField } from 'react-admin'
import { inRupees } from '../fields/columns.tsx'
import { contactSearch } from '../fields/contact-search.tsx'
import { ListTable } from '../fields/list-table.tsx'
import { StateChip } from '../fields/state-chip.tsx'
import { when } from '../fields/when.ts'
import { choicesOf, wordsOf } from '../fields/words.ts'

const filters = [
  contactSearch(),
  <SelectInput key="state" source="state" label="Status" choices={choicesOf(appointmentStates)} alwaysOn />,
]

/** Appointments of all, the latest start first. */
export default function Appointments() {
  return (
    <List title="Appointments" filters={filters} exporter={false} perPage={25} empty={false}>
      <ListTable bulkActionButtons={false} rowClick="show">
        <FunctionField label="Starts" render={(row: StaffAppointmentRow) => when(row.starts_at)} />
        <TextField source="client_name" label="Client" sortable={false} />
        <TextField source="healer_name" label="Healer" sortable={false} />
        <FunctionField
          label="Status"
          render={({ state, pay_by: payBy }: StaffAppointmentRow) => (
            <>
              <StateChip state={state} />
              {payBy && ` Not paid, due ${when(payBy)}`}
            </>
          )}
        />
        <FunctionField label="Mode" render={({ mode }: StaffAppointmentRow) => wordsOf(mode)} />
        <FunctionField
          label="Price"
          textAlign="right"
          className="num"
          render={(row: StaffAppointmentRow) => inRupees(row.price_paise)}
        />
      </ListTable>
    </List>
  )
}
