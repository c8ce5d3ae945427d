import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  MenuItem,
  Stack,
  TextField,
  Typography,
} from '@mui/material'
import type { Resource, Row } from '@newyou/contract/administration/back-office/resource'
import type { RevisionRow } from '@newyou/contract/administration/back-office/revisions'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNotify, useRefresh } from 'react-admin'
import { callResource } from '../data/call.ts'
import { when } from '../fields/when.ts'
import { SideBySide } from './side-by-side.tsx'

const useRevision = (of: Resource, id: string, revision: number) =>
  useQuery({
    queryKey: ['revision', of.name, id, revision],
    queryFn: async () =>
      (
        await callResource(of.name, 'GET /api/staff/{name}/{id}/revisions/{revision}', {
          params: { id, revision: String(revision) },
        })
      ).data,
  }).data

function Choice({
  label,
  all,
  value,
  onChoose,
}: {
  label: string
  all: readonly RevisionRow[]
  value: number
  onChoose: (version: number) => void
}) {
  return (
    <TextField
      select
      size="small"
      label={label}
      value={value}
      onChange={({ target }) => onChoose(Number(target.value))}
      sx={{ minWidth: 220 }}
    >
      {all.map(({ version, saved_at: at }) => (
        <MenuItem key={version} value={version}>
          Version {version}, {when(at)}
        </MenuItem>
      ))}
    </TextField>
  )
}

/** Two versions beside each other; the earlier one can be restored. */
export function Compare({
  of,
  row,
  all,
  chosen,
  isWriter,
  onDone,
}: {
  of: Resource
  row: Row
  all: readonly RevisionRow[]
  chosen: { before: number; after: number }
  isWriter: boolean
  onDone: () => void
}) {
  const [versions, setVersions] = useState(chosen)
  const [isBusy, setBusy] = useState(false)
  const notify = useNotify()
  const refresh = useRefresh()
  const before = useRevision(of, row.u_id, versions.before)
  const after = useRevision(of, row.u_id, versions.after)
  const isLatest = versions.before === all[0]?.version
  async function restore() {
    setBusy(true)
    try {
      await callResource(of.name, 'POST /api/staff/{name}/{id}/revisions/{revision}/restore', {
        params: { id: row.u_id, revision: String(versions.before) },
        body: { version: row.version },
      })
      notify(`Version ${versions.before} is restored`, { type: 'success' })
      onDone()
      refresh()
    } catch (error) {
      notify(error instanceof Error ? error.message : 'Something went wrong. Please try again', {
        type: 'error',
      })
    }
    setBusy(false)
  }
  return (
    <Dialog open onClose={onDone} maxWidth="lg" fullWidth aria-labelledby="compare-title">
      <DialogTitle id="compare-title">Compare versions</DialogTitle>
      <DialogContent>
        <Stack direction="row" gap={2} flexWrap="wrap" pt={1}>
          <Choice
            label="Earlier"
            all={all}
            value={versions.before}
            onChoose={(version) => setVersions({ ...versions, before: version })}
          />
          <Choice
            label="Later"
            all={all}
            value={versions.after}
            onChoose={(version) => setVersions({ ...versions, after: version })}
          />
        </Stack>
        {before && after && <SideBySide of={of} before={before} after={after} />}
        {isWriter && !isLatest && (
          <Typography variant="body2" color="text.secondary" mt={2}>
            Restoring saves version {versions.before} as the latest one, with its picture. Unsaved changes in
            the form are lost.
          </Typography>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onDone}>Close</Button>
        {isWriter && !isLatest && (
          <Button variant="contained" disabled={isBusy} onClick={() => void restore()}>
            Restore version {versions.before}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  )
}
