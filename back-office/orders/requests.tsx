import { Box, Typography } from '@mui/material'
import { type RefundRequest, refundRequestStates } from '@newyou/contract/administration/back-office/orders'
import { List, SelectInput, useListContext } from 'react-admin'
import { choicesOf } from '../fields/words.ts'
import { RequestLine } from './request-line.tsx'

function Requests() {
  const { data = [], isPending } = useListContext<RefundRequest & { id: string }>()
  if (isPending) return null
  return (
    <Box p={2}>
      {data.length === 0 && <Typography>No refunds. Refunds that need approval appear here.</Typography>}
      {data.map((request) => (
        <RequestLine key={request.u_id} request={request} isLinked />
      ))}
    </Box>
  )
}

/** Refunds that wait for a second person, and those that were decided. */
export default function RefundRequests() {
  return (
    <List
      title="Refunds"
      exporter={false}
      perPage={25}
      empty={false}
      filters={[
        <SelectInput
          key="state"
          source="state"
          label="Status"
          choices={choicesOf(refundRequestStates)}
          alwaysOn
        />,
      ]}
      filterDefaultValues={{ state: 'waiting' }}
    >
      <Requests />
    </List>
  )
}
