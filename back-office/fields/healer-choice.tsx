import { Autocomplete, TextField } from '@mui/material'
import { type HealerChoice as Healer, useHealerSearch } from './healer-search.ts'

/** One healer, found by a part of the name. */
export function HealerChoice({
  label,
  value,
  helperText,
  onChange,
}: {
  label: string
  value: Healer | null
  helperText?: string
  onChange: (healer: Healer | null) => void
}) {
  const search = useHealerSearch()
  return (
    <Autocomplete
      {...search}
      value={value}
      onChange={(_event, healer) => onChange(healer)}
      renderInput={(input) => <TextField {...input} margin="normal" label={label} helperText={helperText} />}
    />
  )
}
