import { frontEndPathOf } from '@newyou/contract/addresses'
import { sql } from 'kysely'
import type { Accounts } from '../accounts/index.ts'
import { inTransaction, type Trx } from '../platform/database/database.ts'
import type { ProviderPayment } from '../providers/payments.ts'
import type { Advance } from './advance.ts'
import type { MoneyDependencies } from './dependencies.ts'
import { kindOf, type OrderRow } from './fulfilment.ts'
import { sentKey } from './gateway-refunds.ts'
import type { OrderRefunds } from './order-refunds.ts'
import { lockOrder, stateOf } from './order-state.ts'
import { noteForStaff } from './security-log.ts'

/** A refund as the gateway's event tells of it, with the payment as it was then. */
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
  orderRefunds: OrderRefunds
}

const staffQueue = 'refunded-at-gateway'

/**
 * Refunds that somebody made in the gateway's own pages. They are booked like ours: all of the gateway's part is the
 * whole order, with points, wallet and coupon, and takes the goods back; less is that much money alone. What the client
 * has spent meanwhile stays as a debt. Staff are notified.
 */
export function createRefundsAtGateway(dependencies: Dependencies) {
  const { accounts, db, clock, ids, jobs, ledger, fulfilments, notifications } = dependencies
  const { advance, orderRefunds, walletChanged } = dependencies

  /** Our own refund, whose event may come before its answer. */
  async function isOurs(trx: Trx, { id, amount, payment }: SeenRefund): Promise<boolean> {
    const ours = await trx
      .selectFrom('refund')
      .select(['u_id', 'provider_refund_id', 'state'])
      .where('provider_payment_id', '=', payment.id)
      .where((of) =>
        of.or([
          of('provider_refund_id', '=', id),
          of.and([
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

  async function writeSent(trx: Trx, order: OrderRow, { id, amount, payment }: SeenRefund): Promise<string> {
    const now = clock.now()
    const { u_id: refundId } = await trx
      .insertInto('refund')
      .values({
        u_id: ids.next(),
        order_id: order.u_id,
        provider_payment_id: payment.id,
        provider_refund_id: id,
        amount_paise: amount,
        reason: `at-gateway:${id}`,
        state: 'sent',
        created_at: now,
        updated_at: now,
      })
      .returning('u_id')
      .executeTakeFirstOrThrow()
    return refundId
  }

  async function book(trx: Trx, order: OrderRow, refund: SeenRefund) {
    const { client_id: personId, title } = order
    const part = await orderRefunds.partSentBack(trx, order, refund.amount)
    const fulfilment = fulfilments.of(kindOf(order))
    if (part.isWhole) {
      await fulfilment.lock?.(trx, order)
      await fulfilment.takeBack?.(trx, order)
    }
    await notifications.notify(trx, {
      personId,
      type: 'payment',
      message: 'payments.refundedToClient',
      parameters: { title, amountPaise: refund.amount },
      frontEndPath: frontEndPathOf('dashboard'),
      targetId: order.u_id,
    })
    const refundId = await writeSent(trx, order, refund)
    await orderRefunds.bookSentBack(trx, order, part, `at-gateway:${refund.id}`)
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
    await noteForStaff(trx, clock, 'refunded-at-gateway', { refund_u_id: refundId, order_u_id: order.u_id })
    await jobs.send<StaffNews>(
      trx,
      staffQueue,
      { orderId: order.u_id, amountPaise: refund.amount },
      { key: refund.id },
    )
  }

  jobs.work<StaffNews>(staffQueue, ({ orderId, amountPaise }, job) =>
    inTransaction(db, async (trx) => {
      const { title } = await trx
        .selectFrom('orders')
        .select('title')
        .where('u_id', '=', orderId)
        .executeTakeFirstOrThrow()
      const staff = await accounts.peopleWithRole(trx, 'support', 'finance', 'admin')
      const told = await trx
        .insertInto('message_sent')
        .values({ key: `staff:${job.id}`, channel: 'bell', person_id: null, sent_at: clock.now() })
        .onConflict((conflict) => conflict.doNothing())
        .returning('key')
        .executeTakeFirst()
      if (!told) return
      for (const personId of staff)
        await notifications.notify(trx, {
          personId,
          type: 'payment',
          message: 'payments.refundedAtGateway',
          parameters: { title, amountPaise },
          frontEndPath: frontEndPathOf('dashboard'),
          targetId: orderId,
        })
    }),
  )

  /** Takes the news of a refund that is through; ours, and those that are known, change nothing. */
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
