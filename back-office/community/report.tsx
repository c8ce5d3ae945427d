import { Alert, Box, Button, MenuItem, Stack, TextField, Typography } from '@mui/material'
import {
  type CommunityReport,
  muteDaysMax,
  type ReportDecision,
  reportDecisions,
  reportNoteMax,
} from '@newyou/contract/community/desk'
import { type FormEvent, useState } from 'react'
import { Show, useNotify, useRecordContext, useRefresh } from 'react-admin'
import { call } from '../data/data-provider.ts'
import { StateChip } from '../fields/state-chip.tsx'
import { when } from '../fields/when.ts'
import { wordsOf } from '../fields/words.ts'

const textOf = { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', maxWidth: 720 } as const
const decisionWords: Record<ReportDecision, string> = {
  none: 'No action',
  hide: 'Hide the message',
  remove: 'Remove the message permanently',
  mute: 'Mute the author in this group',
  expel: 'Remove the message, and the author from this group',
}
const weekDays = 7

function Decide({ report }: { report: CommunityReport }) {
  const [decision, setDecision] = useState<ReportDecision | ''>('')
  const [days, setDays] = useState(weekDays)
  const [note, setNote] = useState('')
  const [isBusy, setBusy] = useState(false)
  const notify = useNotify()
  const refresh = useRefresh()
  const decisions = reportDecisions[report.place].filter((one) => one === 'none' || report.message)
  async function decide(event: FormEvent) {
    event.preventDefault()
    setBusy(true)
    try {
      await call('POST /api/staff/community-reports/{reportId}/decide', {
        params: { reportId: report.u_id },
        body: { decision, note, ...(decision === 'mute' && { days }) },
      })
      notify('Decision saved', { type: 'success' })
    } catch (error) {
      notify(error instanceof Error ? error.message : 'Something went wrong. Please try again', {
        type: 'error',
      })
    }
    refresh()
    setBusy(false)
  }
  return (
    <Stack
      component="form"
      gap={2}
      maxWidth={720}
      onSubmit={(event) => void decide(event)}
      aria-label="Decision"
    >
      <TextField
        select
        label="Decision"
        value={decision}
        onChange={({ target }) => setDecision(target.value as ReportDecision)}
      >
        {decisions.map((one) => (
          <MenuItem key={one} value={one}>
            {decisionWords[one]}
          </MenuItem>
        ))}
      </TextField>
      {decision === 'mute' && (
        <TextField
          type="number"
          label="Days"
          value={days}
          onChange={({ target }) => setDays(Number(target.value))}
          slotProps={{ htmlInput: { min: 1, max: muteDaysMax } }}
        />
      )}
      <TextField
        label="Note (for the audit trail)"
        multiline
        minRows={2}
        value={note}
        onChange={({ target }) => setNote(target.value)}
        slotProps={{ htmlInput: { maxLength: reportNoteMax } }}
      />
      <Button
        type="submit"
        variant="contained"
        disabled={isBusy || decision === ''}
        sx={{ alignSelf: 'start' }}
      >
        Decide
      </Button>
    </Stack>
  )
}

function Report() {
  const report = useRecordContext<CommunityReport & { id: string }>()
  // Until the whole is there, a row of the list stands in for it.
  if (report?.earlier === undefined) return null
  const { message } = report
  return (
    <Stack p={2} gap={2}>
      <Stack direction="row" gap={2} alignItems="center" flexWrap="wrap">
        <Typography variant="h5" component="h2">
          {wordsOf(report.about)} of {report.subject_name}
        </Typography>
        <StateChip state={report.state} />
      </Stack>
      <Typography color="text.secondary">
        {wordsOf(report.reason)}, {report.place === 'group' ? report.group_name : 'private conversation'},{' '}
        {when(report.created_at)}
      </Typography>
      {report.reason === 'crisis' && (
        <Alert severity="warning">
          A list of words found this post. It is not an assessment and may be wrong. Please look at once
          whether the member needs help.
        </Alert>
      )}
      {report.earlier > 0 && (
        <Alert severity="info">
          {report.earlier === 1 ? '1 other report' : `${report.earlier} other reports`} about this person
        </Alert>
      )}
      {message && (
        <Box component="section" aria-label="Message">
          <Stack direction="row" gap={2} alignItems="center">
            <Typography variant="h6" component="h3">
              Message
            </Typography>
            <StateChip state={message.state} />
          </Stack>
          <Typography sx={textOf}>{message.text}</Typography>
          <Typography color="text.secondary">
            {when(message.created_at)}
            {message.files > 0 && `, with ${message.files === 1 ? '1 file' : `${message.files} files`}`}
          </Typography>
        </Box>
      )}
      {report.words && (
        <Box component="section" aria-label="Reporter’s note">
          <Typography variant="h6" component="h3">
            Reporter’s note
          </Typography>
          <Typography sx={textOf}>{report.words}</Typography>
        </Box>
      )}
      {report.decision && report.decided_at ? (
        <Box component="section" aria-label="Our decision">
          <Typography variant="h6" component="h3">
            {decisionWords[report.decision]}
          </Typography>
          <Typography color="text.secondary">
            {report.decided_by}, {when(report.decided_at)}
          </Typography>
          <Typography sx={textOf}>{report.note}</Typography>
        </Box>
      ) : (
        <Decide report={report} />
      )}
    </Stack>
  )
}

/** One report with its decision. */
export default function ReportScreen() {
  return (
    <Show title="Report" actions={false}>
      <Report />
    </Show>
  )
}
