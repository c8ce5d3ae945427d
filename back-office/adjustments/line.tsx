import { Box, Stack, Typography } from '@mui/material'
import type { AdjustedAccount, Adjustment } from '@newyou/contract/administration/back-office/adjustments'
import { call } from '../data/call.ts'
import { inRupees } from '../fields/columns.tsx'
import { Decided, Decision } from '../fields/decision.tsx'
import { StateChip } from '../fields/state-chip.tsx'
import { when } from '../fields/when.ts'

const points = new Intl.NumberFormat('en-IN')

/** An amount of an account in words, without its sign. */
export const amountOf = (account: AdjustedAccount, paise: number) =>
  account === 'wallet' ? inRupees(Math.abs(paise)) : `${points.format(Math.abs(paise) / 100)} life points`

/** An adjustment with its reason, the client's words, and the decision of a second person. */
export function AdjustmentLine({ adjustment }: { adjustment: Adjustment }) {
  const { account, amount_paise: paise, person } = adjustment
  const params = { adjustmentId: adjustment.u_id }
  const amount = `${paise > 0 ? '+' : '−'}${amountOf(account, paise)}`
  return (
    <Box component="article" aria-label={`${person.name}: ${amount}`} mb={2}>
      <Stack direction="row" gap={2} alignItems="center" flexWrap="wrap">
        <Typography>{person.name}</Typography>
        <Typography className="num">{amount}</Typography>
        <StateChip state={adjustment.state} />
        <Typography color="text.secondary">{account === 'wallet' ? 'Wallet' : 'Life points'}</Typography>
      </Stack>
      <Typography>
        {adjustment.asked_by.name}, {when(adjustment.asked_at)}: {adjustment.reason}
      </Typography>
      <Typography color="text.secondary">The client reads: {adjustment.words}</Typography>
      <Decided of={adjustment} />
      <Decision
        of={adjustment}
        approveLabel="Approve adjustment"
        onApprove={async () => {
          await call('POST /api/staff/adjustments/{adjustmentId}/approve', { params })
          return 'Adjusted. The client has been notified'
        }}
        onRefuse={async (reason) => {
          await call('POST /api/staff/adjustments/{adjustmentId}/refuse', { params, body: { reason } })
          return 'Rejected'
        }}
      />
    </Box>
  )
}
