import { Button, Stack, Typography } from '@mui/material'
import type { ImportDetails } from '@newyou/contract/administration/imports/imports'
import { useState } from 'react'
import { Confirm } from 'react-admin'
import { call } from '../data/call.ts'
import { useStaffAction } from '../fields/decision.tsx'
import { Fact, Section } from '../fields/facts.tsx'
import { clientsOf } from './words.ts'

/** Imported clients are asked once, by a press, whether they may be written to; before a yes they get nothing else. */
export function Questions({ run: { u_id: id, state, clients } }: { run: ImportDetails }) {
  const [isAsking, setAsking] = useState(false)
  const { isBusy, during } = useStaffAction()
  const ask = () =>
    during(async () => {
      setAsking(false)
      const { data } = await call('POST /api/staff/imports/{id}/question', { params: { id } })
      return `The question is on its way to ${clientsOf(data.asked)}`
    })
  return (
    <Section title="May we write to them?">
      <Typography mb={2}>
        Imported clients get no message and cannot log in before they say yes. One message asks them, with a
        link for yes and no. Who registers with the same number or e-mail has said yes too.
      </Typography>
      <Stack direction="row" gap={4} rowGap={2} flexWrap="wrap" mb={2}>
        <Fact label="Not asked">{clients.to_ask}</Fact>
        <Fact label="Asked, no answer">{clients.asked}</Fact>
        <Fact label="Said yes">{clients.yes}</Fact>
        <Fact label="Said no">{clients.no}</Fact>
      </Stack>
      {state === 'applied' && clients.to_ask > 0 && (
        <Button variant="contained" disabled={isBusy} onClick={() => setAsking(true)}>
          Write to {clientsOf(clients.to_ask)}
        </Button>
      )}
      <Confirm
        isOpen={isAsking}
        title={`Write to ${clientsOf(clients.to_ask)}?`}
        content="Each gets one message, by e-mail where there is one, else by SMS. It cannot be called back."
        onConfirm={() => void ask()}
        onClose={() => setAsking(false)}
      />
    </Section>
  )
}
