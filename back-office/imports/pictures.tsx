import { LinearProgress, Stack, Typography } from '@mui/material'
import type { ImportDetails } from '@newyou/contract/administration/imports/imports'
import { useEffect } from 'react'
import { useRefresh } from 'react-admin'
import { Fact, Section } from '../fields/facts.tsx'
import { picturesOf } from './words.ts'

const lookAgainMs = 3000

/** How far the pictures of the lines are: they are fetched before the import is done. */
export function Pictures({ run: { pictures, applied_at: doneAt } }: { run: ImportDetails }) {
  const { waiting, kept, refused } = pictures
  const isFetching = waiting > 0 && doneAt === null
  const refresh = useRefresh()
  useEffect(() => {
    if (!isFetching) return
    const timer = setInterval(() => refresh(), lookAgainMs)
    return () => clearInterval(timer)
  }, [isFetching, refresh])
  const all = waiting + kept + refused
  return (
    <Section title="Pictures">
      <Typography mb={2} role="status">
        {isFetching
          ? `${picturesOf(all - waiting)} of ${all.toLocaleString('en-IN')} fetched from the old site. The import can be done when all of them are here; you may leave this page meanwhile.`
          : refused > 0
            ? 'Those that could not be had are left out, and the posts say which.'
            : 'All of them are here.'}
      </Typography>
      {isFetching && (
        <LinearProgress
          variant="determinate"
          aria-label="Pictures fetched"
          value={((all - waiting) / all) * 100}
          sx={{ mb: 2 }}
        />
      )}
      <Stack direction="row" gap={4} rowGap={2} flexWrap="wrap">
        {isFetching && <Fact label="To fetch">{waiting}</Fact>}
        <Fact label="Here">{kept}</Fact>
        <Fact label="Left out">{refused}</Fact>
      </Stack>
    </Section>
  )
}
