import { Box, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material'
import type { TextDay } from '@newyou/contract/foundation/text-messages/story'
import { useEffect, useState } from 'react'
import { Loading, Title } from 'react-admin'
import { call } from '../data/call.ts'
import { inRupees } from '../fields/columns.tsx'
import { useStaffAction } from '../fields/decision.tsx'
import { useIsNarrow } from '../fields/narrow-list.tsx'
import { channelWords } from './words.ts'

const columns = ['Day', 'By', 'Gateway', 'Texts', 'Parts', 'Arrived', 'Failed', 'Cost']

const gatewayWords = ({ gateway }: TextDay) => (gateway === 'none' ? 'None' : gateway)
const keyOf = ({ day, channel, gateway }: TextDay) => `${day} ${channel} ${gateway}`

const Wide = ({ days }: { days: readonly TextDay[] }) => (
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
        <TableRow key={keyOf(day)}>
          <TableCell>{day.day}</TableCell>
          <TableCell>{channelWords[day.channel]}</TableCell>
          <TableCell>{gatewayWords(day)}</TableCell>
          <TableCell>{day.texts}</TableCell>
          <TableCell>{day.parts}</TableCell>
          <TableCell>{day.arrived}</TableCell>
          <TableCell>{day.failed}</TableCell>
          <TableCell>{inRupees(day.cost_paise)}</TableCell>
        </TableRow>
      ))}
    </TableBody>
  </Table>
)

/** The same below each other, on a phone. */
const Cards = ({ days }: { days: readonly TextDay[] }) =>
  days.map((day) => (
    <Box key={keyOf(day)} component="article" aria-label={keyOf(day)} mb={2}>
      <Typography fontWeight={600}>
        {day.day}, {channelWords[day.channel]}, {gatewayWords(day)}
      </Typography>
      <Typography>
        Texts: {day.texts}, parts: {day.parts}, arrived: {day.arrived}, failed: {day.failed},{' '}
        {inRupees(day.cost_paise)}
      </Typography>
    </Box>
  ))

/** The texts to phones of the last 30 days, and what they cost. */
export default function TextDays() {
  const [days, setDays] = useState<TextDay[]>()
  const { attempt } = useStaffAction()
  const isNarrow = useIsNarrow()
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
      {isNarrow ? <Cards days={days} /> : <Wide days={days} />}
    </Box>
  )
}
