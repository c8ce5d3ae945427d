import type { Values } from '@newyou/contract/administration/back-office/resource'
import { sql } from 'kysely'
import { appointmentReplies } from '../../messages/replies/care.ts'
import { refuse } from './refuse.ts'
import type { Table } from './table.ts'

function check(values: Values) {
  const { off_basis_points: share, off_paise: sum, cap_paise: cap } = values
  if ((share === null) === (sum === null))
    refuse('off_paise', 'Please enter either a percentage or an amount')
  if (share === null && cap !== null) refuse('cap_paise', 'Only a percentage can have a limit')
  const { valid_from: from, valid_until: until, uses_max: max, uses = 0 } = values
  if (until && new Date(String(until)) <= new Date(String(from)))
    refuse('valid_until', appointmentReplies.endBeforeStart)
  if (max !== null && Number(max) < Number(uses))
    refuse('uses_max', 'This coupon has already been used more often. Please enter a higher number')
}

export const coupons: Table = {
  table: 'coupon',
  search: sql`t.code::text || ' ' || t.title`,
  check,
  // No kind chosen is every kind.
  write: ({ order_kinds: kinds, ...values }) => ({
    ...values,
    ...(kinds !== undefined && { order_kinds: Array.isArray(kinds) && kinds.length ? kinds : null }),
  }),
  initial: (now) => ({ created_at: now }),
  tags: () => ['home'],
  constraints: {
    coupon_code_key: ['code', 'This code exists already'],
    coupon_uses: ['uses_max', 'This coupon has already been used more often. Please enter a higher number'],
  },
}
