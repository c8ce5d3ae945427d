import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material'
import type { DeskSession } from '@newyou/contract/administration/desk/sessions'
import type { CancelPreview } from '@newyou/contract/care/appointments/cancel-preview'
import { useEffect, useState } from 'react'
import { call } from '../data/call.ts'
import { inRupees } from '../fields/columns.tsx'
import { AskedFields, useAsked } from './asked-fields.tsx'
import { usePress } from './use-press.ts'

function wordsOf({ pay_by: payBy }: DeskSession, preview: CancelPreview) {
  if (preview.is_free_session_back || preview.is_pack_session_back) return 'The session can be booked again.'
  if (payBy) return 'It is not paid, and nothing is owed.'
  if (preview.refund_percent === 0) return 'By the policy of this booking it is too late for a refund.'
  return `${inRupees(preview.refund_paise)} go back (${preview.refund_percent} %), each part to where it came from.`
}

/** Cancels for the client, with the sum that goes back shown first. */
export function CancelDialog({ session, onDone }: { session: DeskSession; onDone: () => void }) {
  const [preview, setPreview] = useState<CancelPreview>()
  const [failure, setFailure] = useState('')
  const [asked, setAsked] = useAsked()
  const { isBusy, press } = usePress(onDone)
  const params = { appointmentId: session.u_id }
  useEffect(() => {
    call('GET /api/staff/desk/sessions/{appointmentId}/cancel', {
      params: { appointmentId: session.u_id },
    }).then(
      ({ data }) => setPreview(data),
      (error: unknown) => setFailure(error instanceof Error ? error.message : 'Something went wrong'),
    )
  }, [session.u_id])
  return (
    <Dialog open onClose={onDone} aria-labelledby="cancel-title" fullWidth maxWidth="xs">
      <DialogTitle id="cancel-title">Cancel the session of {session.client.name}</DialogTitle>
      <DialogContent>
        {failure && <Alert severity="warning">{failure}</Alert>}
        {preview && <Alert severity="info">{wordsOf(session, preview)}</Alert>}
        <AskedFields asked={asked} onChange={setAsked} />
      </DialogContent>
      <DialogActions>
        <Button onClick={onDone}>Back</Button>
        <Button
          variant="contained"
          color="error"
          disabled={isBusy || !preview}
          onClick={() =>
            preview &&
            void press('Cancelled', () =>
              call('POST /api/staff/desk/sessions/{appointmentId}/cancel', {
                params,
                body: { refund_paise: preview.refund_paise, ...asked },
              }),
            )
          }
        >
          Cancel session
        </Button>
      </DialogActions>
    </Dialog>
  )
}
