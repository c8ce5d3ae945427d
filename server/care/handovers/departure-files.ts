import { rm } from 'node:fs/promises'
import path from 'node:path'
import { frontEndPathOf, pathTo } from '@newyou/contract/addresses'
import type { LeavingFile } from '@newyou/contract/care/handovers/leaving'
import { leavingFileDays } from '@newyou/contract/care/handovers/leaving-limits'
import { defaultLocale, locales } from '@newyou/contract/locales'
import type { Audit } from '../../foundation/audit/index.ts'
import { languageOf, type Notifications } from '../../foundation/notifications/index.ts'
import type { StepUp } from '../../people/staff/index.ts'
import { after, days } from '../../platform/clock.ts'
import { inTransaction, type Queryable, type Trx } from '../../platform/database/database.ts'
import { orNotFound, throwError } from '../../platform/http/errors.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import { parts } from '../../platform/media/storage.ts'
import type { Platform } from '../../platform/platform.ts'
import { describeNode } from '../../platform/release.ts'
import { sealedFormat } from '../../platform/sealed-file/format.ts'
import { keyOfPassphrase } from '../../platform/sealed-file/write-sealed-file.ts'
import { createSealedTexts } from '../../platform/sealed-texts.ts'
import { heavyWork } from '../../platform/workers/workers.ts'
import { type DepartureNotices, recordResource, resource } from './departure-rows.ts'
import type { makeRecords } from './make-records.ts'

const queue = 'departure-file'
const longestSeconds = 1800
const making = heavyWork<typeof makeRecords>(new URL('./make-records.ts', import.meta.url), 'makeRecords', {
  longestSeconds,
})

interface FileNeeds extends Platform {
  audit: Pick<Audit, 'note'>
  notifications: Pick<Notifications, 'notify'>
  notices: DepartureNotices
  stepUp: Pick<StepUp, 'require'>
}

const fileOf = (fileId: string) => `departures/${fileId}.zip`

/**
 * The file that a healer takes along: the records of those who said yes, sealed by a passphrase that is not kept. Making and
 * downloading it want a fresh OTP. A no before the download removes it.
 */
