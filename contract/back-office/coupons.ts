import { orderKinds } from '../payments/payments.ts'
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
    off_basis_points: percent('Percent off', { min: 1, isNullable: true, hint: 'Either this or an amount' }),
    cap_paise: money('At most', { min: 1, isNullable: true, hint: 'The most that the percentage takes off' }),
    off_paise: money('Amount off', { min: 1, isNullable: true }),
    minimum_paise: money('From a price of', { initial: 0 }),
    order_kinds: choices('For', orderKinds, { isNullable: true, hint: 'Nothing chosen: for everything' }),
    first_purchase_only: yesNo('Only for a first purchase'),
    uses_max: whole('Uses in all', { min: 1, isNullable: true }),
    uses_per_person: whole('Uses by one person', { min: 1, initial: 1 }),
    uses: shown(whole('Used')),
    valid_from: moment('Valid from'),
    valid_until: moment('Valid until', { isNullable: true }),
    is_shown: yesNo('Shown on the site'),
  },
  title: 'code',
  filters: ['is_shown', 'first_purchase_only'],
  sorts: ['code', 'valid_from', 'uses', 'created_at'],
  sort: '-created_at',
  canCreate: true,
})
