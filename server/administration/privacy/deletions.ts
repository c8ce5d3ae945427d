import { frontEndPathOf, pathTo } from '@newyou/contract/addresses'
import {
  type AccountDeletion,
  type DeletionOutlook,
  deletionGraceDays,
} from '@newyou/contract/administration/privacy'
import type { Selectable } from 'kysely'
import {
  type ContactMessage,
  contactQueue,
  messageQueues,
  type Notifications,
} from '../../foundation/notifications/index.ts'
import { balances } from '../../money/ledger/index.ts'
import type { Accounts } from '../../people/accounts/index.ts'
import { after, days } from '../../platform/clock.ts'
import { inTransaction, type Trx } from '../../platform/database/database.ts'
import { lockPeople } from '../../platform/database/locks.ts'
import type { AccountDeletion as DeletionTable } from '../../platform/database/schema.ts'
import { orNotFound, throwError } from '../../platform/http/errors.ts'
import type { Platform } from '../../platform/platform.ts'
import { blockersOf } from './blockers.ts'
import { erase, type Proof } from './erasing.ts'
import { subjectOf } from './exported-rows.ts'
import type { Exports } from './exports.ts'

interface DeletionDependencies
  extends Pick<
    Platform,
    'db' | 'clock' | 'ids' | 'jobs' | 'logger' | 'pageCache' | 'privateFiles' | 'publicUrl'
  > {
  accounts: {
    sessions: Pick<Accounts['sessions'], 'endAll' | 'forget'>
    forgetPicture: Accounts['forgetPicture']
  }
  exports: Pick<Exports, 'forget'>
  notifications: Pick<Notifications, 'notify'>
}

type DeletionRow = Selectable<DeletionTable>

function present(row: DeletionRow): AccountDeletion {
  const counts = Object.values(row.proof as Proof) // written by `erase` only
  const sum = (name: keyof Proof[string]) => counts.reduce((all, one) => all + (one[name] ?? 0), 0)
  return {
    u_id: row.u_id,
    state: row.state as AccountDeletion['state'], // checked by the table
    asked_at: row.asked_at.toISOString(),
    due_at: row.due_at.toISOString(),
    closed_at: row.closed_at?.toISOString() ?? null,
    proof:
      row.state === 'done' ? { deleted: sum('deleted'), emptied: sum('emptied'), kept: sum('kept') } : null,
  }
}

