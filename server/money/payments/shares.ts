import { leastGatewayPaise } from '@newyou/contract/business'
import type { RefundedParts } from '@newyou/contract/money/payments/payments'
import type { OrderRefundRow, OrderRow } from './fulfilment.ts'

/**
 * Where the price of an order came from, in paise. The order of the names is the stated order of a refund
 * (server/money/README.md): a paisa that does not divide goes to the first of them that has a claim to it.
 */
export interface Shares {
  gateway: number
  desk: number
  wallet: number
  pointsBought: number
  pointsEarned: number
  coupon: number
  allowance: number
}

/**
 * Divides `amount` over the parts in proportion to them: whole paise, never more than a part has, and together exactly
 * `amount`. Undivided paise go to the largest remainders, and among equal ones to the part named first.
 * @throws Error when the parts together are less
 */
export function divide<K extends string>(parts: Record<K, number>, amount: number): Record<K, number> {
  const names = Object.keys(parts) as K[] // the keys of a record are its names
  const whole = names.reduce((sum, name) => sum + parts[name], 0)
  if (!Number.isSafeInteger(amount) || amount < 0 || amount > whole)
    throw new Error(`${amount} is not a part of ${whole}`)
  const exact = names.map((name) => {
    // Products of two amounts pass what a number holds exactly.
    const product = BigInt(parts[name]) * BigInt(amount)
    const divisor = BigInt(whole || 1)
    return { name, share: Number(product / divisor), rest: product % divisor }
  })
  let left = amount - exact.reduce((sum, { share }) => sum + share, 0)
  const byRest = [...exact].sort((one, other) =>
    one.rest === other.rest ? 0 : one.rest > other.rest ? -1 : 1,
  )
  for (const part of byRest) {
    if (left === 0) break
    part.share++
    left--
  }
  return Object.fromEntries(exact.map(({ name, share }) => [name, share])) as Record<K, number> // all names, each once
}

type Priced = Pick<
  OrderRow,
  | 'payable_paise'
  | 'desk_paise'
  | 'wallet_paise'
  | 'life_points_paise'
  | 'points_bought_paise'
  | 'coupon_paise'
  | 'allowance_paise'
>

export const sharesOf = (order: Priced): Shares => ({
  gateway: order.payable_paise,
  desk: order.desk_paise,
  wallet: order.wallet_paise,
  pointsBought: order.points_bought_paise,
  pointsEarned: order.life_points_paise - order.points_bought_paise,
  coupon: order.coupon_paise,
  allowance: order.allowance_paise,
})

export const minus = (one: Shares, other: Shares): Shares => ({
  gateway: one.gateway - other.gateway,
  desk: one.desk - other.desk,
  wallet: one.wallet - other.wallet,
  pointsBought: one.pointsBought - other.pointsBought,
  pointsEarned: one.pointsEarned - other.pointsEarned,
  coupon: one.coupon - other.coupon,
  allowance: one.allowance - other.allowance,
})

/**
 * The client's refund by shares. Each goes to its source; an amount too small for the gateway to send goes to the
 * wallet, and all of the gateway's and the desk's share where that is wanted. The coupon's share was the platform's money
 * and stays with it; the allowance's goes back to the budget of the organisation.
 */
export function receivedFor(shares: Shares, { toWallet = false }: { toWallet?: boolean } = {}) {
  const staysHere = toWallet || shares.gateway < leastGatewayPaise
  return {
    gatewayPaise: staysHere ? 0 : shares.gateway,
    deskPaise: toWallet ? 0 : shares.desk,
    walletPaise: shares.wallet + (staysHere ? shares.gateway : 0) + (toWallet ? shares.desk : 0),
    lifePointsPaise: shares.pointsBought + shares.pointsEarned,
  }
}

export const sharesIn = (row: RefundedRow): Shares => ({
  gateway: row.gateway_paise,
  desk: row.desk_paise,
  wallet: row.wallet_paise,
  pointsBought: row.points_bought_paise,
  pointsEarned: row.points_earned_paise,
  coupon: row.coupon_paise,
  allowance: row.allowance_paise,
})

/** The fields of a recorded refund that say where its money went. */
export type RefundedRow = Pick<
  OrderRefundRow,
  | 'gateway_paise'
  | 'desk_paise'
  | 'wallet_paise'
  | 'points_bought_paise'
  | 'points_earned_paise'
  | 'coupon_paise'
  | 'allowance_paise'
  | 'to_wallet'
>

/** The total of all refunds of an order by destination, with the shares of the coupon and the organisation. */
export function refundedIn(rows: RefundedRow[]) {
  const parts: RefundedParts = {
    gateway_paise: 0,
    desk_paise: 0,
    wallet_paise: 0,
    life_points_paise: 0,
  }
  let couponPaise = 0
  let allowancePaise = 0
  for (const row of rows) {
    const received = receivedFor(sharesIn(row), { toWallet: row.to_wallet })
    parts.gateway_paise += received.gatewayPaise
    parts.desk_paise += received.deskPaise
    parts.wallet_paise += received.walletPaise
    parts.life_points_paise += received.lifePointsPaise
    couponPaise += row.coupon_paise
    allowancePaise += row.allowance_paise
  }
  return { parts, couponPaise, allowancePaise }
}

/** Where a refund goes, as named in its messages. */
export function refundWay({
  gateway_paise: gateway,
  desk_paise: desk,
  wallet_paise: wallet,
  life_points_paise: points,
}: RefundedParts) {
  if (gateway + desk + wallet + points === 0) return 'nothing'
  if (desk > 0) return gateway + wallet + points === 0 ? 'moneyAtDesk' : 'moneyMixed'
  if (wallet + points === 0) return 'money'
  if (gateway + points === 0) return 'moneyToWallet'
  return gateway + wallet === 0 ? 'moneyAsPoints' : 'moneyMixed'
}
