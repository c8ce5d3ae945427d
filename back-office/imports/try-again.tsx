import { Button, Typography } from '@mui/material'
import type { ImportDetails } from '@newyou/contract/administration/imports/imports'
import { importKindWords } from '@newyou/contract/administration/imports/kinds'
import { call } from '../data/call.ts'
import { useStaffAction } from '../fields/decision.tsx'
import { Section } from '../fields/facts.tsx'

/** A file whose columns are known is tried as it is read, and again when something has changed meanwhile. */
export function TryAgain({ run: { u_id: id, kind, columns } }: { run: ImportDetails }) {
  const { isBusy, during } = useStaffAction()
  const check = () =>
    during(async () => {
      await call('PUT /api/staff/imports/{id}/columns', {
        params: { id },
        body: { columns, healer_u_id: null },
      })
      return 'Tried again'
    })
  return (
    <Section title="Try it again">
      <Typography mb={2}>{importKindWords(kind).ofProgram?.again}</Typography>
      <Button variant="outlined" disabled={isBusy} onClick={() => void check()}>
        Try again
      </Button>
    </Section>
  )
}
