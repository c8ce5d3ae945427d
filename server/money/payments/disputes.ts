import { frontEndPathOf } from '@newyou/contract/addresses'
import type { ProviderDispute } from '../../integrations/payments.ts'
import type { Accounts } from '../../people/accounts/index.ts'
import { inTransaction, type Trx } from '../../platform/database/database.ts'
import { orNotFound } from '../../platform/http/errors.ts'
import type { MoneyDependencies } from './dependencies.ts'
import type { OrderRow } from './fulfilment.ts'
import { lockOrder, stateOf } from './order-state.ts'
import type { SentBackBooks } from './sent-back.ts'

type Dependencies = MoneyDependencies & {
  accounts: Pick<Accounts, 'peopleWithRole'>
  sentBack: SentBackBooks
}

const isOver = (status: string) => status === 'won' || status === 'lost' || status === 'closed'

/**
 * Payments that the cardholder disputes at the bank. The gateway reports the state of each, in events that come in any
 * order. A lost one is booked like a refund; what the order had refunded before is our loss.
 */
export function createDisputes(dependencies: Dependencies) {
  const { accounts, db, clock, ledger, logger, notifications, sentBack } = dependencies

  const orderOf = (trx: Trx, paymentId: string) =>
    trx
      .selectFrom('payment as p')
      .select('p.order_id')
      .where('p.provider_payment_id', '=', paymentId)
      .executeTakeFirst()

  async function tellStaff(trx: Trx, order: OrderRow, amountPaise: number) {
    for (const personId of await accounts.peopleWithRole(trx, 'finance', 'admin'))
      await notifications.notify(trx, {
        about: null,
        personId,
        type: 'payment',
        message: 'payments.disputed',
        parameters: { title: order.title, amountPaise },
        frontEndPath: frontEndPathOf('dashboard'),
        targetId: order.u_id,
      })
  }

  async function bookLoss(trx: Trx, order: OrderRow, dispute: ProviderDispute) {
    const amountPaise = dispute.amount_deducted || dispute.amount
    const reason = `dispute:${dispute.id}`
    const { gatewayPaise } =
      stateOf(order) === 'paid'
        ? await sentBack.book(trx, order, {
            paymentId: dispute.payment_id,
            providerRefundId: null,
            amountPaise,
            reason,
          })
        : { gatewayPaise: 0 }
    const lossPaise = amountPaise - gatewayPaise
    if (lossPaise > 0)
      await ledger.post(trx, {
        key: reason,
        kind: 'dispute-lost',
        causedBy: order.u_id,
        entries: [
          { account: { kind: 'gateway-clearing' }, amount: lossPaise },
          { account: { kind: 'goodwill' }, amount: -lossPaise },
        ],
      })
  }

  async function write(trx: Trx, dispute: ProviderDispute, orderId: string | null) {
    const now = clock.now()
    const facts = {
      order_id: orderId,
      amount_paise: dispute.amount,
      reason_code: dispute.reason_code ?? '',
      phase: dispute.phase ?? '',
      respond_by: dispute.respond_by ? new Date(dispute.respond_by * 1000) : null,
      updated_at: now,
    }
    const inserted = await trx
      .insertInto('payment_dispute')
      .values({
        dispute_id: dispute.id,
        provider_payment_id: dispute.payment_id,
        created_at: now,
        ...facts,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('dispute_id')
      .executeTakeFirst()
    const row = await trx
      .selectFrom('payment_dispute')
      .selectAll()
      .where('dispute_id', '=', dispute.id)
      .forUpdate()
      .executeTakeFirstOrThrow()
    // Ended disputes stay ended, and stale events reopen none under review.
    const isNews = !isOver(row.status) && !(row.status === 'under_review' && dispute.status === 'open')
    if (!isNews && row.phase === facts.phase) return { row, isNew: false }
    const changed = await trx
      .updateTable('payment_dispute')
      .set({ ...facts, ...(!isOver(row.status) && { status: dispute.status }) })
      .where('dispute_id', '=', dispute.id)
      .returningAll()
      .executeTakeFirstOrThrow()
    return { row: changed, isNew: inserted !== undefined }
  }

  return {
    /** Processes the gateway's report of a dispute; repeating it changes nothing. */
    take: (dispute: ProviderDispute): Promise<void> =>
      inTransaction(db, async (trx) => {
        const known = await orderOf(trx, dispute.payment_id)
        const order = known && (await lockOrder(trx, known.order_id))
        const { row, isNew } = await write(trx, dispute, order?.u_id ?? null)
        if (isNew) {
          logger.warn({ disputeId: dispute.id }, 'a payment is disputed')
          if (order) await tellStaff(trx, order, dispute.amount)
        }
        if (row.status !== 'lost' || row.booked_at !== null || !order) return
        await bookLoss(trx, order, dispute)
        await trx
          .updateTable('payment_dispute')
          .set({ booked_at: clock.now() })
          .where('dispute_id', '=', dispute.id)
          .execute()
      }),

    /** Locks a dispute that was not answered yet; undefined if it was, or is closed. @throws DomainError notFound */
    async lockOpen(trx: Trx, disputeId: string) {
      const row = orNotFound(
        await trx
          .selectFrom('payment_dispute')
          .selectAll()
          .where('dispute_id', '=', disputeId)
          .forUpdate()
          .executeTakeFirst(),
      )
      return row.status === 'open' && row.answer === null ? row : undefined
    },

    /** A colleague would accept it, and another one has to. */
    askAccept: (trx: Trx, disputeId: string, staffId: string) =>
      trx
        .updateTable('payment_dispute')
        .set({ accept_asked_by: staffId })
        .where('dispute_id', '=', disputeId)
        .execute(),

    /** Records the answer to the gateway; the first one stays. */
    answered: (
      trx: Trx,
      disputeId: string,
      { by, ...given }: { answer: 'accepted' | 'contested'; explanation: string; by: string },
    ) =>
      trx
        .updateTable('payment_dispute')
        .set({ ...given, answered_by: by, answered_at: clock.now() })
        .where('dispute_id', '=', disputeId)
        .where('answer', 'is', null)
        .execute(),
  }
}
export type Disputes = ReturnType<typeof createDisputes>
