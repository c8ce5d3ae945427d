import { Typography } from '@mui/material'
import type { ReconciliationRow } from '@newyou/contract/back-office/books'
import { FunctionField, List, TextField } from 'react-admin'
import { Link } from 'react-router-dom'
import { ListTable } from '../fields/list-table.tsx'
import { when } from '../fields/when.ts'
import { wordsOf } from '../fields/words.ts'

const differencesOf = ({ differences }: ReconciliationRow) =>
  differences.length === 0
    ? 'None'
    : differences.map(({ what, provider_id: id, order_u_id: orderId, theirs, ours }) => (
        <Typography key={`${what}-${id}`} variant="body2">
          {wordsOf(what)}, {id}: gateway {theirs ?? 'nothing'}, ours {ours ?? 'nothing'}{' '}
          {orderId && <Link to={`/orders/${orderId}/show`}>Order</Link>}
        </Typography>
      ))

/** Our books beside the payment gateway's, every night. */
export default function Reconciliations() {
  return (
    <List title="Reconciliation" exporter={false} perPage={25} empty={false}>
      <ListTable bulkActionButtons={false} rowClick={false}>
        <FunctionField label="Compared" render={({ run_at: at }: ReconciliationRow) => when(at)} />
        <FunctionField
          label="Period"
          render={({ from, to }: ReconciliationRow) => `${when(from)} to ${when(to)}`}
        />
        <TextField source="payments" label="Payments" sortable={false} textAlign="right" className="num" />
        <TextField source="refunds" label="Refunds" sortable={false} textAlign="right" className="num" />
        <FunctionField label="Differences" render={differencesOf} />
      </ListTable>
    </List>
  )
}
