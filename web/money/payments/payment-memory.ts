import type { Order } from '@newyou/contract/money/payments/payments'
import { randomId } from '../../session/random-id.ts'
import { storageKeys } from '../../ui/storage-keys.ts'

/** How an order is paid: what is taken from wallet, points and coupon, in paise. */
export interface PaymentRequest {
  couponCode: string | undefined
  allowancePaise: number
  lifePointsPaise: number
  walletPaise: number
}

interface Attempt {
  key: string
  wish: string
  isRepay: boolean
}
/** A payment that the gateway reported and the server has not confirmed yet. */
export interface Claim {
  paymentId: string
  signature: string
}

function read<T>(name: string): T | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(name) ?? 'null') ?? undefined
  } catch {
    return undefined
  }
}

/**
 * The idempotency key of paying an order so. Kept in this tab through reloads, so that the same press never starts
 * two payments; another split, or another try after a decline, is another request.
 */
export function paymentKey(order: Order, given: PaymentRequest): string {
  const wish = JSON.stringify([
    given.couponCode ?? '',
    given.allowancePaise,
    given.lifePointsPaise,
    given.walletPaise,
  ])
  const name = `payment-key:${order.u_id}`
  const known = read<Attempt>(name)
  const isRepay = order.state === 'failed'
  const isSame = known?.wish === wish && (order.state === 'awaiting-payment' || known.isRepay === isRepay)
  if (known && isSame) return known.key
  const key = randomId()
  sessionStorage.setItem(name, JSON.stringify({ key, wish, isRepay } satisfies Attempt))
  return key
}
export const forgetPaymentKey = (orderId: string) => sessionStorage.removeItem(`payment-key:${orderId}`)

/** The last code that fitted, for the next order on this device. */
export const readCoupon = () => localStorage.getItem(storageKeys.coupon) ?? ''
export const keepCoupon = (code: string) => localStorage.setItem(storageKeys.coupon, code)
export const forgetCoupon = () => localStorage.removeItem(storageKeys.coupon)

export const readClaim = (orderId: string) => read<Claim>(`payment-claim:${orderId}`)
export const keepClaim = (orderId: string, claim: Claim) =>
  sessionStorage.setItem(`payment-claim:${orderId}`, JSON.stringify(claim))
export const forgetClaim = (orderId: string) => sessionStorage.removeItem(`payment-claim:${orderId}`)
