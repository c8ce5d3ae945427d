import { Box, Button, MenuItem, Stack, TextField, Typography } from '@mui/material'
import { type LinkChannel, linkChannels } from '@newyou/contract/money/payments/payment-links'
import type { PayableOrder } from '@newyou/contract/money/tills'
import { useState } from 'react'
import { call } from '../data/call.ts'
import { inRupees } from '../fields/columns.tsx'
import { useStaffAction } from '../fields/decision.tsx'
import { when } from '../fields/when.ts'

const channelWords: Record<LinkChannel, string> = {
  sms: 'SMS',
  whatsapp: 'WhatsApp',
  email: 'E-mail',
  none: 'Nothing, I copy it',
}

/** A link by which anybody pays what is left of an order, sent to the client or copied. */
export function PaymentLink({ order }: { order: PayableOrder }) {
  const [channel, setChannel] = useState<LinkChannel>('sms')
  const [made, setMade] = useState<{ link: string; expires_at: string }>()
  const { isBusy, during } = useStaffAction()
  const make = () =>
    during(async () => {
      const { data } = await call('POST /api/staff/orders/{orderId}/payment-link', {
        params: { orderId: order.u_id },
        body: { channel },
      })
      setMade(data)
      return channel === 'none' ? 'The link is ready' : 'The link has been sent'
    })
  return (
    <Box mt={3}>
      <Typography gutterBottom>
        Or a link to pay {inRupees(order.left_paise)} online, without logging in
      </Typography>
      <Stack direction="row" gap={1} alignItems="center" flexWrap="wrap">
        <TextField
          fullWidth={false}
          select
          size="small"
          label="Send by"
          value={channel}
          onChange={({ target }) => setChannel(target.value as LinkChannel)}
          sx={{ minWidth: 180 }}
        >
          {linkChannels.map((one) => (
            <MenuItem key={one} value={one}>
              {channelWords[one]}
            </MenuItem>
          ))}
        </TextField>
        <Button variant="outlined" disabled={isBusy} onClick={() => void make()}>
          {channel === 'none' ? 'Make payment link' : 'Send payment link'}
        </Button>
      </Stack>
      {made && (
        <TextField
          fullWidth
          margin="normal"
          label="Payment link"
          value={made.link}
          helperText={`Valid until ${when(made.expires_at)}. Earlier links of this order have ended`}
          slotProps={{ htmlInput: { readOnly: true } }}
        />
      )}
    </Box>
  )
}
