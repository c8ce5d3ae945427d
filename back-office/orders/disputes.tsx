import { Box, Button, Stack, TextField, Typography } from '@mui/material'
import {
  type Dispute,
  disputeStatuses,
  explanationMax,
} from '@newyou/contract/administration/back-office/disputes'
import { useState } from 'react'
import { List, SelectInput, useGetIdentity, useListContext } from 'react-admin'
import { Link } from 'react-router-dom'
import { call } from '../data/call.ts'
import { inRupees } from '../fields/columns.tsx'
import { useStaffAction } from '../fields/decision.tsx'
import { StateChip } from '../fields/state-chip.tsx'
import { when } from '../fields/when.ts'
import { choicesOf, wordsOf } from '../fields/words.ts'

/** Actions allowed until the dispute is answered. */
function Answer({ dispute }: { dispute: Dispute }) {
  const [explanation, setExplanation] = useState('')
  const { isBusy, during } = useStaffAction()
  const { identity } = useGetIdentity()
  const params = { disputeId: dispute.u_id }
  const isOwnWish = dispute.accept_asked_by?.u_id === identity?.id
  const contest = () =>
    during(async () => {
      await call('POST /api/staff/disputes/{disputeId}/contest', { params, body: { explanation } })
      return 'Your response has been sent to the bank'
    })
  const accept = () =>
    during(async () => {
      const { data } = await call('POST /api/staff/disputes/{disputeId}/accept', { params })
      return data.answer ? 'Accepted. The order was refunded' : 'Waiting for approval'
    })
  return (
    <Stack gap={1} mt={1} maxWidth={640}>
      <TextField
        multiline
        minRows={3}
        label="Why the payment is valid"
        helperText="Sent to the bank. Say when the session took place or the course was opened. Do not include anything that was discussed."
        value={explanation}
        onChange={({ target }) => setExplanation(target.value)}
        slotProps={{ htmlInput: { maxLength: explanationMax } }}
      />
      <Stack direction="row" gap={1} flexWrap="wrap">
        <Button
          variant="contained"
          disabled={isBusy || explanation.trim() === ''}
          onClick={() => void contest()}
        >
          Send to bank
        </Button>
        <Button
          variant="outlined"
          disabled={isBusy || (dispute.accept_asked_by !== null && isOwnWish)}
          onClick={() => void accept()}
        >
          {dispute.accept_asked_by && !isOwnWish ? 'Approve refund' : 'Accept and refund'}
        </Button>
      </Stack>
      {dispute.accept_asked_by && (
        <Typography>
          {dispute.accept_asked_by.name} wants to accept and refund. A second person must approve.
        </Typography>
      )}
    </Stack>
  )
}

function Line({ dispute }: { dispute: Dispute }) {
  return (
    <Box component="article" aria-label={`Dispute of ${inRupees(dispute.amount_paise)}`} mb={3}>
      <Stack direction="row" gap={2} alignItems="center" flexWrap="wrap">
        <Typography className="num">{inRupees(dispute.amount_paise)}</Typography>
        <StateChip state={dispute.status} />
        {dispute.order && <Link to={`/orders/${dispute.order.u_id}/show`}>{dispute.order.title}</Link>}
        <Typography>{dispute.order?.client}</Typography>
      </Stack>
      <Typography>
        {when(dispute.created_at)}: {wordsOf(dispute.reason_code) || 'No reason given'}
        {dispute.status === 'open' && dispute.respond_by && `. Respond by ${when(dispute.respond_by)}`}
      </Typography>
      {dispute.answer && dispute.answered_at && (
        <Typography>
          {dispute.answer === 'accepted' ? 'Accepted' : 'Contested'} by {dispute.answered_by},{' '}
          {when(dispute.answered_at)}
          {dispute.explanation && `: ${dispute.explanation}`}
        </Typography>
      )}
      {dispute.status === 'open' && !dispute.answer && <Answer dispute={dispute} />}
    </Box>
  )
}

function Lines() {
  const { data = [], isPending } = useListContext<Dispute & { id: string }>()
  if (isPending) return null
  return (
    <Box p={2}>
      {data.length === 0 && <Typography>No disputes.</Typography>}
      {data.map((dispute) => (
        <Line key={dispute.u_id} dispute={dispute} />
      ))}
    </Box>
  )
}

/** Payments that their cardholders dispute at the bank. */
export default function Disputes() {
  return (
    <List
      title="Disputes"
      exporter={false}
      perPage={25}
      empty={false}
      filters={[
        <SelectInput
          key="status"
          source="status"
          label="Status"
          choices={choicesOf(disputeStatuses)}
          alwaysOn
        />,
      ]}
    >
      <Lines />
    </List>
  )
}
