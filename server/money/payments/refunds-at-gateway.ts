import { frontEndPathOf } from '@newyou/contract/addresses'
import { sql } from 'kysely'
import type { ProviderPayment } from '../../integrations/payments.ts'
import type { Accounts } from '../../people/accounts/index.ts'
import { inTransaction, type Trx } from '../../platform/database/database.ts'
import type { Advance } from './advance.ts'
import type { MoneyDependencies } from './dependencies.ts'
import type { OrderRow } from './fulfilment.ts'
import { lockOrder, stateOf } from './order-state.ts'
import { noteForStaff } from './security-log.ts'
import type { SentBackBooks } from './sent-back.ts'

/** A refund as reported by an event of the gateway, with the payment at that moment. */
export interface SeenRefund {
  id: string
  amount: number
  payment: ProviderPayment
}

interface StaffNews {
  orderId: string
  amountPaise: number
}

type Dependencies = MoneyDependencies & {
  accounts: Pick<Accounts, 'peopleWithRole'>
  advance: Advance
  sentBack: SentBackBooks
}

const staffQueue = 'refunded-at-gateway'

/**
 * Refunds that were made in the gateway's dashboard. They are booked like ours, and staff are notified.
 */
export function createRefundsAtGateway(dependencies: Dependencies) {
  const { accounts, advance, db, clock, jobs, notifications, sentBack } = dependencies

  /** Our own refund, whose event may come before its answer. */
  async function isOurs(trx: Trx, { id, amount, payment }: SeenRefund): Promise<boolean> {
    const ours = await trx
      .selectFrom('refund')
      .select(['u_id', 'provider_refund_id', 'state'])
      .where('provider_payment_id', '=', payment.id)
      .where((of) =>
        of.or([
          of('provider_refund_id', '=', id),
          sql<boolean>`${id} = any(earlier_refund_ids)`,
          of.and([
            of('reason', 'not like', 'dispute:%'),
            of('provider_refund_id', 'is', null),
            of('amount_paise', '=', amount),
            of('state', 'in', ['wanted', 'sent']),
          ]),
        ]),
      )
      .orderBy(sql`provider_refund_id nulls last`)
      .executeTakeFirst()
    if (ours?.state === 'sent' && ours.provider_refund_id === null)
      await trx
        .updateTable('refund')
        .set({ provider_refund_id: id, updated_at: clock.now() })
        .where('u_id', '=', ours.u_id)
        .execute()
    return ours !== undefined
  }

  async function book(trx: Trx, order: OrderRow, { id, amount, payment }: SeenRefund) {
    const { refundId } = await sentBack.book(trx, order, {
      paymentId: payment.id,
      providerRefundId: id,
      amountPaise: amount,
      reason: `at-gateway:${id}`,
    })
    await noteForStaff(trx, clock, 'refunded-at-gateway', { refund_u_id: refundId, order_u_id: order.u_id })
    await jobs.send<StaffNews>(trx, staffQueue, { orderId: order.u_id, amountPaise: amount }, { key: id })
  }

  jobs.work<StaffNews>(staffQueue, ({ orderId, amountPaise }, job) =>
    inTransaction(db, async (trx) => {
      const { title } = await trx
        .selectFrom('orders')
        .select('title')
        .where('u_id', '=', orderId)
        .executeTakeFirstOrThrow()
      const staff = await accounts.peopleWithRole(trx, 'support', 'finance', 'admin')
      if (!(await notifications.isFirst(trx, `staff:${job.id}`))) return
      for (const personId of staff)
        await notifications.notify(trx, {
          about: null,
          personId,
          type: 'payment',
          message: 'payments.refundedAtGateway',
          parameters: { title, amountPaise },
          frontEndPath: frontEndPathOf('dashboard'),
          targetId: orderId,
        })
    }),
  )

  /** Processes a completed refund; our own and known ones change nothing. */
  return async function refunded(orderId: string, refund: SeenRefund): Promise<void> {
    // The refund's event may overtake that of its payment.
    await advance(orderId, refund.payment)
    await inTransaction(db, async (trx) => {
      const order = await lockOrder(trx, orderId)
      const payment = await trx
        .selectFrom('payment')
        .select('use')
        .where('provider_payment_id', '=', refund.payment.id)
        .forUpdate()
        .executeTakeFirst()
      if (payment?.use !== 'fulfilled' || stateOf(order) !== 'paid' || (await isOurs(trx, refund))) return
      await book(trx, order, refund)
    })
  }
}
