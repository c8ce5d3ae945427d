import { Button, Stack } from '@mui/material'
import { useState } from 'react'
import { call } from '../data/call.ts'
import { Fact } from '../fields/facts.tsx'
import { usePress } from './use-press.ts'

/** Mobile number and e-mail of a client, by a press; each is a line of the audit trail, which the client reads. */
export function ClientContacts({ personId }: { personId: string }) {
  const [contacts, setContacts] = useState<{ mobile_number: string; email: string }>()
  const { isBusy, press } = usePress()
  if (!contacts)
    return (
      <Button
        variant="outlined"
        disabled={isBusy}
        onClick={() =>
          void press('This look is in the audit trail', async () => {
            const params = { personId }
            const { data } = await call('POST /api/staff/desk/clients/{personId}/reveal', { params })
            setContacts(data)
          })
        }
      >
        Show contacts
      </Button>
    )
  const { email, mobile_number: mobile } = contacts
  return (
    <Stack direction="row" gap={4} flexWrap="wrap">
      <Fact label="Mobile number">{mobile ? <a href={`tel:${mobile}`}>{mobile}</a> : 'None'}</Fact>
      <Fact label="E-mail">{email || 'None'}</Fact>
    </Stack>
  )
}
