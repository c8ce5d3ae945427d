import { Button, Stack, TextField, Typography } from '@mui/material'
import type { ClientBalance } from '@newyou/contract/administration/back-office/adjustments'
import { type FormEvent, useState } from 'react'
import { call } from '../data/call.ts'
import { useStaffAction } from '../fields/decision.tsx'
import { Section } from '../fields/facts.tsx'
import { AdjustForm } from './adjust-form.tsx'

/** Finds a client by contact or id, to look at the balances and adjust them. */
export function FindClient() {
  const [search, setSearch] = useState('')
  const [found, setFound] = useState<ClientBalance[]>()
  const { isBusy, attempt } = useStaffAction()

  const look = async () => {
    const { data } = await call('GET /api/staff/balances', { query: { search } })
    setFound(data)
  }
  const find = (event: FormEvent) => {
    event.preventDefault()
    void attempt(look)
  }
  return (
    <Section title="New adjustment">
      <Stack component="form" direction="row" gap={2} flexWrap="wrap" alignItems="center" onSubmit={find}>
        <TextField
          size="small"
          required
          label="Client’s e-mail, mobile number or ID"
          value={search}
          onChange={({ target }) => {
            setSearch(target.value)
            setFound(undefined)
          }}
          sx={{ width: { xs: '100%', sm: 360 } }}
        />
        <Button type="submit" variant="outlined" disabled={isBusy || search.trim() === ''}>
          Find client
        </Button>
      </Stack>
      {found?.length === 0 && <Typography mt={2}>No client found with this contact or ID.</Typography>}
      {found?.map((client) => (
        <AdjustForm key={client.u_id} client={client} onDone={() => void attempt(look)} />
      ))}
    </Section>
  )
}
