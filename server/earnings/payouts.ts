import { frontEndPathOf } from '@newyou/contract/addresses'
import type { Ledger } from '../ledger/index.ts'
import type { Notifications } from '../notifications/index.ts'
import { inTransaction, type Trx } from '../platform/database/database.ts'
import { lockPeople } from '../platform/database/locks.ts'
import { fail, found } from '../platform/http/errors.ts'
import type { Viewer } from '../platform/http/viewer.ts'
import type { Platform } from '../platform/platform.ts'
import type { Audit, StepUp } from '../staff/index.ts'
import type { BankAccountService } from './bank-accounts.ts'
import { payoutKey } from './payout-batches.ts'
import { payoutsWithPeople, presentPayout } from './payout-rows.ts'

interface PayoutDependencies extends Pick<Platform, 'db' | 'clock'> {
  audit: Audit
  bankAccounts: Pick<BankAccountService, 'numberEnd'>
  ledger: Pick<Ledger, 'post' | 'reverse' | 'find'>
  notifications: Pick<Notifications, 'notify'>
  stepUp: Pick<StepUp, 'demand'>
}

const paidKey = (payoutId: string) => `payout-paid:${payoutId}`

/** What the bank says of a payout: paid, or sent back. */
export function createPayouts(dependencies: PayoutDependencies) {
  const { db, clock, audit, bankAccounts, ledger, notifications, stepUp } = dependencies

  async function lock(trx: Trx, payoutId: string, states: readonly string[]) {
    const payout = found(
      await trx.selectFrom('payout').selectAll().where('u_id', '=', payoutId).forUpdate().executeTakeFirst(),
    )
    if (!states.includes(payout.state)) fail('notNow')
    await lockPeople(trx, [payout.person_id])
    return payout
  }

  async function present(trx: Trx, payoutId: string) {
    const row = await payoutsWithPeople(trx).where('p.u_id', '=', payoutId).executeTakeFirstOrThrow()
    return presentPayout(row, bankAccounts.numberEnd(row))
  }

  const notify = (
    trx: Trx,
    payout: { u_id: string; person_id: string; amount_paise: number },
    message: 'earnings.paidOut' | 'earnings.payoutReturned',
  ) =>
    notifications.notify(trx, {
      personId: payout.person_id,
      type: 'payment',
      message,
      parameters: { amountPaise: payout.amount_paise },
      frontEndPath: frontEndPathOf('practiceEarnings'),
      targetId: payout.u_id,
    })

  const note = (trx: Trx, staffId: string, recordId: string, action: string, reason: string) =>
    audit.note(trx, { staffId, resource: 'payouts', recordId, action, reason })

  return {
    /** @throws DomainError notFound, notNow, stepUpRequired */
    paid: (viewer: Viewer, payoutId: string, reference: string) =>
      inTransaction(db, async (trx) => {
        await stepUp.demand(trx, viewer)
        const payout = await lock(trx, payoutId, ['sent'])
        await trx
          .updateTable('payout')
          .set({ state: 'paid', bank_reference: reference, changed_at: clock.now() })
          .where('u_id', '=', payoutId)
          .execute()
        await notify(trx, payout, 'earnings.paidOut')
        await note(trx, viewer.personId, payoutId, 'mark-paid', reference)
        await ledger.post(trx, {
          key: paidKey(payoutId),
          kind: 'payout-paid',
          causedBy: payout.batch_id,
          note: reference,
          entries: [
            { account: { kind: 'payouts-due' }, amount: -payout.amount_paise },
            { account: { kind: 'bank' }, amount: payout.amount_paise },
          ],
        })
        return present(trx, payoutId)
      }),

    /** What was sent back is due again. @throws DomainError notFound, notNow, stepUpRequired */
    return: (viewer: Viewer, payoutId: string, reason: string) =>
      inTransaction(db, async (trx) => {
        await stepUp.demand(trx, viewer)
        const payout = await lock(trx, payoutId, ['sent', 'paid'])
        await trx
          .updateTable('payout')
          .set({ state: 'returned', return_reason: reason, changed_at: clock.now() })
          .where('u_id', '=', payoutId)
          .execute()
        await notify(trx, payout, 'earnings.payoutReturned')
        await note(trx, viewer.personId, payoutId, 'mark-returned', reason)
        for (const key of [paidKey(payoutId), payoutKey(payoutId)]) {
          const transactionId = await ledger.find(trx, key)
          if (transactionId)
            await ledger.reverse(trx, transactionId, { key: `${key}:returned`, note: reason })
        }
        return present(trx, payoutId)
      }),
  }
}
export type Payouts = ReturnType<typeof createPayouts>
