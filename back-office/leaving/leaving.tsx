import { Alert, Box, Button, Card, CardContent, Stack, Typography } from '@mui/material'
import type { Leaver } from '@newyou/contract/care/handovers/leaving'
import { useCallback, useEffect, useState } from 'react'
import { Confirm, Loading, Title, useNotify } from 'react-admin'
import { call } from '../data/call.ts'
import { useStaffAction } from '../fields/decision.tsx'
import { calendarDay } from '../fields/when.ts'
import { SetLastDay } from './set-last-day.tsx'

const numbersOf = ({ counts: { asked, yes, no, handed_over: taken } }: Leaver) =>
  asked === 0
    ? 'Nobody was asked yet'
    : `${asked} asked: ${yes} yes, ${no} no, ${asked - yes - no} without an answer, which is a no. ${taken} handed over`

function OneLeaver({ of, onChanged }: { of: Leaver; onChanged: () => Promise<void> }) {
  const { healer, last_day: day, closes_on: until, counts, ended_at: ended } = of
  const [asks, setAsks] = useState<'question' | 'calling-off'>()
  const [isChanging, setChanging] = useState(false)
  const { isBusy, attempt } = useStaffAction()
  const params = { healerId: healer.u_id }
  const asking = `Ask ${counts.to_ask} ${counts.to_ask === 1 ? 'client' : 'clients'}`
  const close = () => setAsks(undefined)
  const done = (work: () => Promise<unknown>) => {
    close()
    void attempt(async () => {
      await work()
      await onChanged()
    })
  }

  return (
    <Card component="li" variant="outlined" sx={{ listStyle: 'none', mb: 2 }}>
      <CardContent>
        <Typography component="h2" variant="h6">
          {healer.full_name}
        </Typography>
        <Typography>
          {ended
            ? `Over. The last day was ${calendarDay(day)}`
            : `Last day: ${calendarDay(day)}. Answers count until ${calendarDay(until)}`}
        </Typography>
        <Typography>{numbersOf(of)}</Typography>
        <Typography color="text.secondary">Entered by {of.started_by}</Typography>
        {!ended && (
          <Stack direction="row" gap={1} mt={1} flexWrap="wrap">
            {counts.to_ask > 0 && (
              <Button
                variant="outlined"
                disabled={isBusy}
                aria-label={`${asking} of ${healer.full_name}`}
                onClick={() => setAsks('question')}
              >
                {asking}
              </Button>
            )}
            <Button
              disabled={isBusy}
              aria-label={`Change the last day of ${healer.full_name}`}
              onClick={() => setChanging(true)}
            >
              Change the last day
            </Button>
            <Button
              color="error"
              disabled={isBusy}
              aria-label={`Call off that ${healer.full_name} leaves`}
              onClick={() => setAsks('calling-off')}
            >
              Call off
            </Button>
          </Stack>
        )}
      </CardContent>
      <Confirm
        isOpen={asks === 'question'}
        title="Ask each client once?"
        content={`They are told by a message in their language that ${healer.full_name} leaves, and say whether their record may go along. Nobody sees here who said what.`}
        onClose={close}
        onConfirm={() => done(() => call('POST /api/staff/leaving/{healerId}/question', { params }))}
      />
      <Confirm
        isOpen={asks === 'calling-off'}
        title="Does this healer stay?"
        content="The question is withdrawn, and a file that was made is removed. Answers stay recorded."
        onClose={close}
        onConfirm={() => done(() => call('DELETE /api/staff/leaving/{healerId}', { params }))}
      />
      {isChanging && (
        <SetLastDay
          of={{ healer: { u_id: healer.u_id, name: healer.full_name }, day }}
          onClose={() => setChanging(false)}
          onSaved={onChanged}
        />
      )}
    </Card>
  )
}

/** Healers who leave: until when, and in numbers what their clients say. */
export default function LeavingHealers() {
  const [leavers, setLeavers] = useState<readonly Leaver[]>()
  const [isNew, setNew] = useState(false)
  const notify = useNotify()
  const load = useCallback(async () => {
    setLeavers((await call('GET /api/staff/leaving')).data)
  }, [])
  useEffect(() => {
    load().catch((error: Error) => notify(error.message, { type: 'error' }))
  }, [load, notify])
  if (!leavers) return <Loading />

  return (
    <Box sx={{ maxWidth: '46rem', p: 2 }}>
      <Title title="Healers who leave" />
      <Typography component="p" gutterBottom>
        A healer who leaves may take along the records of those clients who say yes. The healer downloads them
        under My practice; nobody reads them here, and the practice keeps its own.
      </Typography>
      <Alert severity="info" sx={{ mb: 2 }}>
        Let the healer stay verified until the file is downloaded: a paused healer cannot log in to the
        practice.
      </Alert>
      <Button variant="contained" onClick={() => setNew(true)} sx={{ mb: 2 }}>
        Enter a healer who leaves
      </Button>
      {isNew && <SetLastDay onClose={() => setNew(false)} onSaved={load} />}
      {leavers.length === 0 && <Typography>No healer leaves.</Typography>}
      <Box component="ul" aria-label="Healers who leave or have left" sx={{ p: 0, m: 0 }}>
        {leavers.map((one) => (
          <OneLeaver key={one.u_id} of={one} onChanged={load} />
        ))}
      </Box>
    </Box>
  )
}
