import { Box, Button, Stack, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material'
import {
  type ImportDetails,
  type ImportLine,
  type ImportOutcome,
  importOutcomes,
} from '@newyou/contract/administration/imports/imports'
import { importKindWords } from '@newyou/contract/administration/imports/kinds'
import { useEffect, useState } from 'react'
import { call } from '../data/call.ts'
import { save } from '../data/save-file.ts'
import { useStaffAction } from '../fields/decision.tsx'
import { Section } from '../fields/facts.tsx'
import { outcomeWords } from './words.ts'

const perPage = 50

/** What becomes of each line, problems first. */
export function Lines({ run }: { run: ImportDetails }) {
  const there = importOutcomes.filter((outcome) => run.counts[outcome] > 0)
  const [wanted, setWanted] = useState<ImportOutcome | undefined>(run.counts.problem ? 'problem' : there[0])
  const [page, setPage] = useState(1)
  const [found, setFound] = useState<{ lines: ImportLine[]; total: number }>()
  const { isBusy, attempt } = useStaffAction()
  const { ofProgram } = importKindWords(run.kind)
  const lineWord = ofProgram?.line ?? 'Line'
  const title = `${lineWord}s`
  const shown = wanted && run.counts[wanted] > 0 ? wanted : there[0]
  // biome-ignore lint/correctness/useExhaustiveDependencies: another state has other lines
  useEffect(() => {
    let isGone = false
    void attempt(async () => {
      const { data, total } = await call('GET /api/staff/imports/{id}/lines', {
        params: { id: run.u_id },
        query: { page, items_per_page: perPage, ...(shown && { outcome: shown }) },
      })
      if (!isGone) setFound({ lines: data, total })
    })
    return () => {
      isGone = true
    }
  }, [run, shown, page])
  const download = () =>
    attempt(async () => {
      const { data } = await call('GET /api/staff/imports/{id}/report', { params: { id: run.u_id } })
      save('import-report.csv', new Blob([data.csv], { type: 'text/csv' }))
    })
  if (there.length === 0)
    return (
      <Section title={title}>
        <Typography>The lines of a file are kept for seven days.</Typography>
      </Section>
    )
  return (
    <Section title={title}>
      <Stack direction="row" gap={2} mb={2} flexWrap="wrap" alignItems="center">
        <ToggleButtonGroup
          exclusive
          size="small"
          value={shown}
          aria-label="Lines to show"
          sx={{ flexWrap: 'wrap' }}
          onChange={(_, value: ImportOutcome | null) => {
            if (!value) return
            setWanted(value)
            setPage(1)
          }}
        >
          {there.map((outcome) => (
            <ToggleButton key={outcome} value={outcome}>
              {outcomeWords[outcome]}: {run.counts[outcome].toLocaleString('en-IN')}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <Button variant="outlined" disabled={isBusy} onClick={() => void download()}>
          Download the report (CSV)
        </Button>
      </Stack>
      <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }} aria-label="Lines">
        {found?.lines.map((line) => (
          <Box component="li" key={line.line} sx={{ py: 0.75, overflowWrap: 'anywhere' }}>
            <Typography>
              {lineWord} {line.line}: {line.words}
            </Typography>
            {line.problems.map((problem) => (
              <Typography
                key={problem}
                variant="body2"
                color={line.outcome === 'problem' ? 'error' : 'text.secondary'}
              >
                {problem}
              </Typography>
            ))}
          </Box>
        ))}
      </Box>
      {found && found.total > perPage && (
        <Stack direction="row" gap={1} alignItems="center">
          <Button disabled={page === 1} onClick={() => setPage(page - 1)}>
            Before
          </Button>
          <Typography>
            Page {page} of {Math.ceil(found.total / perPage)}
          </Typography>
          <Button disabled={page * perPage >= found.total} onClick={() => setPage(page + 1)}>
            Next
          </Button>
        </Stack>
      )}
    </Section>
  )
}
