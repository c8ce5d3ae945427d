import { Box, FormControlLabel, Switch, TextField, Typography } from '@mui/material'
import type { HoursProblem, HoursValues } from '@newyou/contract/care/appointments/hours-form'
import { problemWords } from './problem-words.ts'

const numbers = [
  { name: 'buffer', label: 'Break between sessions (minutes)', hint: 'From 0 to 60' },
  { name: 'notice', label: 'Minimum notice (minutes)', hint: '120: clients can book until 2 hours before' },
  { name: 'travel', label: 'Time between two places (minutes)', hint: 'From 0 to 240' },
  { name: 'cap', label: 'Maximum sessions per day', hint: 'Empty: no limit' },
] as const

/** The rules of a healer for bookings. */
export const Rules = ({
  values,
  problems,
  onChange,
}: {
  values: HoursValues
  problems: Record<string, HoursProblem>
  onChange: (values: HoursValues) => void
}) => (
  <Box component="section" aria-label="Booking rules" mt={3}>
    <Typography variant="h6" component="h3">
      Booking rules
    </Typography>
    {numbers.map(({ name, label, hint }) => {
      const problem = problems[name]
      return (
        <TextField
          key={name}
          fullWidth
          margin="dense"
          label={label}
          value={values[name]}
          error={problem !== undefined}
          helperText={problem ? problemWords[problem] : hint}
          onChange={({ target }) => onChange({ ...values, [name]: target.value })}
          slotProps={{ htmlInput: { inputMode: 'numeric' } }}
        />
      )
    })}
    <FormControlLabel
      label="Clients can book series of sessions"
      control={
        <Switch
          checked={values.takesSeries}
          onChange={({ target }) => onChange({ ...values, takesSeries: target.checked })}
        />
      }
    />
  </Box>
)
