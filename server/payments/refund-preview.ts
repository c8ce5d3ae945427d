import { fail } from '../platform/http/errors.ts'
import type { GiveBackRow, OrderRow } from './fulfilment.ts'
import { divide, minus, receivedFor, type Shares, sharesIn, sharesOf } from './shares.ts'

/**
 * How much of an order goes back: so many paise of its price, or a share of the price in basis points (10,000 is the
 * whole), which never asks for more than is left.
 */
export type Part = { paise: number } | { basisPoints: number }

/** What a part of an order is in exact paise, and where it goes. */
export interface RefundPreview {
  /** The part of the price. */
  pricePaise: number
  /** By the gateway, to the card or account that paid. */
  gatewayPaise: number
  walletPaise: number
  /** In paise of life points: 100 are one point. */
  lifePointsPaise: number
  /** The platform paid this by coupon, so it returns to the platform. */
  couponPaise: number
  /** An organisation paid this, so it returns to its budget. */
  allowancePaise: number
  /** What stays paid of the price. */
  keptPaise: number
}

/** What is left of an order's parts after what went back already. */
export const remaining = (order: OrderRow, earlier: GiveBackRow[]): Shares =>
  earlier.reduce((left, row) => minus(left, sharesIn(row)), sharesOf(order))

/** How much of the price is asked for. @throws DomainError nothingToGiveBack when it is nothing, or more than is left */
export function amountOf(order: OrderRow, part: Part): number {
  const left = order.price_paise - order.given_back_paise
  if ('paise' in part) return part.paise > 0 && part.paise <= left ? part.paise : fail('nothingToGiveBack')
  const wanted = Math.round((order.price_paise * part.basisPoints) / 10_000)
  return Math.min(wanted, left) || fail('nothingToGiveBack')
}

/**
 * The exact rupees of a part of an order, before anything is done: what a person is shown and what they then get are
 * the same numbers. Pure.
 * @throws DomainError nothingToGiveBack
 */
export function previewOf(
  order: OrderRow,
  earlier: GiveBackRow[],
  part: Part & { toWallet?: boolean },
): RefundPreview {
  const pricePaise = amountOf(order, part)
  const shares = divide({ ...remaining(order, earlier) }, pricePaise)
  return {
    pricePaise,
    ...receivedFor(shares, part),
    couponPaise: shares.coupon,
    allowancePaise: shares.allowance,
    keptPaise: order.price_paise - order.given_back_paise - pricePaise,
  }
}
