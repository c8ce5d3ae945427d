import { Box, Typography } from '@mui/material'
import type { Today } from '@newyou/contract/administration/back-office/today'
import { waitingShownMost } from '@newyou/contract/administration/back-office/waiting'
import { Link } from 'react-router-dom'
import { Section } from '../fields/facts.tsx'
import type { Entry } from '../frame/entries.tsx'
import { filtered, waitingOnly } from './filtered.ts'

const dayMs = 86_400_000
const hourMs = 3_600_000
const since = new Intl.RelativeTimeFormat('en-IN', { numeric: 'always' })

/** How long ago, in days or hours. */
function ago(moment: string, now: string) {
  const ms = new Date(now).getTime() - new Date(moment).getTime()
  return ms >= dayMs
    ? since.format(-Math.floor(ms / dayMs), 'day')
    : since.format(-Math.floor(ms / hourMs), 'hour')
}

/** What waits for a colleague, that with the oldest first. */
export function WaitingList({
  waiting,
  entries,
  now,
}: {
  waiting: Today['waiting']
  entries: readonly Entry[]
  now: string
}) {
  const lines = waiting.flatMap((list) => {
    const entry = entries.find(({ name }) => name === list.name)
    return entry ? [{ ...list, entry }] : []
  })
  return (
    <Section title="Waiting">
      {lines.length === 0 && <Typography>Nothing waits.</Typography>}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {lines.map(({ name, count, oldest_at: oldest, entry: { label, to, isOnSite } }) => {
          const filter = waitingOnly[name]
          const address = filter ? filtered(to, filter) : to
          return (
            <Box component="li" key={name} sx={{ py: 1, borderTop: 1, borderColor: 'divider' }}>
              {isOnSite ? <a href={address}>{label}</a> : <Link to={address}>{label}</Link>}
              <Typography component="span" color="text.secondary" className="num">
                {' '}
                {count > waitingShownMost ? `${waitingShownMost}+` : count}, the oldest {ago(oldest, now)}
              </Typography>
            </Box>
          )
        })}
      </Box>
    </Section>
  )
}
