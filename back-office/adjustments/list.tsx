import { Box, Typography } from '@mui/material'
import { type Adjustment, adjustmentStates } from '@newyou/contract/administration/back-office/adjustments'
import { List, SelectInput, useListContext } from 'react-admin'
import { contactSearch } from '../fields/contact-search.tsx'
import { choicesOf } from '../fields/words.ts'
import { FindClient } from './find-client.tsx'
import { AdjustmentLine } from './line.tsx'

const filters = [
  contactSearch('E-mail, mobile number or id of a client'),
  <SelectInput key="state" source="state" label="Status" choices={choicesOf(adjustmentStates)} alwaysOn />,
]

function Adjusted() {
  const { data = [], isPending } = useListContext<Adjustment & { id: string }>()
  if (isPending) return null
  return (
    <Box p={2}>
      {data.length === 0 && <Typography>No adjustments.</Typography>}
      {data.map((adjustment) => (
        <AdjustmentLine key={adjustment.u_id} adjustment={adjustment} />
      ))}
    </Box>
  )
}

/** Wallets and life points that colleagues set right, latest first, below the form for the next one. */
export default function Adjustments() {
  return (
    <>
      <FindClient />
      <List title="Adjustments" filters={filters} exporter={false} perPage={25} empty={false}>
        <Adjusted />
      </List>
    </>
  )
}
