import { Autocomplete, TextField } from '@mui/material'
import { useEffect, useState } from 'react'
import { call } from '../data/call.ts'

export interface ChosenHealer {
  u_id: string
  name: string
}

/** Healers whose name holds the words that were typed. */
function useHealers(search: string) {
  const [choices, setChoices] = useState<ChosenHealer[]>([])
  useEffect(() => {
    let isOld = false
    const query = { search, items_per_page: 50 }
    call('GET /api/staff/options/{kind}', { params: { kind: 'healers' }, query }).then(
      ({ data }) => !isOld && setChoices(data),
      () => setChoices([]),
    )
    return () => {
      isOld = true
    }
  }, [search])
  return choices
}

/** One healer, found by a part of the name. */
export function HealerChoice({
  label,
  value,
  helperText,
  onChange,
}: {
  label: string
  value: ChosenHealer | null
  helperText?: string
  onChange: (healer: ChosenHealer | null) => void
}) {
  const [search, setSearch] = useState('')
  const choices = useHealers(search)
  return (
    <Autocomplete
      options={choices}
      filterOptions={(all) => all}
      getOptionLabel={({ name }) => name}
      getOptionKey={({ u_id: id }) => id}
      isOptionEqualToValue={(one, other) => one.u_id === other.u_id}
      value={value}
      onChange={(_, healer) => onChange(healer)}
      onInputChange={(_, typed) => setSearch(typed)}
      renderInput={(parameters) => (
        <TextField {...parameters} margin="normal" label={label} helperText={helperText} />
      )}
    />
  )
}
