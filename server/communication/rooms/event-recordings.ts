import { rm } from 'node:fs/promises'
import path from 'node:path'
import { frontEndPathOf } from '@newyou/contract/addresses'
import { recordingNoticeSeconds } from '@newyou/contract/communication/rooms/live'
import { uId } from '@newyou/contract/endpoint'
import type { Selectable } from 'kysely'
import type { Notifications } from '../../foundation/notifications/index.ts'
import type { FilmTarget, LiveKit, LiveKitRecording } from '../../integrations/livekit.ts'
import type { EventsModule } from '../../learning/events/index.ts'
import { roomReplies } from '../../messages/replies/communication.ts'
import { eventReplies } from '../../messages/replies/learning.ts'
import { after, type Clock, minutes, seconds } from '../../platform/clock.ts'
import type { Config } from '../../platform/config.ts'
import { type Database, inTransaction } from '../../platform/database/database.ts'
import type { RoomRecording } from '../../platform/database/schema.ts'
import { throwError } from '../../platform/http/errors.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import type { Ids } from '../../platform/ids.ts'
import type { Jobs } from '../../platform/jobs/jobs.ts'
import type { Logger } from '../../platform/watch/logger.ts'
import type { Audience } from './audience.ts'
import type { Visits } from './visits.ts'

interface EventRecordingDependencies {
  audience: Pick<Audience, 'present'>
  clock: Clock
  config: Pick<Config, 'LIVEKIT_RECORDINGS_FOLDER' | 'LIVEKIT_EGRESS_FOLDER' | 'LIVEKIT_RECORDS_TO_BUCKET'>
  db: Database
  events: Pick<EventsModule, 'recordings'>
  ids: Ids
  jobs: Jobs
  livekit: LiveKit | undefined
  logger: Logger
  notifications: Notifications
  visits: Visits
}

type Row = Selectable<RoomRecording>
type Failure = 'refused' | 'broken' | 'lost' | 'file'

/** How long after LiveKit has finished a recording its file may still be missing. */
const filmComesWithin = minutes(5)
/** A recording unknown to LiveKit for so long does not exist. */
const knownWithin = minutes(2)
const running = ['starting', 'recording', 'stopping'] as const

/**
 * Recordings of events by LiveKit: announced, started, stopped, and the file added to the event. LiveKit's events
 * change the rows.
 */
