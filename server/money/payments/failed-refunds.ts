import { frontEndPathOf } from '@newyou/contract/addresses'
import type { Trx } from '../../platform/database/database.ts'
import { orNotFound, throwError } from '../../platform/http/errors.ts'
import type { MoneyDependencies } from './dependencies.ts'
import { type RefundJob, refundQueue } from './gateway-refunds.ts'

/**
 * Handles refunds that the gateway rejected or the bank returned. The client is owed the money until one of the two
 * calls succeeds, so neither needs a new approval.
 */
export function createFailedRefunds({
  clock,
  jobs,
  ledger,
  notifications,
  walletChanged,
}: Pick<MoneyDependencies, 'clock' | 'jobs' | 'ledger' | 'notifications' | 'walletChanged'>) {
  async function lockFailed(trx: Trx, refundId: string) {
    const refund = orNotFound(
      await trx
        .selectFrom('refund as r')
        .innerJoin('orders as o', 'o.u_id', 'r.order_id')
        .selectAll('r')
        .select(['o.client_id', 'o.title'])
        .where('r.u_id', '=', refundId)
        .forUpdate('r')
        .executeTakeFirst(),
    )
    return refund.state === 'failed' ? refund : throwError('notNow')
  }

  return {
    /** Sends it again, as a new refund for the gateway. @throws DomainError notFound, notNow */
    async sendAgain(trx: Trx, refundId: string) {
      const { provider_refund_id: before, attempt } = await lockFailed(trx, refundId)
      const refund = await trx
        .updateTable('refund')
        .set((of) => ({
          state: 'wanted',
          attempt: attempt + 1,
          failure: '',
          provider_refund_id: null,
          ...(before && {
            earlier_refund_ids: of.fn('array_append', ['earlier_refund_ids', of.val(before)]),
          }),
          updated_at: clock.now(),
        }))
        .where('u_id', '=', refundId)
        .returningAll()
        .executeTakeFirstOrThrow()
      await jobs.send<RefundJob>(trx, refundQueue, { refundId }, { key: `${refundId}:${refund.attempt}` })
      return refund
    },

    /** Pays it into the client's wallet. @throws DomainError notFound, notNow */
    async payIntoWallet(trx: Trx, refundId: string) {
      const {
        client_id: personId,
        title,
        amount_paise: amountPaise,
        order_id: orderId,
      } = await lockFailed(trx, refundId)
      const refund = await trx
        .updateTable('refund')
        .set({ state: 'to-wallet', updated_at: clock.now() })
        .where('u_id', '=', refundId)
        .returningAll()
        .executeTakeFirstOrThrow()
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
        key: `refund-to-wallet:${refundId}`,
        kind: 'refund-to-wallet',
        causedBy: orderId,
        entries: [
          { account: { kind: 'refunds-due' }, amount: -amountPaise },
          { account: { ownerId: personId, kind: 'wallet' }, amount: amountPaise },
        ],
      })
      await walletChanged(trx, personId)
      return refund
    },
  }
}
export type FailedRefunds = ReturnType<typeof createFailedRefunds>
