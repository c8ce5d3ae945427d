import { expect, test } from 'vitest'
import { type CouponTerms, couponWorth, givesMore } from './coupon-terms.ts'

const tenPercent: CouponTerms = {
  ...{ off_basis_points: 1000, cap_paise: 10_000, off_paise: null, minimum_paise: 50_000 },
  ...{ order_kinds: ['course'], first_purchase_only: true, uses_max: 20, uses_per_person: 1, uses: 5 },
  ...{ valid_from: '2026-11-01T00:00:00.000Z', valid_until: '2026-12-01T00:00:00.000Z' },
}

test('what is left of a coupon is worth its uses, and has no limit where one is missing', () => {
  expect(couponWorth(tenPercent)).toBe(150_000)
  expect(couponWorth({ ...tenPercent, uses: 25 })).toBe(0)
  expect(couponWorth({ ...tenPercent, uses_max: null })).toBeNull()
  expect(couponWorth({ ...tenPercent, cap_paise: null })).toBeNull()
  expect(couponWorth({ ...tenPercent, off_basis_points: null, cap_paise: null, off_paise: 700 })).toBe(10_500)
})

const raised: Partial<CouponTerms>[] = [
  { off_basis_points: 1001 },
  { cap_paise: 10_001 },
  { cap_paise: null },
  { off_basis_points: null, cap_paise: null, off_paise: 1 },
  { minimum_paise: 0 },
  { order_kinds: ['course', 'ebook'] },
  { order_kinds: null },
  { order_kinds: [] },
  { first_purchase_only: false },
  { uses_max: 21 },
  { uses_max: null },
  { uses_per_person: 2 },
  { valid_from: '2026-10-31T00:00:00.000Z' },
  { valid_until: '2026-12-01T00:00:01.000Z' },
  { valid_until: null },
]
test.each(raised)('a coupon gives more with %j', (given) => {
  expect(givesMore(tenPercent, { ...tenPercent, ...given })).toBe(true)
})

const lowered: Partial<CouponTerms>[] = [
  {},
  { off_basis_points: 999, cap_paise: 9999 },
  { minimum_paise: 50_001 },
  { uses_max: 19, uses: 6 },
  { valid_until: '2026-11-30T00:00:00.000Z' },
]
test.each(lowered)('a coupon gives no more with %j', (given) => {
  expect(givesMore(tenPercent, { ...tenPercent, ...given })).toBe(false)
})