export function createEventRecordings(dependencies: EventRecordingDependencies) {
  const { audience, clock, config, db, events, ids, jobs, livekit, logger, notifications, visits } =
    dependencies
  const folder = config.LIVEKIT_RECORDINGS_FOLDER
  const fileOf = (recordingId: string) => `newyou-${recordingId}.mp4`
  /** Where LiveKit's Egress writes files; undefined if it is not configured. */
  function targetOf(recordingId: string): FilmTarget | undefined {
    if (config.LIVEKIT_RECORDS_TO_BUCKET) return events.recordings.forOthers(recordingId)
    return folder && path.join(config.LIVEKIT_EGRESS_FOLDER ?? folder, fileOf(recordingId))
  }

  const change = (recordingId: string, from: readonly string[]) =>
    db.updateTable('room_recording').where('u_id', '=', recordingId).where('state', 'in', from)

  const one = (recordingId: string) =>
    db.selectFrom('room_recording').selectAll().where('u_id', '=', recordingId).executeTakeFirst()

  const ofRoom = (eventId: string) =>
    db.selectFrom('room_recording').selectAll().where('event_id', '=', eventId).execute()
  const isRunning = ({ state }: Pick<Row, 'state'>) => (running as readonly string[]).includes(state)
  /** The recording of a room that LiveKit means: an event can come before LiveKit has answered with its id. */
  const found = (rows: readonly Row[], egressId: string) =>
    rows.find(({ egress_id: id }) => id === egressId) ??
    rows.find((row) => row.egress_id === null && isRunning(row))

  async function tellHost(eventId: string, message: 'rooms.recordingKept' | 'rooms.recordingFailed') {
    const { title, person_id: personId } = await db
      .selectFrom('event_card as e')
      .innerJoin('healer_card as h', 'h.u_id', 'e.healer_id')
      .select(['e.title', 'h.person_id'])
      .where('e.u_id', '=', eventId)
      .executeTakeFirstOrThrow()
    await inTransaction(db, (trx) =>
      notifications.notify(trx, {
        about: null,
        personId,
        type: 'event',
        message,
        parameters: { title },
        frontEndPath: frontEndPathOf('practiceEvent'),
        targetId: eventId,
      }),
    )
  }

  async function giveUp(recordingId: string, failure: Failure) {
    const failed = await change(recordingId, ['announced', ...running, 'arriving'])
      .set((of) => ({ state: 'failed', failure, ended_at: of.fn.coalesce('ended_at', of.val(clock.now())) }))
      .returning('event_id')
      .executeTakeFirst()
    if (!failed) return
    logger.warn({ recordingId, failure }, 'an event could not be recorded')
    if (config.LIVEKIT_RECORDS_TO_BUCKET) await events.recordings.forgetStored(recordingId)
    await visits.changed(db, failed.event_id)
    await tellHost(failed.event_id, 'rooms.recordingFailed')
  }

  /** Asks LiveKit to stop; when it does not answer, the job of each minute asks again. */
  const stopAtLiveKit = (egressId: string) =>
    livekit?.stopRecording(egressId).catch((error: unknown) => {
      logger.warn({ err: error }, 'LiveKit did not stop a recording')
    })

  /** Starts an announced recording, unless it was cancelled meanwhile. May be called again. */
  async function begin(recordingId: string) {
    const target = targetOf(recordingId)
    if (!livekit || !target) return
    const begun = await change(recordingId, ['announced'])
      .set({ state: 'starting' })
      .returning('event_id')
      .executeTakeFirst()
    if (!begun) return
    await visits.changed(db, begun.event_id)
    const given = await livekit.record(begun.event_id, target).catch((error: unknown) => {
      logger.warn({ err: error }, 'LiveKit did not begin to record')
    })
    if (!given) return giveUp(recordingId, 'refused')
    await db
      .updateTable('room_recording')
      .set({ egress_id: given.id })
      .where('u_id', '=', recordingId)
      .execute()
    // Stopped or ended while LiveKit had not answered.
    if ((await one(recordingId))?.state !== 'starting') await stopAtLiveKit(given.id)
  }

  /**
   * Processes an event of LiveKit about a recording. It may come twice, late, or before LiveKit has answered with the
   * id.
   */
  async function hear({ id, room, state }: LiveKitRecording) {
    // The project at LiveKit may have rooms that are not ours.
    if (!uId.safeParse(room).success) return
    const known = found(await ofRoom(room), id)
    if (!known || !isRunning(known)) return
    const { u_id: recordingId } = known
    const now = clock.now()
    if (state === 'failed') return giveUp(recordingId, 'broken')
    if (state === 'recording')
      await change(recordingId, ['starting'])
        .set({ state: 'recording', egress_id: id, began_at: now })
        .execute()
    if (state === 'stopping')
      await change(recordingId, ['starting', 'recording']).set({ state: 'stopping', egress_id: id }).execute()
    if (state === 'complete')
      await inTransaction(db, async (trx) => {
        const ended = await trx
          .updateTable('room_recording')
          .set({ state: 'arriving', egress_id: id, ended_at: now })
          .where('u_id', '=', recordingId)
          .where('state', 'in', running)
          .returning('u_id')
          .executeTakeFirst()
        if (ended) await jobs.send(trx, 'room-recording-keep', { recordingId }, { key: recordingId })
      })
    await visits.changed(db, room)
  }

  /** Adds a finished recording to its event. May be called again. */
  async function keep(recordingId: string) {
    const recording = await one(recordingId)
    if (recording?.state !== 'arriving') return
    const { event_id: eventId, ended_at: endedAt } = recording
    const source = folder && path.join(folder, fileOf(recordingId))
    let outcome: Awaited<ReturnType<typeof events.recordings.bring>>
    try {
      outcome = await events.recordings.bring(eventId, recordingId, source)
    } catch (error) {
      const { code } = error as { code?: string }
      // A bucket that is away says nothing of the film.
      if (code === 'unavailable') throw error
      const isDamaged = code === 'fileRefused'
      const isLate = endedAt !== null && after(endedAt, filmComesWithin) < clock.now()
      if (isDamaged || isLate) return giveUp(recordingId, 'file')
      throw error
    }
    const kept = await change(recordingId, ['arriving'])
      .set({ state: outcome === 'kept' ? 'kept' : 'withdrawn' })
      .returning('u_id')
      .executeTakeFirst()
    if (source) await rm(source, { force: true })
    if (!kept) return
    await visits.changed(db, eventId)
    if (outcome === 'kept') await tellHost(eventId, 'rooms.recordingKept')
  }

  jobs.work('room-recording-begin', ({ recordingId }: { recordingId: string }) => begin(recordingId))
  jobs.work('room-recording-keep', ({ recordingId }: { recordingId: string }) => keep(recordingId))

  return {
    hear,

    /** Announces a recording in the room; it starts shortly after. @throws DomainError notFound, notNow */
    async start(viewer: Viewer, roomId: string) {
      const room = await audience.present(db, viewer, roomId)
      if (!livekit || !targetOf(roomId)) throwError('notFound')
      if (room.phase !== 'open') throwError('notNow')
      const now = clock.now()
      await inTransaction(db, async (trx) => {
        if (await events.recordings.hasFilm(trx, roomId))
          throwError('notNow', { message: eventReplies.recordingThere })
        const recordingId = ids.next()
        const announced = await trx
          .insertInto('room_recording')
          .values({
            u_id: recordingId,
            event_id: roomId,
            started_by: viewer.personId,
            state: 'announced',
            announced_at: now,
            begins_at: after(now, seconds(recordingNoticeSeconds)),
          })
          .onConflict((conflict) => conflict.doNothing())
          .returning('u_id')
          .executeTakeFirst()
        if (!announced) throwError('notNow', { message: roomReplies.recordingBegun })
        const job = { key: recordingId, afterSeconds: recordingNoticeSeconds }
        await jobs.send(trx, 'room-recording-begin', { recordingId }, job)
        await visits.changed(trx, roomId)
      })
    },

    /** @throws DomainError notFound, notNow when nothing is recorded */
    async stop(viewer: Viewer, roomId: string) {
      await audience.present(db, viewer, roomId)
      const { rows: stopped } = await inTransaction(db, async (trx) => {
        const update = (from: readonly string[], state: string) =>
          trx
            .updateTable('room_recording')
            .set({ state })
            .where('event_id', '=', roomId)
            .where('state', 'in', from)
            .returning('egress_id')
            .execute()
        const rows = [
          ...(await update(['announced'], 'withdrawn')),
          ...(await update(['starting', 'recording'], 'stopping')),
        ]
        if (rows.length === 0) throwError('notNow', { message: roomReplies.notRecording })
        await visits.changed(trx, roomId)
        return { rows }
      })
      for (const { egress_id: egressId } of stopped) if (egressId) await stopAtLiveKit(egressId)
    },

    /**
     * Repairs what a lost webhook or a killed process left undone: starts, stops and ends recordings by LiveKit's
     * current state.
     */
    async setRight() {
      if (!livekit) return
      const now = clock.now()
      const open = await db
        .selectFrom('room_recording')
        .selectAll()
        .where('state', 'in', ['announced', ...running])
        .execute()
      for (const { u_id: recordingId, event_id: eventId, state, begins_at } of open) {
        if (state === 'announced') {
          if (begins_at <= now) await begin(recordingId)
          continue
        }
        const rows = await ofRoom(eventId)
        const known = (await livekit.recordings(eventId)).find(
          ({ id }) => found(rows, id)?.u_id === recordingId,
        )
        if (known) await hear(known)
        else if (after(begins_at, knownWithin) < now) await giveUp(recordingId, 'lost')
        if (known && state === 'stopping' && known.state === 'recording') await stopAtLiveKit(known.id)
      }
    },
  }
}

export type EventRecordings = ReturnType<typeof createEventRecordings>
