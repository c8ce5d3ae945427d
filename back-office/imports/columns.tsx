import { Alert, Box, Button, MenuItem, Stack, TextField, Typography } from '@mui/material'
import type { ImportDetails } from '@newyou/contract/administration/imports/imports'
import { type ImportField, importKindWords } from '@newyou/contract/administration/imports/kinds'
import { useState } from 'react'
import { useRefresh } from 'react-admin'
import { call } from '../data/call.ts'
import { useStaffAction } from '../fields/decision.tsx'
import { Section } from '../fields/facts.tsx'
import { HealerChoice } from '../fields/healer-choice.tsx'
import type { HealerChoice as Healer } from '../fields/healer-search.ts'

const none = ''

/** Which column holds which field; what is chosen is remembered for the next file. */
export function Columns({ run }: { run: ImportDetails }) {
  const [healer, setHealer] = useState<Healer | null>(run.healer)
  const [chosen, setChosen] = useState<Record<string, number>>(run.columns)
  const { isBusy, attempt } = useStaffAction()
  const refresh = useRefresh()
  const { fields: known, ofOneHealer } = importKindWords(run.kind)
  const fields: [string, ImportField][] = Object.entries(known)
  const choose = (field: string, value: string) =>
    setChosen(({ [field]: _before, ...others }) =>
      value === none ? others : { ...others, [field]: Number(value) },
    )
  const exampleOf = (field: string) => {
    const at = chosen[field]
    const shown = at === undefined ? [] : run.examples.map((cells) => cells[at] ?? '').filter(Boolean)
    return shown.length ? `Such as ${shown.join(' · ')}` : undefined
  }
  const used = new Set(Object.values(chosen))
  const unused = run.headings.filter((heading, at) => heading && !used.has(at))
  const check = () =>
    attempt(async () => {
      await call('PUT /api/staff/imports/{id}/columns', {
        params: { id: run.u_id },
        body: { columns: chosen, healer_u_id: healer?.u_id ?? null },
      })
      refresh()
    })
  return (
    <Section title="Columns">
      <Typography mb={2}>
        They were guessed by their headings. Your choice is remembered for the next file. Trying it changes
        nothing.
      </Typography>
      {ofOneHealer && (
        <HealerChoice label="Healer" helperText={ofOneHealer} value={healer} onChange={setHealer} />
      )}
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(260px, 100%), 1fr))',
        }}
      >
        {fields.map(([field, { label, hint }]) => (
          <TextField
            key={field}
            select
            label={label}
            value={chosen[field] === undefined ? none : String(chosen[field])}
            helperText={exampleOf(field) ?? hint}
            onChange={({ target }) => choose(field, target.value)}
          >
            <MenuItem value={none}>Not in the file</MenuItem>
            {run.headings.map((heading, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two columns may have one heading
              <MenuItem key={at} value={String(at)}>
                {heading || `Column ${at + 1}`}
              </MenuItem>
            ))}
          </TextField>
        ))}
      </Box>
      {unused.length > 0 && (
        <Alert severity="info" sx={{ mt: 2 }}>
          Left out: {unused.join(', ')}
        </Alert>
      )}
      <Stack direction="row" mt={2}>
        <Button variant="contained" disabled={isBusy} onClick={() => void check()}>
          Try the import
        </Button>
      </Stack>
    </Section>
  )
}
