import { expect, test } from 'vitest'
import { checkLines } from './check-lines.ts'
import { guessColumns } from './columns.ts'

test.each<[string, string[], Record<string, number>]>([
  [
    'WooCommerce',
    ['Code', 'Coupon type', 'Coupon amount', 'Description', 'Usage limit', 'Expiry date'],
    { code: 0, type: 1, discount: 2, title: 3, uses: 4, until: 5 },
  ],
  [
    'Shopify',
    ['Name', 'Value', 'Value Type', 'Start', 'End', 'Usage limit per code'],
    { code: 0, discount: 1, type: 2, from: 3, until: 4, uses: 5 },
  ],
  [
    'Excel',
    ['Coupon code', 'Percent', 'Amount', 'Max discount', 'Valid from', 'Valid till'],
    { code: 0, percent: 1, amount: 2, cap: 3, from: 4, until: 5 },
  ],
])('columns of coupons of %s are guessed', (_, headings, columns) =>
  expect(guessColumns('coupons', headings, new Map())).toEqual(columns),
)

const names = [
  'code',
  'discount',
  'type',
  'cap',
  'minimum',
  'from',
  'until',
  'uses',
  'per_person',
  'percent',
  'amount',
]
const columns = Object.fromEntries(names.map((name, at) => [name, at]))
const read = (...lines: Record<string, string>[]) =>
  checkLines({
    kind: 'coupons',
    columns,
    today: '2026-11-28',
    lines: lines.map((given, at) => ({ line: at + 2, cells: names.map((name) => given[name] ?? '') })),
  })

test('a coupon is read with its limits, and its last day counts as a whole', () => {
  const [one] = read({
    ...{ code: 'DIWALI10', discount: '10%', cap: '₹500', minimum: '1000', uses: '100', per_person: '2' },
    ...{ from: '1/12/2026', until: '31/12/2026' },
  })
  expect(one).toEqual({
    line: 2,
    problems: [],
    mapped: {
      ...{ code: 'DIWALI10', title: 'DIWALI10', off_basis_points: 1000, off_paise: null },
      ...{ cap_paise: 50_000, minimum_paise: 100_000, uses_max: 100, uses_per_person: 2 },
      ...{ valid_from: '2026-11-30T18:30:00.000Z', valid_until: '2026-12-31T18:30:00.000Z' },
    },
  })
})

test.each<[Record<string, string>, object]>([
  [{ discount: '₹200' }, { off_paise: 20_000, off_basis_points: null }],
  [{ discount: '200/-' }, { off_paise: 20_000 }],
  [{ discount: '200', type: 'Fixed cart discount' }, { off_paise: 20_000 }],
  [{ discount: '15', type: 'Percentage discount' }, { off_basis_points: 1500 }],
  [{ discount: '-15.0', type: 'percentage' }, { off_basis_points: 1500 }],
  [{ discount: '20% off' }, { off_basis_points: 2000 }],
  [{ percent: '12.5' }, { off_basis_points: 1250 }],
  [{ amount: '150' }, { off_paise: 15_000 }],
  [
    { amount: '150', uses: 'Unlimited' },
    { uses_max: null, uses_per_person: 1, valid_from: null },
  ],
  [{ amount: '150', per_person: 'No limit' }, { uses_per_person: 1_000_000 }],
  [{ amount: '150', until: '28/11/2026' }, { valid_until: '2026-11-28T18:30:00.000Z' }],
])('%j is read', (given, wanted) =>
  expect(read({ code: 'DIWALI10', ...given })[0]?.mapped).toMatchObject(wanted),
)

test.each<[Record<string, string>, RegExp]>([
  [{ code: '', amount: '150' }, /no code/],
  [{ code: 'ab', amount: '150' }, /4 to 20/],
  [{ code: 'DIWALI 10', amount: '150' }, /4 to 20/],
  [{}, /no discount/],
  [{ discount: '15' }, /a percentage or an amount/],
  [{ percent: '10', amount: '150' }, /only one/],
  [{ percent: '110' }, /no percentage/],
  [{ amount: '0' }, /of nothing/],
  [{ amount: '150', cap: '100' }, /in percent has a maximum/],
  [{ amount: '150', until: '27/11/2026' }, /is over/],
  [{ amount: '150', from: '2/12/2026', until: '1/12/2026' }, /before its first/],
  [{ amount: '150', uses: '0' }, /number of uses/],
])('%j is a problem', (given, words) =>
  expect(read({ code: 'DIWALI10', ...given })[0]).toMatchObject({
    mapped: null,
    problems: [expect.stringMatching(words)],
  }),
)

test('a code comes once, in whatever letters', () => {
  const found = read({ code: 'DIWALI10', amount: '150' }, { code: 'diwali10', amount: '200' })
  expect(found[1]?.problems).toEqual(['Line 2 has the same code'])
})
