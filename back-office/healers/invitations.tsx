import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  FormHelperText,
  MenuItem,
  Paper,
  TextField,
  Typography,
} from '@mui/material'
import type { HealerInvitation } from '@newyou/contract/care/healers/invitations'
import { type Locale, localeNames, locales } from '@newyou/contract/locales'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { HttpError, useNotify } from 'react-admin'
import { call } from '../data/call.ts'
import { dayOf } from '../fields/when.ts'

const queryKey = ['healer-invitations']
const fields = [
  ['first_name', 'First name'],
  ['last_name', 'Last name'],
  ['email', 'E-mail'],
] as const
const empty = { first_name: '', last_name: '', email: '', message_language: 'en' as Locale }
type Problems = Partial<Record<keyof typeof empty | 'other', string>>

const wordsFor = (error: unknown) =>
  error instanceof Error ? error.message : 'Something went wrong. Please try again'

function problemsIn(error: unknown): Problems {
  const errors: unknown = error instanceof HttpError ? error.body?.errors : undefined
  if (Object.keys(errors ?? {}).length > 0) return errors as Problems // by the names of what was sent
  return { other: wordsFor(error) }
}

function InviteDialog({ onClose, onInvited }: { onClose: () => void; onInvited: () => void }) {
  const [values, setValues] = useState(empty)
  const [problems, setProblems] = useState<Problems>({})
  const [isBusy, setBusy] = useState(false)

  async function invite(event: FormEvent) {
    event.preventDefault()
    setBusy(true)
    try {
      await call('POST /api/staff/healer-invitations', { body: values })
      onInvited()
    } catch (error) {
      setProblems(problemsIn(error))
      setBusy(false)
    }
  }

  return (
    <Dialog open onClose={onClose} aria-labelledby="invite-title" fullWidth maxWidth="sm">
      <form noValidate onSubmit={(event) => void invite(event)}>
        <DialogTitle id="invite-title">Invite a healer</DialogTitle>
        <DialogContent>
          <Typography variant="body2" color="text.secondary">
            The healer gets a link by e-mail, registers with their work and documents, and waits here for you
            to verify them.
          </Typography>
          {fields.map(([name, label]) => (
            <TextField
              key={name}
              fullWidth
              margin="normal"
              label={label}
              type={name === 'email' ? 'email' : 'text'}
              value={values[name]}
              onChange={({ target }) => setValues({ ...values, [name]: target.value })}
              error={problems[name] !== undefined}
              helperText={problems[name]}
            />
          ))}
          <TextField
            select
            fullWidth
            margin="normal"
            label="Language of the e-mail"
            value={values.message_language}
            onChange={
              ({ target }) => setValues({ ...values, message_language: target.value as Locale }) // one of the choices
            }
          >
            {locales.map((locale) => (
              <MenuItem key={locale} value={locale}>
                {localeNames[locale]}
              </MenuItem>
            ))}
          </TextField>
          {problems.other && (
            <FormHelperText error role="alert">
              {problems.other}
            </FormHelperText>
          )}
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="contained" disabled={isBusy}>
            Send invitation
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}

function Invited({ one, onChanged }: { one: HealerInvitation; onChanged: (words: string) => void }) {
  const notify = useNotify()
  const { u_id: id, first_name, last_name, email, message_language } = one
  const name = `${first_name} ${last_name}`
  const attempt = (work: Promise<unknown>, words: string) =>
    work.then(
      () => onChanged(words),
      (error: unknown) => notify(wordsFor(error), { type: 'error' }),
    )
  return (
    <li>
      <Typography component="span">
        {name}, {email}: {one.has_expired ? 'the link ran out' : `valid until ${dayOf(one.expires_at)}`}
      </Typography>{' '}
      <Button
        size="small"
        aria-label={`Send the invitation of ${name} again`}
        onClick={() =>
          void attempt(
            call('POST /api/staff/healer-invitations', {
              body: { first_name, last_name, email, message_language },
            }),
            'Sent again, with another link',
          )
        }
      >
        Send again
      </Button>
      <Button
        size="small"
        color="error"
        aria-label={`Withdraw the invitation of ${name}`}
        onClick={() =>
          void attempt(
            call('DELETE /api/staff/healer-invitations/{id}', { params: { id } }),
            'Withdrawn: the link opens an empty registration',
          )
        }
      >
        Withdraw
      </Button>
    </li>
  )
}

/** The people who are invited as healers and have not registered yet. */
export function HealerInvitations() {
  const [isInviting, setInviting] = useState(false)
  const notify = useNotify()
  const client = useQueryClient()
  const { data: invited = [] } = useQuery({
    queryKey,
    queryFn: async () => (await call('GET /api/staff/healer-invitations')).data,
  })
  const changed = (words: string) => {
    notify(words, { type: 'success' })
    void client.invalidateQueries({ queryKey })
  }
  return (
    <Paper component="section" aria-label="Invitations" variant="outlined" sx={{ p: 2, mt: 2 }}>
      <Button variant="contained" onClick={() => setInviting(true)}>
        Invite a healer
      </Button>
      {invited.length > 0 && (
        <>
          <Typography variant="subtitle2" component="h2" sx={{ mt: 2 }}>
            Invited, not registered yet
          </Typography>
          <ul>
            {invited.map((one) => (
              <Invited key={one.u_id} one={one} onChanged={changed} />
            ))}
          </ul>
        </>
      )}
      {isInviting && (
        <InviteDialog
          onClose={() => setInviting(false)}
          onInvited={() => {
            setInviting(false)
            changed('The invitation is on its way')
          }}
        />
      )}
    </Paper>
  )
}
