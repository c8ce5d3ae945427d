import { frontEndPathOf } from '@newyou/contract/addresses'
import type { Selectable } from 'kysely'
import type { ProviderPayment } from '../../integrations/payments.ts'
import { GatewayRefusal } from '../../integrations/razorpay-client.ts'
import { inTransaction, type Trx } from '../../platform/database/database.ts'
import type { Payment } from '../../platform/database/schema.ts'
import type { MoneyDependencies } from './dependencies.ts'
import type { OrderRow } from './fulfilment.ts'
import type { Refunds } from './gateway-refunds.ts'
import { instrumentOf } from './instrument.ts'
import { lockOrder, may, move, stateOf } from './order-state.ts'
import { noteForStaff } from './security-log.ts'
import { settle } from './settle.ts'

type PaymentRow = Selectable<Payment>
type AdvanceDependencies = MoneyDependencies & { refunds: Refunds }

const progress = ['failed', 'authorized', 'captured', 'refunded'] as const

const fits = (order: OrderRow, payment: ProviderPayment) =>
  payment.order_id === order.provider_order_id &&
  payment.amount === order.payable_paise &&
  payment.currency === 'INR'

/** Whether the split is frozen, and the order neither paid nor refunded. */
const isUnsettled = (order: OrderRow) =>
  ['awaiting-payment', 'failed', 'expired'].includes(stateOf(order)) && order.provider_order_id !== null

/**
 * The only way in which a payment changes an order, whatever reports it: the browser, the webhook or the reconciling
 * job. The payment's data must come from the gateway itself: from an answer or a signed event.
 */
export function createAdvance(dependencies: AdvanceDependencies) {
  const { db, clock, ledger, coupons, walletChanged, gateway, refunds, notifications, logger } = dependencies

  /** Captures an authorised payment, before anything is given for it. */
  async function capture(orderId: string, payment: ProviderPayment): Promise<ProviderPayment> {
    if (payment.status !== 'authorized') return payment
    const order = await db
      .selectFrom('orders')
      .selectAll()
      .where('u_id', '=', orderId)
      .executeTakeFirstOrThrow()
    // An unwanted payment stays uncaptured: the gateway releases it by itself.
    if (!fits(order, payment) || !isUnsettled(order)) return payment
    try {
      // Only a fetched payment includes the card.
      return { ...payment, ...(await gateway.capture(payment)) }
    } catch (error) {
      if (!(error instanceof GatewayRefusal)) throw error
      // Another process was faster, or it can no longer be captured.
      return (await gateway.fetchPayment(payment.id)) ?? payment
    }
  }

  /** Stores the state of a payment; an older state never replaces a newer one. */
  async function record(
    trx: Trx,
    order: OrderRow,
    payment: ProviderPayment,
  ): Promise<PaymentRow | undefined> {
    if (payment.status === 'created' || payment.order_id === null) return undefined
    const now = clock.now()
    await trx
      .insertInto('payment')
      .values({
        provider_payment_id: payment.id,
        order_id: order.u_id,
        provider_order_id: payment.order_id,
        state: payment.status,
        method: payment.method ?? '',
        instrument: instrumentOf(payment),
        amount_paise: payment.amount,
        error_reason: payment.error_description ?? null,
        created_at: now,
        updated_at: now,
      })
      .onConflict((conflict) =>
        conflict
          .column('provider_payment_id')
          .doUpdateSet((row) => ({ instrument: row.ref('excluded.instrument') }))
          .where('payment.instrument', '=', '')
          .where((row) => row.ref('excluded.instrument'), '<>', ''),
      )
      .execute()
    const known = await trx
      .selectFrom('payment')
      .selectAll()
      .where('provider_payment_id', '=', payment.id)
      .where('order_id', '=', order.u_id)
      .executeTakeFirstOrThrow()
    const isNews =
      progress.indexOf(payment.status) > progress.indexOf(known.state as (typeof progress)[number]) // by its check
    if (!isNews) return known
    return trx
      .updateTable('payment')
      .set({ state: payment.status, updated_at: now })
      .where('provider_payment_id', '=', payment.id)
      .returningAll()
      .executeTakeFirstOrThrow()
  }

  async function use(trx: Trx, payment: PaymentRow, how: 'fulfilled' | 'returned') {
    await trx
      .updateTable('payment')
      .set({ use: how, updated_at: clock.now() })
      .where('provider_payment_id', '=', payment.provider_payment_id)
      .execute()
  }

  async function notifyOfReturn(trx: Trx, order: OrderRow, reason: 'gone' | 'paidTwice' | 'notAsOrdered') {
    await notifications.notify(trx, {
      about: null,
      personId: order.client_id,
      type: 'payment',
      message: 'payments.paymentReturned',
      parameters: { reason, title: order.title },
      frontEndPath: frontEndPathOf('dashboard'),
      targetId: order.u_id,
    })
  }

  async function returnPayment(
    trx: Trx,
    order: OrderRow,
    payment: PaymentRow,
    reason: Parameters<Refunds['want']>[3],
  ) {
    await use(trx, payment, 'returned')
    // Staff may have refunded it in the gateway's own pages already.
    if (payment.state === 'captured') await refunds.want(trx, order, payment, reason)
  }

  /** Refunds every part of an order to its source. People are locked before accounts, as everywhere. */
  async function returnOrder(trx: Trx, order: OrderRow, payment: PaymentRow) {
    await notifyOfReturn(trx, order, 'gone')
    await coupons.freeHeld(trx, order.u_id)
    await ledger.voidHolds(trx, order.u_id)
    await walletChanged(trx, order.client_id)
    await returnPayment(trx, order, payment, 'goods-gone')
    await move(trx, order, 'refund', { updated_at: clock.now() })
  }

  async function takeMoney(trx: Trx, order: OrderRow, payment: PaymentRow, seen: ProviderPayment) {
    if (payment.use !== 'none') return
    if (seen.currency !== 'INR') {
      logger.error({ orderId: order.u_id }, 'a payment came in another currency')
      await noteForStaff(trx, clock, 'foreign-currency', { provider_payment_id: seen.id })
      return use(trx, payment, 'returned')
    }
    if (payment.state === 'refunded') return use(trx, payment, 'returned')
    if (!fits(order, seen) || !isUnsettled(order)) {
      const isSecond = stateOf(order) === 'paid'
      const reason = isSecond ? 'paid-twice' : 'not-as-ordered'
      await notifyOfReturn(trx, order, isSecond ? 'paidTwice' : 'notAsOrdered')
      return returnPayment(trx, order, payment, reason)
    }
    if ((await settle(trx, dependencies, order)) === 'gone') return returnOrder(trx, order, payment)
    await use(trx, payment, 'fulfilled')
    await trx
      .updateTable('provider_order')
      .set({ is_open: false })
      .where('provider_order_id', '=', payment.provider_order_id)
      .execute()
  }

  /** Changes the order by the gateway's state of one payment. Old and repeated reports change nothing. */
  return async function advance(orderId: string, seen: ProviderPayment): Promise<void> {
    const payment = await capture(orderId, seen)
    await inTransaction(db, async (trx) => {
      const order = await lockOrder(trx, orderId)
      const known = await record(trx, order, payment)
      if (!known) return
      if (known.state === 'captured' || known.state === 'refunded')
        return takeMoney(trx, order, known, payment)
      const isDeclined = known.state === 'failed' && payment.order_id === order.provider_order_id
      if (isDeclined && may(order, 'decline')) await move(trx, order, 'decline', { updated_at: clock.now() })
    })
  }
}
export type Advance = ReturnType<typeof createAdvance>
