import type { DeskPaymentKind } from '@newyou/contract/money/payments/desk-payments'
import { deskPaymentReplies } from '../../messages/replies/back-office.ts'
import type { Trx } from '../../platform/database/database.ts'
import { orNotFound, throwError } from '../../platform/http/errors.ts'
import type { MoneyDependencies } from './dependencies.ts'
import { createDeskRefunds } from './desk-refunds.ts'
import type { OrderRow } from './fulfilment.ts'
import { lockOrder } from './order-state.ts'

type Dependencies = Pick<MoneyDependencies, 'clock' | 'ids' | 'ledger' | 'notifications' | 'walletChanged'>

const kindIn = (kind: string) => kind as DeskPaymentKind // checked by the table
export const deskKey = (paymentId: string) => `desk:${paymentId}`

/** What follows money that was taken at the desk: its order changes, a mistake is taken back, a refund is owed. */
export function createDeskMoney(dependencies: Dependencies) {
  const { clock, ledger } = dependencies
  const refunds = createDeskRefunds(dependencies)

  /** The order has this much less to be paid; a payment window that is open at the gateway is for the sum of before. */
  const change = (trx: Trx, order: OrderRow, paise: number) =>
    trx
      .updateTable('orders')
      .set({
        desk_paise: order.desk_paise + paise,
        payable_paise: order.payable_paise - paise,
        provider_order_id: null,
        split_number: order.split_number + (order.provider_order_id ? 1 : 0),
        updated_at: clock.now(),
      })
      .where('u_id', '=', order.u_id)
      .returningAll()
      .executeTakeFirstOrThrow()

  return {
    ...refunds,
    change,

    /**
     * Takes back an entry that was a mistake, as long as its order is not paid. Nothing is paid out for it.
     * @throws DomainError notFound, notNow
     */
    async reverse(trx: Trx, paymentId: string, { by, reason }: { by: string; reason: string }) {
      const { order_id: orderId } = orNotFound(
        await trx
          .selectFrom('desk_payment')
          .select('order_id')
          .where('u_id', '=', paymentId)
          .executeTakeFirst(),
      )
      const order = await lockOrder(trx, orderId)
      if (order.paid_at) throwError('notNow', { message: deskPaymentReplies.refundInstead })
      const payment = await trx
        .updateTable('desk_payment')
        .set({ state: 'reversed', ended_by: by, ended_at: clock.now(), end_reason: reason })
        .where('u_id', '=', paymentId)
        .where('state', '=', 'taken')
        .returningAll()
        .executeTakeFirst()
      if (!payment) throwError('notNow')
      const posting = orNotFound(await ledger.find(trx, deskKey(paymentId)))
      await ledger.reverse(trx, posting, { key: `${deskKey(paymentId)}:reversed`, note: reason })
      await change(trx, order, -payment.amount_paise)
      return { ...payment, kind: kindIn(payment.kind) }
    },

    /**
     * An order ends unpaid: what was taken for it at the desk is to be paid back there. The order is locked; answers with
     * the order as it is then. A later payment by the gateway no longer fits it, and goes back too.
     */
    async owe(trx: Trx, order: OrderRow): Promise<OrderRow> {
      const paise = order.desk_paise
      if (paise === 0) return order
      await trx
        .updateTable('desk_payment')
        .set({ state: 'returned', ended_at: clock.now() })
        .where('order_id', '=', order.u_id)
        .where('state', '=', 'taken')
        .execute()
      const refundId = await refunds.due(trx, order.u_id, { amountPaise: paise, reason: 'order-ended' })
      await ledger.post(trx, {
        key: `desk-owed:${refundId}`,
        kind: 'desk-deposit-returned',
        causedBy: order.u_id,
        entries: [
          { account: { kind: 'desk-deposits' }, amount: -paise },
          { account: { kind: 'desk-refunds-due' }, amount: paise },
        ],
      })
      return change(trx, order, -paise)
    },
  }
}
export type DeskMoney = ReturnType<typeof createDeskMoney>
