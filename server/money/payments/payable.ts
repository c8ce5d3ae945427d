import type { Trx } from '../../platform/database/database.ts'
import { throwError } from '../../platform/http/errors.ts'
import type { OrderRow } from './fulfilment.ts'
import { stateOf } from './order-state.ts'

/** The split of an order stays while a payment for it is under way. @throws DomainError paymentNotComplete */
export async function requireNoPayment(trx: Trx, order: OrderRow) {
  const payment = await trx
    .selectFrom('payment')
    .select('provider_payment_id')
    .where('order_id', '=', order.u_id)
    .where('use', '=', 'none')
    .where('state', 'in', ['authorized', 'captured'])
    .executeTakeFirst()
  if (payment) throwError('paymentNotComplete')
}

/** Whether an order can still be paid. @throws DomainError holdExpired, orderNotOpen */
export function requirePayable(order: OrderRow, now: Date) {
  const state = stateOf(order)
  if (state === 'expired') throwError('holdExpired')
  if (state === 'refunded') throwError('orderNotOpen')
  if (order.expires_at && order.expires_at <= now) throwError('holdExpired')
}
