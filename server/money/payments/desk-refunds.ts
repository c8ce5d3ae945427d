import { frontEndPathOf } from '@newyou/contract/addresses'
import { type DeskPaymentKind, handedOut } from '@newyou/contract/money/payments/desk-payments'
import type { Trx } from '../../platform/database/database.ts'
import { orNotFound, throwError } from '../../platform/http/errors.ts'
import type { MoneyDependencies } from './dependencies.ts'
import { deskAccounts } from './desk-accounts.ts'

type Dependencies = Pick<MoneyDependencies, 'clock' | 'ids' | 'ledger' | 'notifications' | 'walletChanged'>

/** Refunds of what was paid at the desk: due first, then handed out of a till, or put into the wallet. */
export function createDeskRefunds({ clock, ids, ledger, notifications, walletChanged }: Dependencies) {
  async function lockDue(trx: Trx, refundId: string) {
    const refund = orNotFound(
      await trx
        .selectFrom('desk_refund as r')
        .innerJoin('orders as o', 'o.u_id', 'r.order_id')
        .select(['r.state', 'r.amount_paise', 'r.order_id', 'o.client_id', 'o.title'])
        .where('r.u_id', '=', refundId)
        .forUpdate('r')
        .executeTakeFirst(),
    )
    return refund.state === 'due' ? refund : throwError('notNow')
  }

  return {
    /** Notes an amount that is to be paid back; the caller posts it to `desk-refunds-due`. Answers with its id. */
    async due(trx: Trx, orderId: string, { amountPaise, reason }: { amountPaise: number; reason: string }) {
      const { u_id } = await trx
        .insertInto('desk_refund')
        .values({
          u_id: ids.next(),
          order_id: orderId,
          amount_paise: amountPaise,
          reason,
          state: 'due',
          created_at: clock.now(),
        })
        .returning('u_id')
        .executeTakeFirstOrThrow()
      return u_id
    },

    /**
     * Hands it out of a till. Cash goes to the next whole rupee, at our cost. Answers with what was handed out.
     * @throws DomainError notFound, notNow
     */
    async payOut(
      trx: Trx,
      refundId: string,
      {
        kind,
        reference,
        sessionId,
        by,
      }: { kind: DeskPaymentKind; reference: string; sessionId: string; by: string },
    ) {
      const { amount_paise: due, order_id: orderId } = await lockDue(trx, refundId)
      const paidPaise = handedOut(kind, due)
      await trx
        .updateTable('desk_refund')
        .set({
          state: 'paid',
          kind,
          reference,
          paid_paise: paidPaise,
          till_session_id: sessionId,
          paid_by: by,
          paid_at: clock.now(),
        })
        .where('u_id', '=', refundId)
        .execute()
      await ledger.post(trx, {
        key: `desk-refund:${refundId}`,
        kind: 'desk-refund-paid',
        causedBy: orderId,
        entries: [
          { account: { kind: 'desk-refunds-due' }, amount: -due },
          { account: { kind: deskAccounts[kind] }, amount: paidPaise },
          { account: { kind: 'goodwill' }, amount: due - paidPaise },
        ],
      })
      return { orderId, paidPaise }
    },

    /** Puts it into the client's wallet, because the client wants that. @throws DomainError notFound, notNow */
    async payIntoWallet(trx: Trx, refundId: string, { by }: { by: string }) {
      const {
        amount_paise: amountPaise,
        order_id: orderId,
        client_id: personId,
        title,
      } = await lockDue(trx, refundId)
      await trx
        .updateTable('desk_refund')
        .set({ state: 'to-wallet', paid_by: by, paid_at: clock.now() })
        .where('u_id', '=', refundId)
        .execute()
      await notifications.notify(trx, {
        about: null,
        personId,
        type: 'payment',
        message: 'payments.refundToWallet',
        parameters: { title, amountPaise },
        frontEndPath: frontEndPathOf('wallet'),
        targetId: refundId,
      })
      await ledger.post(trx, {
        key: `desk-refund:${refundId}`,
        kind: 'refund-to-wallet',
        causedBy: orderId,
        entries: [
          { account: { kind: 'desk-refunds-due' }, amount: -amountPaise },
          { account: { ownerId: personId, kind: 'wallet' }, amount: amountPaise },
        ],
      })
      await walletChanged(trx, personId)
      return { orderId, paidPaise: amountPaise }
    },
  }
}
