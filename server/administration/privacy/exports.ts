import { rm } from 'node:fs/promises'
import path from 'node:path'
import { frontEndPathOf, pathTo } from '@newyou/contract/addresses'
import { type DataExport, exportHours, exportsWeekly } from '@newyou/contract/administration/privacy'
import { defaultLocale, locales } from '@newyou/contract/locales'
import type { Selectable } from 'kysely'
import { languageOf, type Notifications } from '../../foundation/notifications/index.ts'
import { after, days, hours } from '../../platform/clock.ts'
import { inTransaction, type Queryable } from '../../platform/database/database.ts'
import { lockPeople } from '../../platform/database/locks.ts'
import type { DataExport as ExportTable } from '../../platform/database/schema.ts'
import { orNotFound, throwError } from '../../platform/http/errors.ts'
import { parts } from '../../platform/media/storage.ts'
import type { Platform } from '../../platform/platform.ts'
import { heavyWork } from '../../platform/workers/workers.ts'
import type { makeCopy } from './make-copy.ts'
import { places } from './places/index.ts'

const exportQueue = 'data-export'
const weekMs = days(7)
/** Of the work on one copy: it runs beside everything else, with a lower priority. */
const longestSeconds = 1800
const copyMaking = heavyWork<typeof makeCopy>(new URL('./make-copy.ts', import.meta.url), 'makeCopy', {
  longestSeconds,
})

type ExportRow = Selectable<ExportTable>

interface ExportDependencies
  extends Pick<
    Platform,
    | 'config'
    | 'directUrl'
    | 'db'
    | 'clock'
    | 'ids'
    | 'jobs'
    | 'logger'
    | 'privateFiles'
    | 'publicUrl'
    | 'replica'
    | 'workers'
  > {
  notifications: Pick<Notifications, 'notify'>
}

const fileOf = (exportId: string) => `exports/${exportId}.zip`

const present = (row: ExportRow): DataExport => ({
  u_id: row.u_id,
  state: row.state as DataExport['state'], // checked by the table
  percent: row.state === 'ready' ? 100 : Math.floor((row.places_done / row.places_total) * 100),
  bytes: row.bytes,
  requested_at: row.requested_at.toISOString(),
  expires_at: row.expires_at.toISOString(),
})

