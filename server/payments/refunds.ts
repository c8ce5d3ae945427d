import type { Selectable } from 'kysely'
import { inTransaction, type Trx } from '../platform/database/database.ts'
import type { Payment, Refund } from '../platform/database/schema.ts'
import { fail } from '../platform/http/errors.ts'
import { GatewayRefusal } from '../providers/payments.ts'
import type { OrderRow } from './goods.ts'
import type { MoneyParts } from './parts.ts'
import { noteForStaff } from './security-log.ts'

export const refundQueue = 'refund'
export interface RefundJob {
  refundId: string
}

type RefundParts = Pick<MoneyParts, 'db' | 'clock' | 'chance' | 'jobs' | 'ledger' | 'gateway' | 'logger'>
type RefundReason = 'goods-gone' | 'paid-twice' | 'not-as-ordered'

const sentKey = (refundId: string) => `refund:${refundId}`

/** Money that came by the gateway and goes back the same way: wanted in our books first, then sent by a job. */
export function createRefunds({ db, clock, chance, jobs, ledger, gateway, logger }: RefundParts) {
  /** Writes down that a payment is to go back, in the caller's transaction; a payment goes back once. */
  async function want(
    trx: Trx,
    order: OrderRow,
    payment: Selectable<Payment>,
    reason: RefundReason,
  ): Promise<void> {
    const now = clock.now()
    const row = await trx
      .insertInto('refund')
      .values({
        u_id: chance.uId(),
        order_id: order.u_id,
        provider_payment_id: payment.provider_payment_id,
        amount_paise: payment.amount_paise,
        reason,
        created_at: now,
        updated_at: now,
      })
      .returning('u_id')
      .executeTakeFirstOrThrow()
    await ledger.post(trx, {
      key: `refund-due:${row.u_id}`,
      kind: 'refund-due',
      causedBy: order.u_id,
      entries: [
        { account: { kind: 'gateway-clearing' }, amount: -payment.amount_paise },
        { account: { kind: 'refunds-due' }, amount: payment.amount_paise },
      ],
    })
    await jobs.send<RefundJob>(trx, refundQueue, { refundId: row.u_id }, { key: row.u_id })
  }

  const find = (refundId: string) =>
    db.selectFrom('refund').selectAll().where('u_id', '=', refundId).executeTakeFirst()

  /** Asks the gateway; when it says no, whether that is because the money is back already. */
  async function ask(refund: Selectable<Refund>): Promise<{ id: string | null } | undefined> {
    try {
      return await gateway.refund({
        paymentId: refund.provider_payment_id,
        amountPaise: refund.amount_paise,
        key: refund.u_id,
      })
    } catch (error) {
      if (!(error instanceof GatewayRefusal)) throw error
      const payment = await gateway.fetchPayment(refund.provider_payment_id)
      return payment?.status === 'refunded' ? { id: null } : undefined
    }
  }

  async function setPayment(trx: Trx, refund: Selectable<Refund>, state: 'refunded' | 'captured') {
    await trx
      .updateTable('payment')
      .set({ state, updated_at: clock.now() })
      .where('provider_payment_id', '=', refund.provider_payment_id)
      .execute()
  }

  return {
    want,

    /** Sends a wanted refund; may be repeated, the gateway knows it by its key. @throws DomainError gatewayUnavailable */
    async send(refundId: string): Promise<void> {
      const refund = await find(refundId)
      if (refund?.state !== 'wanted') return
      const sent = await ask(refund)
      await inTransaction(db, async (trx) => {
        const { numUpdatedRows } = await trx
          .updateTable('refund')
          .set({
            state: sent ? 'sent' : 'failed',
            provider_refund_id: sent?.id ?? null,
            updated_at: clock.now(),
          })
          .where('u_id', '=', refundId)
          .where('state', '=', 'wanted')
          .executeTakeFirstOrThrow()
        if (!numUpdatedRows) return
        if (!sent) {
          logger.error({ refundId }, 'the gateway refuses a refund')
          return noteForStaff(trx, clock, 'refund-refused', { refund_u_id: refundId })
        }
        await setPayment(trx, refund, 'refunded')
        await ledger.post(trx, {
          key: sentKey(refundId),
          kind: 'refund-sent',
          causedBy: refund.order_id,
          entries: [
            { account: { kind: 'refunds-due' }, amount: -refund.amount_paise },
            { account: { kind: 'gateway-clearing' }, amount: refund.amount_paise },
          ],
        })
      })
    },

    /**
     * The bank sent a refund back to us: the books say again that it is due, and staff must see to it.
     * @throws DomainError unavailable when we have not yet stored that it was sent: the gateway will tell again
     */
    async cameBack(providerRefundId: string, providerPaymentId: string): Promise<void> {
      await inTransaction(db, async (trx) => {
        const refunds = await trx
          .selectFrom('refund')
          .selectAll()
          .where('provider_payment_id', '=', providerPaymentId)
          .forUpdate()
          .execute()
        const refund = refunds.find((one) => one.provider_refund_id === providerRefundId)
        if (!refund && refunds.some((one) => one.state === 'wanted')) fail('unavailable')
        if (refund?.state !== 'sent') return
        await trx
          .updateTable('refund')
          .set({ state: 'failed', updated_at: clock.now() })
          .where('u_id', '=', refund.u_id)
          .execute()
        await setPayment(trx, refund, 'captured')
        const transaction = await ledger.find(trx, sentKey(refund.u_id))
        if (transaction) await ledger.reverse(trx, transaction, { key: `refund-failed:${refund.u_id}` })
        await noteForStaff(trx, clock, 'refund-failed', { refund_u_id: refund.u_id })
        logger.error({ refundId: refund.u_id }, 'a refund came back from the bank')
      })
    },

    /** Refunds that should have gone out by now, for when their job died. */
    async overdue(before: Date): Promise<string[]> {
      const rows = await db
        .selectFrom('refund')
        .select('u_id')
        .where('state', '=', 'wanted')
        .where('created_at', '<', before)
        .orderBy('created_at')
        .limit(50)
        .execute()
      return rows.map((row) => row.u_id)
    },
  }
}
export type Refunds = ReturnType<typeof createRefunds>
