import { Box, Card, CardActionArea, CardContent, Typography } from '@mui/material'
import { resources } from '@newyou/contract/back-office/resources'
import type { StaffRole } from '@newyou/contract/vocabulary'
import { Title, useGetIdentity, useGetList, usePermissions } from 'react-admin'
import { Link } from 'react-router-dom'
import { mayRead } from '../session/roles.ts'
import { PagesToWrite } from './pages-to-write.tsx'

function Count({
  name,
  label,
  filter,
  words,
}: {
  name: string
  label: string
  filter: object
  words: string
}) {
  const { total } = useGetList(name, { pagination: { page: 1, perPage: 1 }, filter })
  const query = new URLSearchParams({ filter: JSON.stringify(filter), displayedFilters: '{"state":true}' })
  return (
    <Card>
      <CardActionArea component={Link} to={`/${name}?${query}`}>
        <CardContent>
          <Typography color="text.secondary">{label}</Typography>
          <Typography variant="h4" component="p" className="num">
            {total ?? '–'}
          </Typography>
          <Typography color="text.secondary">{words}</Typography>
        </CardContent>
      </CardActionArea>
    </Card>
  )
}

/** What a colleague may look after, with what is waiting. */
export default function Start() {
  const { permissions: roles = [] } = usePermissions<StaffRole[]>()
  const { identity } = useGetIdentity()
  const kinds = resources.filter((of) => of.hasStates && mayRead(of, roles))
  return (
    <>
      <Title title="Today" />
      <Typography variant="h5" component="h2" sx={{ my: 3 }}>
        Welcome, {identity?.fullName}
      </Typography>
      {(roles.includes('editor') || roles.includes('admin')) && <PagesToWrite />}
      <Box display="grid" gap={2} gridTemplateColumns="repeat(auto-fill, minmax(min(160px, 40vw), 1fr))">
        {roles.includes('admin') && (
          <Count name="healers" label="Healers" filter={{ state: 'in-review' }} words="waiting for review" />
        )}
        {(roles.includes('support') || roles.includes('admin')) && (
          <Count name="inbox" label="Messages" filter={{ state: 'new' }} words="waiting for a reply" />
        )}
        {(roles.includes('editor') || roles.includes('admin')) && (
          <Count name="submissions" label="Proposals" filter={{ state: 'sent' }} words="waiting for review" />
        )}
        {(roles.includes('finance') || roles.includes('admin')) && (
          <Count
            name="refund-requests"
            label="Refunds"
            filter={{ state: 'waiting' }}
            words="waiting for approval"
          />
        )}
        {(roles.includes('finance') || roles.includes('admin')) && (
          <Count
            name="adjustments"
            label="Adjustments"
            filter={{ state: 'waiting' }}
            words="waiting for approval"
          />
        )}
        {(roles.includes('finance') || roles.includes('admin')) && (
          <Count
            name="approvals"
            label="Approvals"
            filter={{ state: 'waiting' }}
            words="waiting for approval"
          />
        )}
        {kinds.map((of) => (
          <Count
            key={of.name}
            name={of.name}
            label={of.label.many}
            filter={{ state: 'draft' }}
            words="drafts"
          />
        ))}
      </Box>
    </>
  )
}
