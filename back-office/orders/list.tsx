import { type Theme, useMediaQuery } from '@mui/material'
import type { StaffOrderRow } from '@newyou/contract/administration/back-office/orders'
import { orderKinds, orderStates } from '@newyou/contract/money/payments/payments'
import { FunctionField, List, SelectInput, SimpleList, TextField } from 'react-admin'
import { inRupees } from '../fields/columns.tsx'
import { contactSearch } from '../fields/contact-search.tsx'
import { ListTable } from '../fields/list-table.tsx'
import { StateChip } from '../fields/state-chip.tsx'
import { when } from '../fields/when.ts'
import { choicesOf, wordsOf } from '../fields/words.ts'

const filters = [
  contactSearch('Receipt, e-mail, mobile number or id'),
  <SelectInput key="state" source="state" label="Status" choices={choicesOf(orderStates)} alwaysOn />,
  <SelectInput key="kind" source="kind" label="Type" choices={choicesOf(orderKinds)} />,
]

/** Orders of all clients, latest first. */
export default function Orders() {
  const isSmall = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'))
  return (
    <List title="Orders" filters={filters} exporter={false} perPage={25} empty={false}>
      {isSmall ? (
        <SimpleList
          primaryText={({ title, client_name: name }: StaffOrderRow & { id: string }) => `${name}: ${title}`}
          secondaryText={(row: StaffOrderRow & { id: string }) =>
            `${inRupees(row.price_paise)}, ${wordsOf(row.state).toLowerCase()}, ${when(row.created_at)}`
          }
          linkType="show"
        />
      ) : (
        <ListTable bulkActionButtons={false} rowClick="show">
          <FunctionField label="Ordered" render={(row: StaffOrderRow) => when(row.created_at)} />
          <TextField source="client_name" label="Client" sortable={false} />
          <TextField source="title" label="Order" sortable={false} />
          <FunctionField label="Type" render={({ kind }: StaffOrderRow) => wordsOf(kind)} />
          <FunctionField label="Status" render={({ state }: StaffOrderRow) => <StateChip state={state} />} />
          <FunctionField
            label="Price"
            textAlign="right"
            className="num"
            render={(row: StaffOrderRow) => inRupees(row.price_paise)}
          />
          <FunctionField
            label="Refunded"
            textAlign="right"
            className="num"
            render={(row: StaffOrderRow) => (row.refunded_paise ? inRupees(row.refunded_paise) : '')}
          />
          <TextField source="receipt_number" label="Receipt" sortable={false} noWrap />
        </ListTable>
      )}
    </List>
  )
}
