import type { SessionRecording } from '@newyou/contract/communication/rooms/live'
import { roomReplies } from '../../messages/replies/communication.ts'
import { type Clock, hours } from '../../platform/clock.ts'
import { type Database, inTransaction, type Queryable, type Trx } from '../../platform/database/database.ts'
import { orNotFound, throwError } from '../../platform/http/errors.ts'
import type { RateLimits } from '../../platform/http/rate-limits.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import type { Ids } from '../../platform/ids.ts'
import type { AppointmentRoom, RoomAccess } from './access.ts'
import { sessionRecordingFor } from './recording-view.ts'
import type { Visits } from './visits.ts'

interface SessionRecordingDependencies {
  access: RoomAccess
  clock: Clock
  db: Database
  ids: Ids
  rateLimits: Pick<RateLimits, 'spend'>
  visits: Visits
}

interface Named {
  roomId: string
  recordingId: string
}

/** Limits how often a person can be asked. */
const asksPerHour = 6
const open = ['asked', 'agreed', 'recording'] as const

/**
 * Recording between two people: one asks, and only after the other agrees does the browser of the first
 * record. The state is in rows, and the table rejects a recording without both; the file never reaches the server.
 */
export function createSessionRecordings(dependencies: SessionRecordingDependencies) {
  const { access, clock, db, ids, rateLimits, visits } = dependencies

  /** @throws DomainError notFound, notNow unless both are in the room and connected */
  async function requireBoth(queryable: Queryable, viewer: Viewer, roomId: string): Promise<AppointmentRoom> {
    const room = await access.findAppointment(queryable, viewer, roomId)
    // One yes cannot speak for several.
    if (room.mode === 'chat' || room.appointment.isTogether) throwError('notFound')
    const there = (await visits.living(queryable, roomId)).filter(
      (visit) => visit.state === 'in' && visits.isConnected(visit),
    )
    const isMine = there.some(({ person_id, role }) => person_id === viewer.personId && role === room.role)
    if (!isMine || there.length < 2) throwError('notNow', { message: roomReplies.bothNeeded })
    return room
  }

  /** Moves a recording of this room, when it is in one of these states. @throws DomainError notFound, notNow */
  async function move(
    trx: Trx,
    { roomId, recordingId }: Named,
    {
      viewer,
      from,
      by,
      set,
    }: { viewer: Viewer; from: readonly string[]; by?: 'asker' | 'other'; set: object },
  ): Promise<SessionRecording> {
    // Locked: a visit that ends at the same moment ends the recording before or after this, never in between.
    const known = orNotFound(
      await trx
        .selectFrom('session_recording')
        .selectAll()
        .where('u_id', '=', recordingId)
        .where('appointment_id', '=', roomId)
        .forUpdate()
        .executeTakeFirst(),
    )
    const isAsker = known.asked_by === viewer.personId
    if (by !== undefined && isAsker !== (by === 'asker')) throwError('notNow')
    if (!from.includes(known.state)) throwError('notNow')
    const moved = await trx
      .updateTable('session_recording')
      .set(set)
      .where('u_id', '=', recordingId)
      .returningAll()
      .executeTakeFirstOrThrow()
    await visits.changed(trx, roomId)
    return sessionRecordingFor(moved, viewer.personId)
  }

  return {
    /** @throws DomainError notFound, notNow, tooManyRequests */
    async ask(viewer: Viewer, roomId: string): Promise<SessionRecording> {
      const { role } = await requireBoth(db, viewer, roomId)
      const key = `room:record:${roomId}:${viewer.personId}`
      await rateLimits.spend([{ key, max: asksPerHour, window: hours(1) }])
      return inTransaction(db, async (trx) => {
        const asked = await trx
          .insertInto('session_recording')
          .values({
            u_id: ids.next(),
            appointment_id: roomId,
            asked_by: viewer.personId,
            asked_role: role,
            asked_at: clock.now(),
          })
          .onConflict((conflict) => conflict.doNothing())
          .returningAll()
          .executeTakeFirst()
        if (!asked) return throwError('notNow', { message: roomReplies.askedBefore })
        await visits.changed(trx, roomId)
        return sessionRecordingFor(asked, viewer.personId)
      })
    },

    /** @throws DomainError notFound, notNow for the one who asked, and once it was answered */
    answer: (viewer: Viewer, named: Named, agrees: boolean) =>
      inTransaction(db, async (trx) => {
        await requireBoth(trx, viewer, named.roomId)
        const answer = { answered_by: viewer.personId, answered_at: clock.now() }
        const set = { state: agrees ? 'agreed' : 'refused', ...answer }
        return move(trx, named, { viewer, from: ['asked'], by: 'other', set })
      }),

    /** @throws DomainError notFound, notNow for the other one, and while the other has not agreed */
    begin: (viewer: Viewer, named: Named) =>
      inTransaction(db, async (trx) => {
        await requireBoth(trx, viewer, named.roomId)
        const set = { state: 'recording', started_at: clock.now() }
        return move(trx, named, { viewer, from: ['agreed'], by: 'asker', set })
      }),

    /** Either of the two, at any moment. @throws DomainError notFound, notNow once it is over */
    end: (viewer: Viewer, named: Named) =>
      inTransaction(db, async (trx) => {
        const { role } = await access.findAppointment(trx, viewer, named.roomId)
        const set = { state: 'over', ended_at: clock.now(), ended_by: role }
        return move(trx, named, { viewer, from: open, set })
      }),
  }
}

export type SessionRecordings = ReturnType<typeof createSessionRecordings>
