import { Box, Button, type Theme, Typography, useMediaQuery } from '@mui/material'
import {
  batchStates,
  type PayoutBatch,
  type PayoutDue,
  type PayoutObstacle,
} from '@newyou/contract/money/earnings/payouts'
import { useState } from 'react'
import {
  FunctionField,
  List,
  SelectInput,
  SimpleList,
  useGetList,
  useNotify,
  useRedirect,
  useRefresh,
} from 'react-admin'
import { call } from '../data/call.ts'
import { inRupees } from '../fields/columns.tsx'
import { Section } from '../fields/facts.tsx'
import { ListTable } from '../fields/list-table.tsx'
import { StateChip } from '../fields/state-chip.tsx'
import { when } from '../fields/when.ts'
import { choicesOf } from '../fields/words.ts'

const dueShown = 100
const obstacles: Record<PayoutObstacle, string> = {
  none: 'Ready to pay out',
  'no-bank-account': 'No bank details yet',
  'bank-details-wait': 'New bank details not active yet',
  'too-little': 'Below the minimum payout',
  own: 'Your own payout: a colleague must send it',
}

/** Amounts due to healers, and the batch that pays them. */
function Due() {
  const { data = [], total = 0 } = useGetList<PayoutDue & { id: string }>('payouts-due', {
    pagination: { page: 1, perPage: dueShown },
  })
  const [isBusy, setBusy] = useState(false)
  const notify = useNotify()
  const redirect = useRedirect()
  const refresh = useRefresh()
  const ready = data.filter(({ obstacle }) => obstacle === 'none')
  const sum = ready.reduce((paise, { due_paise: due }) => paise + due, 0)

  async function make() {
    setBusy(true)
    try {
      const { data: batch } = await call('POST /api/staff/payout-batches')
      notify(batch.state === 'approved' ? 'The batch is ready for the bank' : 'Waiting for approval', {
        type: 'success',
      })
      refresh()
      redirect('show', 'payout-batches', batch.u_id)
    } catch (error) {
      notify(error instanceof Error ? error.message : 'Something went wrong. Please try again', {
        type: 'error',
      })
    } finally {
      setBusy(false)
    }
  }
  return (
    <Section title="Due to healers">
      {data.length === 0 && <Typography>No payouts due.</Typography>}
      {data.map((row) => (
        <Box
          key={row.id}
          component="article"
          aria-label={row.name}
          sx={{
            display: 'grid',
            gridTemplateColumns: { xs: 'minmax(0, 1fr) auto', sm: '200px 120px minmax(0, 1fr)' },
            columnGap: 2,
            py: 0.5,
          }}
        >
          <Typography>{row.name}</Typography>
          <Typography className="num" sx={{ textAlign: 'right' }}>
            {inRupees(row.due_paise)}
          </Typography>
          <Typography color="text.secondary" sx={{ gridColumn: { xs: '1 / -1', sm: 'auto' } }}>
            {obstacles[row.obstacle]}
          </Typography>
        </Box>
      ))}
      {total > data.length && <Typography>And {total - data.length} more.</Typography>}
      <Box sx={{ my: 2 }}>
        <Button variant="contained" disabled={isBusy || ready.length === 0} onClick={() => void make()}>
          {ready.length === 0 ? 'Create batch' : `Create batch of ${inRupees(sum)}`}
        </Button>
      </Box>
    </Section>
  )
}

/** Batches of payouts, latest first, below what is due. */
export default function PayoutBatches() {
  const isSmall = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'))
  return (
    <>
      <Due />
      <List
        title="Payouts"
        exporter={false}
        perPage={25}
        empty={false}
        filters={[
          <SelectInput key="state" source="state" label="Status" choices={choicesOf(batchStates)} alwaysOn />,
        ]}
      >
        {isSmall ? (
          <SimpleList
            primaryText={(row: PayoutBatch & { id: string }) =>
              `Batch ${row.number}: ${inRupees(row.total_paise)}`
            }
            secondaryText={(row: PayoutBatch & { id: string }) =>
              `${row.payouts} ${row.payouts === 1 ? 'payout' : 'payouts'}, ${row.state}, ${when(row.asked_at)}`
            }
            linkType="show"
          />
        ) : (
          <ListTable bulkActionButtons={false} rowClick="show">
            <FunctionField label="Batch" render={({ number }: PayoutBatch) => number} />
            <FunctionField label="Created" render={({ asked_at: at }: PayoutBatch) => when(at)} />
            <FunctionField label="By" render={({ asked_by: by }: PayoutBatch) => by.name} />
            <FunctionField label="Status" render={({ state }: PayoutBatch) => <StateChip state={state} />} />
            <FunctionField
              label="Payouts"
              textAlign="right"
              className="num"
              render={({ payouts }: PayoutBatch) => payouts}
            />
            <FunctionField
              label="Total"
              textAlign="right"
              className="num"
              render={({ total_paise: paise }: PayoutBatch) => inRupees(paise)}
            />
          </ListTable>
        )}
      </List>
    </>
  )
}
