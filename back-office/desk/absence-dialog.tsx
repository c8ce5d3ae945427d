import {
  Alert,
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
import type { Absence, AbsencePreview } from '@newyou/contract/administration/desk/absences'
import { useQuery } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { call } from '../data/call.ts'
import { inRupees } from '../fields/columns.tsx'
import { when } from '../fields/when.ts'
import { type ChosenTime, OfferByHand } from './offer-by-hand.tsx'
import { usePress } from './use-press.ts'

const progressMs = 1000

interface Named {
  u_id: string
  name: string
}

/** What a client is offered beside the refund: a healer at the same time, or a time chosen by hand. */
type Offer = Pick<ChosenTime, 'healer_u_id'> & Partial<ChosenTime>

/** How far the job is; read again until it is done. */
function Progress({ absence }: { absence: Absence }) {
  const { data } = useQuery<Absence>({
    queryKey: ['desk-absence', absence.u_id],
    queryFn: async () =>
      (await call('GET /api/staff/desk/absences/{absenceId}', { params: { absenceId: absence.u_id } })).data,
    initialData: absence,
    refetchInterval: ({ state }) =>
      state.data && state.data.done + state.data.failed < state.data.total && progressMs,
  })
  const over = data.done + data.failed
  return (
    <>
      <LinearProgress
        variant="determinate"
        aria-label="Progress"
        value={data.total ? (over / data.total) * 100 : 100}
      />
      <Typography role="status" my={2}>
        {data.done} of {data.total} sessions are refunded.
        {data.failed > 0 && ` ${data.failed} had ended in another way.`}
        {over === data.total && ' The days are closed.'}
      </Typography>
    </>
  )
}

const byHand = 'by-hand'
/** A time is to be chosen by hand, and is not yet. */
const notChosen: Offer = { healer_u_id: '' }

/** One session: refunded, with a healer who is free then, or with another time that is chosen by hand. */
function Session({
  session,
  healers,
  onOffer,
}: {
  session: AbsencePreview['sessions'][number]
  healers: readonly Named[]
  onOffer: (sessionId: string, offer: Offer | undefined) => void
}) {
  const { u_id: sessionId, client_name: name, starts_at: start, refund_paise: refund, others } = session
  const [chosen, setChosen] = useState('')
  const onChoose = useCallback(
    (time: ChosenTime | undefined) => onOffer(sessionId, time ?? notChosen),
    [sessionId, onOffer],
  )
  return (
    <>
      <TextField
        select
        fullWidth
        margin="dense"
        label={`${when(start)}, ${name}, ${inRupees(refund)}`}
        value={chosen}
        onChange={({ target: { value } }) => {
          setChosen(value)
          if (value === byHand) onOffer(sessionId, notChosen)
          else onOffer(sessionId, value ? { healer_u_id: value } : undefined)
        }}
        slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
      >
        <MenuItem value="">Refund</MenuItem>
        {others.map((other) => (
          <MenuItem key={other.u_id} value={other.u_id}>
            Refund, and offer {other.name}
          </MenuItem>
        ))}
        {healers.length > 0 && <MenuItem value={byHand}>Refund, and offer another time …</MenuItem>}
      </TextField>
      {chosen === byHand && <OfferByHand session={session} healers={healers} onChoose={onChoose} />}
    </>
  )
}

/** Each session with what goes back, and what may be offered. */
function Sessions({
  preview,
  healers,
  onOffer,
}: {
  preview: AbsencePreview
  healers: readonly Named[]
  onOffer: (sessionId: string, offer: Offer | undefined) => void
}) {
  if (preview.sessions.length === 0) return <Alert severity="info">No sessions on these days.</Alert>
  return (
    <>
      <Alert severity="warning">
        {preview.sessions.length === 1 ? 'One session is' : `${preview.sessions.length} sessions are`}{' '}
        cancelled, and {inRupees(preview.refund_paise)} go back.
      </Alert>
      {preview.sessions.map((session) => (
        <Session key={session.u_id} session={session} healers={healers} onOffer={onOffer} />
      ))}
    </>
  )
}

/** A healer is ill: the days are closed, and each session is refunded, with the sum shown first. */
export function AbsenceDialog({
  healers,
  date,
  onDone,
}: {
  healers: readonly Named[]
  date: string
  onDone: () => void
}) {
  const [healerId, setHealerId] = useState('')
  const [range, setRange] = useState({ from: date, to: date })
  const [offers, setOffers] = useState<Record<string, Offer | undefined>>({})
  const [absence, setAbsence] = useState<Absence>()
  const onOffer = useCallback(
    (id: string, offer: Offer | undefined) => setOffers((before) => ({ ...before, [id]: offer })),
    [],
  )
  const { isBusy, press } = usePress()
  const params = { healerId }
  const { data: preview, error } = useQuery<AbsencePreview>({
    queryKey: ['desk', 'absence', healerId, range.from, range.to],
    enabled: healerId !== '' && !absence,
    retry: false,
    queryFn: async ({ signal }) =>
      (await call('GET /api/staff/desk/healers/{healerId}/absence', { params, query: range, signal })).data,
  })
  const begin = (shown: AbsencePreview) =>
    press('The days are closed', async () => {
      const chosen = shown.sessions.flatMap(({ u_id }) => {
        const offer = offers[u_id]
        return offer ? [{ appointment_u_id: u_id, ...offer }] : []
      })
      const { data } = await call('POST /api/staff/desk/healers/{healerId}/absence', {
        params,
        body: {
          ...range,
          refund_paise: shown.refund_paise,
          offers: chosen,
        },
      })
      setAbsence(data)
    })
  const isOpen = preview?.sessions.some(({ u_id }) => offers[u_id]?.healer_u_id === '') ?? false
  const day = (name: 'from' | 'to', label: string) => (
    <TextField
      fullWidth
      type="date"
      margin="dense"
      label={label}
      value={range[name]}
      onChange={({ target }) => setRange({ ...range, [name]: target.value })}
      slotProps={{ inputLabel: { shrink: true } }}
    />
  )
  return (
    <Dialog open onClose={onDone} aria-labelledby="absence-title" fullWidth maxWidth="sm">
      <DialogTitle id="absence-title">A healer is ill</DialogTitle>
      <DialogContent>
        {absence ? (
          <Progress absence={absence} />
        ) : (
          <>
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
            {day('from', 'First day')}
            {day('to', 'Last day')}
            {error && <Alert severity="error">{error.message}</Alert>}
            {isOpen && <Alert severity="info">Please choose a time, or “Refund” alone.</Alert>}
            {preview && (
              <Sessions
                preview={preview}
                healers={healers.filter(({ u_id }) => u_id !== healerId)}
                onOffer={onOffer}
              />
            )}
          </>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onDone}>{absence ? 'Close' : 'Back'}</Button>
        {!absence && (
          <Button
            variant="contained"
            color="error"
            disabled={isBusy || !preview || isOpen}
            onClick={() => preview && void begin(preview)}
          >
            Close these days{preview?.sessions.length ? ` and refund ${inRupees(preview.refund_paise)}` : ''}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  )
}
