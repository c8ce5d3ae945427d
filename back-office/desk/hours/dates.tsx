import RemoveIcon from '@mui/icons-material/DeleteOutlined'
import { Box, Button, FormHelperText, IconButton, Stack, TextField, Typography } from '@mui/material'
import type { HoursProblem, HoursValues } from '@newyou/contract/care/appointments/hours-form'
import type { MeetingPlace } from '@newyou/contract/care/healers/places'
import { problemWords, replaced, without } from './problem-words.ts'
import { Windows } from './windows.tsx'

type Problems = Record<string, HoursProblem>

const Day = ({
  label,
  value,
  isWrong,
  onChange,
}: {
  label: string
  value: string
  isWrong: boolean
  onChange: (day: string) => void
}) => (
  <TextField
    type="date"
    size="small"
    fullWidth={false}
    label={label}
    value={value}
    error={isWrong}
    onChange={({ target }) => onChange(target.value)}
    slotProps={{ inputLabel: { shrink: true } }}
  />
)

/** Dates on which other hours replace those of the week. */
export function SpecialDates({
  dates,
  places,
  problems,
  onChange,
}: {
  dates: HoursValues['overrides']
  places: readonly MeetingPlace[]
  problems: Problems
  onChange: (dates: HoursValues['overrides']) => void
}) {
  return (
    <Box component="section" aria-label="Special dates" mt={3}>
      <Typography variant="h6" component="h3">
        Special dates
      </Typography>
      <Typography color="text.secondary">
        On these dates, the hours below replace the weekly hours.
      </Typography>
      {dates.map((special, index) => {
        const problem = problems[`overrides.${index}`]
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a day being typed has no other name yet
          <Box key={index} role="group" aria-label={`Special date ${index + 1}`} mt={2}>
            <Stack direction="row" gap={1} mb={1}>
              <Day
                label="Date"
                value={special.date}
                isWrong={problem === 'date' || problem === 'twice'}
                onChange={(date) => onChange(replaced(dates, index, { ...special, date }))}
              />
              <IconButton aria-label="Remove this date" onClick={() => onChange(without(dates, index))}>
                <RemoveIcon />
              </IconButton>
            </Stack>
            <Windows
              windows={special.windows}
              dayName={special.date || 'this date'}
              places={places}
              problem={problem}
              onChange={(windows) => onChange(replaced(dates, index, { ...special, windows }))}
            />
          </Box>
        )
      })}
      <Button onClick={() => onChange([...dates, { date: '', windows: [] }])}>Add date</Button>
    </Box>
  )
}

/** Days without sessions. */
export function LeaveDays({
  leave,
  problems,
  onChange,
}: {
  leave: HoursValues['leave']
  problems: Problems
  onChange: (leave: HoursValues['leave']) => void
}) {
  return (
    <Box component="section" aria-label="Leave" mt={3}>
      <Typography variant="h6" component="h3">
        Leave
      </Typography>
      <Typography color="text.secondary">
        Booked sessions stay. To end them with a refund, use “Healer is ill” in the diary.
      </Typography>
      {leave.map((days, index) => {
        const problem = problems[`leave.${index}`]
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: leave being typed has no other name yet
          <Box key={index} role="group" aria-label={`Leave ${index + 1}`} mt={2}>
            <Stack direction="row" gap={1} flexWrap="wrap">
              {(['from', 'to'] as const).map((end) => (
                <Day
                  key={end}
                  label={end === 'from' ? 'First day' : 'Last day'}
                  value={days[end]}
                  isWrong={problem !== undefined}
                  onChange={(day) => onChange(replaced(leave, index, { ...days, [end]: day }))}
                />
              ))}
              <IconButton aria-label="Remove this leave" onClick={() => onChange(without(leave, index))}>
                <RemoveIcon />
              </IconButton>
            </Stack>
            {problem && <FormHelperText error>{problemWords[problem]}</FormHelperText>}
          </Box>
        )
      })}
      <Button onClick={() => onChange([...leave, { from: '', to: '' }])}>Add leave</Button>
    </Box>
  )
}
