import { Alert, Box, Button, MenuItem, Stack, TextField, Typography } from '@mui/material'
import type {
  RefundDestination,
  RefundShown,
  StaffOrder,
} from '@newyou/contract/administration/back-office/orders'
import { paisePerRupee } from '@newyou/contract/business'
import { brandName } from '@newyou/web/ui/brand-name.ts'
import { type FormEvent, useState } from 'react'
import { useNotify, useRefresh } from 'react-admin'
import { call } from '../data/call.ts'
import { inRupees } from '../fields/columns.tsx'

const goesTo = [
  ['gateway_paise', 'to the card or account'],
  ['desk_paise', 'at the desk'],
  ['wallet_paise', 'to the wallet'],
  ['life_points_paise', 'as life points'],
  ['coupon_paise', `back to ${brandName}, for the coupon`],
  ['allowance_paise', 'to the budget of the organisation'],
] as const

const partsOf = (shown: RefundShown) =>
  goesTo.flatMap(([name, words]) => (shown[name] > 0 ? [`${inRupees(shown[name])} ${words}`] : [])).join(', ')

/** A refund of the whole or a part, shown to the paisa before it is made. */
export function Refund({ order }: { order: StaffOrder }) {
  const [rupees, setRupees] = useState(String(order.refundable_paise / paisePerRupee))
  const [destination, setDestination] = useState<RefundDestination>('source')
  const [reason, setReason] = useState('')
  const [shown, setShown] = useState<RefundShown>()
  const [isBusy, setBusy] = useState(false)
  const notify = useNotify()
  const refresh = useRefresh()
  const paise = Math.round(Number(rupees) * paisePerRupee)
  const params = { orderId: order.u_id }
  const asked = { paise, destination }

  async function during(work: () => Promise<void>) {
    setBusy(true)
    try {
      await work()
    } catch (error) {
      notify(error instanceof Error ? error.message : 'Something went wrong. Please try again', {
        type: 'error',
      })
    }
    setBusy(false)
  }
  const preview = (event: FormEvent) => {
    event.preventDefault()
    void during(async () => {
      const { data } = await call('POST /api/staff/orders/{orderId}/refund-preview', { params, body: asked })
      setShown(data)
    })
  }
  const refund = () =>
    during(async () => {
      const { data } = await call('POST /api/staff/orders/{orderId}/refund', {
        params,
        body: { ...asked, reason },
      })
      const { state } = data
      notify(state === 'done' ? 'Refunded. The client has been notified' : 'Waiting for approval', {
        type: 'success',
      })
      setShown(undefined)
      setReason('')
      refresh()
    })

  return (
    <Box component="form" onSubmit={preview} aria-label="Refund" sx={{ maxWidth: 640 }}>
      <Stack direction="row" gap={2} flexWrap="wrap">
        <TextField
          label="Amount (₹)"
          type="number"
          required
          value={rupees}
          onChange={({ target }) => {
            setRupees(target.value)
            setShown(undefined)
          }}
          helperText={`Up to ${inRupees(order.refundable_paise)}`}
          slotProps={{ htmlInput: { min: 0.01, step: 0.01, max: order.refundable_paise / paisePerRupee } }}
        />
        <TextField
          select
          label="Refund to"
          value={destination}
          onChange={({ target }) => {
            setDestination(target.value as RefundDestination)
            setShown(undefined)
          }}
          sx={{ minWidth: 220 }}
        >
          <MenuItem value="source">Original payment method</MenuItem>
          <MenuItem value="wallet">Wallet, at the client’s request</MenuItem>
        </TextField>
      </Stack>
      <TextField
        fullWidth
        required
        margin="normal"
        label="Reason (for the audit trail)"
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
      {paise === order.refundable_paise && (
        <Typography color="text.secondary" gutterBottom>
          This refunds the full amount: access to the course, package or seat ends with it. An appointment is
          not cancelled.
        </Typography>
      )}
      {shown && (
        <Alert severity={shown.needs_second ? 'warning' : 'info'} sx={{ mb: 2 }}>
          {partsOf(shown)}. {inRupees(shown.kept_paise)} is not refunded.
          {shown.needs_second && ' Another colleague must approve this refund.'}
        </Alert>
      )}
      {shown ? (
        <Button variant="contained" disabled={isBusy} onClick={() => void refund()}>
          {shown.needs_second ? 'Request approval' : `Refund ${inRupees(paise)}`}
        </Button>
      ) : (
        <Button type="submit" variant="outlined" disabled={isBusy || reason.trim() === ''}>
          Preview refund
        </Button>
      )}
    </Box>
  )
}
