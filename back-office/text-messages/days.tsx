import { Box, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material'
import type { TextDay } from '@newyou/contract/foundation/text-messages/story'
import { useEffect, useState } from 'react'
import { Loading, Title } from 'react-admin'
import { call } from '../data/call.ts'
import { inRupees } from '../fields/columns.tsx'
import { useStaffAction } from '../fields/decision.tsx'
import { channelWords } from './words.ts'

const columns = ['Day', 'By', 'Gateway', 'Texts', 'Parts', 'Arrived', 'Failed', 'Cost']

/** The texts to phones of the last 30 days, and what they cost. */
export default function TextDays() {
  const [days, setDays] = useState<TextDay[]>()
  const { attempt } = useStaffAction()
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is read once
  useEffect(() => {
    void attempt(async () => {
      setDays((await call('GET /api/staff/text-messages/days', { query: {} })).data)
    })
  }, [])
  if (!days) return <Loading />
  const cost = days.reduce((sum, day) => sum + day.cost_paise, 0)
  return (
    <Box p={2}>
      <Title title="Texts to phones by day" />
      <Typography mb={2}>
        {days.length === 0
          ? 'Nothing went out in the last 30 days.'
          : `In the last 30 days: ${inRupees(cost)}.`}{' '}
        Costs are by the price of a part, or what the gateway reported.
      </Typography>
      <Box sx={{ overflowX: 'auto' }} tabIndex={0} role="region" aria-label="Table">
        <Table size="small">
          <TableHead>
            <TableRow>
              {columns.map((name) => (
                <TableCell key={name}>{name}</TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {days.map((day) => (
              <TableRow key={`${day.day} ${day.channel} ${day.gateway}`}>
                <TableCell>{day.day}</TableCell>
                <TableCell>{channelWords[day.channel]}</TableCell>
                <TableCell>{day.gateway === 'none' ? 'None' : day.gateway}</TableCell>
                <TableCell>{day.texts}</TableCell>
                <TableCell>{day.parts}</TableCell>
                <TableCell>{day.arrived}</TableCell>
                <TableCell>{day.failed}</TableCell>
                <TableCell>{inRupees(day.cost_paise)}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </Box>
    </Box>
  )
}
