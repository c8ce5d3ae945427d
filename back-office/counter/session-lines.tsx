import { Box, Button, Stack, TextField, Typography } from '@mui/material'
import type { DeskPayment, WholeTillSession } from '@newyou/contract/money/tills'
import { callFile } from '@newyou/web/session/call-api.ts'
import { useState } from 'react'
import { call } from '../data/call.ts'
import { save } from '../data/save-file.ts'
import { inRupees } from '../fields/columns.tsx'
import { useStaffAction } from '../fields/decision.tsx'
import { Fact, Section } from '../fields/facts.tsx'
import { StateChip } from '../fields/state-chip.tsx'
import { when } from '../fields/when.ts'
import { kindWords } from './money.tsx'

/** What a session of a till holds, by kind of payment. */
export function SessionSums({ session }: { session: WholeTillSession }) {
  const moved = session.sums.filter(({ taken_paise: taken, refunded_paise: back }) => taken + back > 0)
  return (
    <Stack direction="row" gap={4} flexWrap="wrap">
      <Fact label="At opening">{inRupees(session.opening_paise)}</Fact>
      {moved.map(({ kind, taken_paise: taken, refunded_paise: back }) => (
        <Fact key={kind} label={kindWords[kind]}>
          {inRupees(taken)}
          {back > 0 && `, ${inRupees(back)} paid back`}
        </Fact>
      ))}
      <Fact label="Cash expected">{inRupees(session.expected_paise)}</Fact>
      {session.counted_paise !== null && <Fact label="Cash counted">{inRupees(session.counted_paise)}</Fact>}
      {!!session.difference_paise && (
        <Fact label="Difference">
          {inRupees(Math.abs(session.difference_paise))} too{' '}
          {session.difference_paise > 0 ? 'much' : 'little'}
        </Fact>
      )}
    </Stack>
  )
}

function Payment({ payment, mayReverse }: { payment: DeskPayment; mayReverse: boolean }) {
  const [isAsking, setAsking] = useState(false)
  const [reason, setReason] = useState('')
  const { isBusy, attempt, during } = useStaffAction()
  const receipt = async () =>
    save(
      `receipt-${payment.receipt_number}.pdf`,
      await callFile(`/api/staff/desk-payments/${payment.u_id}/receipt`),
    )
  const reverse = () =>
    during(async () => {
      await call('POST /api/staff/desk-payments/{paymentId}/reverse', {
        params: { paymentId: payment.u_id },
        body: { reason },
      })
      setAsking(false)
      return 'The entry is taken back'
    })
  return (
    <Box
      component="article"
      aria-label={`${payment.receipt_number}, ${inRupees(payment.amount_paise)}`}
      sx={{ py: 1, borderTop: 1, borderColor: 'divider' }}
    >
      <Stack direction="row" gap={2} alignItems="center" flexWrap="wrap">
        <Typography className="num" sx={{ minWidth: 90 }}>
          {inRupees(payment.amount_paise)}
        </Typography>
        <Box sx={{ flex: '1 1 220px' }}>
          <Typography>
            {payment.client_name}: {payment.title}
          </Typography>
          <Typography color="text.secondary">
            {kindWords[payment.kind]}
            {payment.reference && ` ${payment.reference}`}, {when(payment.taken_at)}, {payment.receipt_number}
            {payment.end_reason && `. ${payment.end_reason}`}
          </Typography>
        </Box>
        {payment.state !== 'taken' && <StateChip state={payment.state} />}
        <Button disabled={isBusy} onClick={() => void attempt(receipt)}>
          Receipt
        </Button>
        {mayReverse && payment.state === 'taken' && !isAsking && (
          <Button onClick={() => setAsking(true)}>Take back entry</Button>
        )}
      </Stack>
      {isAsking && (
        <Stack direction="row" gap={1} mt={1} alignItems="center" flexWrap="wrap">
          <TextField
            fullWidth={false}
            size="small"
            label="What was wrong"
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
          <Button variant="outlined" disabled={isBusy || reason.trim() === ''} onClick={() => void reverse()}>
            Take back entry
          </Button>
          <Button onClick={() => setAsking(false)}>Keep it</Button>
        </Stack>
      )}
    </Box>
  )
}

/** All that was taken, paid back and moved in a session of a till, latest first. */
export function SessionLines({ session, mayReverse }: { session: WholeTillSession; mayReverse: boolean }) {
  return (
    <>
      <Section title="Payments">
        {session.payments.length === 0 && <Typography>Nothing was taken yet.</Typography>}
        {session.payments.map((payment) => (
          <Payment key={payment.u_id} payment={payment} mayReverse={mayReverse} />
        ))}
      </Section>
      {session.refunds.length > 0 && (
        <Section title="Paid back">
          {session.refunds.map((refund) => (
            <Typography key={refund.u_id}>
              {inRupees(refund.paid_paise ?? refund.amount_paise)} to {refund.client_name}: {refund.title}
              {refund.kind && `, ${kindWords[refund.kind].toLowerCase()}`}
              {refund.paid_at && `, ${when(refund.paid_at)}`}
            </Typography>
          ))}
        </Section>
      )}
      {session.transfers.length > 0 && (
        <Section title="From and to the bank">
          {session.transfers.map((one) => (
            <Typography key={one.u_id}>
              {when(one.made_at)}: {inRupees(Math.abs(one.amount_paise))}{' '}
              {one.amount_paise > 0 ? 'put into the till' : 'taken to the bank'} by {one.made_by.name}
              {one.note && `. ${one.note}`}
            </Typography>
          ))}
        </Section>
      )}
    </>
  )
}
