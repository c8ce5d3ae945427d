import { Alert, Stack, Typography } from '@mui/material'
import type { ImportDetails } from '@newyou/contract/administration/imports/imports'
import { importKindWords } from '@newyou/contract/administration/imports/kinds'
import { Show, useRecordContext } from 'react-admin'
import { Fact } from '../fields/facts.tsx'
import { when } from '../fields/when.ts'
import { Actions } from './actions.tsx'
import { Columns } from './columns.tsx'
import { Lines } from './lines.tsx'
import { Pictures } from './pictures.tsx'
import { Questions } from './questions.tsx'
import { TryAgain } from './try-again.tsx'
import { linesOf, stateWords } from './words.ts'

function Import() {
  const run = useRecordContext<ImportDetails & { id: string }>()
  if (!run) return null
  const hasPictures = Object.values(run.pictures).some(Boolean)
  const isDone = run.applied_at !== null
  const { label, note, ofProgram } = importKindWords(run.kind)
  return (
    <Stack p={2}>
      <Typography variant="h5" component="h2" gutterBottom sx={{ overflowWrap: 'anywhere' }}>
        {label}: {run.file_name}
      </Typography>
      <Stack direction="row" gap={4} rowGap={2} flexWrap="wrap">
        <Fact label="State">{stateWords[run.state]}</Fact>
        <Fact label="File">{linesOf(run.lines, run.kind)}</Fact>
        <Fact label="Read">
          {when(run.created_at)}, {run.made_by ?? 'Operator'}
        </Fact>
        {run.healer && <Fact label="Healer">{run.healer.name}</Fact>}
        {run.applied_at && <Fact label="Done">{when(run.applied_at)}</Fact>}
        {run.undo_until && <Fact label="Can be undone until">{when(run.undo_until)}</Fact>}
        {run.undone_at && <Fact label="Undone">{when(run.undone_at)}</Fact>}
      </Stack>
      {note && run.state !== 'undone' && (
        <Alert severity="info" sx={{ mt: 2 }}>
          {note}
        </Alert>
      )}
      <Actions run={run} />
      {hasPictures && <Pictures run={run} />}
      {!isDone && (ofProgram ? <TryAgain run={run} /> : <Columns key={run.state} run={run} />)}
      {run.state !== 'columns' && <Lines run={run} />}
      {run.kind === 'clients' && isDone && <Questions run={run} />}
    </Stack>
  )
}

/** One import: its columns, what becomes of its lines, and its way back. */
export default function ImportShow() {
  return (
    <Show title="Import" actions={false} component="div">
      <Import />
    </Show>
  )
}
