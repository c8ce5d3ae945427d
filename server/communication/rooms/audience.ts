import type { MyRoomAudience, RoomAudience } from '@newyou/contract/communication/rooms/audience'
import { questionsShown } from '@newyou/contract/communication/rooms/audience-rules'
import type { Accounts } from '../../people/accounts/index.ts'
import type { Bus } from '../../platform/database/bus.ts'
import type { Database, Queryable } from '../../platform/database/database.ts'
import { throwError } from '../../platform/http/errors.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import type { FoundRoom, RoomAccess } from './access.ts'

export const audienceTopic = 'room-audience'
/** To every node: questions or polls of this room have changed. */
export interface AudienceChanged {
  room: string
}

interface AudienceDependencies {
  access: RoomAccess
  accounts: Pick<Accounts, 'knownAs'>
  bus: Bus
  db: Database
}

/** Reads and sends the questions and polls of the audience of an event. */
export function createAudience({ access, accounts, bus, db }: AudienceDependencies) {
  const questionsOf = (eventId: string) =>
    db
      .selectFrom('room_question as q')
      .innerJoin('person_name as p', 'p.u_id', 'q.person_id')
      .select(['q.u_id', 'q.text', 'q.asked_at', 'q.answered_at', 'p.anonymous_name', 'p.first_name'])
      .where('q.event_id', '=', eventId)
      .where('q.hidden_at', 'is', null)
      .orderBy('q.asked_at', 'desc')
      .orderBy('q.u_id')
      .limit(questionsShown)
      .execute()

  const pollsOf = (eventId: string) =>
    db
      .selectFrom('room_poll')
      .select(['u_id', 'question', 'options', 'closed_at'])
      .where('event_id', '=', eventId)
      .orderBy('opened_at', 'desc')
      .orderBy('u_id')
      .execute()

  const countsOf = (eventId: string) =>
    db
      .selectFrom('room_poll_answer as a')
      .innerJoin('room_poll as p', 'p.u_id', 'a.poll_id')
      .select((of) => ['a.poll_id', 'a.option', of.fn.countAll<number>().as('count')])
      .where('p.event_id', '=', eventId)
      .groupBy(['a.poll_id', 'a.option'])
      .execute()

  async function read(eventId: string): Promise<RoomAudience> {
    const [questions, polls, counts] = await Promise.all([
      questionsOf(eventId),
      pollsOf(eventId),
      countsOf(eventId),
    ])
    const countOf = (pollId: string, option: number) =>
      Number(counts.find((one) => one.poll_id === pollId && one.option === option)?.count ?? 0)
    return {
      questions: questions.map(({ u_id, text, asked_at, answered_at, ...person }) => ({
        u_id,
        text,
        name: accounts.knownAs(person),
        asked_at: asked_at.toISOString(),
        is_answered: answered_at !== null,
      })),
      polls: polls.map(({ u_id, question, options, closed_at }) => ({
        u_id,
        question,
        answers: options.map((text, option) => ({ text, count: countOf(u_id, option) })),
        is_open: closed_at === null,
      })),
    }
  }

  /** @throws DomainError notFound where there is no audience, notNow outside of the room */
  async function present(queryable: Queryable, viewer: Viewer, roomId: string): Promise<FoundRoom> {
    const room = await access.find(queryable, viewer, roomId)
    if (room.carrier !== 'livekit') throwError('notFound')
    const visit = await queryable
      .selectFrom('room_visit')
      .select('u_id')
      .where('room_id', '=', roomId)
      .where('person_id', '=', viewer.personId)
      .where('role', '=', room.role)
      .where('state', '=', 'in')
      .executeTakeFirst()
    return visit ? room : throwError('notNow')
  }

  return {
    read,
    present,

    changed: (queryable: Queryable, roomId: string) =>
      bus.publish(queryable, audienceTopic, { room: roomId } satisfies AudienceChanged),

    /** @throws DomainError notFound, notNow */
    async mine(viewer: Viewer, roomId: string): Promise<MyRoomAudience> {
      await present(db, viewer, roomId)
      const answers = await db
        .selectFrom('room_poll_answer as a')
        .innerJoin('room_poll as p', 'p.u_id', 'a.poll_id')
        .select(['a.poll_id as poll_u_id', 'a.option as answer'])
        .where('p.event_id', '=', roomId)
        .where('a.person_id', '=', viewer.personId)
        .execute()
      return { ...(await read(roomId)), my_answers: answers }
    },
  }
}

export type Audience = ReturnType<typeof createAudience>
