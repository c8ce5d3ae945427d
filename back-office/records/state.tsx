import { Button, Chip, Dialog, DialogActions, DialogContent, DialogTitle, TextField } from '@mui/material'
import type { Row, State } from '@newyou/contract/administration/back-office/resource'
import { nextStates } from '@newyou/contract/administration/back-office/resource'
import { useState } from 'react'
import { FunctionField, useNotify, useRecordContext, useRefresh, useResourceContext } from 'react-admin'
import { callResource } from '../data/call.ts'
import { instantOf, zoneShort } from '../fields/moments.ts'

const colours = { draft: 'default', scheduled: 'info', published: 'success', archived: 'default' } as const
export const stateNames: Record<State, string> = {
  draft: 'Draft',
  scheduled: 'Scheduled',
  published: 'Published',
  archived: 'Archived',
}
const actions: Record<State, string> = {
  draft: 'Move to drafts',
  scheduled: 'Schedule',
  published: 'Publish',
  archived: 'Archive',
}

export const stateChoices = Object.entries(stateNames).map(([id, name]) => ({ id, name }))

export const StateColumn = (column: { label: string; sortable: boolean }) => (
  <FunctionField
    {...column}
    render={(row: Row) => {
      const state = row.state ?? 'draft'
      return <Chip size="small" variant="outlined" label={stateNames[state]} color={colours[state]} />
    }}
  />
)

/** The moves that the state of the record allows. */
export function StateButtons({ isDirty }: { isDirty: boolean }) {
  const name = useResourceContext()
  const row = useRecordContext<Row & { id: string }>()
  const notify = useNotify()
  const refresh = useRefresh()
  const [isScheduling, setScheduling] = useState(false)
  const [isBusy, setBusy] = useState(false)
  if (!row?.state) return null
  const { id, version } = row

  async function move(state: State, at?: string) {
    setBusy(true)
    setScheduling(false)
    try {
      const body = { version, state, ...(at && { publish_at: instantOf(at) ?? undefined }) }
      await callResource(name ?? '', 'POST /api/staff/{name}/{id}/state', { params: { id }, body })
      notify(stateNames[state], { type: 'success' })
    } catch (error) {
      notify(error instanceof Error ? error.message : 'Something went wrong. Please try again', {
        type: 'error',
      })
    }
    setBusy(false)
    refresh()
  }

  return (
    <>
      {nextStates[row.state].map((state) => (
        <Button
          key={state}
          variant={state === 'published' ? 'contained' : 'outlined'}
          disabled={isBusy || isDirty}
          title={isDirty ? 'Please save your changes first' : undefined}
          onClick={() => (state === 'scheduled' ? setScheduling(true) : void move(state))}
        >
          {actions[state]}
        </Button>
      ))}
      {isScheduling && (
        <ScheduleDialog onClose={() => setScheduling(false)} onChosen={(at) => void move('scheduled', at)} />
      )}
    </>
  )
}

function ScheduleDialog({ onClose, onChosen }: { onClose: () => void; onChosen: (at: string) => void }) {
  const [at, setAt] = useState('')
  return (
    <Dialog open onClose={onClose} aria-labelledby="schedule-title">
      <DialogTitle id="schedule-title">When should it be published?</DialogTitle>
      <DialogContent>
        <TextField
          type="datetime-local"
          label={`Date and time (${zoneShort})`}
          margin="normal"
          value={at}
          onChange={({ target }) => setAt(target.value)}
          slotProps={{ inputLabel: { shrink: true } }}
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Cancel</Button>
        <Button variant="contained" disabled={at === ''} onClick={() => onChosen(at)}>
          Schedule
        </Button>
      </DialogActions>
    </Dialog>
  )
}
