import { importKindWords, importUndoDays } from '@newyou/contract/administration/imports/kinds'
import { sql } from 'kysely'
import type { Audit } from '../../foundation/audit/index.ts'
import { importReplies } from '../../messages/replies/back-office.ts'
import { requireSecondPerson } from '../../people/staff/index.ts'
import { after, days } from '../../platform/clock.ts'
import { inTransaction, type Trx } from '../../platform/database/database.ts'
import { throwError } from '../../platform/http/errors.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Pictures } from './pictures.ts'
import { type By, lockRun, noteLines, noteMatches, readyLines, type Stores } from './staging.ts'

/** Two imports at once could both add somebody who was in neither of them before. */
const oneAtATime = (trx: Trx) => sql`select pg_advisory_xact_lock(hashtext('imports'))`.execute(trx)

/** Tells the triggers of this transaction that it brings what was before, or takes it back. */
const quietly = (trx: Trx) => sql`select set_config('newyou.importing', 'on', true)`.execute(trx)

/** An import is done, and undone, in one short transaction each: whoever kills it finds all of it or nothing. */
export function createApplying({
  db,
  clock,
  audit,
  stores,
  pictures,
}: Pick<Platform, 'db' | 'clock'> & { audit: Audit; stores: Stores; pictures: Pick<Pictures, 'counts'> }) {
  const note = (trx: Trx, by: By, runId: string, action: string, lines: number) =>
    audit.note(trx, {
      staffId: by,
      resource: 'imports',
      recordId: runId,
      action,
      changes: { lines: [null, lines] },
    })

  return {
    /** @throws DomainError notFound, notNow for one that was not tried or was done, secondPersonNeeded */
    apply: (by: By, runId: string) =>
      inTransaction(db, async (trx) => {
        await oneAtATime(trx)
        const { kind, state, healer_id: healerId, made_by: madeBy } = await lockRun(trx, runId)
        if (state !== 'checked') throwError('notNow')
        if (importKindWords(kind).needsSecond) {
          if (!madeBy || !by) throwError('secondPersonNeeded')
          await requireSecondPerson(trx, madeBy, by, clock.now())
        }
        const [run, now] = [{ runId, healerId, by }, clock.now()]
        await quietly(trx)
        await stores[kind].lock?.(trx, run)
        if ((await pictures.counts(trx, runId)).waiting > 0)
          throwError('notNow', { message: importReplies.picturesWaiting })
        // Who registered since it was tried is there now.
        await noteMatches(trx, runId, await stores[kind].match(trx, run, await readyLines(trx, runId)))
        const ready = await readyLines(trx, runId)
        await noteLines(trx, runId, (await stores[kind].notes?.(trx, run, ready)) ?? [])
        const added = await stores[kind].add(trx, run, ready)
        await sql`with made as (
            insert into import_made (run_id, record_id, fingerprint)
            select ${runId}, m.record_id, m.fingerprint
            from jsonb_to_recordset(${JSON.stringify(added)}::jsonb) as m(record_id uuid, fingerprint text))
          update import_line l set outcome = 'added', record_id = m.record_id
          from jsonb_to_recordset(${JSON.stringify(added)}::jsonb) as m(line int, record_id uuid)
          where l.run_id = ${runId} and l.line = m.line`.execute(trx)
        await trx
          .updateTable('import_run')
          .set({ state: 'applied', applied_at: now })
          .where('u_id', '=', runId)
          .execute()
        await note(trx, by, runId, 'import', added.length)
      }),

    /** What has changed since or is used is kept. @throws DomainError notFound, notNow, importTooOld */
    undo: (by: By, runId: string) =>
      inTransaction(db, async (trx) => {
        await oneAtATime(trx)
        const { kind, state, applied_at: appliedAt, healer_id: healerId } = await lockRun(trx, runId)
        const now = clock.now()
        if (state !== 'applied' || !appliedAt) throwError('notNow')
        if (after(appliedAt, days(importUndoDays)) <= now) throwError('importTooOld')
        await quietly(trx)
        const run = { runId, healerId, by }
        await stores[kind].lock?.(trx, run)
        const made = await trx
          .selectFrom('import_made')
          .select(['record_id', 'fingerprint'])
          .where('run_id', '=', runId)
          .execute()
        const removed = await stores[kind].remove(trx, run, made)
        await sql`update import_line set
            outcome = case when record_id = any(${removed}::uuid[]) then 'removed' else 'kept' end,
            problems = case when record_id = any(${removed}::uuid[]) then '{}'::text[]
              else array['It has changed since, or is used'] end
          where run_id = ${runId} and outcome = 'added'`.execute(trx)
        await trx
          .updateTable('import_run')
          .set({ state: 'undone', undone_at: now })
          .where('u_id', '=', runId)
          .execute()
        await note(trx, by, runId, 'undo', removed.length)
      }),

    /** Lines and what was made are needed for as long as it can be undone; a file that was only tried goes as a whole. */
    async sweep() {
      const before = after(clock.now(), -days(importUndoDays))
      const done = db.selectFrom('import_run').select('u_id').where('applied_at', '<', before)
      await db.deleteFrom('import_line').where('run_id', 'in', done).execute()
      await db.deleteFrom('import_made').where('run_id', 'in', done).execute()
      await db
        .deleteFrom('import_run')
        .where('applied_at', 'is', null)
        .where('created_at', '<', before)
        .execute()
    },
  }
}
export type Applying = ReturnType<typeof createApplying>
