import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle, TextField } from '@mui/material'
import { passphraseProblem } from '@newyou/contract/passphrase'
import { type FormEvent, useState } from 'react'
import { call } from '../data/call.ts'

/** Asks for the passphrase of a new file, twice: nobody can find it again. */
export function MakeArchive({ onClose, onAsked }: { onClose: () => void; onAsked: () => void }) {
  const [passphrase, setPassphrase] = useState('')
  const [again, setAgain] = useState('')
  const [isTried, setTried] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState('')
  const problem = passphraseProblem(passphrase)
  const differs = passphrase !== again

  async function ask(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    if (problem || differs) return
    setBusy(true)
    setFailure('')
    try {
      await call('POST /api/staff/practice-archives', { body: { passphrase } })
      onAsked()
    } catch (error) {
      setFailure(error instanceof Error ? error.message : 'Something went wrong. Please try again')
      setBusy(false)
    }
  }

  return (
    <Dialog open onClose={onClose} aria-labelledby="archive-title" fullWidth maxWidth="sm">
      <form noValidate onSubmit={(event) => void ask(event)}>
        <DialogTitle id="archive-title">Make a file of the whole practice</DialogTitle>
        <DialogContent>
          <Alert severity="warning">
            The file holds the health data of all clients. The passphrase seals notes, bank details and second
            factors; all else in it can be read by whoever has the file.
          </Alert>
          <TextField
            fullWidth
            margin="normal"
            type="password"
            autoComplete="new-password"
            label="Passphrase"
            value={passphrase}
            onChange={({ target }) => setPassphrase(target.value)}
            error={isTried && problem !== undefined}
            helperText={
              (isTried && problem) || 'Write it down: without it the file cannot be taken in anywhere'
            }
          />
          <TextField
            fullWidth
            margin="normal"
            type="password"
            autoComplete="new-password"
            label="Passphrase again"
            value={again}
            onChange={({ target }) => setAgain(target.value)}
            error={isTried && differs}
            helperText={isTried && differs ? 'The two are not the same' : ' '}
          />
          {failure && <Alert severity="error">{failure}</Alert>}
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="contained" disabled={isBusy}>
            Make the file
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
