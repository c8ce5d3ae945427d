import { Box, Button, Stack, Typography } from '@mui/material'
import type { FailedRefund } from '@newyou/contract/administration/back-office/failed-refunds'
import { List, useListContext } from 'react-admin'
import { Link } from 'react-router-dom'
import { call } from '../data/call.ts'
import { inRupees } from '../fields/columns.tsx'
import { useStaffAction } from '../fields/decision.tsx'
import { when } from '../fields/when.ts'

function Line({ refund }: { refund: FailedRefund }) {
  const { isBusy, during } = useStaffAction()
  const params = { refundId: refund.u_id }
  const sendAgain = () =>
    during(async () => {
      await call('POST /api/staff/failed-refunds/{refundId}/send-again', { params })
      return 'The refund has been sent again'
    })
  const toWallet = () =>
    during(async () => {
      await call('POST /api/staff/failed-refunds/{refundId}/to-wallet', { params })
      return 'Added to the wallet. The client has been notified'
    })
  return (
    <Box component="article" aria-label={`Refund of ${inRupees(refund.amount_paise)}`} mb={3}>
      <Stack direction="row" gap={2} alignItems="center" flexWrap="wrap">
        <Typography className="num">{inRupees(refund.amount_paise)}</Typography>
        <Link to={`/orders/${refund.order_u_id}/show`}>{refund.title}</Link>
        <Typography>{refund.client.name}</Typography>
      </Stack>
      <Typography>
        {when(refund.failed_at)}:{' '}
        {refund.failure ? `Declined by the gateway: ${refund.failure}` : 'Returned by the bank'}
        {refund.attempts > 1 && `. Sent ${refund.attempts} times`}
      </Typography>
      <Stack direction="row" gap={1} mt={1} flexWrap="wrap">
        <Button variant="outlined" disabled={isBusy} onClick={() => void sendAgain()}>
          Send again
        </Button>
        <Button variant="outlined" disabled={isBusy} onClick={() => void toWallet()}>
          Add to wallet
        </Button>
      </Stack>
    </Box>
  )
}

function Lines() {
  const { data = [], isPending } = useListContext<FailedRefund & { id: string }>()
  if (isPending) return null
  return (
    <Box p={2}>
      <Typography mb={2} color="text.secondary">
        {data.length === 0
          ? 'No failed refunds.'
          : 'These clients have not received their refund. If a second attempt fails, add it to their wallet.'}
      </Typography>
      {data.map((refund) => (
        <Line key={refund.u_id} refund={refund} />
      ))}
    </Box>
  )
}

/** Refunds that the gateway refused or the bank sent back. */
export default function FailedRefunds() {
  return (
    <List title="Failed refunds" exporter={false} perPage={25} empty={false}>
      <Lines />
    </List>
  )
}