/** Deletion of accounts: requested by the owner, cancelled by logging in, or carried out after the grace period. */
export function createDeletions({
  db,
  clock,
  ids,
  jobs,
  logger,
  pageCache,
  privateFiles,
  publicUrl,
  accounts,
  exports,
  notifications,
}: DeletionDependencies) {
  async function outlook(queryable: typeof db | Trx, personId: string): Promise<DeletionOutlook> {
    const blockers = await blockersOf(queryable, personId, clock.now())
    const { walletPaise, lifePoints } = await balances(queryable, personId)
    return {
      blockers,
      wallet_paise: walletPaise,
      life_points: lifePoints,
      grace_days: deletionGraceDays,
    }
  }

  const linkTo = (deletionId: string) => `${publicUrl}${pathTo('accountDeletion', { deletionId })}`

  /**
   * Erases one account, unless its owner logged in or a payment is under way. Resolves with the files to remove from
   * disk.
   */
  const eraseOne = (deletionId: string) =>
    inTransaction(db, async (trx) => {
      const row = await trx
        .selectFrom('account_deletion')
        .selectAll()
        .where('u_id', '=', deletionId)
        .where('state', '=', 'waiting')
        .forUpdate()
        .executeTakeFirst()
      if (!row) return undefined
      const { person_id: personId } = row
      await lockPeople(trx, [personId])
      // A new blocker, such as a refund, delays the deletion; the next run checks again.
      if ((await blockersOf(trx, personId, clock.now())).length) return undefined
      const subject = await subjectOf(trx, personId)
      const { image } = await trx
        .selectFrom('person_name')
        .select('image')
        .where('u_id', '=', personId)
        .executeTakeFirstOrThrow()
      await accounts.sessions.endAll(trx, personId, 'account deleted')
      const { proof, files } = await erase(trx, subject, { pageCache })
      await jobs.forget(trx, messageQueues, [personId, ...subject.contacts])
      await trx
        .updateTable('account_deletion')
        .set({ state: 'done', closed_at: clock.now(), proof: JSON.stringify(proof) })
        .where('u_id', '=', deletionId)
        .execute()
      for (const contact of subject.contacts)
        await jobs.send<ContactMessage>(trx, contactQueue, {
          channel: contact.includes('@') ? 'email' : 'mobile',
          destination: contact,
          message: 'privacy.deletionDone',
          parameters: { link: linkTo(deletionId) },
        })
      return { personId, image, files }
    })

  return {
    outlook: (personId: string) => outlook(db, personId),

    /** A repeated request gets the same answer. @throws DomainError deletionBlocked, balanceLeft */
    async ask(personId: string, givesUpBalance: boolean) {
      const { answer, ended } = await inTransaction(db, async (trx) => {
        await lockPeople(trx, [personId])
        const { blockers, ...left } = await outlook(trx, personId)
        if (blockers.length) throwError('deletionBlocked', { data: { blockers } })
        if ((left.wallet_paise > 0 || left.life_points > 0) && !givesUpBalance)
          throwError('balanceLeft', { data: left })
        const now = clock.now()
        const row = await trx
          .insertInto('account_deletion')
          .values({
            u_id: ids.next(),
            person_id: personId,
            asked_at: now,
            due_at: after(now, days(deletionGraceDays)),
          })
          .returningAll()
          .executeTakeFirstOrThrow()
        await notifications.notify(trx, {
          about: null,
          personId,
          type: 'security',
          message: 'privacy.deletionAsked',
          parameters: { dueAt: row.due_at.toISOString() },
          privateParameters: { link: linkTo(row.u_id) },
          frontEndPath: frontEndPathOf('privacyCentre'),
          targetId: row.u_id,
        })
        return {
          answer: present(row),
          ended: await accounts.sessions.endAll(trx, personId, 'account deletion'),
        }
      })
      for (const sessionId of ended) accounts.sessions.forget(sessionId)
      return answer
    },

    /** @throws DomainError notFound */
    one: async (deletionId: string) =>
      present(
        orNotFound(
          await db
            .selectFrom('account_deletion')
            .selectAll()
            .where('u_id', '=', deletionId)
            .executeTakeFirst(),
        ),
      ),

    /** Cancels the deletion, because the owner logged in within the grace period. */
    async cameBack(trx: Trx, personId: string) {
      const cancelled = await trx
        .updateTable('account_deletion')
        .set({ state: 'cancelled', closed_at: clock.now() })
        .where('person_id', '=', personId)
        .where('state', '=', 'waiting')
        .returning('u_id')
        .executeTakeFirst()
      if (!cancelled) return
      await notifications.notify(trx, {
        about: null,
        personId,
        type: 'security',
        message: 'privacy.deletionCancelled',
        parameters: {},
        privateParameters: { link: `${publicUrl}${pathTo('privacyCentre')}` },
        frontEndPath: frontEndPathOf('privacyCentre'),
        targetId: cancelled.u_id,
      })
    },

    /** Erases the accounts whose grace period is over, one after the other. */
    async eraseDue() {
      const due = await db
        .selectFrom('account_deletion')
        .select('u_id')
        .where('state', '=', 'waiting')
        .where('due_at', '<=', clock.now())
        .orderBy('due_at')
        .limit(50)
        .execute()
      for (const { u_id: deletionId } of due) {
        const gone = await eraseOne(deletionId)
        if (!gone) continue
        await accounts.forgetPicture(gone.image)
        for (const file of gone.files) await privateFiles.remove(file)
        await exports.forget(gone.personId)
        logger.info({ deletionId }, 'an account was erased')
      }
    },
  }
}

export type Deletions = ReturnType<typeof createDeletions>
