import { Box, Card, CardActionArea, CardContent, Typography } from '@mui/material'
import { resources } from '@newyou/contract/administration/back-office/resources'
import { waitingShownMost } from '@newyou/contract/administration/back-office/waiting'
import type { StaffRole } from '@newyou/contract/vocabulary'
import type { ReactNode } from 'react'
import { Title, useGetIdentity, useGetList, usePermissions } from 'react-admin'
import { Link, Navigate } from 'react-router-dom'
import { useWaiting } from '../data/waiting.ts'
import { mayRead } from '../session/roles.ts'
import { type Entry, entriesFor } from './entries.tsx'
import { PagesToWrite } from './pages-to-write.tsx'

/** Filters for the waiting rows of mixed lists. */
const waitingOnly: Record<string, object> = {
  healers: { is_waiting: true },
  inbox: { state: 'new' },
  submissions: { state: 'sent' },
  'community-reports': { state: 'open' },
  'crisis-follow-ups': { is_done: false },
  'refund-requests': { state: 'waiting' },
  adjustments: { state: 'waiting' },
  approvals: { state: 'waiting' },
  'payout-batches': { state: 'waiting' },
  referrals: { status: 'held', decision: 'none' },
  disputes: { status: 'open' },
}
const filtered = (to: string, filter: object) =>
  `${to}?${new URLSearchParams({ filter: JSON.stringify(filter), displayedFilters: JSON.stringify(Object.fromEntries(Object.keys(filter).map((name) => [name, true]))) })}`

interface FigureProps {
  label: string
  count: ReactNode
  words: string
  to: string
  isOnSite?: boolean | undefined
}

const Figure = ({ label, count, words, to, isOnSite }: FigureProps) => (
  <Card>
    <CardActionArea {...(isOnSite ? { component: 'a', href: to } : { component: Link, to })}>
      <CardContent>
        <Typography color="text.secondary">{label}</Typography>
        <Typography variant="h4" component="p" className="num">
          {count}
        </Typography>
        <Typography color="text.secondary">{words}</Typography>
      </CardContent>
    </CardActionArea>
  </Card>
)

function Waiting({ entry: { name, label, to, isOnSite }, count }: { entry: Entry; count: number }) {
  const filter = waitingOnly[name]
  return (
    <Figure
      label={label}
      count={count > waitingShownMost ? `${waitingShownMost}+` : count}
      words="waiting"
      to={filter ? filtered(to, filter) : to}
      isOnSite={isOnSite}
    />
  )
}

function Drafts({ name, label }: { name: string; label: string }) {
  const filter = { state: 'draft' }
  const { total } = useGetList(name, { pagination: { page: 1, perPage: 1 }, filter })
  return total ? (
    <Figure label={label} count={total} words="drafts" to={filtered(`/${name}`, filter)} />
  ) : null
}

const Figures = ({ children }: { children: ReactNode }) => (
  <Box display="grid" gap={2} gridTemplateColumns="repeat(auto-fill, minmax(min(160px, 40vw), 1fr))" mb={3}>
    {children}
  </Box>
)

/** Items waiting for a colleague, and unpublished records. */
export default function Start() {
  const { permissions: roles = [] } = usePermissions<StaffRole[]>()
  const { identity } = useGetIdentity()
  const waits = useWaiting()
  // For the front desk the day is the overview.
  if (roles.length === 1 && roles[0] === 'desk') return <Navigate to="/diary" replace />
  const kinds = resources.filter((of) => of.hasStates && mayRead(of, roles))
  const waiting = entriesFor(roles).filter(({ name }) => waits(name))
  return (
    <>
      <Title title="Overview" />
      <Typography variant="h5" component="h2" sx={{ my: 3 }}>
        Welcome, {identity?.fullName}
      </Typography>
      {(roles.includes('editor') || roles.includes('admin')) && <PagesToWrite />}
      <Figures>
        {waiting.map((entry) => (
          <Waiting key={entry.name} entry={entry} count={waits(entry.name) ?? 0} />
        ))}
        {kinds.map((of) => (
          <Drafts key={of.name} name={of.name} label={of.label.many} />
        ))}
      </Figures>
    </>
  )
}
