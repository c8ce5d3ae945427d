import { frontEndPathOf } from '@newyou/contract/addresses'
import type { BankAccount, BankAccounts, BankDetails } from '@newyou/contract/money/earnings/earnings'
import { type Selectable, sql } from 'kysely'
import type { Notifications } from '../../foundation/notifications/index.ts'
import type { Settings } from '../../foundation/settings/index.ts'
import type { StepUp } from '../../people/staff/index.ts'
import { after, hours } from '../../platform/clock.ts'
import { inTransaction, type Queryable, type Trx } from '../../platform/database/database.ts'
import { lockPeople } from '../../platform/database/locks.ts'
import type { BankAccount as Table } from '../../platform/database/schema.ts'
import { throwError } from '../../platform/http/errors.ts'
import type { SessionViewer } from '../../platform/http/viewer.ts'
import type { Platform } from '../../platform/platform.ts'
import { createSealedTexts } from '../../platform/sealed-texts.ts'

type Row = Selectable<Table>
interface Form extends BankDetails {
  challenge_u_id: string
  otp: string
}

interface BankAccountDependencies extends Pick<Platform, 'db' | 'clock' | 'ids' | 'random' | 'config'> {
  notifications: Pick<Notifications, 'notify'>
  settings: Pick<Settings, 'read'>
  stepUp: Pick<StepUp, 'send' | 'confirm'>
}

const shownDigits = 4

/** The bank accounts of healers. Only the key of the configuration decrypts the details. */
export function createBankAccounts(dependencies: BankAccountDependencies) {
  const { db, clock, ids, random, config, notifications, settings, stepUp } = dependencies
  const sealed = createSealedTexts({ config, purpose: 'bank-details', random })

  const open = ({ sealed_details: details }: Pick<Row, 'sealed_details'>): BankDetails =>
    JSON.parse(sealed.open(details)) as BankDetails // sealed by `change` only

  const numberEnd = (row: Pick<Row, 'sealed_details'>) => open(row).number.slice(-shownDigits)

  const present = (row: Row | undefined): BankAccount | null =>
    row
      ? {
          holder: open(row).holder,
          number_end: numberEnd(row),
          ifsc: open(row).ifsc,
          usable_from: row.usable_from.toISOString(),
        }
      : null

  async function of(queryable: Queryable, personId: string): Promise<BankAccounts> {
    const now = clock.now()
    const { bank_details_hold_hours: holdHours } = await settings.read(queryable)
    const rows = await queryable
      .selectFrom('bank_account')
      .selectAll()
      .where('person_id', '=', personId)
      .where('withdrawn_at', 'is', null)
      .orderBy('usable_from', 'desc')
      .limit(2)
      .execute()
    return {
      current: present(rows.find(({ usable_from: from }) => from <= now)),
      waiting: present(rows.find(({ usable_from: from }) => from > now)),
      hold_hours: holdHours,
    }
  }

  const withdrawWaiting = (trx: Trx, personId: string) =>
    trx
      .updateTable('bank_account')
      .set({ withdrawn_at: clock.now() })
      .where('person_id', '=', personId)
      .where('withdrawn_at', 'is', null)
      .where('usable_from', '>', clock.now())
      .returning('u_id')
      .execute()

  return {
    of,
    open,
    numberEnd,
    sendOtp: (viewer: SessionViewer, address: string) => stepUp.send(viewer, address),

    /**
     * New details, which payouts use after the waiting time of the settings; other new ones that still wait are
     * withdrawn. The healer is notified on every channel, so that a change by another person is noticed in time.
     * @throws DomainError otpWrong, otpExpired
     */
    async change(viewer: SessionViewer, { challenge_u_id: challengeId, otp, ...details }: Form) {
      await stepUp.confirm(viewer, challengeId, otp)
      const { personId } = viewer
      return inTransaction(db, async (trx) => {
        await lockPeople(trx, [personId])
        const now = clock.now()
        const { bank_details_hold_hours: holdHours } = await settings.read(trx)
        await withdrawWaiting(trx, personId)
        const usableFrom = after(now, hours(holdHours))
        const id = ids.next()
        await trx
          .insertInto('bank_account')
          .values({
            u_id: id,
            person_id: personId,
            sealed_details: sealed.seal(JSON.stringify(details)),
            created_at: now,
            usable_from: usableFrom,
          })
          .execute()
        await notifications.notify(trx, {
          about: null,
          personId,
          type: 'security',
          message: 'earnings.bankDetailsChanged',
          parameters: { numberEnd: details.number.slice(-shownDigits), usableAt: usableFrom.toISOString() },
          frontEndPath: frontEndPathOf('practiceEarnings'),
          targetId: id,
        })
        return of(trx, personId)
      })
    },

    /** @throws DomainError notNow when nothing waits */
    withdraw: (personId: string) =>
      inTransaction(db, async (trx) => {
        await lockPeople(trx, [personId])
        if (!(await withdrawWaiting(trx, personId)).length) throwError('notNow')
        return of(trx, personId)
      }),
  }
}
export type BankAccountService = ReturnType<typeof createBankAccounts>

/** The account of a person that payouts use at a moment, as a part of another statement. */
export const usableAccount = (personId: ReturnType<typeof sql.ref>, now: Date) =>
  sql<
    string | null
  >`(select b.u_id from bank_account b where b.person_id = ${personId} and b.withdrawn_at is null
    and b.usable_from <= ${now} order by b.usable_from desc limit 1)`
