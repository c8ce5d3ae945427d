import type { Audit } from '../../foundation/audit/index.ts'
import type { StepUp } from '../../people/staff/index.ts'
import { inTransaction, type Trx } from '../../platform/database/database.ts'
import { lockPeople } from '../../platform/database/locks.ts'
import { orNotFound, throwError } from '../../platform/http/errors.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import type { Platform } from '../../platform/platform.ts'
import type { BankAccountService } from './bank-accounts.ts'
import type { PayoutOutcomes } from './payout-outcomes.ts'
import { payoutsWithPeople, presentPayout } from './payout-rows.ts'

interface PayoutDependencies extends Pick<Platform, 'db'> {
  audit: Audit
  bankAccounts: Pick<BankAccountService, 'numberEnd'>
  outcomes: PayoutOutcomes
  stepUp: Pick<StepUp, 'require'>
}

/** Bank results of payouts by file, entered by finance. The gateway reports those of its own payouts. */
export function createPayouts({ db, audit, bankAccounts, outcomes, stepUp }: PayoutDependencies) {
  async function lock(trx: Trx, payoutId: string, states: readonly string[]) {
    // The batch first, as where a whole batch is sent.
    const batch = orNotFound(
      await trx
        .selectFrom('payout_batch')
        .select(['u_id', 'way'])
        .where('u_id', '=', (of) => of.selectFrom('payout').select('batch_id').where('u_id', '=', payoutId))
        .forUpdate()
        .executeTakeFirst(),
    )
    const payout = await trx
      .selectFrom('payout')
      .selectAll()
      .where('u_id', '=', payoutId)
      .forUpdate()
      .executeTakeFirstOrThrow()
    if (!states.includes(payout.state) || batch.way === 'gateway') throwError('notNow')
    await trx.updateTable('payout_batch').set({ way: 'bank-file' }).where('u_id', '=', batch.u_id).execute()
    await lockPeople(trx, [payout.person_id])
    return payout
  }

  async function present(trx: Trx, payoutId: string) {
    const row = await payoutsWithPeople(trx).where('p.u_id', '=', payoutId).executeTakeFirstOrThrow()
    return presentPayout(row, bankAccounts.numberEnd(row))
  }

  const note = (trx: Trx, staffId: string, recordId: string, action: string, reason: string) =>
    audit.note(trx, { staffId, resource: 'payouts', recordId, action, reason })

  return {
    /** @throws DomainError notFound, notNow, stepUpRequired */
    paid: (viewer: Viewer, payoutId: string, reference: string) =>
      inTransaction(db, async (trx) => {
        await stepUp.require(trx, viewer)
        const payout = await lock(trx, payoutId, ['sent'])
        await note(trx, viewer.personId, payoutId, 'mark-paid', reference)
        await outcomes.paid(trx, payout, reference)
        return present(trx, payoutId)
      }),

    /** @throws DomainError notFound, notNow, stepUpRequired */
    return: (viewer: Viewer, payoutId: string, reason: string) =>
      inTransaction(db, async (trx) => {
        await stepUp.require(trx, viewer)
        const payout = await lock(trx, payoutId, ['sent', 'paid'])
        await note(trx, viewer.personId, payoutId, 'mark-returned', reason)
        await outcomes.returned(trx, payout, reason)
        return present(trx, payoutId)
      }),
  }
}
export type Payouts = ReturnType<typeof createPayouts>
