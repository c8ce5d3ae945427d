import { isObject } from '../platform/http.ts'
import { type GatewayContext, listPage, nowSeconds, readNotes } from './context.ts'
import type { OrderEntity, OrderRecord } from './entities.ts'
import { GatewayError, unknownId } from './errors.ts'
import { newId } from './ids.ts'

const amountMin = 100
const amountMax = 50_000_000
const receiptLengthMax = 40

/** Makes an order; Razorpay lets receipts repeat, and so does this. */
export function createOrder(context: GatewayContext, input: Record<string, unknown>): OrderEntity {
  const { amount, currency, receipt } = input
  if (typeof amount !== 'number' || !Number.isInteger(amount)) {
    throw new GatewayError('The amount must be an integer.', { field: 'amount' })
  }
  if (amount < amountMin) {
    throw new GatewayError('Order amount less than minimum amount allowed', { field: 'amount' })
  }
  if (amount > amountMax) {
    throw new GatewayError('Amount exceeds maximum amount allowed.', { field: 'amount' })
  }
  if (currency !== 'INR') {
    throw new GatewayError('Currency is not supported', { field: 'currency' })
  }
  if (receipt !== undefined && receipt !== null && typeof receipt !== 'string') {
    throw new GatewayError('The receipt must be a string.', { field: 'receipt' })
  }
  if (receipt && receipt.length > receiptLengthMax) {
    throw new GatewayError(`The receipt may not be greater than ${receiptLengthMax} characters.`, {
      field: 'receipt',
    })
  }
  const entity: OrderEntity = {
    id: newId('order'),
    entity: 'order',
    amount,
    amount_paid: 0,
    amount_due: amount,
    currency,
    receipt: receipt ?? null,
    offer_id: null,
    status: 'created',
    attempts: 0,
    notes: readNotes(input.notes),
    created_at: nowSeconds(context),
  }
  context.store.state.orders.push({ entity, capture: readCapture(input) ?? context.options.capture })
  context.store.changed()
  return entity
}

export function findOrder(context: GatewayContext, id: string): OrderRecord {
  const order = context.store.state.orders.find((record) => record.entity.id === id)
  if (!order) throw unknownId()
  return order
}

export function listOrders(context: GatewayContext, query: URLSearchParams) {
  const receipt = query.get('receipt')
  const authorized = query.get('authorized')
  const authorizedOrders = new Set(
    context.store.state.payments
      .filter(({ entity }) => entity.status === 'authorized')
      .map(({ entity }) => entity.order_id),
  )
  const wantsAuthorized = authorized === '1' || authorized === 'true'
  const orders = context.store.state.orders
    .map((record) => record.entity)
    .filter((entity) => receipt === null || entity.receipt === receipt)
    .filter((entity) => authorized === null || authorizedOrders.has(entity.id) === wantsAuthorized)
  return listPage(orders, query)
}

export function paymentsOfOrder(context: GatewayContext, id: string) {
  findOrder(context, id)
  const items = context.store.state.payments
    .map((record) => record.entity)
    .filter((entity) => entity.order_id === id)
    .toReversed()
  return { entity: 'collection' as const, count: items.length, items }
}

/** An order says it as payment_capture (old) or payment.capture (new); most leave it to the account. */
function readCapture(input: Record<string, unknown>): OrderRecord['capture'] | undefined {
  if (isObject(input.payment)) {
    const { capture } = input.payment
    if (capture === 'automatic' || capture === 'manual') return capture
    throw new GatewayError('The capture must be automatic or manual.', { field: 'payment.capture' })
  }
  const flag = input.payment_capture
  if (flag === undefined || flag === null) return undefined
  return flag === true || flag === 1 || flag === '1' ? 'automatic' : 'manual'
}
