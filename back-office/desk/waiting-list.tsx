import { Box, Button, Typography } from '@mui/material'
import type { DeskWaiting } from '@newyou/contract/administration/desk/diary'
import { useQuery } from '@tanstack/react-query'
import { call } from '../data/call.ts'
import { dayOf } from '../fields/when.ts'
import { wordsOf } from '../fields/words.ts'

const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']

const wishOf = ({ weekdays: days, part }: DeskWaiting) =>
  [
    days.length ? days.map((day) => weekdays[day - 1]).join(', ') : 'Any day',
    part === 'any' ? 'any time' : wordsOf(part).toLowerCase(),
  ].join(', ')

/** Clients who wait for a time, beside the diary. */
export function WaitingList({ onBook }: { onBook: (waiting: DeskWaiting) => void }) {
  const { data: waiting } = useQuery({
    queryKey: ['desk', 'waiting'],
    queryFn: async ({ signal }) => (await call('GET /api/staff/desk/waiting', { signal })).data,
  })
  return (
    <Box component="section" className="diary-aside" aria-label="Waiting list" flex="none" width={240}>
      <Typography variant="h6" component="h2">
        Waiting list
      </Typography>
      {waiting?.length === 0 && <Typography color="text.secondary">Nobody waits.</Typography>}
      {waiting?.map((one) => (
        <Box key={one.u_id} py={1}>
          <Typography>{one.client_name}</Typography>
          <Typography variant="body2" color="text.secondary">
            {one.healer_name}. {wishOf(one)}. Since {dayOf(one.created_at)}
          </Typography>
          <Button size="small" onClick={() => onBook(one)}>
            Book<span className="diary-heard"> for {one.client_name}</span>
          </Button>
        </Box>
      ))}
    </Box>
  )
}
