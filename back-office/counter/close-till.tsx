import { Alert, Box, Button, Stack, TextField } from '@mui/material'
import type { WholeTillSession } from '@newyou/contract/money/tills'
import { type FormEvent, useState } from 'react'
import { call } from '../data/call.ts'
import { inRupees } from '../fields/columns.tsx'
import { useStaffAction } from '../fields/decision.tsx'
import { Section } from '../fields/facts.tsx'
import { paiseIn, RupeesField } from './money.tsx'

/** Cash from the bank into the till, or out of it to the bank. */
export function TransferCash({ session }: { session: WholeTillSession }) {
  const [rupees, setRupees] = useState('')
  const [note, setNote] = useState('')
  const { isBusy, during } = useStaffAction()
  const move = (sign: 1 | -1) =>
    during(async () => {
      await call('POST /api/staff/till-sessions/{sessionId}/transfer', {
        params: { sessionId: session.u_id },
        body: { amount_paise: sign * paiseIn(rupees), note },
      })
      setRupees('')
      setNote('')
      return sign > 0 ? 'Put into the till' : 'Taken out of the till'
    })
  const isAmount = paiseIn(rupees) > 0
  return (
    <Section title="Cash from or to the bank">
      <Stack direction="row" gap={2} flexWrap="wrap" mb={2}>
        <RupeesField label="Amount" rupees={rupees} onChange={setRupees} />
        <TextField
          fullWidth={false}
          label="Note"
          value={note}
          onChange={({ target }) => setNote(target.value)}
        />
      </Stack>
      <Stack direction="row" gap={1} flexWrap="wrap">
        <Button variant="outlined" disabled={isBusy || !isAmount} onClick={() => void move(1)}>
          Put into the till
        </Button>
        <Button variant="outlined" disabled={isBusy || !isAmount} onClick={() => void move(-1)}>
          Take to the bank
        </Button>
      </Stack>
    </Section>
  )
}

/** Counts the cash and closes the till. The expected sum is shown once a count is typed, so that it is counted first. */
export function CloseTill({ session }: { session: WholeTillSession }) {
  const [rupees, setRupees] = useState('')
  const [reason, setReason] = useState('')
  const { isBusy, during } = useStaffAction()
  const counted = paiseIn(rupees)
  const difference = counted - session.expected_paise
  function close(event: FormEvent) {
    event.preventDefault()
    void during(async () => {
      const { data } = await call('POST /api/staff/till-sessions/{sessionId}/close', {
        params: { sessionId: session.u_id },
        body: { counted_paise: counted, reason },
      })
      return data.state === 'closed' ? 'The till is closed' : 'The count waits for a second colleague'
    })
  }
  return (
    <Section title="Close the till">
      <Box component="form" onSubmit={close} aria-label="Close the till" sx={{ maxWidth: 640 }}>
        <RupeesField label="Cash counted" rupees={rupees} onChange={setRupees} />
        {counted >= 0 && difference !== 0 && (
          <>
            <Alert severity="warning" sx={{ my: 2 }}>
              {inRupees(session.expected_paise)} is expected: {inRupees(Math.abs(difference))} too{' '}
              {difference > 0 ? 'much' : 'little'}.
            </Alert>
            <TextField
              fullWidth
              required
              label="Reason"
              value={reason}
              onChange={({ target }) => setReason(target.value)}
            />
          </>
        )}
        <Box mt={2}>
          <Button type="submit" variant="contained" disabled={isBusy || !(counted >= 0)}>
            Close till
          </Button>
        </Box>
      </Box>
    </Section>
  )
}
