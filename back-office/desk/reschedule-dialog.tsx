import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material'
import type { DeskSession } from '@newyou/contract/administration/desk/sessions'
import { refusalReason } from '@newyou/contract/care/appointments/rules'
import { useState } from 'react'
import { call } from '../data/call.ts'
import { when } from '../fields/when.ts'
import { AskedFields, useAsked } from './asked-fields.tsx'
import { TimeFields } from './time-fields.tsx'
import { dateOf, minuteOf } from './times.ts'
import { usePress } from './use-press.ts'

/** What the policy says to the client's wish, as it was published when the session was booked. */
function Policy({ session }: { session: DeskSession }) {
  const refusal = refusalReason('client', 'reschedule', session, session.policy, Date.now())
  if (refusal)
    return (
      <Alert severity="warning">
        By the policy of this booking the client can reschedule until {session.policy.reschedule_until_hours}{' '}
        hours before the start. Later the healer may, or finance decides about a refund.
      </Alert>
    )
  return (
    <Alert severity="info">
      Rescheduling costs nothing until {session.policy.reschedule_until_hours} hours before the start. Order
      and payment stay. Client and healer are told.
    </Alert>
  )
}

/** Asks before a session moves, whether it was dragged or its button was pressed. */
export function RescheduleDialog({
  session,
  to,
  onDone,
}: {
  session: DeskSession
  /** Where it was dropped. */
  to?: { date: string; minute: number } | undefined
  onDone: () => void
}) {
  const [date, setDate] = useState(to?.date ?? dateOf(session.starts_at))
  const [start, setStart] = useState('')
  const [asked, setAsked] = useAsked()
  const { isBusy, press } = usePress(onDone)
  const move = () =>
    press('Rescheduled', () =>
      call('POST /api/staff/desk/sessions/{appointmentId}/reschedule', {
        params: { appointmentId: session.u_id },
        body: { starts_at: start, ...asked },
      }),
    )
  return (
    <Dialog open onClose={onDone} aria-labelledby="reschedule-title" fullWidth maxWidth="xs">
      <DialogTitle id="reschedule-title">Reschedule {session.client.name}</DialogTitle>
      <DialogContent>
        <p>
          Now: {when(session.starts_at)}, with {session.healer.name}
        </p>
        <Policy session={session} />
        <TimeFields
          of={{
            healerId: session.healer.u_id,
            serviceId: session.service_u_id,
            placeId: session.place?.u_id,
          }}
          date={date}
          minute={to?.minute ?? minuteOf(session.starts_at)}
          value={start}
          onDate={setDate}
          onValue={setStart}
        />
        <AskedFields asked={asked} onChange={setAsked} />
      </DialogContent>
      <DialogActions>
        <Button onClick={onDone}>Back</Button>
        <Button variant="contained" disabled={isBusy || start === ''} onClick={() => void move()}>
          Reschedule
        </Button>
      </DialogActions>
    </Dialog>
  )
}
