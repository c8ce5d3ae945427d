import { Box, Button, Chip, Stack, TextField, Typography } from '@mui/material'
import type { PayableOrder } from '@newyou/contract/money/tills'
import { type FormEvent, useState } from 'react'
import { useGetList } from 'react-admin'
import { inRupees } from '../fields/columns.tsx'
import { Section } from '../fields/facts.tsx'
import { timeOf, when } from '../fields/when.ts'
import { PaymentLink } from './payment-link.tsx'
import { TakePayment } from './take-payment.tsx'

const shown = 8

/** Orders that are not paid yet; one is chosen, and money is taken for it. */
export function FindOrder() {
  const [typed, setTyped] = useState('')
  const [search, setSearch] = useState('')
  const [chosen, setChosen] = useState<PayableOrder>()
  const { data = [], total = 0 } = useGetList<PayableOrder & { id: string }>('payable-orders', {
    pagination: { page: 1, perPage: shown },
    filter: search ? { search } : {},
  })
  function find(event: FormEvent) {
    event.preventDefault()
    setSearch(typed.trim())
  }
  if (chosen)
    return (
      <Section title="Take a payment">
        <TakePayment order={chosen} onTaken={() => setChosen(undefined)} />
        <PaymentLink order={chosen} />
        <Button sx={{ mt: 2 }} onClick={() => setChosen(undefined)}>
          Choose another order
        </Button>
      </Section>
    )
  return (
    <Section title="Not paid yet">
      <Stack component="form" role="search" onSubmit={find} direction="row" gap={1} mb={2} flexWrap="wrap">
        <TextField
          fullWidth={false}
          size="small"
          label="Name, e-mail or mobile number"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          sx={{ minWidth: 260 }}
        />
        <Button type="submit" variant="outlined">
          Search
        </Button>
      </Stack>
      {data.length === 0 && (
        <Typography>No order waits to be paid{search && ' that fits this search'}.</Typography>
      )}
      {data.map((order) => (
        <Box
          key={order.u_id}
          component="article"
          aria-label={`${order.title}, ${order.client_name}`}
          sx={{ py: 1, borderTop: 1, borderColor: 'divider' }}
        >
          <Stack direction="row" gap={2} alignItems="center" flexWrap="wrap">
            <Typography className="num" sx={{ minWidth: 90 }}>
              {inRupees(order.left_paise)}
            </Typography>
            <Box sx={{ flex: '1 1 220px' }}>
              <Typography>{order.client_name}</Typography>
              {order.held_until && (
                <Chip
                  size="small"
                  color="warning"
                  label={`Being paid, held until ${timeOf(order.held_until)}`}
                />
              )}
              <Typography color="text.secondary">
                {order.title}
                {order.starts_at ? `, ${when(order.starts_at)}` : `, ordered ${when(order.created_at)}`}
                {order.desk_paise > 0 && `. ${inRupees(order.desk_paise)} taken already`}
              </Typography>
            </Box>
            <Button variant="outlined" onClick={() => setChosen(order)}>
              Choose
            </Button>
          </Stack>
        </Box>
      ))}
      {total > data.length && (
        <Typography color="text.secondary">And {total - data.length} more. Please search.</Typography>
      )}
    </Section>
  )
}
