import { Box, Stack, Typography } from '@mui/material'
import type { Approval } from '@newyou/contract/administration/back-office/approvals'
import { bundles } from '@newyou/contract/administration/back-office/bundles'
import { coupons } from '@newyou/contract/administration/back-office/coupons'
import { courses } from '@newyou/contract/administration/back-office/courses'
import { ebooks } from '@newyou/contract/administration/back-office/ebooks'
import { events } from '@newyou/contract/administration/back-office/events'
import type { Field } from '@newyou/contract/administration/back-office/fields'
import { settingFields } from '@newyou/contract/administration/back-office/settings'
import { basisPointsPerPercent } from '@newyou/contract/business'
import { Link } from 'react-router-dom'
import { call } from '../data/call.ts'
import { inRupees } from '../fields/columns.tsx'
import { Decided, Decision } from '../fields/decision.tsx'
import { StateChip } from '../fields/state-chip.tsx'
import { when } from '../fields/when.ts'
import { wordsOf } from '../fields/words.ts'

const sold = { courses, ebooks, bundles, events }

const fieldOf = ({ kind, subject }: Approval, name: string): Field | undefined => {
  if (kind === 'coupon') return coupons.fields[name]
  if (kind === 'setting') return settingFields[name as keyof typeof settingFields]
  return sold[subject.split('/')[0] as keyof typeof sold]?.fields[name]
}

/** A value of a field as people read it. */
function asRead(field: Field | undefined, value: unknown): string {
  if (value === null || value === '') return 'none'
  if (field?.kind === 'money') return inRupees(value)
  if (field?.kind === 'percent') return `${Number(value) / basisPointsPerPercent}%`
  if (field?.kind === 'moment') return when(String(value))
  if (field?.kind === 'records') return String(Array.isArray(value) ? value.length : 0)
  if (field?.kind === 'yes-no') return value ? 'yes' : 'no'
  return Array.isArray(value) ? value.map((one) => wordsOf(String(one))).join(', ') : String(value)
}

/** The fields of a change with their values before and after. */
export function ApprovalChanges({ approval }: { approval: Approval }) {
  const told = Object.entries(approval.changes).filter(([name]) => name !== 'version')
  return told.map(([name, [before, after]]) => {
    const field = fieldOf(approval, name)
    return (
      <Typography key={name}>
        {field?.label ?? wordsOf(name)}: {asRead(field, before)} → {asRead(field, after)}
      </Typography>
    )
  })
}

/** The maximum total discount of a coupon. */
const worthOf = ({ amount_paise: paise }: Approval) =>
  paise === null ? 'No limit to what it can give away' : `Can give away up to ${inRupees(paise)}`

const approvedWords = {
  coupon: 'Approved. The coupon can be used',
  setting: 'Approved. The setting is changed',
  price: 'Approved. The price is changed',
  title: 'Approved. The healer is verified',
}

/** A change that a colleague asked for, with the decision of another one. */
export function ApprovalLine({ approval }: { approval: Approval }) {
  const params = { approvalId: approval.u_id }
  const isCoupon = approval.kind === 'coupon'
  return (
    <Box component="article" aria-label={approval.title} mb={3}>
      <Stack direction="row" gap={2} alignItems="center" flexWrap="wrap">
        {approval.kind === 'setting' && <Typography>Setting</Typography>}
        {isCoupon && <Link to={`/coupons/${approval.subject}`}>Coupon {approval.title}</Link>}
        {approval.kind === 'price' && <Link to={`/${approval.subject}`}>Price of {approval.title}</Link>}
        {approval.kind === 'title' && (
          <Link to={`/healers/${approval.subject}/show`}>Title of {approval.title}</Link>
        )}
        <StateChip state={approval.state} />
        {isCoupon && <Typography color="text.secondary">{worthOf(approval)}</Typography>}
      </Stack>
      <ApprovalChanges approval={approval} />
      <Typography>
        {approval.asked_by.name}, {when(approval.asked_at)}
      </Typography>
      <Decided of={approval} />
      <Decision
        of={approval}
        approveLabel="Approve"
        onApprove={async () => {
          await call('POST /api/staff/approvals/{approvalId}/approve', { params })
          return approvedWords[approval.kind]
        }}
        onRefuse={async (reason) => {
          await call('POST /api/staff/approvals/{approvalId}/refuse', { params, body: { reason } })
          return 'Rejected'
        }}
      />
    </Box>
  )
}
