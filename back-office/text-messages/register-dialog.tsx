import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  MenuItem,
  Stack,
  TextField,
} from '@mui/material'
import { type PhoneTextRow, templateStates } from '@newyou/contract/foundation/text-messages/templates'
import { useState } from 'react'
import { HttpError } from 'react-admin'
import { call } from '../data/call.ts'
import { textStateWords } from './words.ts'

const isOfToday = ({ state }: PhoneTextRow) => state !== 'missing' && state !== 'changed'

/** Where one text was registered, and what came of it. */
export function RegisterDialog({ of, onDone }: { of: PhoneTextRow; onDone: (isSaved: boolean) => void }) {
  const known = isOfToday(of) ? of.registered : null
  const [form, setForm] = useState({
    registered_id: known?.registered_id ?? of.proposed_name,
    gateway_id: known?.gateway_id ?? '',
    state: known?.state ?? ('waiting' as const),
    reason: known?.reason ?? '',
  })
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [isBusy, setBusy] = useState(false)
  const change = (part: Partial<typeof form>) => setForm({ ...form, ...part })

  async function save() {
    setBusy(true)
    try {
      const { channel, message, locale, variant } = of
      await call('PUT /api/staff/text-templates', { body: { channel, message, locale, variant, ...form } })
      onDone(true)
    } catch (error) {
      const given = error instanceof HttpError ? (error.body?.errors as Record<string, string>) : {}
      const said = error instanceof Error ? error.message : 'Something went wrong. Please try again'
      setErrors({ '': said, ...given })
      setBusy(false)
    }
  }

  const isSms = of.channel === 'sms'
  return (
    <Dialog open onClose={() => onDone(false)} fullWidth maxWidth="sm">
      <DialogTitle>{of.title}</DialogTitle>
      <DialogContent>
        <Stack gap={2} pt={1}>
          {errors[''] && <Alert severity="error">{errors['']}</Alert>}
          <TextField
            label={isSms ? 'DLT template id' : 'Name of the template'}
            value={form.registered_id}
            error={Boolean(errors.registered_id)}
            helperText={
              errors.registered_id ?? (isSms ? 'From the portal of the operators' : 'As in WhatsApp Manager')
            }
            onChange={({ target }) => change({ registered_id: target.value })}
          />
          {isSms && (
            <TextField
              label="Template id at MSG91"
              value={form.gateway_id}
              error={Boolean(errors.gateway_id)}
              helperText={errors.gateway_id ?? `Enter it there as: ${of.to_register_at_gateway}`}
              onChange={({ target }) => change({ gateway_id: target.value })}
            />
          )}
          <TextField
            select
            label="State"
            value={form.state}
            onChange={({ target }) => change({ state: target.value as (typeof templateStates)[number] })} // its own options
          >
            {templateStates.map((state) => (
              <MenuItem key={state} value={state}>
                {textStateWords[state]}
              </MenuItem>
            ))}
          </TextField>
          {form.state === 'rejected' && (
            <TextField
              label="Reason"
              value={form.reason}
              onChange={({ target }) => change({ reason: target.value })}
            />
          )}
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button onClick={() => onDone(false)}>Cancel</Button>
        <Button variant="contained" disabled={isBusy} onClick={() => void save()}>
          Save
        </Button>
      </DialogActions>
    </Dialog>
  )
}
