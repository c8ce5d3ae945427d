import { rm } from 'node:fs/promises'
import path from 'node:path'
import { archiveDays, type PracticeArchive } from '@newyou/contract/administration/practice-archive'
import type { Audit } from '../../foundation/audit/index.ts'
import type { Notifications } from '../../foundation/notifications/index.ts'
import type { Accounts } from '../../people/accounts/index.ts'
import type { StepUp } from '../../people/staff/index.ts'
import { after, days } from '../../platform/clock.ts'
import {
  inTransaction,
  type Queryable,
  type Trx,
  violatedConstraint,
} from '../../platform/database/database.ts'
import { lockPeople } from '../../platform/database/locks.ts'
import { orNotFound, throwError } from '../../platform/http/errors.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import type { Platform } from '../../platform/platform.ts'
import { makeKey } from '../../platform/practice-archive/passphrase.ts'
import { describeNode } from '../../platform/release.ts'
import { sealedPurposes } from '../../platform/sealed-columns.ts'
import { createSealedTexts } from '../../platform/sealed-texts.ts'
import { heavyWork } from '../../platform/workers/workers.ts'
import type { makeArchive } from './make-archive.ts'

const queue = 'practice-archive'
const resource = 'practice-archives'
const shownMax = 12
/** A practice with films takes long to read; it runs beside everything else, with a lower priority. */
const longestSeconds = 6 * 3600
const making = heavyWork<typeof makeArchive>(new URL('./make-archive.ts', import.meta.url), 'makeArchive', {
  longestSeconds,
})

interface ArchiveNeeds extends Platform {
  accounts: Pick<Accounts, 'peopleWithRole'>
  audit: Audit
  notifications: Pick<Notifications, 'notify'>
  stepUp: Pick<StepUp, 'require'>
}

const fileOf = (archiveId: string) => `practice-archives/${archiveId}.gz`

/** The configuration has more than a thread needs to be told. */
function secretsIn(config: Platform['config']) {
  const names = Object.values(sealedPurposes).flatMap(({ secret, previous }) => [
    secret,
    ...(previous ? [previous] : []),
  ])
  return Object.fromEntries(names.map((name) => [name, config[name]])) as Pick<
    typeof config,
    (typeof names)[number]
  >
}

const selected = (queryable: Queryable) =>
  queryable
    .selectFrom('practice_archive as a')
    .innerJoin('person_name as p', 'p.u_id', 'a.asked_by')
    .select([
      'a.u_id',
      'a.state',
      'a.parts_done',
      'a.parts_total',
      'a.bytes',
      'a.requested_at',
      'a.expires_at',
    ])
    .select(['p.first_name', 'p.last_name'])

function shown(
  row: Awaited<ReturnType<ReturnType<typeof selected>['executeTakeFirstOrThrow']>>,
): PracticeArchive {
  const share = row.parts_total > 0 ? row.parts_done / row.parts_total : 0
  return {
    u_id: row.u_id,
    state: row.state as PracticeArchive['state'], // checked by the table
    percent: row.state === 'waiting' ? Math.min(99, Math.floor(share * 100)) : 100,
    bytes: row.bytes,
    asked_by: `${row.first_name} ${row.last_name}`.trim(),
    requested_at: row.requested_at.toISOString(),
    expires_at: row.expires_at.toISOString(),
  }
}

