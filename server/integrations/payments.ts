import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import {
  createRazorpayClient,
  GatewayRefusal,
  isGatewayId,
  type RazorpayDependencies,
  undefinedWhenRefused,
} from './razorpay-client.ts'

const providerOrder = z.object({ id: z.string(), amount: z.int(), receipt: z.string().nullable() })
export type ProviderOrder = z.output<typeof providerOrder>

/** A payment in the gateway's own words, as far as we read it. */
export const providerPayment = z.object({
  id: z.string(),
  order_id: z.string().nullable(),
  amount: z.int(),
  amount_refunded: z.int().nullish(),
  currency: z.string(),
  status: z.enum(['created', 'authorized', 'captured', 'refunded', 'failed']),
  method: z.string().nullish(),
  /** The UPI id. */
  vpa: z.string().nullish(),
  /** Only when a payment is fetched by its id. */
  card: z
    .object({
      network: z.string().nullish(),
      last4: z.string().nullish(),
      issuer: z.string().nullish(),
      name: z.string().nullish(),
    })
    .nullish(),
  error_description: z.string().nullish(),
})
export type ProviderPayment = z.output<typeof providerPayment>

export const providerRefund = z.object({
  id: z.string(),
  amount: z.int().optional(),
  status: z.string().optional(),
})
export type ProviderRefund = z.output<typeof providerRefund>
/** A dispute that a cardholder opened at their bank. Amounts are paise, `respond_by` is in seconds. */
export const providerDispute = z.object({
  id: z.string(),
  payment_id: z.string(),
  amount: z.int(),
  amount_deducted: z.int().nullish(),
  reason_code: z.string().nullish(),
  respond_by: z.int().nullish(),
  status: z.enum(['open', 'under_review', 'won', 'lost', 'closed']),
  phase: z.string().nullish(),
})
export type ProviderDispute = z.output<typeof providerDispute>
const collection = <T extends z.ZodType>(item: T) => z.object({ items: z.array(item) })

/**
 * The payment gateway. Every call ends within ten seconds.
 * @throws DomainError gatewayUnavailable when it does not answer, or not sensibly; GatewayRefusal when it says no
 */
export interface PaymentProvider {
  /** A create that ends without an answer is looked up by its receipt before it counts as failed. */
  createOrder(wanted: {
    amountPaise: number
    receipt: string
    notes: Record<string, string>
  }): Promise<ProviderOrder>
  findOrderByReceipt(receipt: string): Promise<ProviderOrder | undefined>
  /** Undefined when the gateway knows no such payment. */
  fetchPayment(paymentId: string): Promise<ProviderPayment | undefined>
  paymentsOfOrder(providerOrderId: string): Promise<ProviderPayment[]>
  capture(payment: Pick<ProviderPayment, 'id' | 'amount' | 'currency'>): Promise<ProviderPayment>
  /** The same key is the same refund, however often it is sent. */
  refund(wanted: { paymentId: string; amountPaise: number; key: string }): Promise<{ id: string }>
  /** Everything that was begun at the gateway in a period. */
  paymentsBetween(interval: { from: Date; to: Date }): Promise<ProviderPayment[]>
  refundsBetween(interval: { from: Date; to: Date }): Promise<ProviderRefund[]>
  /** Undefined when the gateway knows no such refund. */
  fetchRefund(refundId: string): Promise<ProviderRefund | undefined>
  /** Undefined when the gateway knows no such dispute. */
  fetchDispute(disputeId: string): Promise<ProviderDispute | undefined>
  /** Gives in: the money goes to the cardholder. */
  acceptDispute(disputeId: string): Promise<ProviderDispute>
  /** Hands our letter to the bank, which decides. `summary` has up to 1,000 characters. */
  contestDispute(wanted: { disputeId: string; summary: string; letter: Buffer }): Promise<ProviderDispute>
  verifyWebhook(rawBody: Buffer, signature: string, secret: string): boolean
  verifyCheckoutSignature(signed: { orderId: string; paymentId: string; signature: string }): boolean
}

const isSame = (given: string, expected: string) => {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)]
  return one.length === other.length && timingSafeEqual(one, other)
}
const sign = (content: Buffer | string, secret: string) =>
  createHmac('sha256', secret).update(content).digest('hex')
