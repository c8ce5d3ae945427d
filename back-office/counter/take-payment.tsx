import { Alert, Box, Button, MenuItem, Stack, TextField, Typography } from '@mui/material'
import { type DeskPaymentKind, deskPaymentKinds } from '@newyou/contract/money/payments/desk-payments'
import type { PayableOrder } from '@newyou/contract/money/tills'
import { type FormEvent, useRef, useState } from 'react'
import { call } from '../data/call.ts'
import { inRupees } from '../fields/columns.tsx'
import { useStaffAction } from '../fields/decision.tsx'
import { timeOf, when } from '../fields/when.ts'
import { kindWords, paiseIn, RupeesField, rupeesOf } from './money.tsx'

/** Takes money for one order into the colleague's open till: the whole that is left, or a part. */
export function TakePayment({ order, onTaken }: { order: PayableOrder; onTaken?: () => void }) {
  const [rupees, setRupees] = useState(rupeesOf(order.left_paise))
  const [kind, setKind] = useState<DeskPaymentKind>('cash')
  const [reference, setReference] = useState('')
  const { isBusy, during } = useStaffAction()
  // The same entry, sent again without an answer, is one payment.
  const key = useRef(crypto.randomUUID())
  const paise = paiseIn(rupees)

  function take(event: FormEvent) {
    event.preventDefault()
    void during(async () => {
      const { data } = await call('POST /api/staff/orders/{orderId}/desk-payments', {
        params: { orderId: order.u_id },
        body: { kind, amount_paise: paise, reference },
        idempotencyKey: key.current,
      })
      key.current = crypto.randomUUID()
      onTaken?.()
      return data.left_paise === 0
        ? `${inRupees(data.amount_paise)} taken. The order is paid`
        : `${inRupees(data.amount_paise)} taken. ${inRupees(data.left_paise)} is left to pay`
    })
  }

  return (
    <Box component="form" onSubmit={take} aria-label="Take a payment" sx={{ maxWidth: 640 }}>
      <Typography gutterBottom>
        {order.title}, {order.client_name}
        {order.starts_at && `, ${when(order.starts_at)}`}: {inRupees(order.left_paise)} of{' '}
        {inRupees(order.price_paise)} is left to pay
      </Typography>
      {order.held_until && (
        <Alert severity="warning">
          The client is paying this now; it is held until {timeOf(order.held_until)}. Please take money only
          if they say that they will not pay online, and the full amount.
        </Alert>
      )}
      <Stack direction="row" gap={2} flexWrap="wrap" my={2}>
        <RupeesField label="Amount" rupees={rupees} onChange={setRupees} />
        <TextField
          fullWidth={false}
          select
          label="Paid by"
          value={kind}
          onChange={({ target }) => setKind(target.value as DeskPaymentKind)}
          sx={{ minWidth: 200 }}
        >
          {deskPaymentKinds.map((one) => (
            <MenuItem key={one} value={one}>
              {kindWords[one]}
            </MenuItem>
          ))}
        </TextField>
        {kind !== 'cash' && (
          <TextField
            fullWidth={false}
            label="Reference"
            required
            value={reference}
            onChange={({ target }) => setReference(target.value)}
            helperText="From the app, the slip or the bank"
          />
        )}
      </Stack>
      <Button type="submit" variant="contained" disabled={isBusy || !(paise > 0)}>
        Take {paise > 0 ? inRupees(paise) : 'payment'}
      </Button>
    </Box>
  )
}
