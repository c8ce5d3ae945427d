import { Checkbox, FormControlLabel, FormGroup, FormLabel } from '@mui/material'

const toggled = <Value extends string>(all: readonly Value[], one: Value) =>
  all.includes(one) ? all.filter((other) => other !== one) : [...all, one]

/** A group of boxes to tick, under one heading. */
export function Boxes<Value extends string>({
  label,
  all,
  chosen,
  wordsFor,
  onChange,
}: {
  label: string
  all: readonly Value[]
  chosen: readonly Value[]
  wordsFor: (value: Value) => string
  onChange: (next: Value[]) => void
}) {
  return (
    <FormGroup role="group" aria-label={label} sx={{ mt: 2 }}>
      <FormLabel component="div">{label}</FormLabel>
      {all.map((one) => (
        <FormControlLabel
          key={one}
          control={
            <Checkbox checked={chosen.includes(one)} onChange={() => onChange(toggled(chosen, one))} />
          }
          label={wordsFor(one)}
        />
      ))}
    </FormGroup>
  )
}
