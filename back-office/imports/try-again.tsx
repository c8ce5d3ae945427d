import { Button, Typography } from '@mui/material'
import type { ImportDetails } from '@newyou/contract/administration/imports/imports'
import { call } from '../data/call.ts'
import { useStaffAction } from '../fields/decision.tsx'
import { Section } from '../fields/facts.tsx'

/** A file whose columns are known is tried as it is read, and again when something has changed meanwhile. */
export function TryAgain({ run: { u_id: id, columns } }: { run: ImportDetails }) {
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
      <Typography mb={2}>
        When you have added a healer or a category that is missing, or the old site answers again: each post
        is looked at anew, and pictures that could not be had are asked for once more.
      </Typography>
      <Button variant="outlined" disabled={isBusy} onClick={() => void check()}>
        Try again
      </Button>
    </Section>
  )
}
