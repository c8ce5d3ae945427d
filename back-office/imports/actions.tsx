import { Button, Stack } from '@mui/material'
import type { ImportDetails } from '@newyou/contract/administration/imports/imports'
import { useState } from 'react'
import { Confirm, useRedirect } from 'react-admin'
import { call } from '../data/call.ts'
import { useStaffAction } from '../fields/decision.tsx'
import { linesOf } from './words.ts'

type Asked = 'apply' | 'undo' | 'discard' | undefined

/** Doing it, undoing it, or throwing it away: each asks first. */
export function Actions({ run }: { run: ImportDetails }) {
  const [asked, setAsked] = useState<Asked>()
  const { isBusy, during, attempt } = useStaffAction()
  const redirect = useRedirect()
  const params = { id: run.u_id }
  const { ready, problem, exists } = run.counts

  const apply = () =>
    during(async () => {
      setAsked(undefined)
      const { data } = await call('POST /api/staff/imports/{id}/apply', { params })
      return `Imported: ${linesOf(data.counts.added, run.kind)}`
    })
  const undo = () =>
    during(async () => {
      setAsked(undefined)
      const { data } = await call('POST /api/staff/imports/{id}/undo', { params })
      const { removed, kept } = data.counts
      const said = `Removed again: ${linesOf(removed, run.kind)}`
      return kept ? `${said}, kept: ${kept.toLocaleString('en-IN')}` : said
    })
  const discard = () =>
    attempt(async () => {
      setAsked(undefined)
      await call('DELETE /api/staff/imports/{id}', { params })
      redirect('list', 'imports')
    })

  return (
    <Stack direction="row" gap={1} flexWrap="wrap" my={2}>
      {run.state === 'checked' && (
        <Button
          variant="contained"
          disabled={isBusy || ready === 0 || run.pictures.waiting > 0}
          onClick={() => setAsked('apply')}
        >
          Import {linesOf(ready, run.kind)}
        </Button>
      )}
      {run.undo_until && (
        <Button variant="outlined" color="error" disabled={isBusy} onClick={() => setAsked('undo')}>
          Undo the import
        </Button>
      )}
      {run.applied_at === null && (
        <Button variant="outlined" color="error" disabled={isBusy} onClick={() => setAsked('discard')}>
          Throw away
        </Button>
      )}
      <Confirm
        isOpen={asked === 'apply'}
        title={`Import ${linesOf(ready, run.kind)}?`}
        content={`Nobody is written to. ${problem ? `Left out with a problem: ${problem}. ` : ''}${exists ? `There already: ${exists}. ` : ''}It can be undone for seven days.`}
        onConfirm={() => void apply()}
        onClose={() => setAsked(undefined)}
      />
      <Confirm
        isOpen={asked === 'undo'}
        title="Undo the whole import?"
        content="What it added is removed. What has changed since, or is used, is kept, and the list says so."
        onConfirm={() => void undo()}
        onClose={() => setAsked(undefined)}
      />
      <Confirm
        isOpen={asked === 'discard'}
        title="Throw this import away?"
        content="Nothing was changed by it. The file can be read again."
        onConfirm={() => void discard()}
        onClose={() => setAsked(undefined)}
      />
    </Stack>
  )
}
