import { Button, MenuItem, Stack, TextField } from '@mui/material'
import {
  type ContentReport,
  decisionsOf,
  muteDaysMax,
  type ReportDecision,
  reportNoteMax,
} from '@newyou/contract/people/moderation/admin'
import { type FormEvent, type ReactNode, useState } from 'react'
import { useNotify, useRefresh } from 'react-admin'
import { call } from '../data/call.ts'
import { useStaffAction } from '../fields/decision.tsx'

const decisionWords: Record<ReportDecision, string> = {
  none: 'No action',
  hide: 'Hide the message',
  remove: 'Remove the message permanently',
  mute: 'Mute the author in this group',
  expel: 'Remove the message, and the author from this group',
}
const hideWords: Partial<Record<ContentReport['about'], string>> = {
  review: 'Hide the review',
  name: 'Replace the name with a neutral one',
  picture: 'Hide the picture',
}
const weekDays = 7

/** Label of a decision, by reported content. */
export function decisionLabel(report: ContentReport, decision: ReportDecision) {
  if (!report.thing || decision !== 'hide') return report.thing ? 'Keep it' : decisionWords[decision]
  return hideWords[report.about] ?? decisionWords.hide
}

interface ReportFormProps {
  label: string
  button: string
  variant: 'contained' | 'outlined'
  canSend?: boolean
  /** Sends the note, and ends with words. */
  send: (note: string) => Promise<string>
  children?: ReactNode
}

/** A staff action on a report, with a note for the trail. */
function ReportForm({ label, button, variant, canSend = true, send, children }: ReportFormProps) {
  const [note, setNote] = useState('')
  const { isBusy, attempt } = useStaffAction()
  const notify = useNotify()
  const refresh = useRefresh()
  async function submit(event: FormEvent) {
    event.preventDefault()
    await attempt(async () => notify(await send(note), { type: 'success' }))
    // After a refusal too: a colleague may have decided meanwhile.
    refresh()
  }
  return (
    <Stack
      component="form"
      gap={2}
      maxWidth={720}
      onSubmit={(event) => void submit(event)}
      aria-label={label}
    >
      {children}
      <TextField
        label="Note (for the audit trail)"
        multiline
        minRows={2}
        value={note}
        onChange={({ target }) => setNote(target.value)}
        slotProps={{ htmlInput: { maxLength: reportNoteMax } }}
      />
      <Button type="submit" variant={variant} disabled={isBusy || !canSend} sx={{ alignSelf: 'start' }}>
        {button}
      </Button>
    </Stack>
  )
}

/** Asks for the decision of a report. */
export function Decide({ report }: { report: ContentReport }) {
  const [decision, setDecision] = useState<ReportDecision | ''>('')
  const [days, setDays] = useState(weekDays)
  const decisions = decisionsOf(report).filter((one) => one === 'none' || report.message || report.content)
  async function decide(note: string) {
    if (!decision) throw new Error('Please choose a decision')
    await call('POST /api/staff/community-reports/{reportId}/decide', {
      params: { reportId: report.u_id },
      body: { decision, note, ...(decision === 'mute' && { days }) },
    })
    return 'Decision saved'
  }
  return (
    <ReportForm
      label="Decision"
      button="Save decision"
      variant="contained"
      canSend={decision !== ''}
      send={decide}
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
    </ReportForm>
  )
}

/** Shows what was hidden after a report again. */
export function Restore({ report }: { report: ContentReport }) {
  async function restore(note: string) {
    await call('POST /api/staff/community-reports/{reportId}/restore', {
      params: { reportId: report.u_id },
      body: { note },
    })
    return 'It is shown again'
  }
  return <ReportForm label="Restore" button="Show it again" variant="outlined" send={restore} />
}
