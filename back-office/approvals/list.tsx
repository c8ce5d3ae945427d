import { Box, Typography } from '@mui/material'
import { type Approval, approvalStates } from '@newyou/contract/administration/back-office/approvals'
import { List, SelectInput, useListContext } from 'react-admin'
import { choicesOf } from '../fields/words.ts'
import { ApprovalLine } from './line.tsx'

function Asked() {
  const { data = [], isPending } = useListContext<Approval & { id: string }>()
  if (isPending) return null
  return (
    <Box p={2}>
      {data.length === 0 && (
        <Typography>
          No changes. Higher limits, large coupons, lower prices and titles that a law protects wait here for
          the approval of another colleague.
        </Typography>
      )}
      {data.map((approval) => (
        <ApprovalLine key={approval.u_id} approval={approval} />
      ))}
    </Box>
  )
}

/** Changes of limits, coupons, prices and protected titles that wait for a second person, and those that were decided. */
export default function Approvals() {
  return (
    <List
      title="Approvals"
      exporter={false}
      perPage={25}
      empty={false}
      filters={[
        <SelectInput
          key="state"
          source="state"
          label="Status"
          choices={choicesOf(approvalStates)}
          alwaysOn
        />,
      ]}
      filterDefaultValues={{ state: 'waiting' }}
    >
      <Asked />
    </List>
  )
}
