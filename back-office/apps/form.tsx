import {
  Alert,
  Button,
  Checkbox,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  FormControlLabel,
  TextField,
} from '@mui/material'
import { appNameMax } from '@newyou/contract/people/apps/limits'
import { isRedirect } from '@newyou/contract/people/apps/redirects'
import { appScopes, type Scope, scopes } from '@newyou/contract/scopes'
import { useState } from 'react'
import { useRefresh } from 'react-admin'
import { call } from '../data/call.ts'
import { Boxes } from '../fields/boxes.tsx'
import { ShownOnce } from '../fields/shown-once.tsx'

const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

/** A new app: its name, where it is sent back, and the most that it can ask for. Ends with its secret, shown once. */
export function RegisterApp({ onDone }: { onDone: () => void }) {
  const [name, setName] = useState('')
  const [addresses, setAddresses] = useState('')
  const [isPublic, setPublic] = useState(false)
  const [chosen, setChosen] = useState<Scope[]>([])
  const [failure, setFailure] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [secret, setSecret] = useState('')
  const refresh = useRefresh()
  const redirects = linesOf(addresses)
  const wrong = redirects.find((address) => !isRedirect(address))

  async function register() {
    setBusy(true)
    setFailure('')
    try {
      const { data } = await call('POST /api/staff/apps', {
        body: { name, redirect_uris: redirects, scopes: chosen, is_public: isPublic },
      })
      refresh()
      if (data.secret === null) onDone()
      else setSecret(data.secret)
    } catch (error) {
      setFailure(error instanceof Error ? error.message : 'Something went wrong. Please try again')
    }
    setBusy(false)
  }

  if (secret)
    return (
      <ShownOnce
        title="The secret of the app"
        label="Secret"
        secret={secret}
        hint="Copy it now: it is shown only this once. The client id stays in the list"
        onDone={onDone}
      />
    )
  return (
    <Dialog open onClose={onDone} aria-labelledby="app-title" fullWidth maxWidth="sm">
      <DialogTitle id="app-title">Register an app</DialogTitle>
      <DialogContent>
        <TextField
          fullWidth
          margin="normal"
          label="Name"
          helperText="People read it when they are asked"
          value={name}
          onChange={({ target }) => setName(target.value)}
          slotProps={{ htmlInput: { maxLength: appNameMax } }}
        />
        <TextField
          fullWidth
          multiline
          minRows={2}
          margin="normal"
          label="Sent back to"
          error={wrong !== undefined}
          helperText={
            wrong
              ? `${wrong} is no address with https, or http on the person’s own device`
              : 'Exact addresses, one on each line: https, or http://127.0.0.1 for a program on the person’s own device'
          }
          value={addresses}
          onChange={({ target }) => setAddresses(target.value)}
        />
        <FormControlLabel
          control={<Checkbox checked={isPublic} onChange={({ target }) => setPublic(target.checked)} />}
          label="It runs on people’s own devices and can keep no secret"
        />
        <Boxes
          label="May ask for"
          all={appScopes}
          chosen={chosen}
          wordsFor={(scope) => scopes[scope].words.en}
          onChange={setChosen}
        />
        <p>Each person decides for themselves, and can allow only what they may do.</p>
        {failure && <Alert severity="error">{failure}</Alert>}
      </DialogContent>
      <DialogActions>
        <Button onClick={onDone}>Cancel</Button>
        <Button
          variant="contained"
          disabled={
            isBusy ||
            name.trim() === '' ||
            redirects.length === 0 ||
            wrong !== undefined ||
            chosen.length === 0
          }
          onClick={() => void register()}
        >
          Register
        </Button>
      </DialogActions>
    </Dialog>
  )
}
