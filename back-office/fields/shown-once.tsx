import { Button, Dialog, DialogActions, DialogContent, DialogTitle, TextField } from '@mui/material'
import { useNotify } from 'react-admin'

/** Copies a text, and says so; where a browser does not let us, the person selects it. */
export function useCopy() {
  const notify = useNotify()
  return async (text: string) => {
    try {
      await navigator.clipboard.writeText(text)
      notify('Copied', { type: 'success' })
    } catch {
      notify('Your browser did not copy it. Please select the text and copy it', { type: 'error' })
    }
  }
}

/** A secret at the one time that it is seen: a press beside the dialog does not close it. */
export function ShownOnce({
  title,
  label,
  secret,
  hint,
  onDone,
}: {
  title: string
  label: string
  secret: string
  hint: string
  onDone: () => void
}) {
  const copy = useCopy()
  return (
    <Dialog open aria-labelledby="shown-once-title" fullWidth maxWidth="sm">
      <DialogTitle id="shown-once-title">{title}</DialogTitle>
      <DialogContent>
        <TextField
          fullWidth
          multiline
          margin="normal"
          label={label}
          value={secret}
          onFocus={({ target }) => target.select()}
          helperText={hint}
          slotProps={{ htmlInput: { readOnly: true } }}
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={() => void copy(secret)}>Copy</Button>
        <Button variant="contained" onClick={onDone}>
          I have saved it
        </Button>
      </DialogActions>
    </Dialog>
  )
}
