import { type Selectable, sql } from 'kysely'
import { GatewayRefusal } from '../../integrations/razorpay-client.ts'
import { inTransaction, type Queryable, type Trx } from '../../platform/database/database.ts'
import type { Payment, Refund } from '../../platform/database/schema.ts'
import { throwError } from '../../platform/http/errors.ts'
import type { MoneyDependencies } from './dependencies.ts'
import type { OrderRow } from './fulfilment.ts'
import { noteForStaff } from './security-log.ts'

export const refundQueue = 'refund'
export interface RefundJob {
  refundId: string
}

type RefundDependencies = Pick<
  MoneyDependencies,
  'db' | 'clock' | 'ids' | 'jobs' | 'ledger' | 'gateway' | 'logger'
>
/** Why a payment without an effect is refunded. */
type UnusedReason = 'goods-gone' | 'paid-twice' | 'not-as-ordered'

/** The gateway's key of an attempt: the refund's id, for later attempts with their number. */
const attemptOf = (refundId: string, attempt: number) => (attempt === 1 ? refundId : `${refundId}-${attempt}`)

/** The ledger posting of a refund that was handed to the gateway. */
export const sentKey = (refundId: string, attempt = 1) => `refund:${attemptOf(refundId, attempt)}`

/** Refunds by the gateway: recorded in our books first, then sent by a job. */
export function createRefunds({ db, clock, ids, jobs, ledger, gateway, logger }: RefundDependencies) {
  /** Records a refund of a payment and adds the job that sends it, in the caller's transaction. */
  async function queue(
    trx: Trx,
    order: OrderRow,
    payment: Selectable<Payment>,
    { reason, amountPaise }: { reason: string; amountPaise: number },
  ): Promise<string> {
    const now = clock.now()
    const { u_id: refundId } = await trx
      .insertInto('refund')
      .values({
        u_id: ids.next(),
        order_id: order.u_id,
        provider_payment_id: payment.provider_payment_id,
        amount_paise: amountPaise,
        reason,
        created_at: now,
        updated_at: now,
      })
      .returning('u_id')
      .executeTakeFirstOrThrow()
    await jobs.send<RefundJob>(trx, refundQueue, { refundId }, { key: refundId })
    return refundId
  }

  /** Refunds a whole payment that was never used for its order. A payment is refunded only once. */
  async function want(trx: Trx, order: OrderRow, payment: Selectable<Payment>, reason: UnusedReason) {
    const refundId = await queue(trx, order, payment, { reason, amountPaise: payment.amount_paise })
    await ledger.post(trx, {
      key: `refund-due:${refundId}`,
      kind: 'refund-due',
      causedBy: order.u_id,
      entries: [
        { account: { kind: 'gateway-clearing' }, amount: -payment.amount_paise },
        { account: { kind: 'refunds-due' }, amount: payment.amount_paise },
      ],
    })
  }

  const find = (refundId: string) =>
    db.selectFrom('refund').selectAll().where('u_id', '=', refundId).executeTakeFirst()

  /** The refunded amount of a payment according to our books. */
  async function sentOf(queryable: Queryable, providerPaymentId: string): Promise<number> {
    const { sum } = await queryable
      .selectFrom('refund')
      .select((of) => of.fn.coalesce(of.fn.sum<number>('amount_paise'), of.val(0)).as('sum'))
      .where('provider_payment_id', '=', providerPaymentId)
      .where('state', '=', 'sent')
      .executeTakeFirstOrThrow()
    return Number(sum)
  }

  /** Asks the gateway; if it rejects, finds out whether the money was refunded already. */
  async function ask(refund: Selectable<Refund>): Promise<{ id: string | null } | { failure: string }> {
    try {
      return await gateway.refund({
        paymentId: refund.provider_payment_id,
        amountPaise: refund.amount_paise,
        key: attemptOf(refund.u_id, refund.attempt),
      })
    } catch (error) {
      if (!(error instanceof GatewayRefusal)) throw error
      const payment = await gateway.fetchPayment(refund.provider_payment_id)
      const known = (await sentOf(db, refund.provider_payment_id)) + refund.amount_paise
      return (payment?.amount_refunded ?? 0) >= known ? { id: null } : { failure: error.message }
    }
  }

  const lockPayment = (trx: Trx, providerPaymentId: string) =>
    trx
      .selectFrom('payment')
      .select('provider_payment_id')
      .where('provider_payment_id', '=', providerPaymentId)
      .forUpdate()
      .execute()

  /** A payment is `refunded` once all of it is refunded; until then it stays captured. The payment's row is locked. */
  async function setPayment(trx: Trx, { provider_payment_id: id }: Selectable<Refund>) {
    const sent = await sentOf(trx, id)
    await trx
      .updateTable('payment')
      .set((of) => ({
        state: sql<string>`case when ${of.ref('amount_paise')} <= ${sent}::bigint then 'refunded' else 'captured' end`,
        updated_at: clock.now(),
      }))
      .where('provider_payment_id', '=', id)
      .execute()
  }

  return {
    queue,
    want,

    /**
     * Sends a recorded refund. It may be repeated, because the gateway recognises its key. @throws DomainError
     * gatewayUnavailable
     */
    async send(refundId: string): Promise<void> {
      const refund = await find(refundId)
      if (refund?.state !== 'wanted') return
      const sent = await ask(refund)
      await inTransaction(db, async (trx) => {
        // Two parts of one payment may be sent at once; each must see the other when it says what is left.
        await lockPayment(trx, refund.provider_payment_id)
        const { numUpdatedRows } = await trx
          .updateTable('refund')
          .set({
            ...('failure' in sent
              ? { state: 'failed', failure: sent.failure }
              : { state: 'sent', provider_refund_id: sent.id }),
            updated_at: clock.now(),
          })
          .where('u_id', '=', refundId)
          .where('state', '=', 'wanted')
          .where('attempt', '=', refund.attempt)
          .executeTakeFirstOrThrow()
        if (!numUpdatedRows) return
        if ('failure' in sent) {
          logger.warn({ refundId }, 'the gateway refuses a refund')
          return noteForStaff(trx, clock, 'refund-refused', { refund_u_id: refundId })
        }
        await setPayment(trx, refund)
        await ledger.post(trx, {
          key: sentKey(refundId, refund.attempt),
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
     * The bank returned a refund to us: it is due again in the books, and staff are asked to handle it.
     * @throws DomainError unavailable when we have not yet stored that it was sent: the gateway will send it again
     */
    async cameBack(providerRefundId: string, providerPaymentId: string): Promise<void> {
      await inTransaction(db, async (trx) => {
        await lockPayment(trx, providerPaymentId)
        const refunds = await trx
          .selectFrom('refund')
          .selectAll()
          .where('provider_payment_id', '=', providerPaymentId)
          .forUpdate()
          .execute()
        const refund = refunds.find((one) => one.provider_refund_id === providerRefundId)
        if (!refund && refunds.some((one) => one.state === 'wanted')) throwError('unavailable')
        if (refund?.state !== 'sent') return
        await trx
          .updateTable('refund')
          .set({ state: 'failed', updated_at: clock.now() })
          .where('u_id', '=', refund.u_id)
          .execute()
        await setPayment(trx, refund)
        const transaction = await ledger.find(trx, sentKey(refund.u_id, refund.attempt))
        if (transaction)
          await ledger.reverse(trx, transaction, {
            key: `refund-failed:${attemptOf(refund.u_id, refund.attempt)}`,
          })
        await noteForStaff(trx, clock, 'refund-failed', { refund_u_id: refund.u_id })
        logger.warn({ refundId: refund.u_id }, 'a refund came back from the bank')
      })
    },

    /** Refunds that should have been sent by now, in case their job was lost. */
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
