import { frontEndPathOf } from '@newyou/contract/addresses'
import {
  recordingDesk as calls,
  type WaitingRecording,
} from '@newyou/contract/learning/events/recording-admin'
import type { FastifyInstance } from 'fastify'
import type { Audit } from '../../foundation/audit/index.ts'
import type { MediaFiles } from '../../foundation/media/index.ts'
import type { Notifications } from '../../foundation/notifications/index.ts'
import type { Clock } from '../../platform/clock.ts'
import { type Database, inTransaction, type Trx } from '../../platform/database/database.ts'
import { type Paging, pageOf } from '../../platform/database/list-page.ts'
import { orNotFound, throwError } from '../../platform/http/errors.ts'
import { limits } from '../../platform/http/limits.ts'
import { bindRoutes } from '../../platform/http/routes.ts'
import type { PageCache } from '../../platform/pages/page-cache.ts'
import type { RecordingNews } from './recording-news.ts'
import { type EventRow, eventChanged, kindOf, lockEvent } from './seats.ts'

interface RecordingDeskDependencies {
  db: Database
  clock: Clock
  audit: Audit
  files: Pick<MediaFiles, 'release'>
  notifications: Pick<Notifications, 'notify'>
  pageCache: PageCache
  recordingNews: RecordingNews
}

/** Staff decisions on the films that hosts send. */
export function createRecordingDesk({
  db,
  clock,
  audit,
  files,
  notifications,
  pageCache,
  recordingNews,
}: RecordingDeskDependencies) {
  /** @throws DomainError notFound, changedMeanwhile when another film was sent since */
  async function decided(trx: Trx, eventId: string, file: string) {
    const event = await lockEvent(trx, eventId)
    const sent = orNotFound(
      await trx
        .selectFrom('event_recording')
        .selectAll()
        .where('event_id', '=', eventId)
        .where('refused_at', 'is', null)
        .executeTakeFirst(),
    )
    if (sent.file !== file) throwError('changedMeanwhile')
    return { event, sent }
  }

  async function tellHost(
    trx: Trx,
    { event, host, reason }: { event: EventRow; host: string; reason?: string },
  ) {
    await notifications.notify(trx, {
      about: null,
      personId: host,
      type: 'event',
      message: reason === undefined ? 'events.recordingAccepted' : 'events.recordingRefused',
      parameters: { title: event.title, ...(reason !== undefined && { reason }) },
      frontEndPath: frontEndPathOf('practiceEvent'),
      targetId: event.u_id,
    })
  }

  return {
    async list(paging: Paging) {
      const query = db
        .selectFrom('event_recording as r')
        .innerJoin('event as e', 'e.u_id', 'r.event_id')
        .innerJoin('healer_card as h', 'h.u_id', 'e.healer_id')
        .select(['e.u_id', 'e.kind', 'e.title', 'h.full_name as healer_name', 'e.starts_at'])
        .select(['r.seconds', 'r.file', 'r.sent_at'])
        .where('r.refused_at', 'is', null)
        .orderBy('r.sent_at')
        .orderBy('r.event_id')
      const { rows, total } = await pageOf(query, paging)
      const data = rows.map(
        (row): WaitingRecording => ({
          ...row,
          kind: kindOf(row),
          starts_at: row.starts_at.toISOString(),
          sent_at: row.sent_at.toISOString(),
        }),
      )
      return { data, total: Number(total), page: paging.page, items_per_page: paging.size }
    },

    /** @throws DomainError notFound, changedMeanwhile */
    accept: (staffId: string, eventId: string, file: string) =>
      inTransaction(db, async (trx) => {
        const { event, sent } = await decided(trx, eventId, file)
        if (event.recording) await files.release(trx, [event.recording])
        await trx
          .updateTable('event')
          .set((column) => ({
            recording: sent.file,
            recording_type: sent.type,
            recording_seconds: sent.seconds,
            revision: column('revision', '+', 1),
            updated_at: clock.now(),
          }))
          .where('u_id', '=', eventId)
          .execute()
        await trx.deleteFrom('event_recording').where('event_id', '=', eventId).execute()
        await audit.note(trx, {
          staffId,
          resource: 'events',
          recordId: eventId,
          action: 'accept-recording',
          changes: { recording: [event.recording, sent.file] },
        })
        await eventChanged(trx, pageCache, event)
        await recordingNews.send(trx, { eventId, file: sent.file })
        await tellHost(trx, { event, host: sent.sent_by })
      }),

    /** @throws DomainError notFound, changedMeanwhile */
    refuse: (staffId: string, eventId: string, { file, reason }: { file: string; reason: string }) =>
      inTransaction(db, async (trx) => {
        const { event, sent } = await decided(trx, eventId, file)
        await trx
          .updateTable('event_recording')
          .set({ refused_because: reason, refused_at: clock.now() })
          .where('event_id', '=', eventId)
          .execute()
        await audit.note(trx, {
          staffId,
          resource: 'events',
          recordId: eventId,
          action: 'refuse-recording',
          reason,
        })
        await tellHost(trx, { event, host: sent.sent_by, reason })
      }),
  }
}
type RecordingDesk = ReturnType<typeof createRecordingDesk>

export function recordingDeskRoutes(app: FastifyInstance, desk: RecordingDesk) {
  bindRoutes(app, calls, {
    'GET /api/staff/event-recordings': {
      limit: limits.read,
      handle: ({ query: { page, items_per_page: size } }) => desk.list({ page, size }),
    },
    'POST /api/staff/event-recordings/{eventId}/accept': {
      limit: limits.write,
      async handle({ viewer, params, body }) {
        await desk.accept(viewer.personId, params.eventId, body.file)
        return { data: {} }
      },
    },
    'POST /api/staff/event-recordings/{eventId}/refuse': {
      limit: limits.write,
      async handle({ viewer, params, body }) {
        await desk.refuse(viewer.personId, params.eventId, body)
        return { data: {} }
      },
    },
  })
}
