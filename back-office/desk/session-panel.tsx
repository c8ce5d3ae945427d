import { Box, Button, Drawer, Stack, Typography } from '@mui/material'
import type { DeskSession } from '@newyou/contract/administration/desk/sessions'
import { type AppointmentAction, refusalReason, type Side } from '@newyou/contract/care/appointments/rules'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../data/call.ts'
import { Fact, Section } from '../fields/facts.tsx'
import { StateChip } from '../fields/state-chip.tsx'
import { wordsOfStep } from '../fields/steps.ts'
import { when } from '../fields/when.ts'
import { CancelDialog } from './cancel-dialog.tsx'
import { ClientContacts } from './client-contacts.tsx'
import { LateDialog } from './late-dialog.tsx'
import { RescheduleDialog } from './reschedule-dialog.tsx'
import { SessionGuest } from './session-guest.tsx'
import { SessionMoney } from './session-money.tsx'
import { usePress } from './use-press.ts'
import { modeWords } from './words.ts'

export const useDeskSession = (sessionId: string) =>
  useQuery<DeskSession>({
    queryKey: ['desk-session', sessionId],
    enabled: sessionId !== '',
    queryFn: async ({ signal }) =>
      (
        await call('GET /api/staff/desk/sessions/{appointmentId}', {
          params: { appointmentId: sessionId },
          signal,
        })
      ).data,
  })

/** The buttons that the rules of client and healer allow now. */
function Actions({ session, onChanged }: { session: DeskSession; onChanged: () => void }) {
  const [open, setOpen] = useState<'reschedule' | 'cancel' | 'late'>()
  const { isBusy, press } = usePress(onChanged)
  const may = (side: Side, action: AppointmentAction) =>
    !refusalReason(side, action, session, session.policy, Date.now())
  const params = { appointmentId: session.u_id }
  const done = () => {
    setOpen(undefined)
    onChanged()
  }
  const isComing = session.state === 'confirmed' && Date.parse(session.starts_at) > Date.now()
  return (
    <Stack direction="row" gap={1} flexWrap="wrap" my={2}>
      {may('client', 'arrive') && !session.arrived_at && (
        <Button
          variant="contained"
          disabled={isBusy}
          onClick={() =>
            void press('The healer was told', () =>
              call('POST /api/staff/desk/sessions/{appointmentId}/arrive', { params }),
            )
          }
        >
          Arrived
        </Button>
      )}
      {isComing && (
        <Button variant="outlined" onClick={() => setOpen('reschedule')}>
          Reschedule
        </Button>
      )}
      {may('client', 'run-late') && (
        <Button variant="outlined" onClick={() => setOpen('late')}>
          Running late
        </Button>
      )}
      {may('healer', 'mark-no-show') && (
        <Button
          variant="outlined"
          disabled={isBusy}
          onClick={() =>
            void press('The client was told', () =>
              call('POST /api/staff/desk/sessions/{appointmentId}/no-show', { params }),
            )
          }
        >
          Did not come
        </Button>
      )}
      {may('client', 'cancel') && (
        <Button variant="outlined" color="error" onClick={() => setOpen('cancel')}>
          Cancel
        </Button>
      )}
      {open === 'reschedule' && <RescheduleDialog session={session} onDone={done} />}
      {open === 'cancel' && <CancelDialog session={session} onDone={done} />}
      {open === 'late' && <LateDialog session={session} onDone={done} />}
    </Stack>
  )
}

const wantedWords = { waiting: 'Not answered yet', yes: 'Said yes', no: 'Said no' } as const

function Card({ session, onChanged }: { session: DeskSession; onChanged: () => void }) {
  const { late_minutes: late, late_side: side } = session
  return (
    <>
      <Stack direction="row" gap={2} alignItems="center" flexWrap="wrap">
        <Typography variant="h5" component="h2">
          {session.client.name}
        </Typography>
        <StateChip state={session.state} />
      </Stack>
      <Actions session={session} onChanged={onChanged} />
      <Stack direction="row" gap={4} flexWrap="wrap">
        <Fact label="Starts">{when(session.starts_at)}</Fact>
        <Fact label="Healer">{session.healer.name}</Fact>
        <Fact label="Service">{session.service_name || 'Session'}</Fact>
        <Fact label="Session type">{modeWords[session.mode]}</Fact>
        {session.place && (
          <Fact label="Place">
            {session.place.name}
            {session.room_name && `, ${session.room_name}`}
          </Fact>
        )}
        {session.wanted && <Fact label="Asked whether they want it">{wantedWords[session.wanted]}</Fact>}
        {session.arrived_at && <Fact label="Arrived">{when(session.arrived_at)}</Fact>}
        {late && side && (
          <Fact label="Running late">
            {side === 'client' ? session.client.name : session.healer.name}, {late} minutes
          </Fact>
        )}
      </Stack>
      {session.client.guest && <SessionGuest session={session} onChanged={onChanged} />}
      <SessionMoney session={session} />
      <Section title="Contacts">
        <ClientContacts key={session.client.u_id} personId={session.client.u_id} />
      </Section>
      <Section title="History">
        {session.transitions.map((step) => (
          <Typography key={`${step.state}-${step.starts_at}-${step.at}`}>
            <Box component="span" color="text.secondary" className="num">
              {when(step.at)}
            </Box>{' '}
            {wordsOfStep(step)}
          </Typography>
        ))}
      </Section>
    </>
  )
}

/** A session beside the diary, with all that the desk may do. */
export function SessionPanel({ sessionId, onClose }: { sessionId: string; onClose: () => void }) {
  const { data: session, isError, refetch } = useDeskSession(sessionId)
  return (
    <Drawer anchor="right" open={sessionId !== ''} onClose={onClose}>
      <Box component="section" aria-label="Session" width={{ xs: '100vw', sm: 460 }} p={3}>
        <Button onClick={onClose} sx={{ mb: 1 }}>
          Close
        </Button>
        {isError && <Typography>This session was not found.</Typography>}
        {session && <Card session={session} onChanged={() => void refetch()} />}
      </Box>
    </Drawer>
  )
}
