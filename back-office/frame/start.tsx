import { Card, CardActionArea, CardContent, Stack, Typography } from '@mui/material'
import { resources } from '@newyou/contract/back-office/resources'
import type { StaffRole } from '@newyou/contract/vocabulary'
import { Title, useGetIdentity, useGetList, usePermissions } from 'react-admin'
import { Link } from 'react-router-dom'
import { mayRead } from '../session/roles.ts'

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
    <Card sx={{ minWidth: 200 }}>
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
      <Typography variant="h5" component="h2" my={3}>
        Welcome, {identity?.fullName}
      </Typography>
      <Stack direction="row" gap={2} flexWrap="wrap">
        {roles.includes('admin') && (
          <Count name="healers" label="Healers" filter={{ state: 'in-review' }} words="wait for a review" />
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
      </Stack>
    </>
  )
}
