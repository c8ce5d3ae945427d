import { type OrderKind, orderKindRules, type PaymentSource } from '@newyou/contract/money/payments/payments'

/** Whether a kind of order can be paid from this source. */
export const paysWith = (kind: string, source: PaymentSource): boolean =>
  orderKindRules[kind as OrderKind].takes.includes(source) // kinds are checked by the table

/** Whether a kind of order is sold with tax, and so with an invoice. */
export const isTaxed = (kind: string): boolean => orderKindRules[kind as OrderKind].isTaxed

/** The tax included in a price, in paise; net price and tax always sum to the price. */
export function taxInside(pricePaise: number, basisPoints: number): number {
  return pricePaise - Math.round((pricePaise * 10_000) / (10_000 + basisPoints))
}

/** Share of the earner (or the platform, without one) in an order after its refunds. */
export const earningsOf = (order: {
  price_paise: number
  tax_paise: number
  refunded_paise?: number | null
  refunded_tax_paise?: number | null
}): number =>
  order.price_paise - order.tax_paise - ((order.refunded_paise ?? 0) - (order.refunded_tax_paise ?? 0))
