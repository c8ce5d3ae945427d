import { Alert, Box, Button, Stack, TextField, Typography } from '@mui/material'
import { paisePerRupee } from '@newyou/contract/business'
import type { BudgetChange, OrganizationDesk } from '@newyou/contract/money/organizations/admin'
import type { StaffRole } from '@newyou/contract/vocabulary'
import { type FormEvent, useCallback, useEffect, useState } from 'react'
import { usePermissions, useRecordContext } from 'react-admin'
import { call } from '../data/call.ts'
import { inRupees } from '../fields/columns.tsx'
import { Decided, Decision, useStaffAction } from '../fields/decision.tsx'
import { Fact, Section } from '../fields/facts.tsx'
import { StateChip } from '../fields/state-chip.tsx'
import { when } from '../fields/when.ts'
import { SignOnPart } from './sign-on.tsx'

const place = '/api/staff/organization-desk/{organizationId}'
type Done = (desk: OrganizationDesk) => void

/** An organisation's managers and budget, shown below its form. */
export function OrganizationDeskPart() {
  const record = useRecordContext<{ id: string }>()
  const { permissions: roles = [] } = usePermissions<StaffRole[]>()
  const [desk, setDesk] = useState<OrganizationDesk>()
  const [failure, setFailure] = useState('')
  const organizationId = record?.id
  const isMine = roles.includes('admin') || roles.includes('finance')
  const read = useCallback(async () => {
    if (!organizationId || !isMine) return
    try {
      setDesk((await call(`GET ${place}`, { params: { organizationId } })).data)
    } catch (error) {
      setFailure(error instanceof Error ? error.message : 'Something went wrong. Please try again')
    }
  }, [organizationId, isMine])
  useEffect(() => void read(), [read])
  if (!isMine) return null
  if (failure) return <Alert severity="error">{failure}</Alert>
  if (!desk) return null
  return (
    <Box>
      <Stack direction="row" gap={4} flexWrap="wrap" mt={4}>
        <Fact label="Members">{desk.members}</Fact>
        <Fact label="Budget left">{inRupees(desk.budget_paise)}</Fact>
        <Fact label="Reserved for payments">{inRupees(desk.held_paise)}</Fact>
      </Stack>
      <Managers desk={desk} onDone={setDesk} />
      <Budget desk={desk} onDone={setDesk} onChanged={read} />
      <SignOnPart organizationId={desk.organization_id} />
    </Box>
  )
}

function Managers({ desk, onDone }: { desk: OrganizationDesk; onDone: Done }) {
  const { permissions: roles = [] } = usePermissions<StaffRole[]>()
  const [contact, setContact] = useState('')
  const { isBusy, during } = useStaffAction()
  const params = { organizationId: desk.organization_id }
  const isAdmin = roles.includes('admin')
  const add = (event: FormEvent) => {
    event.preventDefault()
    event.stopPropagation()
    return during(async () => {
      onDone((await call(`POST ${place}/manager`, { params, body: { contact } })).data)
      setContact('')
      return 'This person can now manage the organisation'
    })
  }
  const remove = (personId: string) =>
    during(async () => {
      const { data } = await call(`DELETE ${place}/manager/{personId}`, { params: { ...params, personId } })
      onDone(data)
      return 'The manager has been removed'
    })
  return (
    <Section title="Managers">
      {desk.managers.length === 0 && <Typography>No managers yet.</Typography>}
      {desk.managers.map(({ u_id: personId, name, granted_at: at }) => (
        <Stack key={personId} direction="row" gap={2} alignItems="center" flexWrap="wrap">
          <Typography>{name}</Typography>
          <Typography color="text.secondary">since {when(at)}</Typography>
          {isAdmin && (
            <Button
              size="small"
              color="error"
              disabled={isBusy}
              aria-label={`Remove ${name}`}
              onClick={() => void remove(personId)}
            >
              Remove
            </Button>
          )}
        </Stack>
      ))}
      {isAdmin && (
        <Stack
          component="form"
          direction="row"
          gap={1}
          mt={1}
          flexWrap="wrap"
          onSubmit={(event) => void add(event)}
        >
          <TextField
            size="small"
            sx={{ width: 300 }}
            label="E-mail or mobile number"
            value={contact}
            onChange={({ target }) => setContact(target.value)}
          />
          <Button type="submit" variant="outlined" disabled={isBusy || contact.trim() === ''}>
            Add manager
          </Button>
        </Stack>
      )}
    </Section>
  )
}

function Budget({
  desk,
  onDone,
  onChanged,
}: {
  desk: OrganizationDesk
  onDone: Done
  onChanged: () => Promise<void>
}) {
  const [rupees, setRupees] = useState('')
  const [reason, setReason] = useState('')
  const { isBusy, during } = useStaffAction()
  const paise = Math.round(Number(rupees) * paisePerRupee)
  const change = (event: FormEvent) => {
    event.preventDefault()
    event.stopPropagation()
    return during(async () => {
      const { data } = await call(`POST ${place}/budget`, {
        params: { organizationId: desk.organization_id },
        body: { amount_paise: paise, reason },
      })
      onDone(data)
      setRupees('')
      setReason('')
      return data.changes[0]?.state === 'waiting' ? 'Waiting for approval' : 'The budget has been changed'
    })
  }
  return (
    <Section title="Budget">
      <Stack
        component="form"
        direction="row"
        gap={1}
        mb={2}
        flexWrap="wrap"
        onSubmit={(event) => void change(event)}
      >
        <TextField
          size="small"
          sx={{ width: 300 }}
          label="Amount (₹), negative to deduct"
          value={rupees}
          onChange={({ target }) => setRupees(target.value)}
        />
        <TextField
          size="small"
          sx={{ width: 300 }}
          label="Reason, such as a bank transfer"
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
        <Button type="submit" variant="outlined" disabled={isBusy || !paise || reason.trim() === ''}>
          Change budget
        </Button>
      </Stack>
      {desk.changes.map((one) => (
        <Change key={one.u_id} change={one} onChanged={onChanged} />
      ))}
    </Section>
  )
}

function Change({ change, onChanged }: { change: BudgetChange; onChanged: () => Promise<void> }) {
  const { amount_paise: paise } = change
  const params = { changeId: change.u_id }
  const amount = `${paise > 0 ? '+' : '−'}${inRupees(Math.abs(paise))}`
  return (
    <Box component="article" aria-label={amount} py={1.5} borderTop={1} borderColor="divider">
      <Stack direction="row" gap={2} alignItems="center" flexWrap="wrap">
        <Typography className="num">{amount}</Typography>
        <StateChip state={change.state} />
        <Typography color="text.secondary">
          {change.asked_by.name}, {when(change.asked_at)}: {change.reason}
        </Typography>
      </Stack>
      <Decided of={change} />
      <Decision
        of={change}
        approveLabel="Approve change"
        onApprove={async () => {
          await call('POST /api/staff/organization-budget/{changeId}/approve', { params })
          await onChanged()
          return 'The budget has been changed'
        }}
        onRefuse={async (reason) => {
          await call('POST /api/staff/organization-budget/{changeId}/refuse', { params, body: { reason } })
          await onChanged()
          return 'Rejected'
        }}
      />
    </Box>
  )
}
