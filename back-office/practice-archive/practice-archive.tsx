import { Alert, Box, Button, LinearProgress, Stack, Typography } from '@mui/material'
import { archiveDays, type PracticeArchive } from '@newyou/contract/administration/practice-archive'
import { useCallback, useEffect, useState } from 'react'
import { Confirm, Loading, Title, useNotify } from 'react-admin'
import { call } from '../data/call.ts'
import { useStaffAction } from '../fields/decision.tsx'
import { when } from '../fields/when.ts'
import { MakeArchive } from './make-archive.tsx'

const lookAgainMs = 3000

const sizeOf = (bytes: number) =>
  bytes < 1024 ** 3 ? `${(bytes / 1024 ** 2).toFixed(1)} MB` : `${(bytes / 1024 ** 3).toFixed(1)} GB`

function wordsOf({ state, percent, bytes, expires_at: end }: PracticeArchive) {
  if (state === 'waiting') return `Being made: ${percent}%`
  if (state === 'failed')
    return 'It could not be made. Please look under Failed tasks, and ask for another one'
  if (state === 'removed') return 'Removed'
  return `Ready${bytes === null ? '' : `, ${sizeOf(bytes)}`}. It is removed ${when(end)}`
}

function Line({ of, onChanged }: { of: PracticeArchive; onChanged: () => Promise<void> }) {
  const [isAsked, setAsked] = useState(false)
  const { isBusy, attempt } = useStaffAction()
  const params = { archiveId: of.u_id }
  const made = when(of.requested_at)

  const download = () =>
    attempt(async () => {
      const { data } = await call('POST /api/staff/practice-archives/{archiveId}/address', { params })
      window.location.assign(data.address)
    })
  const remove = () =>
    attempt(async () => {
      await call('DELETE /api/staff/practice-archives/{archiveId}', { params })
      await onChanged()
    })

  return (
    <Box component="li" sx={{ py: 2, borderBottom: 1, borderColor: 'divider', listStyle: 'none' }}>
      <Typography>
        {made}, by {of.asked_by}
      </Typography>
      <Typography color="text.secondary">{wordsOf(of)}</Typography>
      {of.state === 'waiting' && (
        <LinearProgress
          variant="determinate"
          value={of.percent}
          aria-label="How much is done"
          sx={{ my: 1 }}
        />
      )}
      {of.state !== 'removed' && (
        <Stack direction="row" gap={1} mt={1}>
          {of.state === 'ready' && (
            <Button
              variant="outlined"
              disabled={isBusy}
              aria-label={`Download the file of ${made}`}
              onClick={() => void download()}
            >
              Download
            </Button>
          )}
          <Button
            color="error"
            disabled={isBusy}
            aria-label={`Remove the file of ${made}`}
            onClick={() => setAsked(true)}
          >
            Remove
          </Button>
        </Stack>
      )}
      <Confirm
        isOpen={isAsked}
        title="Remove this file?"
        content="Whoever has downloaded it keeps what they have. This cannot be taken back."
        onClose={() => setAsked(false)}
        onConfirm={() => {
          setAsked(false)
          void remove()
        }}
      />
    </Box>
  )
}

/** The whole practice as one file, to take it to another machine. */
export default function PracticeArchives() {
  const [archives, setArchives] = useState<readonly PracticeArchive[]>()
  const [isNew, setNew] = useState(false)
  const notify = useNotify()
  const load = useCallback(async () => {
    setArchives((await call('GET /api/staff/practice-archives')).data)
  }, [])
  const isWaiting = archives?.some(({ state }) => state === 'waiting') ?? false
  useEffect(() => {
    load().catch((error: Error) => notify(error.message, { type: 'error' }))
  }, [load, notify])
  useEffect(() => {
    if (!isWaiting) return undefined
    const looking = setInterval(() => void load().catch(() => {}), lookAgainMs)
    return () => clearInterval(looking)
  }, [isWaiting, load])
  if (!archives) return <Loading />

  return (
    <Box sx={{ maxWidth: '46rem', p: 2 }}>
      <Title title="Practice as a file" />
      <Typography component="p" gutterBottom>
        One file with everything: people, sessions, notes, money, messages, texts, pictures and films. With it
        the practice moves to another machine, or another program reads it.
      </Typography>
      <Alert severity="warning" sx={{ my: 2 }}>
        It is health data. Keep it where nobody else comes, and delete it when you are done. All
        administrators are told that you asked for it, and each download stands in the audit trail. After{' '}
        {archiveDays} days it is removed here.
      </Alert>
      <Button variant="contained" disabled={isWaiting} onClick={() => setNew(true)}>
        Make a new file
      </Button>
      {archives.length === 0 ? (
        <Typography mt={2}>No file was made yet.</Typography>
      ) : (
        <Box component="ul" aria-label="Files that were made" sx={{ p: 0, m: 0, mt: 1 }}>
          {archives.map((one) => (
            <Line key={one.u_id} of={one} onChanged={load} />
          ))}
        </Box>
      )}
      {isNew && (
        <MakeArchive
          onClose={() => setNew(false)}
          onAsked={() => {
            setNew(false)
            load().catch((error: Error) => notify(error.message, { type: 'error' }))
          }}
        />
      )}
    </Box>
  )
}