/** Copies of all data of a person: a ZIP with JSON and a readable page. */
export function createExports({
  config,
  directUrl,
  db,
  clock,
  ids,
  jobs,
  logger,
  privateFiles,
  publicUrl,
  replica,
  workers,
  notifications,
}: ExportDependencies) {
  const folderOf = (exportId: string) => path.resolve(config.DATA_FOLDER, 'copies', exportId)

  const current = (queryable: Queryable, personId: string) =>
    queryable
      .selectFrom('data_export')
      .selectAll()
      .where('person_id', '=', personId)
      .where('state', 'in', ['waiting', 'ready'])
      .where('expires_at', '>', clock.now())
      .executeTakeFirst()

  async function make({ exportId }: { exportId: string }) {
    const row = await db
      .selectFrom('data_export')
      .selectAll()
      .where('u_id', '=', exportId)
      .where('state', '=', 'waiting')
      .executeTakeFirst()
    if (!row) return
    const personId = row.person_id
    const language = await languageOf(db, personId)
    const copy = (readFrom?: { url: string; isPooled: boolean }) =>
      workers.run(copyMaking, {
        databaseUrl: directUrl,
        readFrom,
        ...privateFiles.placeOf(fileOf(exportId)),
        privatePart: parts.private,
        folder: folderOf(exportId),
        exportId,
        personId,
        locale: locales.find((one) => one === language) ?? defaultLocale,
        at: clock.now(),
      })
    const place = await replica?.placeOfAll()
    // A replica ends long reading that would hold up what it replays.
    const bytes = await copy(place).catch((error) => {
      if (!place) throw error
      logger.warn({ err: error }, 'a copy was not made from the replica and is made from the primary')
      return copy()
    })
    await inTransaction(db, async (trx) => {
      const { numUpdatedRows } = await trx
        .updateTable('data_export')
        .set({ state: 'ready', places_done: places.length, bytes })
        .set({ expires_at: after(clock.now(), hours(exportHours)) })
        .where('u_id', '=', exportId)
        .where('state', '=', 'waiting')
        .executeTakeFirstOrThrow()
      if (!numUpdatedRows) return
      await notifications.notify(trx, {
        about: null,
        personId,
        type: 'security',
        message: 'privacy.exportReady',
        parameters: { hours: exportHours },
        privateParameters: { link: `${publicUrl}${pathTo('privacyCentre')}` },
        frontEndPath: frontEndPathOf('privacyCentre'),
        targetId: exportId,
      })
    })
  }
  jobs.work<{ exportId: string }>(exportQueue, make, { concurrency: 1, longestSeconds })

  return {
    async latest(personId: string) {
      const row = await db
        .selectFrom('data_export')
        .selectAll()
        .where('person_id', '=', personId)
        .orderBy('requested_at', 'desc')
        .limit(1)
        .executeTakeFirst()
      if (!row) return null
      return present(row.expires_at > clock.now() ? row : { ...row, state: 'expired' })
    },

    /** Starts a copy, or answers with the existing one. @throws DomainError tooManyRequests */
    async request(personId: string) {
      const before = await current(db, personId)
      if (before) return present(before)
      return inTransaction(db, async (trx) => {
        await lockPeople(trx, [personId])
        const now = clock.now()
        const meanwhile = await current(trx, personId)
        if (meanwhile) return present(meanwhile)
        const lately = await trx
          .selectFrom('data_export')
          .select('requested_at')
          .where('person_id', '=', personId)
          .where('requested_at', '>', after(now, -weekMs))
          .orderBy('requested_at')
          .execute()
        if (lately[0] && lately.length >= exportsWeekly) {
          const again = lately[0].requested_at.getTime() + weekMs
          throwError('tooManyRequests', { retryAfterSeconds: Math.ceil((again - now.getTime()) / 1000) })
        }
        await trx
          .updateTable('data_export')
          .set({ state: 'expired' })
          .where('person_id', '=', personId)
          .where('state', 'in', ['waiting', 'ready'])
          .where('expires_at', '<=', now)
          .execute()
        const made = await trx
          .insertInto('data_export')
          .values({
            u_id: ids.next(),
            person_id: personId,
            places_total: places.length,
            requested_at: now,
            expires_at: after(now, hours(exportHours)),
          })
          .returningAll()
          .executeTakeFirstOrThrow()
        await jobs.send(trx, exportQueue, { exportId: made.u_id }, { key: made.u_id })
        return present(made)
      })
    },

    /** @throws DomainError notFound for another person's, notNow while it is not ready or after it expired */
    async address(personId: string, exportId: string) {
      const row = orNotFound(
        await db
          .selectFrom('data_export')
          .selectAll()
          .where('u_id', '=', exportId)
          .where('person_id', '=', personId)
          .executeTakeFirst(),
      )
      if (row.state !== 'ready' || row.expires_at <= clock.now()) throwError('notNow')
      const saveAs = `newyou-${row.requested_at.toISOString().slice(0, 10)}.zip`
      return { address: privateFiles.address(fileOf(exportId), personId, { saveAs }) }
    },

    /** Deletes the files of expired copies. */
    async sweep() {
      const over = await db
        .selectFrom('data_export')
        .select('u_id')
        .where('state', 'in', ['waiting', 'ready', 'failed'])
        .where('expires_at', '<=', clock.now())
        .execute()
      for (const { u_id: exportId } of over) {
        await privateFiles.remove(fileOf(exportId))
        // Of a process that was ended in the middle.
        await rm(folderOf(exportId), { recursive: true, force: true })
        await db.updateTable('data_export').set({ state: 'expired' }).where('u_id', '=', exportId).execute()
      }
    },

    /** Deletes the files of all copies of a person. */
    async forget(personId: string) {
      const mine = await db
        .selectFrom('data_export')
        .select('u_id')
        .where('person_id', '=', personId)
        .execute()
      for (const { u_id: exportId } of mine) await privateFiles.remove(fileOf(exportId))
    },
  }
}

export type Exports = ReturnType<typeof createExports>
