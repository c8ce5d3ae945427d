import { Button, MenuItem, Stack, TextField } from '@mui/material'
import {
  type CommunityReport,
  decisionsOf,
  muteDaysMax,
  type ReportDecision,
  reportNoteMax,
} from '@newyou/contract/community/desk'
import { type FormEvent, useState } from 'react'
import { useNotify, useRefresh } from 'react-admin'
import { call } from '../data/data-provider.ts'

const decisionWords: Record<ReportDecision, string> = {
  none: 'No action',
  hide: 'Hide the message',
  remove: 'Remove the message permanently',
  mute: 'Mute the author in this group',
  expel: 'Remove the message, and the author from this group',
}
const hideWords: Partial<Record<CommunityReport['about'], string>> = {
  review: 'Hide the review',
  name: 'Replace the name with a neutral one',
  picture: 'Hide the picture',
}
const weekDays = 7

/** What a decision does, by what was reported. */
export function decisionLabel(report: CommunityReport, decision: ReportDecision) {
  if (!report.thing || decision !== 'hide') return report.thing ? 'Keep it' : decisionWords[decision]
  return hideWords[report.about] ?? decisionWords.hide
}

/** Asks for the decision of a report. */
export function Decide({ report }: { report: CommunityReport }) {
  const [decision, setDecision] = useState<ReportDecision | ''>('')
  const [days, setDays] = useState(weekDays)
  const [note, setNote] = useState('')
  const [isBusy, setBusy] = useState(false)
  const notify = useNotify()
  const refresh = useRefresh()
  const decisions = decisionsOf(report).filter((one) => one === 'none' || report.message || report.content)
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
            {decisionLabel(report, one)}
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

/** Shows what was hidden after a report again. */
export function Restore({ report }: { report: CommunityReport }) {
  const [note, setNote] = useState('')
  const [isBusy, setBusy] = useState(false)
  const notify = useNotify()
  const refresh = useRefresh()
  async function restore(event: FormEvent) {
    event.preventDefault()
    setBusy(true)
    try {
      await call('POST /api/staff/community-reports/{reportId}/restore', {
        params: { reportId: report.u_id },
        body: { note },
      })
      notify('It is shown again', { type: 'success' })
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
      onSubmit={(event) => void restore(event)}
      aria-label="Restore"
    >
      <TextField
        label="Note (for the audit trail)"
        multiline
        minRows={2}
        value={note}
        onChange={({ target }) => setNote(target.value)}
        slotProps={{ htmlInput: { maxLength: reportNoteMax } }}
      />
      <Button type="submit" variant="outlined" disabled={isBusy} sx={{ alignSelf: 'start' }}>
        Show it again
      </Button>
    </Stack>
  )
}
