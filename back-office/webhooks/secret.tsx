import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  TextField as Input,
} from '@mui/material'
import { useNotify } from 'react-admin'

/** A secret that is shown once. */
export function SecretDialog({ secret, onClose }: { secret: string; onClose: () => void }) {
  const notify = useNotify()
  async function copy() {
    try {
      await navigator.clipboard.writeText(secret)
      notify('Copied', { type: 'success' })
    } catch {
      notify('Please select the secret and copy it', { type: 'warning' })
    }
  }
  return (
    <Dialog open aria-labelledby="secret-title" fullWidth maxWidth="sm">
      <DialogTitle id="secret-title">Secret of the webhook</DialogTitle>
      <DialogContent>
        <DialogContentText gutterBottom>
          Enter it in the other system now: it checks with it that an event comes from here. It is not shown
          again.
        </DialogContentText>
        <Input
          fullWidth
          margin="normal"
          label="Secret"
          value={secret}
          onFocus={({ target }) => target.select()}
          slotProps={{ htmlInput: { readOnly: true } }}
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={() => void copy()}>Copy</Button>
        <Button variant="contained" onClick={onClose}>
          Done
        </Button>
      </DialogActions>
    </Dialog>
  )
}
