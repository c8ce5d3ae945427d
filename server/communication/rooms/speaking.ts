import type { EventsModule } from '../../learning/events/index.ts'
import type { Clock } from '../../platform/clock.ts'
import { type Database, inTransaction } from '../../platform/database/database.ts'
import { orNotFound, throwError } from '../../platform/http/errors.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import type { FoundRoom, RoomAccess } from './access.ts'
import type { Stage } from './stage.ts'
import type { Visits } from './visits.ts'

interface SpeakingDependencies {
  access: RoomAccess
  clock: Clock
  db: Database
  events: Pick<EventsModule, 'endRoom'>
  stage: Stage
  visits: Visits
}

/** Allowing people to speak in the room of an event, and ending it. */
export function createSpeaking({ access, clock, db, events, stage, visits }: SpeakingDependencies) {
  /** @throws DomainError notFound if all may speak anyway */
  async function bigRoom(viewer: Viewer, roomId: string): Promise<FoundRoom> {
    const room = await access.find(db, viewer, roomId)
    return room.carrier === 'livekit' ? room : throwError('notFound')
  }

  const visitOf = (roomId: string, visitId: string) =>
    db
      .updateTable('room_visit')
      .where('u_id', '=', visitId)
      .where('room_id', '=', roomId)
      .where('role', '=', 'client')
      .where('state', '=', 'in')

  return {
    /** @throws DomainError notFound */
    async raiseHand(viewer: Viewer, roomId: string, visitId: string, isRaised: boolean) {
      await bigRoom(viewer, roomId)
      const now = clock.now()
      orNotFound(
        await visitOf(roomId, visitId)
          .where('person_id', '=', viewer.personId)
          .set((of) => ({
            // The first raised hand comes first, however often the button is pressed.
            hand_raised_at: isRaised ? of.fn.coalesce('hand_raised_at', of.val(now)) : null,
          }))
          .returning('u_id')
          .executeTakeFirst(),
      )
      await visits.changed(db, roomId)
    },

    /** @throws DomainError notFound */
    async letSpeak(viewer: Viewer, roomId: string, visitId: string, isAllowed: boolean) {
      await bigRoom(viewer, roomId)
      const visit = orNotFound(
        await visitOf(roomId, visitId)
          .set({ may_speak: isAllowed, hand_raised_at: null })
          .returningAll()
          .executeTakeFirst(),
      )
      await visits.changed(db, roomId)
      await stage.permit(roomId, visit)
    },

    /** For the host only. @throws DomainError notFound for an appointment, hostOnly, notNow before the start */
    async end(viewer: Viewer, roomId: string) {
      const room = await access.find(db, viewer, roomId)
      if (!room.event) throwError('notFound')
      if (!room.isHost) throwError('hostOnly')
      if (room.now < room.starts_at || room.phase !== 'open') throwError('notNow')
      await inTransaction(db, async (trx) => {
        await events.endRoom(trx, roomId, room.now)
        await visits.end(trx, 'closed').where('room_id', '=', roomId).execute()
        await visits.changed(trx, roomId)
      })
      if (room.carrier === 'livekit') await stage.close(roomId)
    },
  }
}

export type Speaking = ReturnType<typeof createSpeaking>
