import { frontEndPathOf } from '@newyou/contract/addresses'
import type { Selectable } from 'kysely'
import type { Notifications } from '../../foundation/notifications/index.ts'
import type { Trx } from '../../platform/database/database.ts'
import type { Payout } from '../../platform/database/schema.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Ledger } from '../ledger/index.ts'
import { payoutKey } from './payout-rows.ts'

type PayoutRow = Selectable<Payout>

interface OutcomeDependencies extends Pick<Platform, 'clock'> {
  ledger: Pick<Ledger, 'post' | 'reverse' | 'find'>
  notifications: Pick<Notifications, 'notify'>
}

const paidKey = (payoutId: string) => `payout-paid:${payoutId}`

/** Outcome of a payout at the bank: its bookings, and the message to its healer. The caller holds the locks. */
export function createPayoutOutcomes({ clock, ledger, notifications }: OutcomeDependencies) {
  const notify = (trx: Trx, payout: PayoutRow, message: 'earnings.paidOut' | 'earnings.payoutReturned') =>
    notifications.notify(trx, {
      about: null,
      personId: payout.person_id,
      type: 'payment',
      message,
      parameters: { amountPaise: payout.amount_paise },
      frontEndPath: frontEndPathOf('practiceEarnings'),
      targetId: payout.u_id,
    })

  return {
    /** @param reference the bank's own (UTR) */
    async paid(trx: Trx, payout: PayoutRow, reference: string) {
      await trx
        .updateTable('payout')
        .set({ state: 'paid', bank_reference: reference, provider_state: '', changed_at: clock.now() })
        .where('u_id', '=', payout.u_id)
        .execute()
      await notify(trx, payout, 'earnings.paidOut')
      await ledger.post(trx, {
        key: paidKey(payout.u_id),
        kind: 'payout-paid',
        causedBy: payout.batch_id,
        note: reference,
        entries: [
          { account: { kind: 'payouts-due' }, amount: -payout.amount_paise },
          { account: { kind: 'bank' }, amount: payout.amount_paise },
        ],
      })
    },

    /** A returned payout is due again. */
    async returned(trx: Trx, payout: PayoutRow, reason: string) {
      await trx
        .updateTable('payout')
        .set({ state: 'returned', return_reason: reason, provider_state: '', changed_at: clock.now() })
        .where('u_id', '=', payout.u_id)
        .execute()
      await notify(trx, payout, 'earnings.payoutReturned')
      for (const key of [paidKey(payout.u_id), payoutKey(payout.u_id)]) {
        const transactionId = await ledger.find(trx, key)
        if (transactionId) await ledger.reverse(trx, transactionId, { key: `${key}:returned`, note: reason })
      }
    },
  }
}
export type PayoutOutcomes = ReturnType<typeof createPayoutOutcomes>
