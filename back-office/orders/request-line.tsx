import { Box, Stack, Typography } from '@mui/material'
import type { RefundRequest } from '@newyou/contract/administration/back-office/orders'
import { Link } from 'react-router-dom'
import { call } from '../data/call.ts'
import { inRupees } from '../fields/columns.tsx'
import { Decided, Decision } from '../fields/decision.tsx'
import { StateChip } from '../fields/state-chip.tsx'
import { when } from '../fields/when.ts'

/** A refund that a colleague asked for, with the decision of another one. */
export function RequestLine({ request, isLinked }: { request: RefundRequest; isLinked?: boolean }) {
  const params = { requestId: request.u_id }
  return (
    <Box component="article" aria-label={`Refund of ${inRupees(request.price_paise)}`} mb={2}>
      <Stack direction="row" gap={2} alignItems="center" flexWrap="wrap">
        <Typography className="num">{inRupees(request.price_paise)}</Typography>
        <StateChip state={request.state} />
        {isLinked && <Link to={`/orders/${request.order_u_id}/show`}>{request.title}</Link>}
        <Typography color="text.secondary">
          {request.destination === 'wallet' ? 'To wallet' : 'To original payment method'}
        </Typography>
      </Stack>
      <Typography>
        {request.asked_by.name}, {when(request.asked_at)}: {request.reason}
      </Typography>
      <Decided of={request} />
      <Decision
        of={request}
        approveLabel="Approve refund"
        onApprove={async () => {
          await call('POST /api/staff/refund-requests/{requestId}/approve', { params })
          return 'Refunded. The client has been notified'
        }}
        onRefuse={async (reason) => {
          await call('POST /api/staff/refund-requests/{requestId}/refuse', { params, body: { reason } })
          return 'Rejected'
        }}
      />
    </Box>
  )
}
