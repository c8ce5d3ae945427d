import { Alert, Box, Button, Stack, Typography } from '@mui/material'
import type { PayoutWay, WholePayoutBatch } from '@newyou/contract/money/earnings/payouts'
import { Show, useRecordContext } from 'react-admin'
import { call } from '../data/call.ts'
import { save } from '../data/save-file.ts'
import { inRupees } from '../fields/columns.tsx'
import { Decided, Decision, useStaffAction } from '../fields/decision.tsx'
import { Fact, Section } from '../fields/facts.tsx'
import { StateChip } from '../fields/state-chip.tsx'
import { when } from '../fields/when.ts'
import { PayoutRow } from './payout-row.tsx'

const ways: Record<PayoutWay, string> = { 'bank-file': 'As a file', gateway: 'By gateway' }

function Batch() {
  const batch = useRecordContext<WholePayoutBatch & { id: string }>()
  const { isBusy, during } = useStaffAction()
  // Until the whole is there, a row of the list stands in for it.
  if (!batch?.lines) return null
  const params = { batchId: batch.u_id }
  const approve = async () => {
    await call('POST /api/staff/payout-batches/{batchId}/approve', { params })
    return 'The batch is ready for the bank'
  }
  const send = async () => {
    await call('POST /api/staff/payout-batches/{batchId}/send', { params })
    return 'Sent to the gateway. The status of each payout appears here'
  }
  const refuse = async (reason: string) => {
    await call('POST /api/staff/payout-batches/{batchId}/refuse', { params, body: { reason } })
    return 'Rejected. The money is due again'
  }
  const download = async () => {
    const { data } = await call('POST /api/staff/payout-batches/{batchId}/csv', { params })
    const { name, csv, rows } = data
    save(name, new Blob([csv], { type: 'text/csv' }))
    return `${rows} payouts downloaded`
  }

  return (
    <Box p={2}>
      <Stack direction="row" gap={2} alignItems="center" flexWrap="wrap" mb={2}>
        <Typography variant="h5" component="h2">
          Batch {batch.number}
        </Typography>
        <StateChip state={batch.state} />
      </Stack>
      <Stack direction="row" gap={4} flexWrap="wrap" mb={2}>
        <Fact label="Total">{inRupees(batch.total_paise)}</Fact>
        <Fact label="Payouts">{batch.payouts}</Fact>
        {batch.way && <Fact label="Sent">{ways[batch.way]}</Fact>}
        <Fact label="Created">
          {batch.asked_by.name}, {when(batch.asked_at)}
        </Fact>
      </Stack>
      <Decided of={batch} />
      <Alert severity={batch.is_proven ? 'success' : 'error'} sx={{ mb: 2 }}>
        {batch.is_proven
          ? 'The ledger matches these payouts.'
          : 'The ledger does not match these payouts. Do not send this batch.'}
      </Alert>
      <Decision of={batch} approveLabel="Approve batch" onApprove={approve} onRefuse={refuse} />
      {batch.may_send && (
        <Typography mb={1}>
          Send the batch through the gateway, or download a file and upload it at the bank.
        </Typography>
      )}
      <Stack direction="row" gap={2} flexWrap="wrap">
        {batch.may_send && (
          <Button variant="contained" disabled={isBusy || !batch.is_proven} onClick={() => void during(send)}>
            Send by gateway
          </Button>
        )}
        {batch.way !== 'gateway' && batch.lines.some(({ state }) => state === 'sent') && (
          <Button
            variant={batch.may_send ? 'outlined' : 'contained'}
            disabled={isBusy || !batch.is_proven}
            onClick={() => void during(download)}
          >
            Download CSV for bank
          </Button>
        )}
      </Stack>
      <Section title="Payouts">
        {batch.lines.map((payout) => (
          <PayoutRow key={payout.u_id} payout={payout} way={batch.way} />
        ))}
      </Section>
    </Box>
  )
}

/** A batch of payouts: the second person, the table for the bank, and what the bank answered. */
export default function ShowPayoutBatch() {
  return (
    <Show title="Payouts" actions={false}>
      <Batch />
    </Show>
  )
}
