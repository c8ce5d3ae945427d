import { Alert, Box, Card, CardActionArea, CardContent, Typography } from '@mui/material'
import { resources } from '@newyou/contract/administration/back-office/resources'
import type { StaffRole } from '@newyou/contract/vocabulary'
import type { ReactNode } from 'react'
import { Title, useGetIdentity, useGetList, usePermissions } from 'react-admin'
import { Link, Navigate } from 'react-router-dom'
import { mayRead } from '../session/roles.ts'
import { DaySessions } from '../today/day-sessions.tsx'
import { EventSeats } from '../today/event-seats.tsx'
import { filtered } from '../today/filtered.ts'
import { Takings } from '../today/takings.tsx'
import { useToday } from '../today/use-today.ts'
import { WaitingList } from '../today/waiting-list.tsx'
import { BeforeOpening } from './before-opening.tsx'
import { entriesFor } from './entries.tsx'

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

/** The day: sessions, takings, events, what waits with the oldest first, and records that are not published. */
export default function Start() {
  const { permissions: roles = [] } = usePermissions<StaffRole[]>()
  const { identity } = useGetIdentity()
  const { data: today, isError } = useToday()
  // For the front desk the day is the overview.
  if (roles.length === 1 && roles[0] === 'desk') return <Navigate to="/diary" replace />
  const kinds = resources.filter((of) => of.hasStates && mayRead(of, roles))
  return (
    <>
      <Title title="Overview" />
      <Typography variant="h5" component="h2" sx={{ my: 3 }}>
        Welcome, {identity?.fullName}
      </Typography>
      {isError && <Alert severity="error">The day could not be read. Please reload the page</Alert>}
      {(roles.includes('editor') || roles.includes('admin')) && <BeforeOpening />}
      {today && (
        <>
          {today.money && <Takings money={today.money} day={today.day} />}
          {today.healers && (
            <DaySessions
              healers={today.healers}
              now={today.now}
              mayOpenDiary={roles.includes('desk') || roles.includes('admin')}
            />
          )}
          {today.events && <EventSeats events={today.events} />}
          <WaitingList waiting={today.waiting} entries={entriesFor(roles)} now={today.now} />
        </>
      )}
      <Figures>
        {kinds.map((of) => (
          <Drafts key={of.name} name={of.name} label={of.label.many} />
        ))}
      </Figures>
    </>
  )
}
