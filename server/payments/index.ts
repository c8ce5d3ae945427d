import type { Viewer } from '../platform/http/viewer.ts'

export { createDesk } from './desk.ts'
export type { Goods, OrderDesk, OrderRow } from './goods.ts'
export { earningsOf } from './prices.ts'

/** What a browser says it paid: a hint, until the gateway has been asked. */
export interface PaymentClaim {
  paymentId: string
  signature?: string
}

/**
 * Checks a claim with the gateway and moves the order by what it says; resolves when the order is paid or refunded.
 * @throws DomainError notFound, paymentMismatch, paymentNotComplete, gatewayUnavailable
 */
export type ClaimPayment = (
  viewer: Pick<Viewer, 'personId'>,
  orderId: string,
  claim: PaymentClaim,
) => Promise<void>
