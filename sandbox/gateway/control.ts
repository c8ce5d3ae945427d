import type { StartOptions } from '../options.ts'
import type { GatewayContext } from './context.ts'
import { decideDispute, findDispute, openDispute } from './disputes.ts'
import type {
  DisputeEntity,
  OrderEntity,
  PaymentEntity,
  PayoutEntity,
  PayoutMode,
  RefundEntity,
  WebhookRecord,
} from './entities.ts'
import type { Fault, Faults } from './faults.ts'
import { failedAtBank } from './instruments.ts'
import { type PayOrder, payOrder } from './pay-order.ts'
import {
  capture,
  fail,
  findPayment,
  type HandlerAnswer,
  handlerAnswer,
  succeed,
  takeLaterStep,
} from './payments.ts'
import { endPayout, findPayout, type PayoutEnd } from './payouts.ts'
import { failRefund, findRefund, processRefund } from './refunds.ts'
import type { WebhookMode, Webhooks } from './webhooks.ts'

/** Controls of the gateway for tests and people, outside its protocol. */
export type GatewayControl = {
  /** Pays an order without a browser. `handler` is what the checkout would hand to the page. */
  payOrder(
    orderId: string,
    how?: PayOrder,
  ): Promise<{ payment: PaymentEntity; handler: HandlerAnswer | null }>
  /** The next calls of an API operation go wrong in this way. */
  fault(fault: Fault): void
  clearFaults(): void
  /** Takes now what would happen later by itself, for one payment or all. Returns how many moved. */
  advanceLate(paymentId?: string): Promise<number>
  /** Authorises (and by the order's setting captures) a payment that is created or failed. */
  authorisePayment(paymentId: string): Promise<PaymentEntity>
  capturePayment(paymentId: string): Promise<PaymentEntity>
  failPayment(paymentId: string): Promise<PaymentEntity>
  processRefund(refundId: string): Promise<RefundEntity>
  failRefund(refundId: string): Promise<RefundEntity>
  /** The bank ends a payout. */
  endPayout(payoutId: string, end: PayoutEnd): Promise<PayoutEntity>
  setPayouts(mode: PayoutMode): void
  payouts(): PayoutEntity[]
  openDispute(paymentId: string, amount?: number): Promise<DisputeEntity>
  /** The bank decides about it. */
  decideDispute(disputeId: string, outcome: 'won' | 'lost' | 'closed'): Promise<DisputeEntity>
  /** Sends an event again, copies at once; resolves with the status of each answer (null: none). */
  resend: Webhooks['resend']
  /** Returns the new secret; events made before keep their old one. */
  rotateWebhookSecret(secret?: string): string
  webhookSecrets(): { current: string; previous: string | undefined }
  setWebhookUrl(url: string | undefined): void
  /** `dropped` loses all new events, `held` keeps them back until `releaseWebhooks`. */
  setWebhookMode(mode: WebhookMode): void
  releaseWebhooks(): void
  setCapture(capture: NonNullable<StartOptions['capture']>): void
  orders(): OrderEntity[]
  payments(orderId?: string): PaymentEntity[]
  refunds(paymentId?: string): RefundEntity[]
  webhooks(filter?: { orderId?: string; paymentId?: string; event?: WebhookRecord['event'] }): WebhookRecord[]
}

export function controlGateway(context: GatewayContext, faults: Faults): GatewayControl {
  const { store, webhooks } = context
  return {
    async payOrder(orderId, how = {}) {
      const payment = await payOrder(context, orderId, how)
      const isPaid = payment.entity.status === 'authorized' || payment.entity.status === 'captured'
      return {
        payment: structuredClone(payment.entity),
        handler: isPaid ? handlerAnswer(context, payment) : null,
      }
    },
    fault: (fault) => faults.add(fault),
    clearFaults: () => faults.clear(),
    async advanceLate(paymentId) {
      const waiting = store.state.payments.filter(
        ({ entity, later }) => later && (paymentId === undefined || entity.id === paymentId),
      )
      for (const payment of waiting) await takeLaterStep(context, payment)
      return waiting.length
    },
    async authorisePayment(paymentId) {
      const payment = findPayment(context, paymentId)
      await succeed(context, payment)
      return structuredClone(payment.entity)
    },
    async capturePayment(paymentId) {
      const payment = findPayment(context, paymentId)
      await capture(context, payment, payment.entity.amount, payment.entity.currency)
      return structuredClone(payment.entity)
    },
    async failPayment(paymentId) {
      const payment = findPayment(context, paymentId)
      await fail(context, payment, failedAtBank)
      return structuredClone(payment.entity)
    },
    async processRefund(refundId) {
      const refund = findRefund(context, refundId)
      await processRefund(context, refund)
      return structuredClone(refund.entity)
    },
    async failRefund(refundId) {
      const refund = findRefund(context, refundId)
      await failRefund(context, refund)
      return structuredClone(refund.entity)
    },
    async endPayout(payoutId, end) {
      const payout = findPayout(context, payoutId)
      await endPayout(context, payout, end)
      return structuredClone(payout.entity)
    },
    setPayouts(mode) {
      store.payoutMode = mode
    },
    payouts: () => store.state.payouts.map(({ entity }) => structuredClone(entity)),
    openDispute: (paymentId, amount) => openDispute(context, findPayment(context, paymentId), amount),
    async decideDispute(disputeId, outcome) {
      const dispute = findDispute(context, disputeId)
      await decideDispute(context, dispute, outcome)
      return structuredClone(dispute)
    },
    resend: (id, how) => webhooks.resend(id, how),
    rotateWebhookSecret: (secret) => webhooks.rotateSecret(secret),
    webhookSecrets: () => ({ current: webhooks.secret, previous: webhooks.previousSecret }),
    setWebhookUrl: (url) => webhooks.sendTo(url),
    setWebhookMode(mode) {
      webhooks.mode = mode
    },
    releaseWebhooks: () => webhooks.release(),
    setCapture(setting) {
      context.options.capture = setting
    },
    orders: () => store.state.orders.map(({ entity }) => structuredClone(entity)),
    payments: (orderId) =>
      store.state.payments
        .filter(({ entity }) => orderId === undefined || entity.order_id === orderId)
        .map(({ entity }) => structuredClone(entity)),
    refunds: (paymentId) =>
      store.state.refunds
        .filter(({ entity }) => paymentId === undefined || entity.payment_id === paymentId)
        .map(({ entity }) => structuredClone(entity)),
    webhooks: (filter = {}) =>
      store.state.webhooks
        .filter((record) => filter.orderId === undefined || record.orderId === filter.orderId)
        .filter((record) => filter.paymentId === undefined || record.paymentId === filter.paymentId)
        .filter((record) => filter.event === undefined || record.event === filter.event)
        .map((record) => structuredClone(record)),
  }
}