const listPageSize = 100
const epochSeconds = ({ from, to }: { from: Date; to: Date }) => ({
  from: Math.floor(from.getTime() / 1000),
  to: Math.floor(to.getTime() / 1000),
})
/** Payments, refunds and disputes at Razorpay. */
export function createRazorpay(dependencies: RazorpayDependencies): PaymentProvider {
  const { keySecret } = dependencies
  const call = createRazorpayClient(dependencies)

  async function findOrderByReceipt(receipt: string) {
    const { items } = await call(collection(providerOrder), {
      method: 'GET',
      url: '/v1/orders',
      params: { receipt, count: 10 },
    })
    // The oldest, so that every caller gets the same one.
    return items.filter((order) => order.receipt === receipt).at(-1)
  }

  /** A list of the gateway, page by page. */
  async function allBetween<T extends z.ZodType>(
    url: string,
    item: T,
    { from, to }: { from: Date; to: Date },
  ): Promise<z.output<T>[]> {
    const all: z.output<T>[] = []
    for (;;) {
      const { items } = await call(collection(item), {
        method: 'GET',
        url,
        params: { ...epochSeconds({ from, to }), count: listPageSize, skip: all.length },
      })
      all.push(...items)
      if (items.length < listPageSize) return all
    }
  }

  return {
    findOrderByReceipt,
    async createOrder({ amountPaise, receipt, notes }) {
      try {
        return await call(providerOrder, {
          method: 'POST',
          url: '/v1/orders',
          data: { amount: amountPaise, currency: 'INR', receipt, notes },
        })
      } catch (error) {
        if (error instanceof GatewayRefusal) throw error
        const made = await findOrderByReceipt(receipt).catch(() => undefined)
        if (made) return made
        throw error
      }
    },
    async fetchPayment(paymentId) {
      if (!isGatewayId(paymentId)) return undefined
      return call(providerPayment, { method: 'GET', url: `/v1/payments/${paymentId}?expand[]=card` }).catch(
        undefinedWhenRefused,
      )
    },
    async paymentsOfOrder(providerOrderId) {
      const { items } = await call(collection(providerPayment), {
        method: 'GET',
        url: `/v1/orders/${providerOrderId}/payments`,
      })
      return items
    },
    paymentsBetween: (interval) => allBetween('/v1/payments', providerPayment, interval),
    refundsBetween: (interval) => allBetween('/v1/refunds', providerRefund, interval),
    async fetchRefund(refundId) {
      if (!isGatewayId(refundId)) return undefined
      return call(providerRefund, { method: 'GET', url: `/v1/refunds/${refundId}` }).catch(
        undefinedWhenRefused,
      )
    },
    capture: ({ id, amount, currency }) =>
      call(providerPayment, {
        method: 'POST',
        url: `/v1/payments/${id}/capture`,
        data: { amount, currency },
      }),
    refund: ({ paymentId, amountPaise, key }) =>
      call(providerRefund, {
        method: 'POST',
        url: `/v1/payments/${paymentId}/refund`,
        data: { amount: amountPaise },
        headers: { 'X-Refund-Idempotency': key },
      }),
    async fetchDispute(disputeId) {
      if (!isGatewayId(disputeId)) return undefined
      return call(providerDispute, { method: 'GET', url: `/v1/disputes/${disputeId}` }).catch(
        undefinedWhenRefused,
      )
    },
    acceptDispute: (disputeId) =>
      call(providerDispute, { method: 'POST', url: `/v1/disputes/${disputeId}/accept` }),
    async contestDispute({ disputeId, summary, letter }) {
      const form = new FormData()
      form.set('purpose', 'dispute_evidence')
      form.set('file', new File([new Uint8Array(letter)], 'letter.pdf', { type: 'application/pdf' }))
      const document = await call(z.object({ id: z.string() }), {
        method: 'POST',
        url: '/v1/documents',
        data: form,
        headers: { 'Content-Type': 'multipart/form-data' },
      })
      return call(providerDispute, {
        method: 'PATCH',
        url: `/v1/disputes/${disputeId}/contest`,
        data: { summary, explanation_letter: [document.id], action: 'submit' },
      })
    },
    verifyWebhook: (rawBody, signature, secret) => isSame(signature, sign(rawBody, secret)),
    verifyCheckoutSignature: ({ orderId, paymentId, signature }) =>
      isSame(signature, sign(`${orderId}|${paymentId}`, keySecret)),
  }
}
