import { Box, MenuItem, TextField } from '@mui/material'
import type { AbsencePreview } from '@newyou/contract/administration/desk/absences'
import { useCallback, useState } from 'react'
import { inRupees } from '../fields/columns.tsx'
import { useServices } from './services.ts'
import { TimeFields } from './time-fields.tsx'
import { dateOf, minuteOf } from './times.ts'
import { serviceWords } from './words.ts'

/** A free time of another healer, chosen for one client. */
export interface ChosenTime {
  healer_u_id: string
  time: { service_u_id: string; starts_at: string; place_u_id?: string }
}

/** Chooses another healer’s free time for one client: at first on the day of the session, near to its time. */
export function OfferByHand({
  session,
  healers,
  onChoose,
}: {
  session: AbsencePreview['sessions'][number]
  healers: readonly { u_id: string; name: string }[]
  onChoose: (chosen: ChosenTime | undefined) => void
}) {
  const [healerId, setHealerId] = useState('')
  const [serviceId, setServiceId] = useState('')
  const [date, setDate] = useState(dateOf(session.starts_at))
  const [start, setStart] = useState('')
  const services = useServices(healerId)
  const service = services.find(({ u_id }) => u_id === serviceId) ?? services[0]
  const isOnline = service?.modes.some((mode) => mode !== 'in-person')
  const place = isOnline ? undefined : service?.places[0]
  const service_u_id = service?.u_id ?? ''
  const place_u_id = place?.u_id
  const choose = useCallback(
    (starts_at: string) => {
      setStart(starts_at)
      onChoose(
        starts_at
          ? { healer_u_id: healerId, time: { service_u_id, starts_at, ...(place_u_id && { place_u_id }) } }
          : undefined,
      )
    },
    [healerId, service_u_id, place_u_id, onChoose],
  )
  const restart = () => choose('')
  return (
    <Box
      role="group"
      aria-label={`Another time for ${session.client_name}`}
      sx={{ pl: 2, borderLeft: 3, borderColor: 'divider' }}
    >
      <TextField
        select
        fullWidth
        margin="dense"
        label="Other healer"
        value={healerId}
        onChange={({ target }) => {
          restart()
          setServiceId('')
          setHealerId(target.value)
        }}
      >
        {healers.map(({ u_id, name }) => (
          <MenuItem key={u_id} value={u_id}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      {service && (
        <>
          <TextField
            select
            fullWidth
            margin="dense"
            label="Service"
            value={service.u_id}
            onChange={({ target }) => {
              restart()
              setServiceId(target.value)
            }}
            helperText={[
              service.price_paise ? inRupees(service.price_paise) : 'Free',
              ...(place ? [`at ${place.name}`] : []),
            ].join(', ')}
          >
            {services.map(({ u_id, name, minutes }) => (
              <MenuItem key={u_id} value={u_id}>
                {serviceWords(name, minutes)}
              </MenuItem>
            ))}
          </TextField>
          <TimeFields
            of={{ healerId, serviceId: service.u_id, placeId: place?.u_id }}
            date={date}
            minute={minuteOf(session.starts_at)}
            value={start}
            onDate={setDate}
            onValue={choose}
          />
        </>
      )}
    </Box>
  )
}
