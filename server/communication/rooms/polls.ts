import { pollsPerRoom } from '@newyou/contract/communication/rooms/audience-rules'
import type { Clock } from '../../platform/clock.ts'
import { type Database, inTransaction } from '../../platform/database/database.ts'
import { lockPeople } from '../../platform/database/locks.ts'
import { orNotFound, throwError } from '../../platform/http/errors.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import type { RoomAccess } from './access.ts'
import type { Audience } from './audience.ts'

interface PollDependencies {
  access: RoomAccess
  audience: Audience
  clock: Clock
  db: Database
}

/** The host's polls for everyone in the room. */
export function createRoomPolls({ access, audience, clock, db }: PollDependencies) {
  return {
    /** @throws DomainError notFound, notNow for a host who is not in the room or has asked too much */
    open: (
      viewer: Viewer,
      roomId: string,
      { u_id, question, answers }: { u_id: string; question: string; answers: string[] },
    ) =>
      inTransaction(db, async (trx) => {
        await audience.present(trx, viewer, roomId)
        await lockPeople(trx, [viewer.personId])
        const { polls } = await trx
          .selectFrom('room_poll')
          .select((of) => of.fn.countAll<number>().as('polls'))
          .where('event_id', '=', roomId)
          .executeTakeFirstOrThrow()
        if (Number(polls) >= pollsPerRoom) throwError('notNow')
        await trx
          .insertInto('room_poll')
          .values({ u_id, event_id: roomId, question, options: answers, opened_at: clock.now() })
          .onConflict((conflict) => conflict.doNothing())
          .execute()
        await audience.changed(trx, roomId)
      }),

    /** @throws DomainError notFound */
    async close(viewer: Viewer, { roomId, pollId }: { roomId: string; pollId: string }) {
      await access.find(db, viewer, roomId)
      const now = clock.now()
      orNotFound(
        await db
          .updateTable('room_poll')
          .set((of) => ({ closed_at: of.fn.coalesce('closed_at', of.val(now)) }))
          .where('u_id', '=', pollId)
          .where('event_id', '=', roomId)
          .returning('u_id')
          .executeTakeFirst(),
      )
      await audience.changed(db, roomId)
    },

    /** The first answer of a person counts; repeating it changes nothing. @throws DomainError notFound, notNow */
    answer: (viewer: Viewer, { roomId, pollId }: { roomId: string; pollId: string }, answer: number) =>
      inTransaction(db, async (trx) => {
        const { personId } = viewer
        await audience.present(trx, viewer, roomId)
        // Shared: who closes it waits until the answer is written.
        const poll = orNotFound(
          await trx
            .selectFrom('room_poll')
            .select(['options', 'closed_at'])
            .where('u_id', '=', pollId)
            .where('event_id', '=', roomId)
            .forShare()
            .executeTakeFirst(),
        )
        if (answer >= poll.options.length) throwError('notFound')
        const given = async () =>
          (
            await trx
              .selectFrom('room_poll_answer')
              .select('option')
              .where('poll_id', '=', pollId)
              .where('person_id', '=', personId)
              .executeTakeFirst()
          )?.option
        if (poll.closed_at === null)
          await trx
            .insertInto('room_poll_answer')
            .values({ poll_id: pollId, person_id: personId, option: answer, answered_at: clock.now() })
            .onConflict((conflict) => conflict.doNothing())
            .execute()
        if ((await given()) !== answer) throwError('notNow')
        await audience.changed(trx, roomId)
        return { poll_u_id: pollId, answer }
      }),
  }
}

export type RoomPolls = ReturnType<typeof createRoomPolls>
