import { type GatewayContext, nowSeconds } from './context.ts'
import type { CardEntity, PaymentMethod, PaymentRecord, WebhookRoute } from './entities.ts'
import { GatewayError } from './errors.ts'
import { newId } from './ids.ts'
import { findOrder } from './orders.ts'

/** One try to pay an order. */
export type Attempt = {
  orderId: string
  method: PaymentMethod
  /** Card number, UPI id or bank code. */
  instrument: string
  cardholder?: string
  webhooks: WebhookRoute
  email?: string
  contact?: string
  description?: string
  /** Other than the order's only for tests of a payment that does not fit its order. */
  amount?: number
  currency?: string
}

/** Adds a payment in state `created` to an order. Throws when the order is paid. */
export function startAttempt(context: GatewayContext, attempt: Attempt): PaymentRecord {
  const order = findOrder(context, attempt.orderId)
  if (order.entity.status === 'paid') throw new GatewayError('Payment already done for this order.')
  order.entity.attempts += 1
  order.entity.status = 'attempted'
  const card = attempt.method === 'card' ? newCard(attempt.instrument, attempt.cardholder ?? '') : undefined
  const payment: PaymentRecord = {
    entity: {
      id: newId('pay'),
      entity: 'payment',
      amount: attempt.amount ?? order.entity.amount,
      currency: attempt.currency ?? order.entity.currency,
      status: 'created',
      order_id: order.entity.id,
      invoice_id: null,
      international: false,
      method: attempt.method,
      amount_refunded: 0,
      refund_status: null,
      captured: false,
      description: attempt.description ?? null,
      card_id: card?.id ?? null,
      ...(card && { card }),
      bank: attempt.method === 'netbanking' ? attempt.instrument : null,
      wallet: null,
      vpa: attempt.method === 'upi' ? attempt.instrument : null,
      email: attempt.email ?? 'void@razorpay.com',
      contact: attempt.contact ?? '+919999999999',
      notes: order.entity.notes,
      fee: null,
      tax: null,
      error_code: null,
      error_description: null,
      error_source: null,
      error_step: null,
      error_reason: null,
      acquirer_data: acquirerData(attempt.method),
      created_at: nowSeconds(context),
    },
    webhooks: attempt.webhooks,
    later: undefined,
  }
  context.store.state.payments.push(payment)
  context.store.changed()
  return payment
}

function newCard(number: string, name: string): CardEntity {
  const digits = number.replaceAll(/\D/g, '')
  const networks: Record<string, CardEntity['network']> = { 4: 'Visa', 5: 'MasterCard', 6: 'RuPay' }
  return {
    id: newId('card'),
    entity: 'card',
    name,
    last4: digits.slice(-4),
    network: networks[digits.charAt(0)] ?? 'Unknown',
    type: 'credit',
    issuer: 'PRAC',
    international: false,
    emi: false,
    sub_type: 'consumer',
    token_iin: null,
  }
}

function acquirerData(method: PaymentMethod): Record<string, string | null> {
  const number = String(Math.floor(Math.random() * 1e12)).padStart(12, '0')
  if (method === 'upi') return { rrn: number, upi_transaction_id: newId('pay').slice(4).toUpperCase() }
  return method === 'card' ? { auth_code: number.slice(0, 6) } : { bank_transaction_id: number }
}
