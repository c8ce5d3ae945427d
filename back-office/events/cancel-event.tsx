import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  TextField,
  Typography,
} from '@mui/material'
import type { Row } from '@newyou/contract/administration/back-office/resource'
import type { StaffRole } from '@newyou/contract/vocabulary'
import { type FormEvent, useState } from 'react'
import { useNotify, usePermissions, useRecordContext, useRefresh } from 'react-admin'
import { call } from '../data/call.ts'
import { inRupees } from '../fields/columns.tsx'

/** Cancels an event after a look at what that returns. */
export function CancelEvent() {
  const event = useRecordContext<Row & { id: string }>()
  const { permissions: roles = [] } = usePermissions<StaffRole[]>()
  const [shown, setShown] = useState<{ enrolled: number; refund_paise: number }>()
  const [reason, setReason] = useState('')
  const notify = useNotify()
  const refresh = useRefresh()
  if (event?.phase !== 'planned' || !roles.includes('admin')) return null
  const params = { id: event.id }
  const failed = (error: unknown) =>
    notify(error instanceof Error ? error.message : 'Something went wrong. Please try again', {
      type: 'error',
    })

  const ask = () =>
    call('GET /api/staff/events/{id}/cancel', { params }).then(({ data }) => setShown(data), failed)
  async function cancel(submit: FormEvent) {
    submit.preventDefault()
    submit.stopPropagation()
    try {
      await call('POST /api/staff/events/{id}/cancel', { params, body: { reason } })
      setShown(undefined)
      notify('Cancelled. Refunds are on their way', { type: 'success' })
      refresh()
    } catch (error) {
      failed(error)
    }
  }
  return (
    <>
      <Button variant="outlined" color="error" onClick={() => void ask()}>
        Cancel event
      </Button>
      <Dialog open={shown !== undefined} onClose={() => setShown(undefined)} aria-labelledby="cancel-title">
        <form onSubmit={(submit) => void cancel(submit)}>
          <DialogTitle id="cancel-title">Cancel this event?</DialogTitle>
          <DialogContent>
            <Typography>
              {shown?.enrolled === 1 ? '1 person is enrolled.' : `${shown?.enrolled} people are enrolled.`}{' '}
              They will be notified and refunded {inRupees(shown?.refund_paise)} in total. This cannot be
              undone.
            </Typography>
            <TextField
              fullWidth
              required
              margin="normal"
              label="Reason (for the audit trail)"
              value={reason}
              onChange={({ target }) => setReason(target.value)}
            />
          </DialogContent>
          <DialogActions>
            <Button onClick={() => setShown(undefined)}>Keep event</Button>
            <Button type="submit" variant="contained" color="error" disabled={reason.trim() === ''}>
              Cancel event
            </Button>
          </DialogActions>
        </form>
      </Dialog>
    </>
  )
}
