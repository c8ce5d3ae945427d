import { Autocomplete, TextField } from '@mui/material'
import { type DeskClient, deskSearchMin } from '@newyou/contract/administration/desk/clients'
import { useEffect, useState } from 'react'
import { call } from '../data/call.ts'

const pauseMs = 300
const importedWords =
  'Imported: until they say yes they get no message, and join online only after they register'

/** A client of the desk’s healers by a part of the name, or anybody by the whole number that they say. */
export function FindClient({
  value,
  onChange,
}: {
  value: DeskClient | null
  onChange: (client: DeskClient | null) => void
}) {
  const [search, setSearch] = useState('')
  const [found, setFound] = useState<DeskClient[]>([])
  const [failure, setFailure] = useState('')
  useEffect(() => {
    if (search.trim().length < deskSearchMin) return
    const timer = setTimeout(() => {
      call('GET /api/staff/desk/clients', { query: { search } }).then(
        ({ data }) => {
          setFound(data)
          setFailure('')
        },
        (error: unknown) => setFailure(error instanceof Error ? error.message : 'Something went wrong'),
      )
    }, pauseMs)
    return () => clearTimeout(timer)
  }, [search])
  return (
    <Autocomplete
      options={found}
      filterOptions={(all) => all}
      value={value}
      onChange={(_event, client) => onChange(client)}
      onInputChange={(_event, words, reason) => reason === 'input' && setSearch(words)}
      getOptionLabel={({ name, mobile_number: mobile, email }) => `${name}, ${mobile || email}`}
      getOptionKey={({ u_id }) => u_id}
      isOptionEqualToValue={(one, other) => one.u_id === other.u_id}
      noOptionsText={search ? 'Nobody was found' : 'Type a name or a whole mobile number'}
      renderInput={(input) => (
        <TextField
          {...input}
          margin="dense"
          label="Client"
          error={failure !== ''}
          helperText={
            failure || (value?.is_imported ? importedWords : 'Name, or the whole mobile number or e-mail')
          }
        />
      )}
    />
  )
}
