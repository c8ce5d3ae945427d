import { Box, Button, Checkbox, FormControlLabel, Stack, TextField, Typography } from '@mui/material'
import type { Till } from '@newyou/contract/money/tills'
import { type FormEvent, useState } from 'react'
import { call } from '../data/call.ts'
import { inRupees } from '../fields/columns.tsx'
import { useStaffAction } from '../fields/decision.tsx'
import { Section } from '../fields/facts.tsx'
import { paiseIn, RupeesField, rupeesOf } from './money.tsx'

function OpenTill({ till }: { till: Till }) {
  const [differs, setDiffers] = useState(false)
  const [rupees, setRupees] = useState(rupeesOf(till.cash_paise))
  const [reason, setReason] = useState('')
  const { isBusy, during } = useStaffAction()
  function open(event: FormEvent) {
    event.preventDefault()
    void during(async () => {
      await call('POST /api/staff/counter/{tillId}/open', {
        params: { tillId: till.u_id },
        body: differs ? { counted_paise: paiseIn(rupees), reason } : {},
      })
      return `${till.name} is open`
    })
  }
  return (
    <Box
      component="form"
      onSubmit={open}
      aria-label={till.name}
      sx={{ py: 2, borderTop: 1, borderColor: 'divider' }}
    >
      <Typography variant="subtitle1" component="p">
        {till.name}
        {till.place && `, ${till.place}`}
      </Typography>
      {till.session ? (
        <Typography color="text.secondary">
          {till.session.state === 'counted'
            ? `The count of ${till.session.opened_by.name} waits for a second colleague.`
            : `Open, with ${till.session.opened_by.name}.`}
        </Typography>
      ) : (
        <>
          <Typography color="text.secondary">{inRupees(till.cash_paise)} should be in it.</Typography>
          <FormControlLabel
            control={<Checkbox checked={differs} onChange={(_event, on) => setDiffers(on)} />}
            label="I counted another amount"
          />
          {differs && (
            <Stack direction="row" gap={2} flexWrap="wrap" my={1}>
              <RupeesField label="Counted" rupees={rupees} onChange={setRupees} />
              <TextField
                fullWidth={false}
                required
                label="Reason"
                value={reason}
                onChange={({ target }) => setReason(target.value)}
                sx={{ minWidth: 260 }}
              />
            </Stack>
          )}
          <div>
            <Button type="submit" variant="contained" disabled={isBusy}>
              Open till
            </Button>
          </div>
        </>
      )}
    </Box>
  )
}

/** The tills of the practice, to open one. */
export function OpenTills({ tills }: { tills: Till[] }) {
  return (
    <Section title="Open a till">
      {tills.length === 0 && (
        <Typography>There is no till yet. An administrator adds one under Tills.</Typography>
      )}
      {tills.map((till) => (
        <OpenTill key={`${till.u_id}-${till.cash_paise}`} till={till} />
      ))}
    </Section>
  )
}
