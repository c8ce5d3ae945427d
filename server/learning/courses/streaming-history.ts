import { watchedShare } from '@newyou/contract/business'
import type { LessonProgress } from '@newyou/contract/learning/courses/player'
import { sql } from 'kysely'
import { oneUseAtATime } from '../../money/purchases/index.ts'
import type { Clock } from '../../platform/clock.ts'
import { type Database, inTransaction, type Queryable, type Trx } from '../../platform/database/database.ts'
import type { Certificates } from './certificates.ts'
import type { Lesson, LessonAccess } from './lesson-access.ts'
import { credited, multirange, plausibleSeconds, type Range } from './watched.ts'

interface HistoryDependencies {
  db: Database
  clock: Clock
  access: LessonAccess
  certificates: Certificates
}

export interface Report {
  positionSeconds: number
  watched: readonly Range[]
  isRead: boolean
}

/** How long the parts are that really played. */
export const watchedSeconds = sql<number>`coalesce((
  select sum(upper(part) - lower(part))::int from unnest(h.watched) part), 0)`

/** A client's position in each lesson. A lesson is complete once it was; the course when each of its lessons is. */
export function createStreamingHistory({ db, clock, access, certificates }: HistoryDependencies) {
  /** A client who completes the last two lessons at the same moment still gets the certificate. */
  const oneAtATime = (trx: Trx, personId: string, courseId: string) =>
    sql`select pg_advisory_xact_lock(hashtextextended(${`learn:${personId}:${courseId}`}, 0))`.execute(trx)

  async function begin(trx: Trx, personId: string, lesson: Lesson) {
    await trx
      .insertInto('patient_streaming_history')
      .values({
        person_id: personId,
        content_id: lesson.u_id,
        course_id: lesson.course_id,
        updated_at: clock.now(),
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    return trx
      .selectFrom('patient_streaming_history')
      .select('updated_at')
      .where('person_id', '=', personId)
      .where('content_id', '=', lesson.u_id)
      .forUpdate()
      .executeTakeFirstOrThrow()
  }

  const rowOf = (queryable: Queryable, personId: string, lesson: Lesson) =>
    queryable
      .selectFrom('patient_streaming_history as h')
      .select(['h.position_seconds', 'h.completed_at', watchedSeconds.as('watched_seconds')])
      .where('h.person_id', '=', personId)
      .where('h.content_id', '=', lesson.u_id)
      .executeTakeFirstOrThrow()

  const countsOf = (queryable: Queryable, personId: string, courseId: string) =>
    queryable
      .selectFrom('course_content as l')
      .leftJoin('patient_streaming_history as h', (join) =>
        join.onRef('h.content_id', '=', 'l.u_id').on('h.person_id', '=', personId),
      )
      .select((of) => [
        of.fn.count<number>('h.completed_at').as('completed_count'),
        of.fn.countAll<number>().as('lesson_count'),
      ])
      .where('l.course_id', '=', courseId)
      .executeTakeFirstOrThrow()

  async function progressOf(trx: Trx, personId: string, lesson: Lesson): Promise<LessonProgress> {
    const row = await rowOf(trx, personId, lesson)
    const counts = await countsOf(trx, personId, lesson.course_id)
    const isWhole = counts.completed_count === counts.lesson_count
    return {
      content_u_id: lesson.u_id,
      is_complete: row.completed_at !== null,
      position_seconds: row.position_seconds,
      watched_seconds: row.watched_seconds,
      ...counts,
      certificate: isWhole ? await certificates.issue(trx, personId, lesson.course_id) : null,
    }
  }

  function setComplete(trx: Trx, personId: string, lesson: Lesson) {
    return trx
      .updateTable('patient_streaming_history')
      .set({ completed_at: clock.now() })
      .where('person_id', '=', personId)
      .where('content_id', '=', lesson.u_id)
      .where('completed_at', 'is', null)
      .execute()
  }

  return {
    /**
     * A lesson is begun when its content is handed out, whatever is reported of it later.
     * @throws DomainError notFound, notOwned
     */
    open: (personId: string, contentId: string) =>
      inTransaction(db, async (trx) => {
        const { course_id: courseId } = await access.ownLesson(trx, personId, contentId)
        await oneUseAtATime(trx, personId, courseId)
        // Once more: the course may have been returned while this waited.
        await begin(trx, personId, await access.ownLesson(trx, personId, contentId))
      }),

    /**
     * Keeps the place, and of what is said to have played as much as can have played since the last report.
     * @throws DomainError notFound, notOwned
     */
    report: (personId: string, contentId: string, { positionSeconds, watched, isRead }: Report) =>
      inTransaction(db, async (trx): Promise<LessonProgress> => {
        const lesson = await access.ownLesson(trx, personId, contentId)
        await oneAtATime(trx, personId, lesson.course_id)
        const before = await begin(trx, personId, lesson)
        const now = clock.now()
        const budget = plausibleSeconds(now.getTime() - before.updated_at.getTime())
        const counted = multirange(credited(watched, lesson.seconds, budget))
        await trx
          .updateTable('patient_streaming_history')
          .set({
            position_seconds: Math.min(positionSeconds, lesson.seconds),
            watched: sql`watched + ${counted}::int4multirange`,
            updated_at: now,
          })
          .where('person_id', '=', personId)
          .where('content_id', '=', lesson.u_id)
          .execute()
        const isPlayed = lesson.kind === 'video' || lesson.kind === 'audio'
        const isDone = isPlayed
          ? (await rowOf(trx, personId, lesson)).watched_seconds >= lesson.seconds * watchedShare
          : isRead && lesson.kind !== 'quiz'
        if (isDone) await setComplete(trx, personId, lesson)
        return progressOf(trx, personId, lesson)
      }),

    /** A quiz was answered: it is begun, and complete when it was passed. */
    async quizAnswered(
      trx: Trx,
      personId: string,
      lesson: Lesson,
      isPassed: boolean,
    ): Promise<LessonProgress> {
      await oneAtATime(trx, personId, lesson.course_id)
      await begin(trx, personId, lesson)
      await trx
        .updateTable('patient_streaming_history')
        .set({ updated_at: clock.now() })
        .where('person_id', '=', personId)
        .where('content_id', '=', lesson.u_id)
        .execute()
      if (isPassed) await setComplete(trx, personId, lesson)
      return progressOf(trx, personId, lesson)
    },
  }
}
export type StreamingHistory = ReturnType<typeof createStreamingHistory>

/** How many lessons of a course the client has begun. */
export async function begunLessons(
  queryable: Queryable,
  personId: string,
  courseId: string,
): Promise<number> {
  const { count } = await queryable
    .selectFrom('patient_streaming_history')
    .select((of) => of.fn.countAll<number>().as('count'))
    .where('person_id', '=', personId)
    .where('course_id', '=', courseId)
    .executeTakeFirstOrThrow()
  return count
}
