import { randomBytes } from 'node:crypto'
import { type GatewayContext, listPage, nowSeconds } from './context.ts'
import type { DisputeEntity, PaymentRecord } from './entities.ts'
import { GatewayError, unknownId } from './errors.ts'
import { newId } from './ids.ts'
import { findPayment, subjectOf } from './payments.ts'

const daySeconds = 86_400
const summaryMax = 1000

export async function openDispute(
  context: GatewayContext,
  payment: PaymentRecord,
  amount = payment.entity.amount,
): Promise<DisputeEntity> {
  const createdAt = nowSeconds(context)
  const dispute: DisputeEntity = {
    id: newId('disp'),
    entity: 'dispute',
    payment_id: payment.entity.id,
    amount,
    currency: payment.entity.currency,
    amount_deducted: 0,
    reason_code: 'goods_or_services_not_received_or_partially_received',
    respond_by: createdAt + 7 * daySeconds,
    status: 'open',
    phase: 'chargeback',
    created_at: createdAt,
  }
  context.store.state.disputes.push(dispute)
  await send(context, 'created', dispute)
  return { ...dispute }
}

export function findDispute(context: GatewayContext, id: string): DisputeEntity {
  const dispute = context.store.state.disputes.find((one) => one.id === id)
  if (!dispute) throw unknownId()
  return dispute
}

export const listDisputes = (context: GatewayContext, query: URLSearchParams) =>
  listPage(context.store.state.disputes, query)

/** The merchant gives in: the money goes to the cardholder. */
export async function acceptDispute(context: GatewayContext, dispute: DisputeEntity) {
  requireOpen(dispute)
  await decideDispute(context, dispute, 'lost')
  return { ...dispute }
}

/** A document of evidence; its words are not read. */
export function keepDocument(context: GatewayContext, body: string) {
  if (!body.includes('dispute_evidence'))
    throw new GatewayError('The purpose field is required.', { field: 'purpose' })
  if (!body.includes('%PDF-'))
    throw new GatewayError('The file must be a PDF, JPG or PNG.', { field: 'file' })
  return {
    id: `doc_${randomBytes(7).toString('hex')}`,
    entity: 'document',
    purpose: 'dispute_evidence',
    mime_type: 'application/pdf',
    size: body.length,
    created_at: nowSeconds(context),
  }
}

/** The merchant explains why the payment is due; the bank looks at it. */
export async function contestDispute(
  context: GatewayContext,
  dispute: DisputeEntity,
  { summary, action, explanation_letter: letters }: Record<string, unknown>,
) {
  requireOpen(dispute)
  if (typeof summary !== 'string' || summary.length === 0 || summary.length > summaryMax)
    throw new GatewayError('The summary must be between 1 and 1000 characters.', { field: 'summary' })
  if (!Array.isArray(letters) || letters.length === 0)
    throw new GatewayError('At least one document of evidence is required.', { field: 'explanation_letter' })
  if (action !== 'submit') return { ...dispute }
  dispute.status = 'under_review'
  await send(context, 'under_review', dispute)
  return { ...dispute }
}

/** The bank decides. The merchant pays a lost amount. */
export async function decideDispute(
  context: GatewayContext,
  dispute: DisputeEntity,
  outcome: 'won' | 'lost' | 'closed',
) {
  dispute.status = outcome
  dispute.amount_deducted = outcome === 'lost' ? dispute.amount : 0
  await send(context, outcome, dispute)
}

function requireOpen({ status }: DisputeEntity) {
  if (status !== 'open') throw new GatewayError('The dispute has already been answered')
}

async function send(
  context: GatewayContext,
  what: 'created' | 'under_review' | 'won' | 'lost' | 'closed',
  dispute: DisputeEntity,
): Promise<void> {
  const payment = findPayment(context, dispute.payment_id)
  const event = context.webhooks.make(
    `payment.dispute.${what}`,
    { payment: { entity: payment.entity }, dispute: { entity: dispute } },
    subjectOf(payment),
  )
  await context.webhooks.dispatch([event], payment.webhooks)
}
