import { type OrderAction, type OrderState, orderTransitions } from '@newyou/contract/money/payments/payments'
import type { Trx } from '../../platform/database/database.ts'
import { locking } from '../../platform/database/locks.ts'
import { orNotFound } from '../../platform/http/errors.ts'
import type { OrderRow } from './fulfilment.ts'

export const stateOf = (order: Pick<OrderRow, 'state'>) => order.state as OrderState // checked by the table

export const may = (order: Pick<OrderRow, 'state'>, action: OrderAction) =>
  orderTransitions[stateOf(order)][action] !== undefined

/** Locks an order until the transaction ends; every change of an order starts here. @throws DomainError notFound */
export async function lockOrder(trx: Trx, orderId: string): Promise<OrderRow> {
  locking(trx, 'order', orderId)
  return orNotFound(
    await trx.selectFrom('orders').selectAll().where('u_id', '=', orderId).forUpdate().executeTakeFirst(),
  )
}

/**
 * The only place where an order changes its state, by the table of the contract. The row must be locked.
 * @throws Error if the table has no such transition, which is a bug
 */
export async function move(
  trx: Trx,
  order: OrderRow,
  action: OrderAction,
  changes: Partial<Omit<OrderRow, 'u_id' | 'state'>> & { updated_at: Date },
): Promise<OrderRow> {
  const state = orderTransitions[stateOf(order)][action]
  if (!state) throw new Error(`the order ${order.u_id} is ${order.state} and cannot ${action}`)
  return trx
    .updateTable('orders')
    .set({ ...changes, state })
    .where('u_id', '=', order.u_id)
    .where('state', '=', order.state)
    .returningAll()
    .executeTakeFirstOrThrow()
}
