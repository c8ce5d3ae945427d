import { Button } from '@mui/material'
import type { LedgerProofRow } from '@newyou/contract/administration/back-office/books'
import { useState } from 'react'
import { FunctionField, List, TextField, TopToolbar, useNotify, useRefresh } from 'react-admin'
import { call } from '../data/call.ts'
import { inRupees } from '../fields/columns.tsx'
import { ListTable } from '../fields/list-table.tsx'
import { when } from '../fields/when.ts'

function Prove() {
  const [isBusy, setBusy] = useState(false)
  const notify = useNotify()
  const refresh = useRefresh()
  async function prove() {
    setBusy(true)
    try {
      await call('POST /api/staff/ledger-proofs')
      notify('The ledger has been checked', { type: 'success' })
      refresh()
    } catch (error) {
      notify(error instanceof Error ? error.message : 'Something went wrong. Please try again', {
        type: 'error',
      })
    } finally {
      setBusy(false)
    }
  }
  return (
    <TopToolbar>
      <Button variant="contained" disabled={isBusy} onClick={() => void prove()}>
        Check now
      </Button>
    </TopToolbar>
  )
}

const faultsOf = ({ drift, faults }: LedgerProofRow) => {
  const names = Object.entries(faults).map(([name, count]) => `${name}: ${count}`)
  return drift === 0 && names.length === 0 ? 'None' : names.join(', ')
}

/** Results of ledger proofs: balances against entries and holds, and the ledger against orders. */
export default function LedgerProofs() {
  return (
    <List title="Ledger checks" actions={<Prove />} perPage={10} empty={false}>
      <ListTable bulkActionButtons={false} rowClick={false}>
        <FunctionField label="Checked" render={({ proved_at: at }: LedgerProofRow) => when(at)} />
        <TextField source="accounts" label="Accounts" sortable={false} textAlign="right" className="num" />
        <FunctionField
          label="Difference"
          textAlign="right"
          className="num"
          render={({ drift }: LedgerProofRow) => inRupees(drift)}
        />
        <FunctionField label="Problems" render={faultsOf} />
      </ListTable>
    </List>
  )
}
