import { Checkbox, FormControlLabel, TextField } from '@mui/material'
import type { AppForm, OauthApp } from '@newyou/contract/people/apps/apps'
import { appNameMax, redirectMax, redirectsMost } from '@newyou/contract/people/apps/limits'
import { isRedirect } from '@newyou/contract/people/apps/redirects'
import { appScopes, type Scope, scopes } from '@newyou/contract/scopes'
import { useState } from 'react'
import { useNotify, useRefresh } from 'react-admin'
import { call } from '../data/call.ts'
import { Boxes } from '../fields/boxes.tsx'
import { FormDialog } from '../fields/form-dialog.tsx'
import { AppSecret } from './secret.tsx'

/** Each line once. */
const linesOf = (text: string) => [
  ...new Set(
    text
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean),
  ),
]

/** What is wrong with the addresses; empty while nothing is. */
function problemWith(redirects: readonly string[]) {
  const wrong = redirects.find((address) => !isRedirect(address))
  if (wrong) return `${wrong} is no address with https, or http on the person’s own device`
  if (redirects.some(({ length }) => length > redirectMax)) return `At most ${redirectMax} characters each`
  return redirects.length > redirectsMost ? `At most ${redirectsMost} addresses` : ''
}

const isSame = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((value) => other.includes(value))

/** What differs from the app as it is, so that what a colleague changed meanwhile stays. */
function changesOf(
  app: OauthApp,
  { name, redirect_uris: redirects, scopes: chosen }: AppForm,
): Partial<AppForm> {
  return {
    ...(name.trim() !== app.name && { name }),
    ...(!isSame(redirects, app.redirect_uris) && { redirect_uris: redirects }),
    ...(!isSame(chosen, app.scopes) && { scopes: chosen }),
  }
}

/**
 * An app: its name, where it is sent back, and the most that it can ask for; a new one, or one that is changed. A new one
 * ends with its secret, shown once.
 */
export function AppDialog({ app, onDone }: { app?: OauthApp; onDone: () => void }) {
  const [name, setName] = useState(app?.name ?? '')
  const [addresses, setAddresses] = useState(app?.redirect_uris.join('\n') ?? '')
  const [isPublic, setPublic] = useState(false)
  const [chosen, setChosen] = useState<Scope[]>(appScopes.filter((scope) => app?.scopes.includes(scope)))
  const [secret, setSecret] = useState('')
  const notify = useNotify()
  const refresh = useRefresh()
  const redirects = linesOf(addresses)
  const problem = problemWith(redirects)

  const form = { name, redirect_uris: redirects, scopes: appScopes.filter((scope) => chosen.includes(scope)) }
  const changes = app && changesOf(app, form)
  const isFilledIn = name.trim() !== '' && redirects.length > 0 && problem === '' && chosen.length > 0

  async function send() {
    if (app && changes) {
      await call('PATCH /api/staff/apps/{appId}', { params: { appId: app.u_id }, body: changes })
      notify('The app has been changed', { type: 'success' })
      onDone()
    } else {
      const { data } = await call('POST /api/staff/apps', { body: { ...form, is_public: isPublic } })
      if (data.secret === null) onDone()
      else setSecret(data.secret)
    }
    refresh()
  }

  if (secret) return <AppSecret secret={secret} onDone={onDone} />
  return (
    <FormDialog
      title={app ? `Change ${app.name}` : 'Register an app'}
      action={app ? 'Save' : 'Register'}
      isReady={isFilledIn && (!changes || Object.keys(changes).length > 0)}
      onSend={send}
      onClose={onDone}
    >
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
        error={problem !== ''}
        helperText={
          problem ||
          'Exact addresses, one on each line: https, or http://127.0.0.1 for a program on the person’s own device'
        }
        value={addresses}
        onChange={({ target }) => setAddresses(target.value)}
      />
      {!app && (
        <FormControlLabel
          control={<Checkbox checked={isPublic} onChange={({ target }) => setPublic(target.checked)} />}
          label="It runs on people’s own devices and can keep no secret"
        />
      )}
      <Boxes
        label="May ask for"
        all={appScopes}
        chosen={chosen}
        wordsFor={(scope) => scopes[scope].words.en}
        onChange={setChosen}
      />
      <p>
        {app
          ? 'What you take away stops at once for everybody who allowed it. What you add, the app asks of each person anew.'
          : 'Each person decides for themselves, and can allow only what they may do.'}
      </p>
    </FormDialog>
  )
}
