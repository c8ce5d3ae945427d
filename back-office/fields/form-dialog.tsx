import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material'
import { type ReactNode, useId, useState } from 'react'

/** Fields in a dialog that are sent by one button, once at a time; it says why it was refused, and stays as it was filled in. */
export function FormDialog({
  title,
  action,
  isReady,
  onSend,
  onClose,
  children,
}: {
  title: string
  action: string
  isReady: boolean
  onSend: () => Promise<void>
  onClose: () => void
  children: ReactNode
}) {
  const titleId = useId()
  const [failure, setFailure] = useState('')
  const [isBusy, setBusy] = useState(false)

  async function send() {
    setBusy(true)
    setFailure('')
    try {
      await onSend()
    } catch (error) {
      setFailure(error instanceof Error ? error.message : 'Something went wrong. Please try again')
    }
    setBusy(false)
  }

  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} fullWidth maxWidth="sm">
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogContent>
        {children}
        {failure && <Alert severity="error">{failure}</Alert>}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Cancel</Button>
        <Button variant="contained" disabled={isBusy || !isReady} onClick={() => void send()}>
          {action}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
