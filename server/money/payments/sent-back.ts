import { frontEndPathOf } from '@newyou/contract/addresses'
import type { Trx } from '../../platform/database/database.ts'
import type { MoneyDependencies } from './dependencies.ts'
import { kindOf, type OrderRow } from './fulfilment.ts'
import { sentKey } from './gateway-refunds.ts'
import type { OrderRefunds } from './order-refunds.ts'

/** Money of a payment that was returned without our doing: a refund in the gateway's dashboard, or a lost dispute. */
interface SentBack {
  paymentId: string
  /** The gateway's id, if it is a refund made there. */
  providerRefundId: string | null
  amountPaise: number
  reason: string
}

/** Books money returned without our action like a refund. */
export function createSentBack({
  clock,
  ids,
  ledger,
  fulfilments,
  notifications,
  walletChanged,
  orderRefunds,
}: Pick<MoneyDependencies, 'clock' | 'ids' | 'ledger' | 'fulfilments' | 'notifications' | 'walletChanged'> & {
  orderRefunds: OrderRefunds
}) {
  return {
    /**
     * If all of the gateway's part is returned, the whole order is refunded, with points, wallet and coupon, and the
     * product is taken back; less is only that amount. Amounts spent meanwhile stay as a debt. The order is locked and
     * paid. Answers with the part that was still to be refunded.
     */
    async book(trx: Trx, order: OrderRow, { paymentId, providerRefundId, amountPaise, reason }: SentBack) {
      const { client_id: personId, title } = order
      const part = await orderRefunds.partSentBack(trx, order, amountPaise)
      const fulfilment = fulfilments.of(kindOf(order))
      if (part.isWhole) {
        await fulfilment.lock?.(trx, order)
        await fulfilment.takeBack?.(trx, order)
      }
      await notifications.notify(trx, {
        about: null,
        personId,
        type: 'payment',
        message: 'payments.refundedToClient',
        parameters: { title, amountPaise },
        frontEndPath: frontEndPathOf('dashboard'),
        targetId: order.u_id,
      })
      const now = clock.now()
      const { u_id: refundId } = await trx
        .insertInto('refund')
        .values({
          u_id: ids.next(),
          order_id: order.u_id,
          provider_payment_id: paymentId,
          provider_refund_id: providerRefundId,
          amount_paise: part.gatewayPaise,
          reason,
          state: 'sent',
          created_at: now,
          updated_at: now,
        })
        .returning('u_id')
        .executeTakeFirstOrThrow()
      await orderRefunds.bookSentBack(trx, order, part, reason)
      await ledger.post(trx, {
        key: sentKey(refundId),
        kind: 'refund-sent',
        causedBy: order.u_id,
        entries: [
          { account: { kind: 'refunds-due' }, amount: -part.gatewayPaise },
          { account: { kind: 'gateway-clearing' }, amount: part.gatewayPaise },
        ],
      })
      await walletChanged(trx, personId)
      return { refundId, gatewayPaise: part.gatewayPaise }
    },
  }
}
export type SentBackBooks = ReturnType<typeof createSentBack>
