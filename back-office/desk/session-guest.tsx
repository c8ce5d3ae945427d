import { Alert, Button, Stack, TextField } from '@mui/material'
import type { DeskSession } from '@newyou/contract/administration/desk/sessions'
import { useState } from 'react'
import { call } from '../data/call.ts'
import { Section } from '../fields/facts.tsx'
import { when } from '../fields/when.ts'
import { SpokenCode } from './spoken-code.tsx'
import { usePress } from './use-press.ts'

type Guest = NonNullable<DeskSession['client']['guest']>

function stateOf({ state, is_young: isYoung, terms_at: terms, expires_at: expires }: Guest) {
  if (state === 'not-me')
    return 'This number is somebody else’s. It was deleted. Ask for the right one and send a new link.'
  if (state === 'tries') return 'The code was wrong five times. Ask who it is, and send a new link.'
  if (state === 'claimed') return 'The guardian has consented.'
  if (expires && Date.parse(expires) < Date.now()) return 'The link has expired. Send a new one.'
  const waits = isYoung ? 'The guardian has not confirmed yet.' : 'The client has not confirmed yet.'
  return terms ? `${waits} The terms were accepted at the counter.` : `${waits} The terms are not accepted.`
}

/** A client without an account: whether they confirmed, and what the desk does about it. */
export function SessionGuest({ session, onChanged }: { session: DeskSession; onChanged: () => void }) {
  const [mobile, setMobile] = useState('')
  const [code, setCode] = useState('')
  const { isBusy, press } = usePress(onChanged)
  const { guest } = session.client
  if (!guest) return null
  const params = { appointmentId: session.u_id }
  const isOpen = guest.state !== 'claimed'
  return (
    <Section title="New client">
      <Alert severity={guest.terms_at ? 'info' : 'error'}>
        {stateOf(guest)}
        {guest.terms_at && ` Terms: ${when(guest.terms_at)}.`}
      </Alert>
      {code && <SpokenCode code={code} />}
      {!guest.terms_at && session.place && (
        <Button
          sx={{ mt: 1 }}
          variant="outlined"
          disabled={isBusy}
          onClick={() =>
            void press('Saved', () => call('POST /api/staff/desk/sessions/{appointmentId}/terms', { params }))
          }
        >
          Terms accepted at the counter
        </Button>
      )}
      {isOpen && (
        <Stack direction="row" gap={1} alignItems="center" mt={1}>
          <TextField
            size="small"
            type="tel"
            label="Mobile number"
            value={mobile}
            onChange={({ target }) => setMobile(target.value)}
          />
          <Button
            variant="outlined"
            disabled={isBusy || mobile === ''}
            onClick={() =>
              void press('The link was sent', async () => {
                const { data } = await call('POST /api/staff/desk/sessions/{appointmentId}/guest-link', {
                  params,
                  body: { mobile_number: mobile },
                })
                setCode(data.code)
              })
            }
          >
            Send a new link
          </Button>
        </Stack>
      )}
    </Section>
  )
}
