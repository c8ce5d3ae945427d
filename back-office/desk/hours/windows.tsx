import RemoveIcon from '@mui/icons-material/DeleteOutlined'
import { Button, FormHelperText, IconButton, MenuItem, Stack, TextField, Typography } from '@mui/material'
import type { HoursProblem, TimeWindow } from '@newyou/contract/care/appointments/hours-form'
import type { MeetingPlace } from '@newyou/contract/care/healers/places'
import { problemWords, replaced, without } from './problem-words.ts'

const firstWindow: TimeWindow = { from: '09:00', to: '12:00' }
const laterWindow: TimeWindow = { from: '', to: '' }
const windowsMax = 6
const online = 'online'

/** The open times of one day. */
export function Windows({
  windows,
  dayName,
  places,
  problem,
  onChange,
}: {
  windows: readonly TimeWindow[]
  dayName: string
  places: readonly MeetingPlace[]
  problem: HoursProblem | undefined
  onChange: (windows: TimeWindow[]) => void
}) {
  return (
    <Stack gap={1}>
      {windows.length === 0 && <Typography color="text.secondary">Closed</Typography>}
      {windows.map((window, index) => {
        const set = (change: Partial<TimeWindow>) =>
          onChange(replaced(windows, index, { ...window, ...change }))
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a window being typed has no other name yet
          <Stack key={index} direction="row" gap={1} flexWrap="wrap" alignItems="center">
            {(['from', 'to'] as const).map((end) => (
              <TextField
                key={end}
                type="time"
                size="small"
                fullWidth={false}
                label={end === 'from' ? 'From' : 'To'}
                value={window[end]}
                error={problem !== undefined}
                onChange={({ target }) => set({ [end]: target.value })}
                slotProps={{
                  inputLabel: { shrink: true },
                  htmlInput: { step: 900, 'aria-label': `${dayName}, ${end}` },
                }}
              />
            ))}
            {places.length > 0 && (
              <TextField
                select
                size="small"
                fullWidth={false}
                label="Where"
                value={window.place_u_id ?? online}
                onChange={({ target }) => set({ place_u_id: target.value === online ? null : target.value })}
                slotProps={{ htmlInput: { 'aria-label': `${dayName}, where` } }}
              >
                <MenuItem value={online}>Online</MenuItem>
                {places.map(({ u_id, name }) => (
                  <MenuItem key={u_id} value={u_id}>
                    Online and at {name}
                  </MenuItem>
                ))}
              </TextField>
            )}
            <IconButton
              aria-label={`Remove these hours on ${dayName}`}
              onClick={() => onChange(without(windows, index))}
            >
              <RemoveIcon />
            </IconButton>
          </Stack>
        )
      })}
      {problem && <FormHelperText error>{problemWords[problem]}</FormHelperText>}
      {windows.length < windowsMax && (
        <Button
          sx={{ alignSelf: 'start' }}
          aria-label={`Add hours on ${dayName}`}
          onClick={() => onChange([...windows, windows.length === 0 ? firstWindow : laterWindow])}
        >
          Add hours
        </Button>
      )}
    </Stack>
  )
}
