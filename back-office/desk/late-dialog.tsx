import { Button, Dialog, DialogActions, DialogContent, DialogTitle, MenuItem, TextField } from '@mui/material'
import type { DeskSession } from '@newyou/contract/administration/desk/sessions'
import { useState } from 'react'
import { call } from '../data/call.ts'
import { AskedFields, useAsked } from './asked-fields.tsx'
import { usePress } from './use-press.ts'

const choices = [5, 10, 15, 20, 30, 45, 60]

/** Tells one that the other comes later. */
export function LateDialog({ session, onDone }: { session: DeskSession; onDone: () => void }) {
  const [side, setSide] = useState<'client' | 'healer'>('client')
  const [minutes, setMinutes] = useState(10)
  const [asked, setAsked] = useAsked()
  const { isBusy, press } = usePress(onDone)
  return (
    <Dialog open onClose={onDone} aria-labelledby="late-title" fullWidth maxWidth="xs">
      <DialogTitle id="late-title">Running late</DialogTitle>
      <DialogContent>
        <TextField
          select
          fullWidth
          margin="dense"
          label="Late is"
          value={side}
          onChange={({ target }) => setSide(target.value as typeof side)}
        >
          <MenuItem value="client">{session.client.name}</MenuItem>
          <MenuItem value="healer">{session.healer.name}</MenuItem>
        </TextField>
        <TextField
          select
          fullWidth
          margin="dense"
          label="By"
          value={minutes}
          onChange={({ target }) => setMinutes(Number(target.value))}
        >
          {choices.map((choice) => (
            <MenuItem key={choice} value={choice}>
              {choice} minutes
            </MenuItem>
          ))}
        </TextField>
        <AskedFields asked={asked} onChange={setAsked} />
      </DialogContent>
      <DialogActions>
        <Button onClick={onDone}>Back</Button>
        <Button
          variant="contained"
          disabled={isBusy}
          onClick={() =>
            void press('The other was told', () =>
              call('POST /api/staff/desk/sessions/{appointmentId}/late', {
                params: { appointmentId: session.u_id },
                body: { side, minutes, ...asked },
              }),
            )
          }
        >
          Tell the other
        </Button>
      </DialogActions>
    </Dialog>
  )
}
