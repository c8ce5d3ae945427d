import { Button, Dialog, DialogActions, DialogContent, DialogTitle, MenuItem, TextField } from '@mui/material'
import type { DeskClient } from '@newyou/contract/administration/desk/clients'
import type { DeskService } from '@newyou/contract/administration/desk/sessions'
import type { MeetingMode } from '@newyou/contract/care/healers/meeting-modes'
import { useState } from 'react'
import { call } from '../data/call.ts'
import { inRupees } from '../fields/columns.tsx'
import { AskedFields, useAsked } from './asked-fields.tsx'
import { FindClient } from './find-client.tsx'
import { emptyGuest, GuestFields, guestOf, type TypedGuest } from './guest-fields.tsx'
import { useServices } from './services.ts'
import { SpokenCode } from './spoken-code.tsx'
import { TimeFields } from './time-fields.tsx'
import { usePress } from './use-press.ts'
import { modeWords, serviceWords } from './words.ts'

export interface NewBooking {
  healer: { u_id: string; name: string }
  date: string
  minute: number
  /** Somebody of the waiting list. */
  client?: DeskClient
}

interface Way {
  key: string
  mode: MeetingMode
  placeId: string | undefined
  words: string
}

/** The ways to meet of a service: each place is one of its own, and comes first. */
function waysOf({ modes, places }: DeskService): Way[] {
  const here = modes.includes('in-person')
    ? places.map(({ u_id, name }) => ({
        key: u_id,
        mode: 'in-person' as const,
        placeId: u_id,
        words: `${modeWords['in-person']}, ${name}`,
      }))
    : []
  const online = modes.filter((mode) => mode !== 'in-person')
  return [...here, ...online.map((mode) => ({ key: mode, mode, placeId: undefined, words: modeWords[mode] }))]
}

/** Books a session for a client with one healer. */
export function BookDialog({
  booking: { healer, minute, ...first },
  onDone,
}: {
  booking: NewBooking
  onDone: (sessionId?: string) => void
}) {
  const [client, setClient] = useState<DeskClient | null>(first.client ?? null)
  const [guest, setGuest] = useState<TypedGuest>()
  const [booked, setBooked] = useState('')
  const [code, setCode] = useState('')
  const [serviceId, setServiceId] = useState('')
  const [wayKey, setWayKey] = useState('')
  const [date, setDate] = useState(first.date)
  const [start, setStart] = useState('')
  const [asked, setAsked] = useAsked()
  const { isBusy, press } = usePress()
  const services = useServices(healer.u_id)
  const service = services.find(({ u_id }) => u_id === serviceId) ?? services[0]
  const ways = service ? waysOf(service) : []
  const way = ways.find(({ key }) => key === wayKey) ?? ways[0]
  const book = () =>
    press('Booked', async () => {
      if (!service || !way) return
      const wanted = {
        healer_u_id: healer.u_id,
        service_u_id: service.u_id,
        starts_at: start,
        mode: way.mode,
        ...(way.placeId && { place_u_id: way.placeId }),
        ...asked,
      }
      const named = guest && guestOf(guest)
      if (named) {
        const { data } = await call('POST /api/staff/desk/guests', { body: { guest: named, ...wanted } })
        setCode(data.code)
        setBooked(data.session.u_id)
      } else if (client) {
        const { data } = await call('POST /api/staff/desk/sessions', {
          body: { client_u_id: client.u_id, ...wanted },
        })
        onDone(data.u_id)
      }
    })
  return (
    <Dialog open onClose={() => onDone()} aria-labelledby="book-title" fullWidth maxWidth="xs">
      <DialogTitle id="book-title">Book with {healer.name}</DialogTitle>
      <DialogContent>
        {code ? (
          <SpokenCode code={code} />
        ) : guest ? (
          <GuestFields guest={guest} onChange={setGuest} />
        ) : (
          <FindClient value={client} onChange={setClient} />
        )}
        {!code && !first.client && (
          <Button onClick={() => setGuest(guest ? undefined : emptyGuest)}>
            {guest ? 'Find a client' : 'New client'}
          </Button>
        )}
        <TextField
          select
          fullWidth
          margin="dense"
          label="Service"
          value={service?.u_id ?? ''}
          onChange={({ target }) => setServiceId(target.value)}
          helperText={service && (service.price_paise ? inRupees(service.price_paise) : 'Free')}
        >
          {services.map(({ u_id, name, minutes }) => (
            <MenuItem key={u_id} value={u_id}>
              {serviceWords(name, minutes)}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          select
          fullWidth
          margin="dense"
          label="They meet"
          value={way?.key ?? ''}
          onChange={({ target }) => setWayKey(target.value)}
          helperText={way?.placeId ? 'Paid at the counter' : 'Paid later online'}
        >
          {ways.map(({ key, words }) => (
            <MenuItem key={key} value={key}>
              {words}
            </MenuItem>
          ))}
        </TextField>
        {service && way && (
          <TimeFields
            of={{ healerId: healer.u_id, serviceId: service.u_id, placeId: way.placeId }}
            date={date}
            minute={minute}
            value={start}
            onDate={setDate}
            onValue={setStart}
          />
        )}
        <AskedFields asked={asked} onChange={setAsked} />
      </DialogContent>
      <DialogActions>
        {code ? (
          <Button variant="contained" onClick={() => onDone(booked)}>
            I have said it
          </Button>
        ) : (
          <>
            <Button onClick={() => onDone()}>Back</Button>
            <Button
              variant="contained"
              disabled={isBusy || !(guest ? guestOf(guest) : client) || !way || start === ''}
              onClick={() => void book()}
            >
              Book
            </Button>
          </>
        )}
      </DialogActions>
    </Dialog>
  )
}
