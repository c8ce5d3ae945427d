/** Terms that limit a coupon's discount. */
export interface CouponTerms {
  off_basis_points: number | null
  cap_paise: number | null
  off_paise: number | null
  minimum_paise: number
  order_kinds: readonly string[] | null
  first_purchase_only: boolean
  uses_max: number | null
  uses_per_person: number
  uses: number
  valid_from: string
  valid_until: string | null
}

/** The maximum discount of the remaining uses, in paise; null is unlimited. */
export function couponWorth({ off_paise: sum, cap_paise: cap, uses_max: max, uses }: CouponTerms) {
  const each = sum ?? cap
  return each === null || max === null ? null : each * Math.max(0, max - uses)
}

const more = (before: number | null, after: number | null) =>
  before !== null && (after === null || after > before)

/** Whether a changed coupon gives more than before, to more people, for more products or for longer. */
export function givesMore(before: CouponTerms, after: CouponTerms): boolean {
  const kinds = after.order_kinds?.length ? after.order_kinds : null
  const kindsBefore = before.order_kinds?.length ? before.order_kinds : null
  return (
    // Another kind of discount is another coupon.
    (before.off_paise === null) !== (after.off_paise === null) ||
    (after.off_paise ?? 0) > (before.off_paise ?? 0) ||
    (after.off_basis_points ?? 0) > (before.off_basis_points ?? 0) ||
    more(before.cap_paise, after.off_paise === null ? after.cap_paise : before.cap_paise) ||
    more(before.uses_max, after.uses_max) ||
    after.uses_per_person > before.uses_per_person ||
    after.minimum_paise < before.minimum_paise ||
    (before.first_purchase_only && !after.first_purchase_only) ||
    (kindsBefore !== null && (kinds === null || kinds.some((kind) => !kindsBefore.includes(kind)))) ||
    after.valid_from < before.valid_from ||
    (before.valid_until !== null && (after.valid_until === null || after.valid_until > before.valid_until))
  )
}
