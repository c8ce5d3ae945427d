import { MenuItem, TextField } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { call } from '../data/call.ts'
import { minuteOf, timeOf } from './times.ts'

interface What {
  healerId: string
  serviceId: string
  placeId: string | undefined
}

/** The start that is nearest to a minute of the day. */
const nearest = (free: readonly string[], minute: number) =>
  free.toSorted((one, other) => Math.abs(minuteOf(one) - minute) - Math.abs(minuteOf(other) - minute))[0]

/** A day and one of the free starts on it, at first the one nearest to a minute of the day. */
export function TimeFields({
  of: { healerId, serviceId, placeId },
  date,
  minute,
  value,
  onDate,
  onValue,
}: {
  of: What
  date: string
  minute: number
  value: string
  onDate: (date: string) => void
  onValue: (start: string) => void
}) {
  const { data: free, isPending } = useQuery({
    queryKey: ['desk', 'free', healerId, serviceId, placeId, date],
    enabled: serviceId !== '' && date !== '',
    queryFn: async ({ signal }) =>
      (
        await call('GET /api/staff/desk/healers/{healerId}/free-times', {
          params: { healerId },
          query: { date, service_u_id: serviceId, ...(placeId && { place_u_id: placeId }) },
          signal,
        })
      ).data,
  })
  useEffect(() => {
    if (free && !free.includes(value)) onValue(nearest(free, minute) ?? '')
  }, [free, minute, value, onValue])
  return (
    <>
      <TextField
        fullWidth
        type="date"
        margin="dense"
        label="Day"
        value={date}
        onChange={({ target }) => onDate(target.value)}
        slotProps={{ inputLabel: { shrink: true } }}
      />
      <TextField
        select
        fullWidth
        margin="dense"
        label="Time"
        value={free?.includes(value) ? value : ''}
        onChange={({ target }) => onValue(target.value)}
        helperText={!isPending && free?.length === 0 ? 'Nothing is free on this day' : ' '}
      >
        {(free ?? []).map((start) => (
          <MenuItem key={start} value={start}>
            {timeOf(start)}
          </MenuItem>
        ))}
      </TextField>
    </>
  )
}