export function createDepartureFiles(needs: FileNeeds) {
  const { audit, clock, config, db, directUrl, ids, jobs, logger, notices, notifications } = needs
  const { privateFiles, publicUrl, random, stepUp, workers } = needs
  const seals = createSealedTexts({ config, purpose: 'departure-file', random })
  const folderOf = (fileId: string) => path.resolve(config.DATA_FOLDER, 'copies', `departure-${fileId}`)

  const lockStanding = async (trx: Trx, healerId: string) =>
    orNotFound(
      await trx
        .selectFrom('departure')
        .select('u_id')
        .where('healer_id', '=', healerId)
        .where('ended_at', 'is', null)
        .forUpdate()
        .executeTakeFirst(),
    )

  /** Clients whose yes stands. */
  const agreed = (queryable: Queryable) =>
    queryable
      .selectFrom('departure_client as c')
      .innerJoin('person_name as p', 'p.u_id', 'c.client_id')
      .where('c.is_given', '=', true)
      .where('p.state', '=', 'active')

  /** Files that are not to be had any more, in the caller's transaction: of a departure, or those with this client. */
  async function drop(trx: Trx, departureId: string, questionId?: string): Promise<string[]> {
    const rows = await trx
      .updateTable('departure_file as f')
      .set({ state: 'removed', sealed_key: null })
      .where('f.departure_id', '=', departureId)
      .where('f.state', '<>', 'removed')
      .$if(questionId !== undefined, (query) =>
        query.where(({ eb, selectFrom }) =>
          eb(
            'f.u_id',
            'in',
            selectFrom('departure_client')
              .select('file_id')
              .where('u_id', '=', questionId ?? ''),
          ),
        ),
      )
      .returning('f.u_id')
      .execute()
    return rows.map(({ u_id: id }) => id)
  }

  async function forget(fileIds: readonly string[]) {
    for (const fileId of fileIds) {
      await privateFiles.remove(fileOf(fileId))
      // Of a process that was ended in the middle.
      await rm(folderOf(fileId), { recursive: true, force: true })
    }
  }

  async function latest(queryable: Queryable, departureId: string): Promise<LeavingFile | null> {
    const row = await queryable
      .selectFrom('departure_file as f')
      .select(['f.u_id', 'f.state', 'f.bytes', 'f.requested_at', 'f.expires_at'])
      .select((of) =>
        of
          .selectFrom('departure_client as c')
          .select((one) => one.fn.countAll<number>().as('clients'))
          .whereRef('c.file_id', '=', 'f.u_id')
          .as('clients'),
      )
      .where('f.departure_id', '=', departureId)
      .orderBy('f.requested_at', 'desc')
      .orderBy('f.u_id', 'desc')
      .limit(1)
      .executeTakeFirst()
    return row
      ? {
          u_id: row.u_id,
          state: row.state as LeavingFile['state'], // checked by the table
          clients: Number(row.clients ?? 0),
          bytes: row.bytes,
          requested_at: row.requested_at.toISOString(),
          expires_at: row.expires_at.toISOString(),
        }
      : null
  }

  const finish = (
    fileId: string,
    personId: string,
    end: { state: 'ready'; bytes: number } | { state: 'failed' },
  ) =>
    inTransaction(db, async (trx) => {
      const { numUpdatedRows } = await trx
        .updateTable('departure_file')
        .set({ ...end, sealed_key: null, expires_at: after(clock.now(), days(leavingFileDays)) })
        .where('u_id', '=', fileId)
        .where('state', '=', 'waiting')
        .executeTakeFirstOrThrow()
      // A client said no while it was made, or the departure was called off.
      if (!numUpdatedRows) return false
      if (end.state === 'ready')
        await notifications.notify(trx, {
          ...{ personId, about: null, type: 'security', message: 'handovers.leavingReady', targetId: fileId },
          parameters: { days: leavingFileDays },
          privateParameters: { link: `${publicUrl}${pathTo('practiceLeaving')}` },
          frontEndPath: frontEndPathOf('practiceLeaving'),
        })
      return true
    })

  async function make({ fileId }: { fileId: string }) {
    const row = await db
      .selectFrom('departure_file as f')
      .innerJoin('departure as d', 'd.u_id', 'f.departure_id')
      .innerJoin('healer_card as h', 'h.u_id', 'd.healer_id')
      .select(['f.sealed_key', 'f.salt', 'h.u_id', 'h.full_name', 'h.time_zone', 'h.person_id'])
      .where('f.u_id', '=', fileId)
      .where('f.state', '=', 'waiting')
      .executeTakeFirst()
    if (!row?.sealed_key) return
    const language = await languageOf(db, row.person_id)
    try {
      const { version: software } = await describeNode(config)
      const { CLIENT_NOTES_SECRET, CLIENT_NOTES_SECRET_PREVIOUS } = config
      const bytes = await workers.run(making, {
        ...privateFiles.placeOf(fileOf(fileId)),
        ...{ privatePart: parts.private, folder: folderOf(fileId), fileId, software, databaseUrl: directUrl },
        healer: { u_id: row.u_id, full_name: row.full_name, time_zone: row.time_zone },
        locale: locales.find((one) => one === language) ?? defaultLocale,
        secrets: { CLIENT_NOTES_SECRET, CLIENT_NOTES_SECRET_PREVIOUS },
        key: seals.open(row.sealed_key),
        ...{ salt: row.salt, at: clock.now() },
      })
      if (!(await finish(fileId, row.person_id, { state: 'ready', bytes }))) await forget([fileId])
    } catch (error) {
      logger.error({ err: error }, 'the records that a healer takes along could not be put together')
      await finish(fileId, row.person_id, { state: 'failed' })
    }
  }
  jobs.work<{ fileId: string }>(queue, make, { concurrency: 1, longestSeconds, attemptsMax: 2 })

  return {
    drop,
    forget,
    latest,

    /** @throws DomainError stepUpRequired, notFound, notNow while one is made, noRecords */
    async request(viewer: Viewer, healerId: string, passphrase: string) {
      await stepUp.require(db, viewer)
      const salt = random.bytes(sealedFormat.saltBytes)
      const key = await keyOfPassphrase(passphrase, salt)
      const gone = await inTransaction(db, async (trx) => {
        await stepUp.require(trx, viewer)
        const { u_id: departureId } = await lockStanding(trx, healerId)
        if ((await latest(trx, departureId))?.state === 'waiting') throwError('notNow')
        const clients = await agreed(trx).select('c.u_id').where('c.departure_id', '=', departureId).execute()
        const yes = clients.map(({ u_id: id }) => id)
        if (yes.length === 0) throwError('noRecords')
        const before = await drop(trx, departureId)
        const [fileId, now] = [ids.next(), clock.now()]
        await trx
          .insertInto('departure_file')
          .values({
            ...{
              u_id: fileId,
              departure_id: departureId,
              salt: salt.toString('base64url'),
              requested_at: now,
            },
            ...{
              sealed_key: seals.seal(key.toString('base64url')),
              expires_at: after(now, days(leavingFileDays)),
            },
          })
          .execute()
        await trx.updateTable('departure_client').set({ file_id: fileId }).where('u_id', 'in', yes).execute()
        const changes: Record<string, [unknown, unknown]> = { clients: [null, yes.length] }
        await audit.note(trx, {
          ...{ staffId: viewer.personId, resource, recordId: healerId, action: 'make-file', changes },
        })
        await jobs.send(trx, queue, { fileId }, { key: fileId })
        return before
      })
      await forget(gone)
    },

    /**
     * With the address the records count as handed over: each is a row of the trail, and each client is told.
     * @throws DomainError stepUpRequired, notFound, notNow while it is not ready or after it was removed, recordsChanged
     */
    address: (viewer: Viewer, healerId: string, fileId: string) =>
      inTransaction(db, async (trx) => {
        await stepUp.require(trx, viewer)
        const { u_id: departureId } = await lockStanding(trx, healerId)
        const row = orNotFound(
          await trx
            .selectFrom('departure_file')
            .select(['state', 'expires_at', 'requested_at'])
            .where('u_id', '=', fileId)
            .where('departure_id', '=', departureId)
            .executeTakeFirst(),
        )
        if (row.state !== 'ready' || row.expires_at <= clock.now()) throwError('notNow')
        const inFile = await trx
          .selectFrom('departure_client')
          .select(['u_id', 'client_id'])
          .where('file_id', '=', fileId)
          .execute()
        const questionIds = inFile.map(({ u_id: id }) => id)
        const still = await agreed(trx).select('c.u_id').where('c.file_id', '=', fileId).execute()
        // An account was deleted meanwhile.
        if (still.length < inFile.length) throwError('recordsChanged')
        const handed = await trx
          .updateTable('departure_client')
          .set({ handed_over_at: clock.now() })
          .where('u_id', 'in', questionIds)
          .where('handed_over_at', 'is', null)
          .returning('u_id')
          .execute()
        await audit.note(
          trx,
          { staffId: viewer.personId, resource, recordId: healerId, action: 'download' },
          ...inFile.map(({ client_id: clientId }) => ({
            ...{ staffId: viewer.personId, resource: recordResource, recordId: clientId, action: 'look' },
          })),
        )
        await notices.send(
          trx,
          'leavingTaken',
          handed.map(({ u_id: id }) => id),
        )
        const saveAs = `records-${row.requested_at.toISOString().slice(0, 10)}.zip`
        return { address: privateFiles.address(fileOf(fileId), viewer.personId, { saveAs }) }
      }),

    /** Removes the files of these departures, which are over, and those whose days are. */
    async sweep(departureIds: readonly string[]) {
      const over = await db
        .updateTable('departure_file')
        .set({ state: 'removed', sealed_key: null })
        .where('state', '<>', 'removed')
        .where((of) =>
          of.or([
            of('expires_at', '<=', clock.now()),
            ...(departureIds.length ? [of('departure_id', 'in', departureIds)] : []),
          ]),
        )
        .returning('u_id')
        .execute()
      await forget(over.map(({ u_id: id }) => id))
    },
  }
}
export type DepartureFiles = ReturnType<typeof createDepartureFiles>
