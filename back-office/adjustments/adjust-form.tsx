import { Alert, Box, Button, MenuItem, Stack, TextField } from '@mui/material'
import type { AdjustedAccount, ClientBalance } from '@newyou/contract/administration/back-office/adjustments'
import { paisePerLifePoint, paisePerRupee } from '@newyou/contract/business'
import { type FormEvent, useState } from 'react'
import { call } from '../data/call.ts'
import { inRupees } from '../fields/columns.tsx'
import { useStaffAction } from '../fields/decision.tsx'
import { Fact } from '../fields/facts.tsx'
import { amountOf } from './line.tsx'

const empty = {
  account: 'wallet' as AdjustedAccount,
  direction: 'add' as 'add' | 'take',
  amount: '',
  words: '',
  reason: '',
}

/** The balances of a client, and what is added to or taken from them. */
export function AdjustForm({ client, onDone }: { client: ClientBalance; onDone: () => void }) {
  const [form, setForm] = useState(empty)
  // One for what is written now: a press that is sent twice adjusts once.
  const [key, setKey] = useState(() => crypto.randomUUID())
  const { isBusy, during } = useStaffAction()
  const isWallet = form.account === 'wallet'
  const paise = Math.round(Number(form.amount) * (isWallet ? paisePerRupee : paisePerLifePoint))
  const points = (owned: number) => amountOf('life-points', owned)

  function set(changes: Partial<typeof empty>) {
    setForm({ ...form, ...changes })
    setKey(crypto.randomUUID())
  }
  const field = (name: 'amount' | 'words' | 'reason') => ({
    required: true,
    value: form[name],
    onChange: ({ target }: { target: { value: string } }) => set({ [name]: target.value }),
  })
  const adjust = (event: FormEvent) => {
    event.preventDefault()
    void during(async () => {
      const { data } = await call('POST /api/staff/adjustments', {
        idempotencyKey: key,
        body: {
          person_u_id: client.u_id,
          account: form.account,
          amount_paise: form.direction === 'add' ? paise : -paise,
          words: form.words,
          reason: form.reason,
        },
      })
      set(empty)
      onDone()
      return data.state === 'done' ? 'Adjusted. The client has been notified' : 'Waiting for approval'
    })
  }

  return (
    <Box component="form" aria-label={client.name} onSubmit={adjust} mt={3} sx={{ maxWidth: 640 }}>
      <Stack direction="row" gap={4} flexWrap="wrap" mb={2}>
        <Fact label="Client">{client.name}</Fact>
        <Fact label="Wallet">{inRupees(client.wallet_paise)}</Fact>
        <Fact label="Earned">{points(client.earned_paise)}</Fact>
        <Fact label="Bought">{points(client.bought_paise)}</Fact>
      </Stack>
      <Stack direction="row" gap={2} flexWrap="wrap">
        <TextField
          select
          label="Account"
          value={form.account}
          onChange={({ target }) => set({ account: target.value as AdjustedAccount })}
          sx={{ minWidth: 140 }}
        >
          <MenuItem value="wallet">Wallet</MenuItem>
          <MenuItem value="life-points">Life points</MenuItem>
        </TextField>
        <TextField
          select
          label="Direction"
          value={form.direction}
          onChange={({ target }) => set({ direction: target.value === 'take' ? 'take' : 'add' })}
          sx={{ minWidth: 140 }}
        >
          <MenuItem value="add">Add</MenuItem>
          <MenuItem value="take">Deduct</MenuItem>
        </TextField>
        <TextField
          {...field('amount')}
          type="number"
          label={isWallet ? 'Amount (₹)' : 'Points'}
          slotProps={{ htmlInput: isWallet ? { min: 0.01, step: 0.01 } : { min: 1, step: 1 } }}
        />
      </Stack>
      <TextField
        {...field('words')}
        fullWidth
        margin="normal"
        label="Message to the client"
        helperText="Shown to the client in Transactions and in a notification"
      />
      <TextField {...field('reason')} fullWidth margin="normal" label="Reason (for the audit trail)" />
      {form.direction === 'take' && (
        <Alert severity="info" sx={{ mb: 2 }}>
          A balance cannot go below zero. Earned points are deducted before bought points.
        </Alert>
      )}
      <Button type="submit" variant="contained" disabled={isBusy || !(paise > 0)}>
        {`${form.direction === 'add' ? 'Add' : 'Deduct'} ${paise > 0 ? amountOf(form.account, paise) : ''}`.trim()}
      </Button>
    </Box>
  )
}
