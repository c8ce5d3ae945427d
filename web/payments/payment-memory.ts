import type { Order } from '@newyou/contract/payments'
import { randomId } from '../session/random-id.ts'

interface Attempt {
  key: string
  walletPaise: number
  isRepay: boolean
}
/** A payment that the gateway told us of and the server has not confirmed yet. */
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
export function paymentKey(order: Order, walletPaise: number): string {
  const name = `payment-key:${order.u_id}`
  const known = read<Attempt>(name)
  const isRepay = order.state === 'failed'
  const isSame =
    known?.walletPaise === walletPaise && (order.state === 'awaiting-payment' || known.isRepay === isRepay)
  if (known && isSame) return known.key
  const key = randomId()
  sessionStorage.setItem(name, JSON.stringify({ key, walletPaise, isRepay } satisfies Attempt))
  return key
}
export const forgetPaymentKey = (orderId: string) => sessionStorage.removeItem(`payment-key:${orderId}`)

export const readClaim = (orderId: string) => read<Claim>(`payment-claim:${orderId}`)
export const keepClaim = (orderId: string, claim: Claim) =>
  sessionStorage.setItem(`payment-claim:${orderId}`, JSON.stringify(claim))
export const forgetClaim = (orderId: string) => sessionStorage.removeItem(`payment-claim:${orderId}`)