/** Archives of the whole practice. Each needs a fresh OTP, stands in the trail, and is told to every administrator. */
export function createArchives(needs: ArchiveNeeds) {
  const { accounts, audit, clock, config, db, directUrl, ids, jobs, logger } = needs
  const { notifications, privateFiles, random, stepUp, workers } = needs
  const seals = createSealedTexts({ config, purpose: 'practice-archive', random })
  const folderOf = (archiveId: string) => path.resolve(config.DATA_FOLDER, 'copies', `practice-${archiveId}`)

  async function one(queryable: Queryable, archiveId: string) {
    return shown(orNotFound(await selected(queryable).where('a.u_id', '=', archiveId).executeTakeFirst()))
  }

  /** Whoever reads all of it is not to do so unseen by the others. */
  async function tellAdministrators(trx: Trx, archive: PracticeArchive, askedBy: string) {
    const administrators = await accounts.peopleWithRole(trx, 'admin')
    await lockPeople(trx, administrators)
    for (const personId of administrators)
      await notifications.notify(trx, {
        ...{ about: askedBy, personId, type: 'security', message: 'staff.practiceArchive' },
        parameters: { name: archive.asked_by },
        targetId: archive.u_id,
        frontEndPath: '/admin/practice-archives',
      })
  }

  async function finish(archiveId: string, end: { state: 'ready'; bytes: number } | { state: 'failed' }) {
    const { numUpdatedRows } = await db
      .updateTable('practice_archive')
      .set({ ...end, sealed_key: null, expires_at: after(clock.now(), days(archiveDays)) })
      .where('u_id', '=', archiveId)
      .where('state', '=', 'waiting')
      .executeTakeFirstOrThrow()
    // It was removed while it was made.
    if (!numUpdatedRows) await forgetFile(archiveId)
  }

  async function make({ archiveId }: { archiveId: string }) {
    const row = await db
      .selectFrom('practice_archive')
      .select(['sealing', 'sealed_key'])
      .where('u_id', '=', archiveId)
      .where('state', '=', 'waiting')
      .executeTakeFirst()
    if (!row?.sealed_key) return
    try {
      const { version: software } = await describeNode(config)
      const bytes = await workers.run(making, {
        ...privateFiles.placeOf(fileOf(archiveId)),
        ...{ archiveId, software, databaseUrl: directUrl, secrets: secretsIn(config) },
        key: seals.open(row.sealed_key),
        sealing: row.sealing as Parameters<typeof makeArchive>[0]['sealing'], // as `request` wrote it
        folder: folderOf(archiveId),
        at: clock.now(),
      })
      await finish(archiveId, { state: 'ready', bytes })
    } catch (error) {
      logger.error({ err: error }, 'the archive of the practice could not be made')
      await finish(archiveId, { state: 'failed' })
    }
  }
  jobs.work<{ archiveId: string }>(queue, make, { concurrency: 1, longestSeconds, attemptsMax: 2 })

  async function forgetFile(archiveId: string) {
    await privateFiles.remove(fileOf(archiveId))
    // Of a process that was ended in the middle.
    await rm(folderOf(archiveId), { recursive: true, force: true })
    await rm(`${folderOf(archiveId)}.tar.gz`, { force: true })
  }

  return {
    async list() {
      const rows = await selected(db).orderBy('a.requested_at', 'desc').limit(shownMax).execute()
      return rows.map(shown)
    },

    /** @throws DomainError stepUpRequired, notNow while one is made */
    async request(viewer: Viewer, passphrase: string) {
      await stepUp.require(db, viewer)
      const { key, sealing } = await makeKey(passphrase, random)
      const [archiveId, now] = [ids.next(), clock.now()]
      try {
        return await inTransaction(db, async (trx) => {
          await stepUp.require(trx, viewer)
          await trx
            .insertInto('practice_archive')
            .values({
              ...{ u_id: archiveId, asked_by: viewer.personId, requested_at: now },
              ...{ sealing: JSON.stringify(sealing), sealed_key: seals.seal(key) },
              expires_at: after(now, days(archiveDays)),
            })
            .execute()
          await audit.note(trx, { staffId: viewer.personId, resource, recordId: archiveId, action: 'create' })
          await jobs.send(trx, queue, { archiveId }, { key: archiveId })
          const archive = await one(trx, archiveId)
          await tellAdministrators(trx, archive, viewer.personId)
          return archive
        })
      } catch (error) {
        if (violatedConstraint(error) === 'practice_archive_waiting') throwError('notNow')
        throw error
      }
    },

    /** @throws DomainError stepUpRequired, notFound, notNow while it is not ready or after it was removed */
    async address(viewer: Viewer, archiveId: string) {
      return inTransaction(db, async (trx) => {
        await stepUp.require(trx, viewer)
        const { state, expires_at: end, requested_at: made } = await one(trx, archiveId)
        if (state !== 'ready' || new Date(end) <= clock.now()) throwError('notNow')
        await audit.note(trx, { staffId: viewer.personId, resource, recordId: archiveId, action: 'download' })
        const saveAs = `practice-${made.slice(0, 10)}.tar.gz`
        return { address: privateFiles.address(fileOf(archiveId), viewer.personId, { saveAs }) }
      })
    },

    /** Also one that is being made, which then leaves no file. @throws DomainError notFound, notNow after it was removed */
    async remove(viewer: Viewer, archiveId: string) {
      await inTransaction(db, async (trx) => {
        const { state } = await one(trx, archiveId)
        if (state === 'removed') throwError('notNow')
        await trx
          .updateTable('practice_archive')
          .set({ state: 'removed', sealed_key: null })
          .where('u_id', '=', archiveId)
          .execute()
        await audit.note(trx, { staffId: viewer.personId, resource, recordId: archiveId, action: 'delete' })
      })
      await forgetFile(archiveId)
      return one(db, archiveId)
    },

    /** Removes the files of archives whose days are over. */
    async sweep() {
      const over = await db
        .selectFrom('practice_archive')
        .select('u_id')
        .where('state', '<>', 'removed')
        .where('expires_at', '<=', clock.now())
        .execute()
      for (const { u_id: archiveId } of over) {
        await forgetFile(archiveId)
        await db
          .updateTable('practice_archive')
          .set({ state: 'removed', sealed_key: null })
          .where('u_id', '=', archiveId)
          .execute()
      }
    },
  }
}
export type Archives = ReturnType<typeof createArchives>
