import { Box } from '@mui/material'
import type { PayableOrder } from '@newyou/contract/money/tills'
import { useGetOne } from 'react-admin'
import { PaymentLink } from './payment-link.tsx'
import { TakePayment } from './take-payment.tsx'

/** Takes money for an order, or sends a link to pay it; nothing where the order needs no more. */
export function OrderMoney({ orderId }: { orderId: string }) {
  const { data } = useGetOne<PayableOrder & { id: string }>(
    'payable-orders',
    { id: orderId },
    { retry: false },
  )
  if (!data) return null
  return (
    <Box>
      <TakePayment key={data.left_paise} order={data} />
      <PaymentLink order={data} />
    </Box>
  )
}
