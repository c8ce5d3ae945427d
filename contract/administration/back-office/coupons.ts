import { orderKinds } from '../../money/payments/payments.ts'
import { choices, moment, money, percent, shown, text, whole, yesNo } from './fields.ts'
import { resource } from './resource.ts'

export const coupons = resource({
  name: 'coupons',
  label: { one: 'Coupon', many: 'Coupons' },
  group: 'money',
  read: ['finance', 'admin'],
  write: ['finance', 'admin'],
  fields: {
    code: text('Code', {
      max: 20,
      isFixed: true,
      pattern: { is: /^[A-Za-z0-9]{4,20}$/, words: 'Please use 4 to 20 letters and digits' },
    }),
    title: text('Title'),
    off_basis_points: percent('Discount', { min: 1, isNullable: true, hint: 'Enter this or an amount' }),
    cap_paise: money('Maximum discount', {
      min: 1,
      isNullable: true,
      hint: 'Limit for a percentage discount. Without it, another colleague must approve the coupon',
    }),
    off_paise: money('Discount amount', { min: 1, isNullable: true }),
    minimum_paise: money('Minimum order value', { initial: 0 }),
    order_kinds: choices('Applies to', orderKinds, {
      isNullable: true,
      hint: 'Leave empty for all products',
    }),
    first_purchase_only: yesNo('First purchase only'),
    uses_max: whole('Total uses allowed', {
      min: 1,
      isNullable: true,
      hint: 'If there is none, or the discount for all uses is above the limit for refunds without approval, the coupon works once another colleague approves it',
    }),
    uses_per_person: whole('Uses per person', { min: 1, initial: 1 }),
    uses: shown(whole('Times used')),
    valid_from: moment('Valid from'),
    valid_until: moment('Valid until', { isNullable: true }),
    is_shown: yesNo('Show on the site', {
      hint: 'Offered at checkout; on the home page too, if it is for all products',
    }),
    waits_for_approval: shown(yesNo('Waits for approval')),
  },
  title: 'code',
  filters: ['is_shown', 'first_purchase_only', 'waits_for_approval'],
  sorts: ['code', 'valid_from', 'uses', 'created_at'],
  sort: '-created_at',
  canCreate: true,
  needsOtp: true,
})
