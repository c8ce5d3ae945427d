import { sql } from 'kysely'
import { after, days, minutes, seconds } from '../../platform/clock.ts'
import { DomainError } from '../../platform/http/errors.ts'
import { levelOf } from '../../platform/watch/failures.ts'
import type { Advance } from './advance.ts'
import type { MoneyDependencies } from './dependencies.ts'
import { type RefundJob, type Refunds, refundQueue } from './gateway-refunds.ts'

export const askQueue = 'ask-gateway'
export interface AskJob {
  orderId: string
}

/** Before that, the browser or the webhook is expected to report the payment. */
const patienceMs = seconds(30)
/** The gateway is asked every minute while people usually pay, later four times an hour, and not after a day. */
const busyMs = minutes(40)
const askEvery = { busyMs: seconds(45), laterMs: minutes(15) }
const followedMs = days(1)
const batch = 200

type ReconcileDependencies = MoneyDependencies & { advance: Advance; refunds: Refunds }

/** Keeps orders up to date when nothing is reported: expired ones are ended, and the gateway is asked. */
export function createReconcile({
  db,
  clock,
  jobs,
  gateway,
  orderService,
  advance,
  refunds,
  logger,
}: ReconcileDependencies) {
  async function askFor(orderId: string, providerOrderId: string) {
    const payments = await gateway.paymentsOfOrder(providerOrderId)
    // By importance: a failed attempt beside a successful one is no news.
    const rank = { captured: 0, refunded: 1, authorized: 2, failed: 3, created: 4 }
    for (const payment of payments.sort((one, other) => rank[one.status] - rank[other.status]))
      await advance(orderId, payment)
  }

  /** Asks about all payments of an order. @throws DomainError gatewayUnavailable */
  async function askAbout(orderId: string): Promise<void> {
    const known = await db
      .selectFrom('provider_order')
      .select('provider_order_id')
      .where('order_id', '=', orderId)
      .orderBy('created_at')
      .execute()
    for (const { provider_order_id: id } of known) await askFor(orderId, id)
  }

  /** Ends orders that expired unpaid, each in its own transaction. */
  async function expireOrders(): Promise<number> {
    const due = await db
      .selectFrom('orders')
      .select('u_id')
      .where('state', 'in', ['open', 'awaiting-payment', 'failed'])
      .where('expires_at', '<=', clock.now())
      .orderBy('expires_at')
      .limit(batch * 5)
      .execute()
    let ended = 0
    for (const { u_id: orderId } of due) {
      const isEnded = await orderService.expireDue(orderId).catch((error: Error) => {
        // One order that cannot be ended must not keep the others.
        logger[levelOf(error)]({ err: error, orderId }, 'an order could not be ended')
        return false
      })
      if (isEnded) ended++
    }
    return ended
  }

  async function dueQuestions() {
    const now = clock.now()
    await db
      .updateTable('provider_order')
      .set({ is_open: false })
      .where('is_open', '=', true)
      .where('created_at', '<', after(now, -followedMs))
      .execute()
    return db
      .selectFrom('provider_order')
      .select(['provider_order_id', 'order_id'])
      .where('is_open', '=', true)
      .where('created_at', '<', after(now, -patienceMs))
      .where(
        sql<boolean>`(asked_at is null or asked_at < case when created_at > ${after(now, -busyMs)}::timestamptz
          then ${after(now, -askEvery.busyMs)}::timestamptz else ${after(now, -askEvery.laterMs)}::timestamptz end)`,
      )
      .orderBy(sql`asked_at nulls first`)
      .limit(batch)
      .execute()
  }

  /** Asks the gateway about every order that may have been paid unnoticed, and sends overdue refunds. */
  async function reconcile(): Promise<void> {
    for (const { provider_order_id: id, order_id: orderId } of await dueQuestions()) {
      try {
        await askFor(orderId, id)
      } catch (error) {
        if (error instanceof DomainError && error.code === 'gatewayUnavailable') return
        logger[levelOf(error)]({ err: error, orderId }, 'an order could not be reconciled')
      }
      await db
        .updateTable('provider_order')
        .set({ asked_at: clock.now() })
        .where('provider_order_id', '=', id)
        .execute()
    }
    for (const refundId of await refunds.overdue(after(clock.now(), -minutes(2))))
      await refunds.send(refundId)
  }

  jobs.work<RefundJob>(refundQueue, ({ refundId }) => refunds.send(refundId))
  jobs.work<AskJob>(askQueue, ({ orderId }) => askAbout(orderId))
  return { askAbout, expireOrders, reconcile }
}
