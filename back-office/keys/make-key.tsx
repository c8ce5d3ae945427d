import { MenuItem, TextField } from '@mui/material'
import { keyRoles } from '@newyou/contract/people/keys/keys'
import { keyDayChoices, keyNameMax } from '@newyou/contract/people/keys/limits'
import { type Scope, scopes, scopesOf } from '@newyou/contract/scopes'
import { useState } from 'react'
import { useRefresh } from 'react-admin'
import { call } from '../data/call.ts'
import { Boxes } from '../fields/boxes.tsx'
import { FormDialog } from '../fields/form-dialog.tsx'
import { ShownOnce } from '../fields/shown-once.tsx'
import { wordsOf } from '../fields/words.ts'

type KeyRole = (typeof keyRoles)[number]

/** A new key of the practice: what it may do, by which roles, and for how long. Ends with the key, shown once. */
export function MakeKey({ onDone }: { onDone: () => void }) {
  const [name, setName] = useState('')
  const [inDays, setInDays] = useState<number>(keyDayChoices[1])
  const [roles, setRoles] = useState<KeyRole[]>([])
  const [chosen, setChosen] = useState<Scope[]>([])
  const [secret, setSecret] = useState('')
  const refresh = useRefresh()

  async function make() {
    const { data } = await call('POST /api/staff/keys', {
      body: { name, expires_in_days: inDays, roles, scopes: chosen },
    })
    setSecret(data.key)
    refresh()
  }

  if (secret)
    return (
      <ShownOnce
        title="The new key"
        label="Key"
        secret={secret}
        hint="Copy it now: it is shown only this once. Whoever has it can do what you allowed"
        onDone={onDone}
      />
    )
  return (
    <FormDialog
      title="New API key"
      action="Make key"
      isReady={name.trim() !== '' && roles.length > 0 && chosen.length > 0}
      onSend={make}
      onClose={onDone}
    >
      <TextField
        fullWidth
        margin="normal"
        label="Name"
        helperText="Which program it is for, such as “Bookkeeping”"
        value={name}
        onChange={({ target }) => setName(target.value)}
        slotProps={{ htmlInput: { maxLength: keyNameMax } }}
      />
      <TextField
        select
        fullWidth
        margin="normal"
        label="Ends after"
        value={inDays}
        onChange={({ target }) => setInDays(Number(target.value))}
      >
        {keyDayChoices.map((count) => (
          <MenuItem key={count} value={count}>
            {count} days
          </MenuItem>
        ))}
      </TextField>
      <Boxes
        label="Acts with the roles"
        all={keyRoles}
        chosen={roles}
        wordsFor={wordsOf}
        onChange={setRoles}
      />
      <Boxes
        label="May do"
        all={scopesOf('practice')}
        chosen={chosen}
        wordsFor={(scope) => scopes[scope].words.en}
        onChange={setChosen}
      />
      <p>
        It can do only what these roles may do, and only while you may do it yourself. It is never an
        administrator.
      </p>
    </FormDialog>
  )
}
