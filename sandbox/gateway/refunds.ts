import { type GatewayContext, listPage, nowSeconds, readNotes } from './context.ts'
import type { EventName, PaymentRecord, RefundEntity, RefundRecord } from './entities.ts'
import { GatewayError, unknownId } from './errors.ts'
import { newId } from './ids.ts'
import { findPayment, subjectOf } from './payments.ts'

const idempotencyKeyShape = /^[A-Za-z0-9_-]{10,}$/

/** Refunds a captured payment, wholly when no amount is given. A repeated key gives the same refund back. */
export async function createRefund(
  context: GatewayContext,
  payment: PaymentRecord,
  input: Record<string, unknown>,
  idempotencyKey: string | undefined,
): Promise<RefundEntity> {
  const request = JSON.stringify([payment.entity.id, input])
  if (idempotencyKey !== undefined) {
    if (!idempotencyKeyShape.test(idempotencyKey)) {
      throw new GatewayError('The idempotency key needs 10 letters, digits, hyphens or underscores.')
    }
    const earlier = context.store.state.refunds.find((record) => record.idempotency?.key === idempotencyKey)
    if (earlier && earlier.idempotency?.request !== request) {
      throw new GatewayError('Different request with the same idempotency key')
    }
    if (earlier) return earlier.entity
  }
  const amount = readAmount(payment, input.amount)
  const record: RefundRecord = {
    entity: {
      id: newId('rfnd'),
      entity: 'refund',
      amount,
      currency: payment.entity.currency,
      payment_id: payment.entity.id,
      notes: readNotes(input.notes),
      receipt: typeof input.receipt === 'string' ? input.receipt : null,
      acquirer_data: { arn: null },
      created_at: nowSeconds(context),
      batch_id: null,
      status: 'pending',
      speed_processed: 'normal',
      speed_requested: input.speed === 'optimum' ? 'optimum' : 'normal',
    },
    idempotency: idempotencyKey === undefined ? undefined : { key: idempotencyKey, request },
  }
  context.store.state.refunds.push(record)
  addRefunded(payment, amount)
  await send(context, 'refund.created', record)
  scheduleSettlement(context, record)
  // A copy, because the refund may be settled before the answer is written.
  return { ...record.entity }
}

export function findRefund(context: GatewayContext, id: string): RefundRecord {
  const refund = context.store.state.refunds.find((record) => record.entity.id === id)
  if (!refund) throw unknownId()
  return refund
}

export function listRefunds(context: GatewayContext, query: URLSearchParams, paymentId?: string) {
  if (paymentId !== undefined) findPayment(context, paymentId)
  const refunds = context.store.state.refunds
    .map((record) => record.entity)
    .filter((entity) => paymentId === undefined || entity.payment_id === paymentId)
  return listPage(refunds, query)
}

export async function processRefund(context: GatewayContext, refund: RefundRecord): Promise<void> {
  if (refund.entity.status !== 'pending') return
  refund.entity.status = 'processed'
  refund.entity.acquirer_data.arn = String(Math.floor(Math.random() * 1e11)).padStart(11, '0')
  await send(context, 'refund.processed', refund)
}

/** The bank sends the money back to the merchant, also after it was processed. */
export async function failRefund(context: GatewayContext, refund: RefundRecord): Promise<void> {
  if (refund.entity.status === 'failed') return
  refund.entity.status = 'failed'
  addRefunded(findPayment(context, refund.entity.payment_id), -refund.entity.amount)
  await send(context, 'refund.failed', refund)
}

export function resumeRefunds(context: GatewayContext): void {
  for (const refund of context.store.state.refunds) {
    if (refund.entity.status === 'pending') scheduleSettlement(context, refund)
  }
}

function readAmount(payment: PaymentRecord, asked: unknown): number {
  const { entity } = payment
  if (!entity.captured) throw new GatewayError('The payment status should be captured for action to be taken')
  const left = entity.amount - entity.amount_refunded
  if (left === 0) throw new GatewayError('The payment has been fully refunded already')
  const amount = asked ?? left
  if (typeof amount !== 'number' || !Number.isInteger(amount) || amount < 100) {
    throw new GatewayError('The amount must be at least INR 1.00', { field: 'amount' })
  }
  if (amount > left) {
    throw new GatewayError('The refund amount provided is greater than amount captured', { field: 'amount' })
  }
  return amount
}

function addRefunded(payment: PaymentRecord, amount: number): void {
  const { entity } = payment
  entity.amount_refunded += amount
  const isFull = entity.amount_refunded === entity.amount
  entity.refund_status = entity.amount_refunded === 0 ? null : isFull ? 'full' : 'partial'
  entity.status = isFull ? 'refunded' : 'captured'
}

function scheduleSettlement(context: GatewayContext, refund: RefundRecord): void {
  context.timers.after(context.options.delays.refundMs, () => void processRefund(context, refund))
}

async function send(context: GatewayContext, event: EventName, refund: RefundRecord): Promise<void> {
  const payment = findPayment(context, refund.entity.payment_id)
  const record = context.webhooks.make(
    event,
    { refund: { entity: refund.entity }, payment: { entity: payment.entity } },
    subjectOf(payment),
  )
  await context.webhooks.dispatch([record], payment.webhooks)
}
