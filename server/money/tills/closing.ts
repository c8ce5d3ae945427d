import type { Audit } from '../../foundation/audit/index.ts'
import type { Settings } from '../../foundation/settings/index.ts'
import { tillReplies } from '../../messages/replies/back-office.ts'
import type { Clock } from '../../platform/clock.ts'
import { type Database, inTransaction, type Trx } from '../../platform/database/database.ts'
import { orNotFound, throwError } from '../../platform/http/errors.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import type { Ledger } from '../ledger/index.ts'
import { bookDifference, type TillSessions } from './sessions.ts'
import { cashIn } from './sums.ts'

interface ClosingDependencies {
  db: Database
  clock: Clock
  audit: Audit
  ledger: Ledger
  settings: Pick<Settings, 'read'>
  sessions: Pick<TillSessions, 'lockMine' | 'whole'>
}

/** The closing of a till: its cash is counted, and a difference above the limit waits for a second colleague. */
export function createTillClosing({ db, clock, audit, ledger, settings, sessions }: ClosingDependencies) {
  interface Counted {
    u_id: string
    till_id: string
    expected: number
    counted: number
    reason: string
  }

  /** The till keeps what was counted, and the ledger the difference. */
  async function close(
    trx: Trx,
    { u_id: sessionId, till_id: tillId, expected, counted, reason }: Counted,
    by: string,
  ) {
    await trx
      .updateTable('till_session')
      .set({ state: 'closed', closed_by: by, closed_at: clock.now() })
      .where('u_id', '=', sessionId)
      .execute()
    await trx.updateTable('till').set({ cash_paise: counted }).where('u_id', '=', tillId).execute()
    const difference = counted - expected
    if (difference !== 0)
      await bookDifference(trx, ledger, {
        key: `till-closed:${sessionId}`,
        difference,
        sessionId,
        note: reason,
      })
  }

  return {
    /**
     * Closes the colleague's own till. `countedPaise` is the cash in it. A difference needs a reason.
     * @throws DomainError notFound, notNow, invalidInput
     */
    close: (
      viewer: Viewer,
      sessionId: string,
      { countedPaise, reason }: { countedPaise: number; reason: string },
    ) =>
      inTransaction(db, async (trx) => {
        const { till_id: tillId, u_id, reason: before } = await sessions.lockMine(trx, viewer.personId)
        if (u_id !== sessionId) throwError('notFound')
        const expected = await cashIn(trx, tillId)
        const difference = countedPaise - expected
        if (difference !== 0 && !reason)
          throwError('invalidInput', { errors: { reason: tillReplies.needsReason } })
        const now = clock.now()
        await trx
          .updateTable('till_session')
          .set({
            state: 'counted',
            expected_paise: expected,
            counted_paise: countedPaise,
            counted_by: viewer.personId,
            counted_at: now,
            reason: [before, reason].filter(Boolean).join(' · '),
          })
          .where('u_id', '=', sessionId)
          .execute()
        await audit.note(trx, {
          staffId: viewer.personId,
          resource: 'tills',
          recordId: tillId,
          action: 'close-till',
          reason,
          changes: { cash_paise: [expected, countedPaise] },
        })
        const { till_difference_alone_max_paise: alone } = await settings.read(trx)
        if (Math.abs(difference) <= alone)
          await close(
            trx,
            { u_id, till_id: tillId, expected, counted: countedPaise, reason },
            viewer.personId,
          )
        return sessions.whole(trx, sessionId)
      }),

    /** Another colleague confirms a count that differs. @throws DomainError notFound, notNow, secondPersonNeeded */
    confirm: (viewer: Viewer, sessionId: string) =>
      inTransaction(db, async (trx) => {
        const row = orNotFound(
          await trx
            .selectFrom('till_session')
            .selectAll()
            .where('u_id', '=', sessionId)
            .forUpdate()
            .executeTakeFirst(),
        )
        const { state, expected_paise: expected, counted_paise: counted } = row
        if (state !== 'counted' || expected === null || counted === null) throwError('notNow')
        if (row.opened_by === viewer.personId) throwError('secondPersonNeeded')
        await close(trx, { ...row, expected, counted }, viewer.personId)
        await audit.note(trx, {
          staffId: viewer.personId,
          resource: 'tills',
          recordId: row.till_id,
          action: 'confirm-count',
          changes: { cash_paise: [expected, counted] },
        })
        return sessions.whole(trx, sessionId)
      }),
  }
}
export type TillClosing = ReturnType<typeof createTillClosing>
