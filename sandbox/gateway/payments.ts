import type { GatewayContext } from './context.ts'
import type { LaterStep, OrderRecord, PaymentRecord, WebhookRecord } from './entities.ts'
import { GatewayError, unknownId } from './errors.ts'
import type { Failure, Plan } from './instruments.ts'
import { sign } from './webhooks.ts'

export type HandlerAnswer = {
  razorpay_payment_id: string
  razorpay_order_id: string
  razorpay_signature: string
}

export function findPayment(context: GatewayContext, id: string): PaymentRecord {
  const payment = context.store.state.payments.find((record) => record.entity.id === id)
  if (!payment) throw unknownId()
  return payment
}

function orderOf(context: GatewayContext, payment: PaymentRecord): OrderRecord {
  const order = context.store.state.orders.find(({ entity }) => entity.id === payment.entity.order_id)
  if (!order) throw new Error(`The payment ${payment.entity.id} has no order.`)
  return order
}

/** Carries out the plan of an instrument. Resolves when the payer's page may be told. */
export async function followPlan(context: GatewayContext, payment: PaymentRecord, plan: Plan): Promise<void> {
  const { delays } = context.options
  if (plan.outcome === 'pending') {
    // A net-banking payment waits for the bank page instead.
    if (payment.entity.method === 'upi') later(context, payment, 'authorise', delays.pendingMs)
    return
  }
  if (plan.outcome === 'failure') {
    if (!plan.failure) throw new Error('A plan that fails says why.')
    await fail(context, payment, plan.failure)
    if (plan.authorise === 'late') later(context, payment, 'authorise', delays.lateAuthorisationMs)
    return
  }
  if (plan.capture === 'late') {
    await context.webhooks.dispatch(authorise(context, payment), payment.webhooks)
    later(context, payment, 'capture', delays.lateCaptureMs)
    return
  }
  await succeed(context, payment)
}

/** Authorises, and captures when the order says so and is not paid by another payment. */
export async function succeed(context: GatewayContext, payment: PaymentRecord): Promise<void> {
  const events = authorise(context, payment)
  const order = orderOf(context, payment)
  if (order.capture === 'automatic' && order.entity.status !== 'paid')
    events.push(...settle(context, payment))
  await context.webhooks.dispatch(events, payment.webhooks)
}

export async function fail(context: GatewayContext, payment: PaymentRecord, failure: Failure): Promise<void> {
  const { entity } = payment
  if (entity.status !== 'created') throw new GatewayError(`A payment that is ${entity.status} cannot fail.`)
  payment.later = undefined
  entity.status = 'failed'
  entity.error_code = 'BAD_REQUEST_ERROR'
  entity.error_description = failure.description
  entity.error_source = failure.source
  entity.error_step = failure.step
  entity.error_reason = failure.reason
  await context.webhooks.dispatch([paymentEvent(context, 'payment.failed', payment)], payment.webhooks)
}

/** Captures an authorised payment. Throws when it is in another state, or for another amount. */
export async function capture(
  context: GatewayContext,
  payment: PaymentRecord,
  amount: unknown,
  currency: unknown,
): Promise<void> {
  const { entity } = payment
  if (entity.captured) throw new GatewayError('This payment has already been captured')
  if (entity.status !== 'authorized') {
    throw new GatewayError('Only payments which have been authorized and not yet captured can be captured')
  }
  if (amount !== entity.amount) {
    throw new GatewayError('Capture amount must be equal to the amount authorized', { field: 'amount' })
  }
  if (currency !== undefined && currency !== entity.currency) {
    throw new GatewayError('Capture currency must be that of the payment', { field: 'currency' })
  }
  if (orderOf(context, payment).entity.status === 'paid') {
    throw new GatewayError('The order is already paid by another payment')
  }
  payment.later = undefined
  await context.webhooks.dispatch(settle(context, payment), payment.webhooks)
}

/** Takes the next step that a payment would take later by itself. Nothing happens when there is none. */
export async function takeLaterStep(context: GatewayContext, payment: PaymentRecord): Promise<void> {
  const next = payment.later
  if (!next) return
  payment.later = undefined
  if (next.step === 'authorise') return succeed(context, payment)
  if (orderOf(context, payment).entity.status === 'paid') return
  await context.webhooks.dispatch(settle(context, payment), payment.webhooks)
}

/** Sets the timers of steps that were still to come when the sandbox stopped. */
export function resumeLaterSteps(context: GatewayContext): void {
  for (const payment of context.store.state.payments) {
    if (payment.later) {
      later(
        context,
        payment,
        payment.later.step,
        Math.max(0, payment.later.dueAt - context.options.clock.now()),
      )
    }
  }
}

/** The checkout's answer to the page, signed with the key secret over order and payment id. */
export function handlerAnswer(context: GatewayContext, payment: PaymentRecord): HandlerAnswer {
  const { id, order_id: orderId } = payment.entity
  return {
    razorpay_payment_id: id,
    razorpay_order_id: orderId,
    razorpay_signature: sign(`${orderId}|${id}`, context.options.keySecret),
  }
}

function paymentEvent(
  context: GatewayContext,
  event: 'payment.authorized' | 'payment.captured' | 'payment.failed',
  payment: PaymentRecord,
): WebhookRecord {
  return context.webhooks.make(event, { payment: { entity: payment.entity } }, subjectOf(payment))
}

export function subjectOf(payment: PaymentRecord) {
  return { orderId: payment.entity.order_id, paymentId: payment.entity.id }
}

function authorise(context: GatewayContext, payment: PaymentRecord): WebhookRecord[] {
  const { entity } = payment
  if (entity.status !== 'created' && entity.status !== 'failed') {
    throw new GatewayError(`A payment that is ${entity.status} cannot be authorised.`)
  }
  payment.later = undefined
  entity.status = 'authorized'
  entity.error_code = null
  entity.error_description = null
  entity.error_source = null
  entity.error_step = null
  entity.error_reason = null
  return [paymentEvent(context, 'payment.authorized', payment)]
}

function settle(context: GatewayContext, payment: PaymentRecord): WebhookRecord[] {
  const { entity } = payment
  const order = orderOf(context, payment)
  entity.status = 'captured'
  entity.captured = true
  // Razorpay's usual price: 2% and 18% tax on it; `fee` includes the tax.
  const price = Math.round(entity.amount * 0.02)
  entity.tax = Math.round(price * 0.18)
  entity.fee = price + entity.tax
  order.entity.status = 'paid'
  order.entity.amount_paid = entity.amount
  order.entity.amount_due = Math.max(0, order.entity.amount - entity.amount)
  return [
    paymentEvent(context, 'payment.captured', payment),
    context.webhooks.make(
      'order.paid',
      { payment: { entity }, order: { entity: order.entity } },
      subjectOf(payment),
    ),
  ]
}

function later(
  context: GatewayContext,
  payment: PaymentRecord,
  step: LaterStep['step'],
  delayMs: number,
): void {
  const next: LaterStep = { step, dueAt: context.options.clock.now() + delayMs }
  payment.later = next
  context.store.changed()
  context.timers.after(delayMs, () => {
    if (payment.later === next) void takeLaterStep(context, payment)
  })
}
