import { Box, Card, CardContent, Stack, Typography } from '@mui/material'
import type { StaffOrder } from '@newyou/contract/administration/back-office/orders'
import { Show, useRecordContext } from 'react-admin'
import { OrderMoney } from '../counter/order-money.tsx'
import { inRupees } from '../fields/columns.tsx'
import { Fact, Section } from '../fields/facts.tsx'
import { StateChip } from '../fields/state-chip.tsx'
import { when } from '../fields/when.ts'
import { wordsOf } from '../fields/words.ts'
import { Ledger } from './ledger.tsx'
import { Refund } from './refund.tsx'
import { RequestLine } from './request-line.tsx'

const methods: Record<string, string> = { upi: 'UPI', netbanking: 'net banking', emi: 'EMI' }

const parts = [
  ['gateway_paise', 'Payment gateway'],
  ['desk_paise', 'At the desk'],
  ['wallet_paise', 'Wallet'],
  ['life_points_paise', 'Life points'],
  ['coupon_paise', 'Coupon'],
  ['allowance_paise', 'Organisation'],
  ['tax_paise', 'Tax included'],
] as const

function Story() {
  const order = useRecordContext<StaffOrder & { id: string }>()
  // Until the whole is there, a row of the list stands in for it.
  if (!order?.ledger) return null
  return (
    <Box p={2}>
      <Stack direction="row" gap={2} alignItems="center" flexWrap="wrap" mb={2}>
        <Typography variant="h5" component="h2">
          {order.title}
        </Typography>
        <StateChip state={order.state} />
      </Stack>
      <Stack direction="row" gap={4} flexWrap="wrap">
        <Fact label="Client">{order.client_name}</Fact>
        <Fact label="Type">{wordsOf(order.kind)}</Fact>
        <Fact label="Ordered">{when(order.created_at)}</Fact>
        {order.paid_at && <Fact label="Paid">{when(order.paid_at)}</Fact>}
        {order.receipt_number && <Fact label="Receipt">{order.receipt_number}</Fact>}
        <Fact label="Price">{inRupees(order.price_paise)}</Fact>
        {parts.map(
          ([name, label]) =>
            order.parts[name] > 0 && (
              <Fact key={name} label={label}>
                {inRupees(order.parts[name])}
              </Fact>
            ),
        )}
        <Fact label="Refunded">{inRupees(order.refunded_paise)}</Fact>
      </Stack>
      {['open', 'awaiting-payment', 'failed'].includes(order.state) && (
        <Section title="Take a payment">
          <OrderMoney orderId={order.u_id} />
        </Section>
      )}
      {order.refundable_paise > 0 && (
        <Section title="Refund">
          <Refund key={order.refundable_paise} order={order} />
        </Section>
      )}
      {order.requests.length > 0 && (
        <Section title="Refunds by our team">
          {order.requests.map((request) => (
            <RequestLine key={request.u_id} request={request} />
          ))}
        </Section>
      )}
      {order.payments.length + order.refunds.length > 0 && (
        <Section title="Payment gateway">
          {order.payments.map((payment) => (
            <Typography key={payment.id}>
              {when(payment.created_at)}: payment {payment.id} of {inRupees(payment.amount_paise)},{' '}
              {wordsOf(payment.state).toLowerCase()}
              {payment.method && `, by ${methods[payment.method] ?? payment.method}`}
              {payment.error && `: ${payment.error}`}
            </Typography>
          ))}
          {order.refunds.map((refund) => (
            <Typography key={`${refund.id}-${refund.created_at}`}>
              {when(refund.created_at)}: refund {refund.id} of {inRupees(refund.amount_paise)},{' '}
              {wordsOf(refund.state).toLowerCase()}
            </Typography>
          ))}
        </Section>
      )}
      <Section title="Ledger">
        {order.ledger.length === 0 && <Typography>No ledger entries for this order.</Typography>}
        {order.ledger.map((transaction) => (
          <Card key={transaction.u_id} variant="outlined" sx={{ mb: 2 }}>
            <CardContent>
              <Ledger transaction={transaction} />
            </CardContent>
          </Card>
        ))}
      </Section>
    </Box>
  )
}

/** An order with everything that happened to its money. */
export default function Order() {
  return (
    <Show title="Order" actions={false}>
      <Story />
    </Show>
  )
}
