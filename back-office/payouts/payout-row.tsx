import { Box, Button, Stack, TextField, Typography } from '@mui/material'
import type { BatchPayout, PayoutWay } from '@newyou/contract/money/earnings/payouts'
import { useState } from 'react'
import { useNotify, useRefresh } from 'react-admin'
import { call } from '../data/call.ts'
import { inRupees } from '../fields/columns.tsx'
import { StateChip } from '../fields/state-chip.tsx'
import { when } from '../fields/when.ts'

/** Gateway states, explained to finance. */
const providerWords: Record<string, string> = {
  queued: 'Waiting for enough balance in our gateway account',
  pending: 'Waiting for approval in the gateway’s dashboard',
  scheduled: 'Scheduled by the gateway',
  processing: 'At the bank',
}

/** One payout, and what the bank says of it. */
export function PayoutRow({ payout, way }: { payout: BatchPayout; way: PayoutWay | null }) {
  const [words, setWords] = useState('')
  const notify = useNotify()
  const refresh = useRefresh()
  const params = { payoutId: payout.u_id }
  // Of its own payouts the gateway says itself what became of them.
  const mayReturn = way !== 'gateway' && (payout.state === 'sent' || payout.state === 'paid')

  async function mark(send: () => Promise<unknown>, done: string) {
    try {
      await send()
      notify(done, { type: 'success' })
      setWords('')
      refresh()
    } catch (error) {
      notify(error instanceof Error ? error.message : 'Something went wrong. Please try again', {
        type: 'error',
      })
    }
  }
  return (
    <Box
      component="article"
      aria-label={`Payout ${payout.number}`}
      py={1.5}
      borderTop={1}
      borderColor="divider"
    >
      <Stack direction="row" gap={2} alignItems="center" flexWrap="wrap">
        <Typography>{payout.person.name}</Typography>
        <Typography className="num">{inRupees(payout.amount_paise)}</Typography>
        <StateChip state={payout.state} />
        <Typography color="text.secondary">
          Payout {payout.number}, account ending in {payout.number_end}, {when(payout.changed_at)}
        </Typography>
      </Stack>
      {payout.provider_state && (
        <Typography>{providerWords[payout.provider_state] ?? payout.provider_state}</Typography>
      )}
      {payout.bank_reference && <Typography>Bank reference {payout.bank_reference}</Typography>}
      {payout.return_reason && <Typography>Returned: {payout.return_reason}</Typography>}
      {mayReturn && (
        <Stack direction="row" gap={1} mt={1} alignItems="center" flexWrap="wrap">
          <TextField
            size="small"
            label={payout.state === 'sent' ? 'Bank reference, or reason for return' : 'Reason for return'}
            value={words}
            onChange={({ target }) => setWords(target.value)}
            sx={{ minWidth: 260 }}
          />
          {payout.state === 'sent' && (
            <Button
              variant="outlined"
              disabled={words.trim() === ''}
              onClick={() =>
                void mark(
                  () =>
                    call('POST /api/staff/payouts/{payoutId}/paid', {
                      params,
                      body: { bank_reference: words },
                    }),
                  'Marked as paid. The healer has been notified',
                )
              }
            >
              Mark as paid
            </Button>
          )}
          <Button
            color="error"
            disabled={words.trim() === ''}
            onClick={() =>
              void mark(
                () => call('POST /api/staff/payouts/{payoutId}/return', { params, body: { reason: words } }),
                'Marked as returned. The amount is due again',
              )
            }
          >
            Mark as returned
          </Button>
        </Stack>
      )}
    </Box>
  )
}
