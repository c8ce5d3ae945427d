import { throwError } from '../../platform/http/errors.ts'
import type { OrderRefundRow, OrderRow } from './fulfilment.ts'
import { divide, minus, receivedFor, type Shares, sharesIn, sharesOf } from './shares.ts'

/**
 * The part of an order to refund: an amount in paise, or a share of the price in basis points (10,000 is the
 * whole), which is limited to what is left.
 */
export type Part = { paise: number } | { basisPoints: number }

/** The exact amounts of a refund, by destination. */
export interface RefundPreview {
  /** The part of the price. */
  pricePaise: number
  /** By the gateway, to the card or account that paid. */
  gatewayPaise: number
  /** At the desk, where it was paid. */
  deskPaise: number
  walletPaise: number
  /** In paise of life points: 100 are one point. */
  lifePointsPaise: number
  /** The platform paid this by coupon, so it returns to the platform. */
  couponPaise: number
  /** An organisation paid this, so it returns to its budget. */
  allowancePaise: number
  /** The part of the price that stays paid. */
  keptPaise: number
}

/** Remaining shares of an order after earlier refunds. */
export const remaining = (order: OrderRow, earlier: OrderRefundRow[]): Shares =>
  earlier.reduce((left, row) => minus(left, sharesIn(row)), sharesOf(order))

/** The requested amount. @throws DomainError nothingToRefund if it is zero, or more than is left */
export function amountOf(order: OrderRow, part: Part): number {
  const left = order.price_paise - order.refunded_paise
  if ('paise' in part)
    return part.paise > 0 && part.paise <= left ? part.paise : throwError('nothingToRefund')
  const wanted = Math.round((order.price_paise * part.basisPoints) / 10_000)
  return Math.min(wanted, left) || throwError('nothingToRefund')
}

/**
 * The exact amounts of a refund, without making it. The preview and the refund use this, so their numbers are
 * always equal. Pure.
 * @throws DomainError nothingToRefund
 */
export function previewOf(
  order: OrderRow,
  earlier: OrderRefundRow[],
  part: Part & { toWallet?: boolean },
): RefundPreview {
  const pricePaise = amountOf(order, part)
  const shares = divide({ ...remaining(order, earlier) }, pricePaise)
  return {
    pricePaise,
    ...receivedFor(shares, part),
    couponPaise: shares.coupon,
    allowancePaise: shares.allowance,
    keptPaise: order.price_paise - order.refunded_paise - pricePaise,
  }
}
