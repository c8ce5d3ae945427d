import { questionsPerPerson } from '@newyou/contract/communication/rooms/audience-rules'
import type { Crisis } from '../../foundation/crisis/index.ts'
import type { Accounts } from '../../people/accounts/index.ts'
import type { Clock } from '../../platform/clock.ts'
import { type Database, inTransaction } from '../../platform/database/database.ts'
import { lockPeople } from '../../platform/database/locks.ts'
import { orNotFound, throwError } from '../../platform/http/errors.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import type { RoomAccess } from './access.ts'
import type { Audience } from './audience.ts'

interface QuestionDependencies {
  access: RoomAccess
  accounts: Pick<Accounts, 'knownAs'>
  audience: Audience
  clock: Clock
  crisis: Pick<Crisis, 'wroteToHealer'>
  db: Database
}

/** Written questions of the audience. */
export function createRoomQuestions({ access, accounts, audience, clock, crisis, db }: QuestionDependencies) {
  return {
    /** @throws DomainError notFound, notNow outside of the room or after too many questions */
    ask: (viewer: Viewer, roomId: string, { u_id, text }: { u_id: string; text: string }) =>
      inTransaction(db, async (trx) => {
        const { personId } = viewer
        const room = await audience.present(trx, viewer, roomId)
        // Two of their windows count one after the other.
        await lockPeople(trx, [personId, room.healer.personId])
        const { asked } = await trx
          .selectFrom('room_question')
          .select((of) => of.fn.countAll<number>().as('asked'))
          .where('event_id', '=', roomId)
          .where('person_id', '=', personId)
          .executeTakeFirstOrThrow()
        if (Number(asked) >= questionsPerPerson) throwError('notNow')
        const written = await trx
          .insertInto('room_question')
          .values({ u_id, event_id: roomId, person_id: personId, text, asked_at: clock.now() })
          .onConflict((conflict) => conflict.doNothing())
          .returning('u_id')
          .executeTakeFirst()
        if (!written) return
        const person = await trx
          .selectFrom('person_name')
          .select(['anonymous_name', 'first_name'])
          .where('u_id', '=', personId)
          .executeTakeFirstOrThrow()
        await crisis.wroteToHealer(trx, {
          place: 'room',
          targetId: roomId,
          text,
          healerPersonId: room.healer.personId,
          clientId: personId,
          client: accounts.knownAs(person),
        })
        await audience.changed(trx, roomId)
      }),

    /** By the host, also after the event. @throws DomainError notFound */
    async set(
      viewer: Viewer,
      { roomId, questionId }: { roomId: string; questionId: string },
      state: 'open' | 'answered' | 'hidden',
    ) {
      await access.find(db, viewer, roomId)
      const now = clock.now()
      orNotFound(
        await db
          .updateTable('room_question')
          .set(state === 'hidden' ? { hidden_at: now } : { answered_at: state === 'answered' ? now : null })
          .where('u_id', '=', questionId)
          .where('event_id', '=', roomId)
          .where('hidden_at', 'is', null)
          .returning('u_id')
          .executeTakeFirst(),
      )
      await audience.changed(db, roomId)
    },
  }
}

export type RoomQuestions = ReturnType<typeof createRoomQuestions>
