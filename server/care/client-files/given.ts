import { frontEndPathOf, pathTo } from '@newyou/contract/addresses'
import {
  type GivenByHealer,
  type SessionSummary,
  type SharedFile,
  summedUpStates,
} from '@newyou/contract/care/client-files/clients'
import { clientFilesMax } from '@newyou/contract/file-limits'
import { socketEvents } from '@newyou/contract/socket-events'
import { type Selectable, sql } from 'kysely'
import type { Notifications } from '../../foundation/notifications/index.ts'
import type { TemplateKey } from '../../messages/index.ts'
import { practiceReplies } from '../../messages/replies/care.ts'
import { attachmentReplies } from '../../messages/replies/foundation.ts'
import { inTransaction, type Queryable, type Trx } from '../../platform/database/database.ts'
import { locking } from '../../platform/database/locks.ts'
import type { SessionSummary as SummaryTable } from '../../platform/database/schema.ts'
import { orNotFound, throwError } from '../../platform/http/errors.ts'
import type { Upload } from '../../platform/http/uploads.ts'
import type { Attachments } from '../../platform/media/attachments.ts'
import type { Platform } from '../../platform/platform.ts'
import { type MetClient, requireMet } from './met-clients.ts'

interface GivenDependencies extends Pick<Platform, 'db' | 'clock' | 'publicUrl' | 'privateFiles'> {
  attachments: Attachments
  notifications: Pick<Notifications, 'notify'>
}

interface SummaryForm {
  text: string
  homework: string[]
  version: number | null
}

export const presentSummary = (
  row: Pick<Selectable<SummaryTable>, 'text' | 'homework' | 'revision' | 'updated_at'>,
): SessionSummary => ({
  text: row.text,
  homework: row.homework,
  version: row.revision,
  updated_at: new Date(row.updated_at).toISOString(),
})

/** Material for a client from a session that has begun: a summary with homework, and files. */
export function createGiven(dependencies: GivenDependencies) {
  const { db, clock, publicUrl, privateFiles, attachments, notifications } = dependencies

  const mayBeSummedUp = ({ state, starts_at: start }: { state: string; starts_at: Date }) =>
    summedUpStates.some((one) => one === state) && start <= clock.now()

  /** Locks the session that is summed up. @throws DomainError notFound, notAllowed, notNow before it begins */
  async function lock(trx: Trx, personId: string, appointmentId: string) {
    locking(trx, 'appointment', appointmentId)
    await trx.selectFrom('appointment').select('u_id').where('u_id', '=', appointmentId).forUpdate().execute()
    const session = await requireMet(trx, personId, appointmentId)
    if (!mayBeSummedUp(session)) throwError('notNow', { message: practiceReplies.notBegun })
    return session
  }

  const notify = (trx: Trx, session: MetClient, message: Extract<TemplateKey, `practice.${string}`>) =>
    notifications.notify(trx, {
      about: null,
      personId: session.client_id,
      type: 'appointment',
      message,
      parameters: {
        healer: session.full_name,
        link: `${publicUrl}${pathTo('appointment', { appointmentId: session.u_id })}`,
      },
      frontEndPath: frontEndPathOf('appointment'),
      targetId: session.u_id,
      senderName: session.full_name,
      event: socketEvents.appointment,
    })

  /** Files of these appointments, latest first, as a viewer gets them who may. */
  async function filesOf(queryable: Queryable, appointmentIds: readonly string[], viewerId: string) {
    if (appointmentIds.length === 0) return []
    const rows = await queryable
      .selectFrom('client_file')
      .selectAll()
      .where('appointment_id', 'in', appointmentIds)
      .orderBy('created_at', 'desc')
      .orderBy('u_id', 'desc')
      .execute()
    return rows.map(
      (row): SharedFile => ({
        ...attachments.present(row, viewerId),
        appointment_u_id: row.appointment_id,
        created_at: row.created_at.toISOString(),
      }),
    )
  }

  return {
    mayBeSummedUp,
    filesOf,

    /** @throws DomainError notFound, notAllowed, notNow, noteChanged when another window wrote it */
    sumUp: (personId: string, appointmentId: string, { text, homework, version }: SummaryForm) =>
      inTransaction(db, async (trx) => {
        const session = await lock(trx, personId, appointmentId)
        const before = await trx
          .selectFrom('session_summary')
          .select('revision')
          .where('appointment_id', '=', appointmentId)
          .executeTakeFirst()
        if ((before?.revision ?? null) !== version) throwError('noteChanged')
        const now = clock.now()
        const row = await trx
          .insertInto('session_summary')
          .values({ appointment_id: appointmentId, text, homework, created_at: now, updated_at: now })
          .onConflict((conflict) =>
            conflict.column('appointment_id').doUpdateSet({
              text,
              homework,
              revision: sql`session_summary.revision + 1`,
              updated_at: now,
            }),
          )
          .returningAll()
          .executeTakeFirstOrThrow()
        await notify(trx, session, before ? 'practice.summaryChanged' : 'practice.summaryWritten')
        return presentSummary(row)
      }),

    /** @throws DomainError notFound, notAllowed, notNow, fileRefused, clientFilesFull */
    async share(personId: string, appointmentId: string, sent: readonly Upload[]): Promise<SharedFile[]> {
      if (sent.length === 0)
        throwError('invalidInput', { errors: { attachments: attachmentReplies.missing } })
      const sender = {
        personId,
        isAtWork: true,
        place: { of: 'appointment', id: appointmentId },
      } as const
      return attachments.during('clients', sender, sent, (files) =>
        inTransaction(db, async (trx) => {
          const session = await lock(trx, personId, appointmentId)
          const { count } = await trx
            .selectFrom('client_file')
            .select((of) => of.fn.countAll<number>().as('count'))
            .where('appointment_id', '=', appointmentId)
            .executeTakeFirstOrThrow()
          if (Number(count) + files.length > clientFilesMax) throwError('clientFilesFull')
          await trx
            .insertInto('client_file')
            .values(
              files.map((file) => ({ ...file, appointment_id: appointmentId, created_at: clock.now() })),
            )
            .execute()
          await notify(trx, session, 'practice.filesShared')
          return filesOf(trx, [appointmentId], personId)
        }),
      )
    },

    /** Takes a shared file back; another healer's is not there. @throws DomainError notFound */
    async takeBack(personId: string, fileId: string) {
      const gone = orNotFound(
        await db
          .deleteFrom('client_file as f')
          .using(['session_times as a', 'healer as h'])
          .whereRef('a.u_id', '=', 'f.appointment_id')
          .whereRef('h.u_id', '=', 'a.healer_id')
          .where('f.u_id', '=', fileId)
          .where('h.person_id', '=', personId)
          .returning('f.file')
          .executeTakeFirst(),
      )
      await privateFiles.remove(gone.file)
      return { u_id: fileId }
    },

    /**
     * The client's material of an appointment.
     * @throws DomainError notFound for another's
     */
    async toClient(personId: string, appointmentId: string): Promise<GivenByHealer> {
      orNotFound(
        await db
          .selectFrom('session_times')
          .select('u_id')
          .where('u_id', '=', appointmentId)
          .where('client_id', '=', personId)
          .executeTakeFirst(),
      )
      const summary = await db
        .selectFrom('session_summary')
        .selectAll()
        .where('appointment_id', '=', appointmentId)
        .executeTakeFirst()
      return {
        summary: summary ? presentSummary(summary) : null,
        files: await filesOf(db, [appointmentId], personId),
      }
    },
  }
}
export type Given = ReturnType<typeof createGiven>
