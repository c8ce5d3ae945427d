import { Alert, Box, Button, Stack, TextField, Typography } from '@mui/material'
import { type InboxLetter, letterAnswerMax } from '@newyou/contract/administration/back-office/inbox'
import { type FormEvent, useState } from 'react'
import { Show, useNotify, useRecordContext, useRefresh } from 'react-admin'
import { call } from '../data/call.ts'
import { StateChip } from '../fields/state-chip.tsx'
import { when } from '../fields/when.ts'

const textOf = { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', maxWidth: 720 } as const

function Answer({ letter }: { letter: InboxLetter }) {
  const [text, setText] = useState('')
  const [isBusy, setBusy] = useState(false)
  const notify = useNotify()
  const refresh = useRefresh()
  async function send(event: FormEvent) {
    event.preventDefault()
    setBusy(true)
    try {
      await call('POST /api/staff/inbox/{letterId}/answer', {
        params: { letterId: letter.u_id },
        body: { text },
      })
      notify('Sent', { type: 'success' })
      refresh()
    } catch (error) {
      notify(error instanceof Error ? error.message : 'Something went wrong. Please try again', {
        type: 'error',
      })
    }
    setBusy(false)
  }
  return (
    <Stack component="form" gap={2} maxWidth={720} onSubmit={(event) => void send(event)} aria-label="Reply">
      <TextField
        label="Reply"
        helperText={`Sent by e-mail to ${letter.email}. It cannot be changed afterwards`}
        multiline
        minRows={5}
        value={text}
        onChange={({ target }) => setText(target.value)}
        slotProps={{ htmlInput: { maxLength: letterAnswerMax } }}
      />
      <Button
        type="submit"
        variant="contained"
        disabled={isBusy || text.trim() === ''}
        sx={{ alignSelf: 'start' }}
      >
        Send reply
      </Button>
    </Stack>
  )
}

function Letter() {
  const letter = useRecordContext<InboxLetter & { id: string }>()
  // Until the whole is there, a row of the list stands in for it.
  if (letter?.text === undefined) return null
  return (
    <Stack p={2} gap={2}>
      <Stack direction="row" gap={2} alignItems="center" flexWrap="wrap">
        <Typography variant="h5" component="h2">
          {letter.subject}
        </Typography>
        <StateChip state={letter.state} />
      </Stack>
      <Typography color="text.secondary">
        {letter.name}, {letter.email}, {letter.phone}; {when(letter.created_at)}
      </Typography>
      {letter.preferred_at && <Alert severity="info">Preferred time: {when(letter.preferred_at)}</Alert>}
      <Typography sx={textOf}>{letter.text}</Typography>
      {letter.answered_at ? (
        <Box component="section" aria-label="Our reply">
          <Typography variant="h6" component="h3">
            Our reply
          </Typography>
          <Typography color="text.secondary">
            {letter.answered_by}, {when(letter.answered_at)}
          </Typography>
          <Typography sx={textOf}>{letter.answer}</Typography>
        </Box>
      ) : (
        <Answer letter={letter} />
      )}
    </Stack>
  )
}

/** One message with its answer. */
export default function LetterScreen() {
  return (
    <Show title="Message" actions={false}>
      <Letter />
    </Show>
  )
}
