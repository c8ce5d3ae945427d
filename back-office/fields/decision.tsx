import { Button, Stack, TextField, Typography } from '@mui/material'
import { useState } from 'react'
import { useGetIdentity, useNotify, useRefresh } from 'react-admin'
import { when } from './when.ts'

interface Colleague {
  u_id: string
  name: string
}

/** A colleague's request that another one decides. */
interface Asked {
  state: string
  asked_by: Colleague
  decided_by: Colleague | null
  decided_at: string | null
  decision_reason: string
}

/** Runs a call once at a time and says why it failed; `during` also says what was done, and reads the records again. */
export function useStaffAction() {
  const [isBusy, setBusy] = useState(false)
  const notify = useNotify()
  const refresh = useRefresh()
  async function attempt(work: () => Promise<void>) {
    setBusy(true)
    try {
      await work()
    } catch (error) {
      notify(error instanceof Error ? error.message : 'Something went wrong. Please try again', {
        type: 'error',
      })
    }
    setBusy(false)
  }
  const during = (work: () => Promise<string>) =>
    attempt(async () => {
      notify(await work(), { type: 'success' })
      refresh()
    })
  return { isBusy, attempt, during }
}

/** The decision and its author; empty if one person was enough. */
export function Decided({ of }: { of: Asked }) {
  if (!of.decided_by || !of.decided_at) return null
  const isOwn = of.decided_by.u_id === of.asked_by.u_id
  if (isOwn && of.state !== 'refused') return null
  const refused = isOwn ? 'Withdrawn' : 'Rejected'
  return (
    <Typography>
      {of.state === 'refused' ? refused : 'Approved'} by {of.decided_by.name}, {when(of.decided_at)}
      {of.decision_reason && `: ${of.decision_reason}`}
    </Typography>
  )
}

/** The second person approves or refuses what waits; who asked for it can withdraw it. Each call ends with words. */
export function Decision({
  of,
  approveLabel,
  onApprove,
  onRefuse,
}: {
  of: Asked
  approveLabel: string
  onApprove: () => Promise<string>
  onRefuse: (reason: string) => Promise<string>
}) {
  const { identity } = useGetIdentity()
  const [reason, setReason] = useState('')
  const { isBusy, during } = useStaffAction()
  if (of.state !== 'waiting') return null
  const isOwn = identity?.id === of.asked_by.u_id
  return (
    <Stack direction="row" gap={1} mt={1} alignItems="center" flexWrap="wrap">
      {!isOwn && (
        <Button variant="contained" disabled={isBusy} onClick={() => void during(onApprove)}>
          {approveLabel}
        </Button>
      )}
      <TextField
        size="small"
        label={isOwn ? 'Reason for withdrawing' : 'Reason for rejecting'}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
      <Button
        variant="outlined"
        disabled={isBusy || reason.trim() === ''}
        onClick={() => void during(() => onRefuse(reason))}
      >
        {isOwn ? 'Withdraw' : 'Reject'}
      </Button>
    </Stack>
  )
}

/** Accepts a healer's submission, or refuses it with a reason for the healer. Calls resolve to a message. */
export function AcceptOrRefuse({
  acceptLabel,
  refuseLabel,
  onAccept,
  onRefuse,
}: {
  acceptLabel: string
  refuseLabel: string
  onAccept: () => Promise<string>
  onRefuse: (reason: string) => Promise<string>
}) {
  const [reason, setReason] = useState('')
  const { isBusy, during } = useStaffAction()
  return (
    <Stack gap={2} alignItems="flex-start">
      <Button variant="contained" disabled={isBusy} onClick={() => void during(onAccept)}>
        {acceptLabel}
      </Button>
      <TextField
        label="Reason"
        helperText="Sent to the healer"
        value={reason}
        onChange={({ target }) => setReason(target.value)}
        multiline
        minRows={2}
        fullWidth
      />
      <Button
        variant="outlined"
        disabled={isBusy || reason.trim() === ''}
        onClick={() => void during(() => onRefuse(reason))}
      >
        {refuseLabel}
      </Button>
    </Stack>
  )
}
