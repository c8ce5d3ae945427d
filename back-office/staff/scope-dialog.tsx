import {
  Autocomplete,
  Button,
  Checkbox,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  FormControlLabel,
  TextField as Input,
} from '@mui/material'
import type { StaffScope } from '@newyou/contract/people/staff/desk'
import type { Colleague } from '@newyou/contract/people/staff/staff'
import { useEffect, useState } from 'react'
import { useNotify } from 'react-admin'
import { call } from '../data/call.ts'
import { useHealerSearch } from '../fields/healer-search.ts'

const wordsFor = (error: unknown) =>
  error instanceof Error ? error.message : 'Something went wrong. Please try again'

/** The healers for whom a colleague at the front desk books. */
export function ScopeDialog({ colleague, onDone }: { colleague: Colleague; onDone: () => void }) {
  const [scope, setScope] = useState<StaffScope>()
  const [reason, setReason] = useState('')
  const [failure, setFailure] = useState('')
  const search = useHealerSearch((error) => setFailure(wordsFor(error)))
  const notify = useNotify()
  const params = { personId: colleague.u_id }
  useEffect(() => {
    call('GET /api/staff/colleagues/{personId}/scope', { params: { personId: colleague.u_id } }).then(
      ({ data }) => setScope(data),
      (error: unknown) => setFailure(wordsFor(error)),
    )
  }, [colleague.u_id])

  async function save({ is_all, healers }: StaffScope) {
    try {
      await call('PUT /api/staff/colleagues/{personId}/scope', {
        params,
        body: { is_all, healer_u_ids: is_all ? [] : healers.map(({ u_id }) => u_id), reason },
      })
      notify('Saved', { type: 'success' })
      onDone()
    } catch (error) {
      setFailure(wordsFor(error))
    }
  }

  return (
    <Dialog open onClose={onDone} aria-labelledby="scope-title" fullWidth maxWidth="sm">
      <DialogTitle id="scope-title">Healers of {colleague.name}</DialogTitle>
      <DialogContent>
        {scope && (
          <>
            <FormControlLabel
              control={
                <Checkbox
                  checked={scope.is_all}
                  onChange={(_event, isAll) => setScope({ ...scope, is_all: isAll })}
                />
              }
              label="All healers, also those who come later"
            />
            <Autocomplete
              multiple
              disabled={scope.is_all}
              {...search}
              value={scope.is_all ? [] : scope.healers}
              onChange={(_event, healers) => setScope({ ...scope, healers })}
              renderInput={(input) => (
                <Input
                  {...input}
                  margin="normal"
                  label="Healers"
                  helperText="The front desk sees the diary and books for these alone"
                />
              )}
            />
          </>
        )}
        <Input
          fullWidth
          margin="normal"
          label="Reason (for the audit trail)"
          value={reason}
          onChange={({ target }) => setReason(target.value)}
          error={failure !== ''}
          helperText={failure || ' '}
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={onDone}>Cancel</Button>
        <Button variant="contained" disabled={!scope} onClick={() => scope && void save(scope)}>
          Save
        </Button>
      </DialogActions>
    </Dialog>
  )
}
