import {
  Alert,
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  LinearProgress,
  MenuItem,
  TextField,
  Typography,
} from '@mui/material'
import type { HealerHours, OutsideHours } from '@newyou/contract/administration/desk/healer-hours'
import { appointmentMinutes } from '@newyou/contract/business'
import {
  type HoursProblem,
  hoursOf,
  hoursProblems,
  valuesOf,
} from '@newyou/contract/care/appointments/hours-form'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../data/call.ts'
import { when } from '../../fields/when.ts'
import { AskedFields, useAsked } from '../asked-fields.tsx'
import { usePress } from '../use-press.ts'
import { LeaveDays, SpecialDates } from './dates.tsx'
import { replaced } from './problem-words.ts'
import { Rules } from './rules.tsx'
import { Windows } from './windows.tsx'

interface Named {
  u_id: string
  name: string
}

const dayNames = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

/** Booked sessions stand, also where the new hours would not have offered them. */
const Outside = ({ sessions, onClose }: { sessions: OutsideHours; onClose: () => void }) => (
  <>
    <DialogContent>
      <Alert severity="success">The hours are saved. The healer has been notified.</Alert>
      <Typography mt={2}>
        {sessions.length === 1 ? 'One booked session is' : `${sessions.length} booked sessions are`} outside
        the new hours. They stay: please keep these times, or ask the clients.
      </Typography>
      <ul>
        {sessions.map(({ u_id, client_name: name, starts_at: start }) => (
          <li key={u_id}>
            {when(start)}, {name}
          </li>
        ))}
      </ul>
    </DialogContent>
    <DialogActions>
      <Button onClick={onClose}>Close</Button>
    </DialogActions>
  </>
)

/** The hours as they stand, to be changed; made anew for each healer and each version. */
function HoursForm({
  read,
  onSaved,
  onClose,
}: {
  read: HealerHours
  onSaved: (outside: OutsideHours) => void
  onClose: () => void
}) {
  const { healer, hours, places, version } = read
  const [values, setValues] = useState(() => valuesOf(hours))
  const [problems, setProblems] = useState<Record<string, HoursProblem>>({})
  const [asked, setAsked] = useAsked()
  const { isBusy, press } = usePress()
  function save() {
    const found = hoursProblems(values, appointmentMinutes)
    setProblems(found)
    if (Object.keys(found).length) return
    void press('The hours are saved', async () => {
      const { data } = await call('PUT /api/staff/desk/healers/{healerId}/hours', {
        params: { healerId: healer.u_id },
        body: { version, hours: hoursOf(values, hours.time_zone), ...asked },
      })
      onSaved(data.outside)
    })
  }
  return (
    <>
      <DialogContent>
        <Typography color="text.secondary">
          Times are in {hours.time_zone.replaceAll('_', ' ')}. {healer.name} is told what you change.
        </Typography>
        <Box component="section" aria-label="Weekly hours" mt={2}>
          <Typography variant="h6" component="h3">
            Weekly hours
          </Typography>
          {dayNames.map((dayName, index) => (
            <Box key={dayName} role="group" aria-label={dayName} mt={2}>
              <Typography variant="subtitle2" component="h4" mb={1}>
                {dayName}
              </Typography>
              <Windows
                windows={values.week[index] ?? []}
                dayName={dayName}
                places={places}
                problem={problems[`week.${index}`]}
                onChange={(windows) => setValues({ ...values, week: replaced(values.week, index, windows) })}
              />
            </Box>
          ))}
        </Box>
        <SpecialDates
          dates={values.overrides}
          places={places}
          problems={problems}
          onChange={(overrides) => setValues({ ...values, overrides })}
        />
        <LeaveDays
          leave={values.leave}
          problems={problems}
          onChange={(leave) => setValues({ ...values, leave })}
        />
        <Rules values={values} problems={problems} onChange={setValues} />
        <Box component="section" aria-label="Who asked" mt={3}>
          <Typography variant="h6" component="h3">
            Who asked
          </Typography>
          <AskedFields asked={asked} onChange={setAsked} whom="the healer" />
        </Box>
        {Object.keys(problems).length > 0 && (
          <Alert severity="error" sx={{ mt: 2 }}>
            Please check the marked fields.
          </Alert>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Back</Button>
        <Button variant="contained" disabled={isBusy} onClick={save}>
          Save hours
        </Button>
      </DialogActions>
    </>
  )
}

/** Changes the hours of a healer who asked for it: one of these, or the one that is given. */
export function HoursDialog({ healers, onDone }: { healers: readonly Named[]; onDone: () => void }) {
  const [healerId, setHealerId] = useState(healers.length === 1 ? (healers[0]?.u_id ?? '') : '')
  const [outside, setOutside] = useState<OutsideHours>()
  const { data, error, isFetching } = useQuery<HealerHours>({
    // Not read anew while somebody types: the version says whether they changed meanwhile.
    queryKey: ['hours-of-healer', healerId],
    enabled: healerId !== '',
    retry: false,
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async ({ signal }) =>
      (await call('GET /api/staff/desk/healers/{healerId}/hours', { params: { healerId }, signal })).data,
  })
  return (
    <Dialog open onClose={onDone} aria-labelledby="hours-title" fullWidth maxWidth="sm">
      <DialogTitle id="hours-title">
        {data ? `Hours of ${data.healer.name}` : 'Hours of a healer'}
      </DialogTitle>
      {healers.length > 1 && !outside && (
        <Box px={3}>
          <TextField
            select
            fullWidth
            margin="dense"
            label="Healer"
            value={healerId}
            onChange={({ target }) => setHealerId(target.value)}
          >
            {healers.map(({ u_id, name }) => (
              <MenuItem key={u_id} value={u_id}>
                {name}
              </MenuItem>
            ))}
          </TextField>
        </Box>
      )}
      {isFetching && <LinearProgress />}
      {outside ? (
        <Outside sessions={outside} onClose={onDone} />
      ) : data ? (
        <HoursForm
          key={data.version + healerId}
          read={data}
          onClose={onDone}
          onSaved={(sessions) => (sessions.length ? setOutside(sessions) : onDone())}
        />
      ) : (
        <>
          <DialogContent>{error && <Alert severity="error">{error.message}</Alert>}</DialogContent>
          <DialogActions>
            <Button onClick={onDone}>Back</Button>
          </DialogActions>
        </>
      )}
    </Dialog>
  )
}
