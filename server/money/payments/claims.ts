import type { ProviderPayment } from '../../integrations/payments.ts'
import { orNotFound, throwError } from '../../platform/http/errors.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import type { Advance } from './advance.ts'
import type { MoneyDependencies } from './dependencies.ts'

/** The payment that a browser reports. It is not trusted until the gateway confirms it. */
export interface PaymentClaim {
  paymentId: string
  signature?: string
}

/**
 * Checks a claim with the gateway and changes the order accordingly. Resolves when the payment was used for the
 * order, or is being refunded because the product is no longer available.
 * @throws DomainError notFound, paymentMismatch, paymentNotComplete, gatewayUnavailable
 */
export interface ClaimPayment {
  (viewer: Pick<Viewer, 'personId'>, orderId: string, claim: PaymentClaim): Promise<void>
  /** The same for a payer who is not its client. */
  ofOrder(orderId: string, claim: PaymentClaim): Promise<void>
}

export function createClaims({
  db,
  gateway,
  advance,
}: Pick<MoneyDependencies, 'db' | 'gateway'> & { advance: Advance }): ClaimPayment {
  const ordersOfGateway = async (orderId: string) => {
    const rows = await db
      .selectFrom('provider_order')
      .select('provider_order_id')
      .where('order_id', '=', orderId)
      .execute()
    return new Set(rows.map((row) => row.provider_order_id))
  }

  /** The effect of a payment here; undefined while it has none yet. */
  async function outcomeOf(orderId: string, paymentId: string) {
    const row = await db
      .selectFrom('payment')
      .leftJoin('refund', 'refund.provider_payment_id', 'payment.provider_payment_id')
      .select(['payment.use', 'refund.reason'])
      .where('payment.provider_payment_id', '=', paymentId)
      .where('payment.order_id', '=', orderId)
      .executeTakeFirst()
    if (!row || row.use === 'none') return undefined
    return row.use === 'fulfilled' || row.reason === 'goods-gone' ? 'counts' : 'does-not-count'
  }

  async function requireSignature({ paymentId, signature }: PaymentClaim, ours: Set<string>) {
    if (signature === undefined) return
    const isSigned = [...ours].some((orderId) =>
      gateway.verifyCheckoutSignature({ orderId, paymentId, signature }),
    )
    if (!isSigned) throwError('paymentMismatch')
  }

  async function fetchOf(ours: Set<string>, paymentId: string): Promise<ProviderPayment> {
    const payment = await gateway.fetchPayment(paymentId)
    if (!payment?.order_id || !ours.has(payment.order_id)) throwError('paymentMismatch')
    return payment
  }

  async function ofOrder(orderId: string, claim: PaymentClaim) {
    const ours = await ordersOfGateway(orderId)
    await requireSignature(claim, ours)
    let outcome = await outcomeOf(orderId, claim.paymentId)
    if (!outcome) {
      await advance(orderId, await fetchOf(ours, claim.paymentId))
      outcome = await outcomeOf(orderId, claim.paymentId)
    }
    if (!outcome) throwError('paymentNotComplete')
    if (outcome === 'does-not-count') throwError('paymentMismatch')
  }

  async function claimPayment(viewer: Pick<Viewer, 'personId'>, orderId: string, claim: PaymentClaim) {
    orNotFound(
      await db
        .selectFrom('orders')
        .select('u_id')
        .where('u_id', '=', orderId)
        .where('client_id', '=', viewer.personId)
        .executeTakeFirst(),
    )
    await ofOrder(orderId, claim)
  }
  return Object.assign(claimPayment, { ofOrder })
}
