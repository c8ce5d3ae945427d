import { Box, Button, Typography } from '@mui/material'
import type { WholeTillSession } from '@newyou/contract/money/tills'
import { Show, useGetIdentity, useRecordContext } from 'react-admin'
import { call } from '../data/call.ts'
import { useStaffAction } from '../fields/decision.tsx'
import { when } from '../fields/when.ts'
import { SessionLines, SessionSums } from './session-lines.tsx'

function Story() {
  const session = useRecordContext<WholeTillSession & { id: string }>()
  const { identity } = useGetIdentity()
  const { isBusy, during } = useStaffAction()
  // Until the whole is there, a row of the list stands in for it.
  if (!session?.sums) return null
  const confirm = () =>
    during(async () => {
      await call('POST /api/staff/till-sessions/{sessionId}/confirm', { params: { sessionId: session.u_id } })
      return 'The count is confirmed, and the till is closed'
    })
  return (
    <Box p={2}>
      <Typography variant="h5" component="h2" gutterBottom>
        {session.till.name}, {session.opened_by.name}, {when(session.opened_at)}
      </Typography>
      <SessionSums session={session} />
      {session.reason && <Typography mt={2}>Reason: {session.reason}</Typography>}
      {session.closed_by && session.closed_at && (
        <Typography mt={1}>
          Closed by {session.closed_by.name}, {when(session.closed_at)}
        </Typography>
      )}
      {session.state === 'counted' && identity?.id !== session.opened_by.u_id && (
        <Button sx={{ mt: 2 }} variant="contained" disabled={isBusy} onClick={() => void confirm()}>
          Confirm the count
        </Button>
      )}
      <SessionLines session={session} mayReverse={session.state === 'open'} />
    </Box>
  )
}

/** A session of a till with all that moved in it. */
export default function TillSession() {
  return (
    <Show title="Till session" actions={false}>
      <Story />
    </Show>
  )
}
