import { Box, Button, MenuItem, Stack, TextField, Typography } from '@mui/material'
import { webhookEvents } from '@newyou/contract/administration/webhooks/events'
import type { WebhookDelivery } from '@newyou/contract/administration/webhooks/webhooks'
import { useState } from 'react'
import { useGetList } from 'react-admin'
import { call } from '../data/call.ts'
import { useStaffAction } from '../fields/decision.tsx'
import { StateChip } from '../fields/state-chip.tsx'
import { when } from '../fields/when.ts'
import { outcomeOf } from './state.ts'

const perPage = 25

const labelOf = ({ kind }: WebhookDelivery) =>
  kind === 'webhook.test' ? 'A test' : webhookEvents[kind].label

function Line({ delivery, isOn }: { delivery: WebhookDelivery; isOn: boolean }) {
  const { isBusy, during } = useStaffAction()
  const again = () =>
    during(async () => {
      await call('POST /api/staff/webhook-deliveries/{id}/again', { params: { id: delivery.u_id } })
      return 'The event is sent again'
    })
  return (
    <Box component="article" aria-label={`${labelOf(delivery)}, ${when(delivery.happened_at)}`} mb={2.5}>
      <Stack direction="row" gap={1.5} alignItems="center" flexWrap="wrap">
        <Typography fontWeight={600}>{labelOf(delivery)}</Typography>
        <StateChip state={delivery.state} />
      </Stack>
      <Typography>
        {when(delivery.happened_at)}. {outcomeOf(delivery)}
        {delivery.tries > 1 && `, attempts: ${delivery.tries}`}
      </Typography>
      <Box component="details" mt={0.5}>
        <Typography component="summary" sx={{ cursor: 'pointer', width: 'fit-content', py: 0.5 }}>
          Body
        </Typography>
        <Typography
          component="pre"
          sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', m: 0, fontSize: 14 }}
        >
          {JSON.stringify(JSON.parse(delivery.body), null, 2)}
        </Typography>
      </Box>
      {delivery.state !== 'due' && (
        <Button size="small" variant="outlined" disabled={isBusy || !isOn} onClick={() => void again()}>
          Send again
        </Button>
      )}
    </Box>
  )
}

/** What was handed over to an address, latest first. */
export function Deliveries({ of, isOn }: { of: string; isOn: boolean }) {
  const [state, setState] = useState('')
  const [page, setPage] = useState(1)
  const {
    data = [],
    total = 0,
    isPending,
  } = useGetList<WebhookDelivery & { id: string }>(
    'webhook-deliveries',
    { pagination: { page, perPage }, filter: { endpoint: of, ...(state && { state }) } },
    { refetchInterval: 5000 },
  )
  return (
    <>
      <TextField
        select
        size="small"
        label="State"
        value={state}
        onChange={({ target }) => {
          setState(target.value)
          setPage(1)
        }}
        sx={{ mb: 2, minWidth: 180 }}
      >
        <MenuItem value="">All</MenuItem>
        <MenuItem value="due">Due</MenuItem>
        <MenuItem value="delivered">Delivered</MenuItem>
        <MenuItem value="given-up">Given up</MenuItem>
      </TextField>
      {!isPending && data.length === 0 && (
        <Typography>
          No deliveries. When one of the events happens, it stands here with the answer of the receiver.
        </Typography>
      )}
      {data.map((delivery) => (
        <Line key={delivery.u_id} delivery={delivery} isOn={isOn} />
      ))}
      {total > perPage && (
        <Stack direction="row" gap={1} alignItems="center">
          <Button disabled={page === 1} onClick={() => setPage(page - 1)}>
            Later
          </Button>
          <Typography>
            Page {page} of {Math.ceil(total / perPage)}
          </Typography>
          <Button disabled={page * perPage >= total} onClick={() => setPage(page + 1)}>
            Earlier
          </Button>
        </Stack>
      )}
    </>
  )
}
