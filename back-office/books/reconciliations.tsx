import { Typography } from '@mui/material'
import type { ReconciliationRow } from '@newyou/contract/administration/back-office/books'
import { brandName } from '@newyou/web/ui/brand-name.ts'
import { FunctionField, List, TextField } from 'react-admin'
import { Link } from 'react-router-dom'
import { ListTable } from '../fields/list-table.tsx'
import { NarrowList, useIsNarrow } from '../fields/narrow-list.tsx'
import { when } from '../fields/when.ts'
import { wordsOf } from '../fields/words.ts'

/** A side of a difference: in rupees, or a state. */
const sideOf = (value: string | null) => (value && /^\d/.test(value) ? `₹${value}` : (value ?? 'none'))

const differencesOf = ({ differences }: ReconciliationRow) =>
  differences.length === 0
    ? 'None'
    : differences.map(({ what, provider_id: id, order_u_id: orderId, theirs, ours }) => (
        <Typography key={`${what}-${id}`} variant="body2">
          {wordsOf(what)}, {id}: gateway {sideOf(theirs)}, {brandName} {sideOf(ours)}{' '}
          {orderId && <Link to={`/orders/${orderId}/show`}>Order</Link>}
        </Typography>
      ))

const periodOf = ({ from, to }: ReconciliationRow) => `${when(from)} to ${when(to)}`

const NarrowReconciliations = () => (
  <NarrowList<ReconciliationRow & { id: string }> nameOf={({ run_at: at }) => when(at)}>
    {(night) => (
      <>
        <Typography>{periodOf(night)}</Typography>
        <Typography>
          Payments: {night.payments}, refunds: {night.refunds}
        </Typography>
        <Typography component="div" color="text.secondary">
          Differences: {differencesOf(night)}
        </Typography>
      </>
    )}
  </NarrowList>
)

/** Our books beside the payment gateway's, every night. */
export default function Reconciliations() {
  const isNarrow = useIsNarrow()
  return (
    <List title="Reconciliation" exporter={false} perPage={25} empty={false}>
      {isNarrow ? (
        <NarrowReconciliations />
      ) : (
        <ListTable bulkActionButtons={false} rowClick={false}>
          <FunctionField label="Compared" render={({ run_at: at }: ReconciliationRow) => when(at)} />
          <FunctionField label="Period" render={periodOf} />
          <TextField source="payments" label="Payments" sortable={false} textAlign="right" className="num" />
          <TextField source="refunds" label="Refunds" sortable={false} textAlign="right" className="num" />
          <FunctionField label="Differences" render={differencesOf} />
        </ListTable>
      )}
    </List>
  )
}
