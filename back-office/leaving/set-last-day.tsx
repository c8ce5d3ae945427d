import { TextField, Typography } from '@mui/material'
import { useState } from 'react'
import { call } from '../data/call.ts'
import { FormDialog } from '../fields/form-dialog.tsx'
import { HealerChoice } from '../fields/healer-choice.tsx'
import type { HealerChoice as Healer } from '../fields/healer-search.ts'

/** Until when a healer works here. */
export function SetLastDay({
  of,
  onSaved,
  onClose,
}: {
  of?: { healer: Healer; day: string }
  onSaved: () => Promise<void>
  onClose: () => void
}) {
  const [healer, setHealer] = useState<Healer | null>(of?.healer ?? null)
  const [day, setDay] = useState(of?.day ?? '')
  return (
    <FormDialog
      title={of ? `Change the last day of ${of.healer.name}` : 'Enter a healer who leaves'}
      action="Save"
      isReady={healer !== null && day !== ''}
      onClose={onClose}
      onSend={async () => {
        await call('PUT /api/staff/leaving/{healerId}', {
          params: { healerId: healer?.u_id ?? '' },
          body: { last_day: day },
        })
        await onSaved()
        onClose()
      }}
    >
      <Typography>The healer is told. No client is asked by this, and no session is cancelled.</Typography>
      {!of && <HealerChoice label="Healer" value={healer} onChange={setHealer} />}
      <TextField
        fullWidth
        margin="normal"
        type="date"
        label="Last day"
        value={day}
        onChange={({ target }) => setDay(target.value)}
        slotProps={{ inputLabel: { shrink: true } }}
      />
    </FormDialog>
  )
}
