import { Box, Button, MenuItem, Stack, TextField, Typography } from '@mui/material'
import {
  type DeskPaymentKind,
  deskPaymentKinds,
  handedOut,
} from '@newyou/contract/money/payments/desk-payments'
import type { DeskRefund } from '@newyou/contract/money/tills'
import { useState } from 'react'
import { useGetList } from 'react-admin'
import { call } from '../data/call.ts'
import { inRupees } from '../fields/columns.tsx'
import { useStaffAction } from '../fields/decision.tsx'
import { Section } from '../fields/facts.tsx'
import { when } from '../fields/when.ts'
import { kindWords } from './money.tsx'

const shown = 25

function Line({ refund, hasTill }: { refund: DeskRefund; hasTill: boolean }) {
  const [kind, setKind] = useState<DeskPaymentKind>('cash')
  const [reference, setReference] = useState('')
  const { isBusy, during } = useStaffAction()
  const params = { refundId: refund.u_id }
  const pay = () =>
    during(async () => {
      const { data } = await call('POST /api/staff/desk-refunds/{refundId}/pay', {
        params,
        body: { kind, reference },
      })
      return `${inRupees(data.paid_paise ?? data.amount_paise)} paid back`
    })
  const toWallet = () =>
    during(async () => {
      await call('POST /api/staff/desk-refunds/{refundId}/to-wallet', { params })
      return 'Added to the wallet. The client has been notified'
    })
  return (
    <Box
      component="article"
      aria-label={`Refund of ${inRupees(refund.amount_paise)} to ${refund.client_name}`}
      sx={{ py: 1, borderTop: 1, borderColor: 'divider' }}
    >
      <Typography>
        {inRupees(refund.amount_paise)} to {refund.client_name}: {refund.title}
      </Typography>
      <Typography color="text.secondary">Due since {when(refund.created_at)}</Typography>
      <Stack direction="row" gap={1} mt={1} alignItems="center" flexWrap="wrap">
        {hasTill && (
          <>
            <TextField
              fullWidth={false}
              select
              size="small"
              label="Pay back by"
              value={kind}
              onChange={({ target }) => setKind(target.value as DeskPaymentKind)}
              sx={{ minWidth: 180 }}
            >
              {deskPaymentKinds.map((one) => (
                <MenuItem key={one} value={one}>
                  {kindWords[one]}
                </MenuItem>
              ))}
            </TextField>
            {kind !== 'cash' && (
              <TextField
                fullWidth={false}
                size="small"
                label="Reference"
                value={reference}
                onChange={({ target }) => setReference(target.value)}
              />
            )}
            <Button
              variant="outlined"
              disabled={isBusy || (kind !== 'cash' && reference.trim() === '')}
              onClick={() => void pay()}
            >
              Pay back {inRupees(handedOut(kind, refund.amount_paise))}
            </Button>
          </>
        )}
        <Button disabled={isBusy} onClick={() => void toWallet()}>
          Add to wallet, as the client wishes
        </Button>
      </Stack>
    </Box>
  )
}

/** What is to be paid back of money that was taken at the desk. */
export function RefundsDue({ hasTill }: { hasTill: boolean }) {
  const { data = [], total = 0 } = useGetList<DeskRefund & { id: string }>('desk-refunds', {
    pagination: { page: 1, perPage: shown },
  })
  if (data.length === 0) return null
  return (
    <Section title="To pay back">
      {data.map((refund) => (
        <Line key={refund.u_id} refund={refund} hasTill={hasTill} />
      ))}
      {total > data.length && <Typography>And {total - data.length} more.</Typography>}
    </Section>
  )
}
