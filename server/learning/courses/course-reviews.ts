import { frontEndPathOf } from '@newyou/contract/addresses'
import type { CourseReview } from '@newyou/contract/learning/courses/courses'
import { socketEvents } from '@newyou/contract/socket-events'
import type { Crisis } from '../../foundation/crisis/index.ts'
import type { Notifications } from '../../foundation/notifications/index.ts'
import type { Clock } from '../../platform/clock.ts'
import {
  type Database,
  inTransaction,
  type Queryable,
  violatedConstraint,
} from '../../platform/database/database.ts'
import { orNotFound, throwError } from '../../platform/http/errors.ts'
import type { Ids } from '../../platform/ids.ts'
import type { PageCache } from '../../platform/pages/page-cache.ts'
import { courseTag, type Learners } from './learners.ts'

interface ReviewDependencies {
  db: Database
  clock: Clock
  ids: Ids
  learners: Learners
  notifications: Pick<Notifications, 'notify'>
  crisis: Pick<Crisis, 'wroteToHealer'>
  pageCache: PageCache
}

/** Reviews by clients who have a course: one each, answered by its healer at most once. */
export function createCourseReviews({
  db,
  clock,
  ids,
  learners,
  notifications,
  crisis,
  pageCache,
}: ReviewDependencies) {
  const reviews = (queryable: Queryable) =>
    queryable
      .selectFrom('course_review')
      .select([
        'u_id',
        'by_name',
        'person_id',
        'stars',
        'text',
        'reply',
        'is_demo',
        'created_at',
        'hidden_at',
      ])
  type Row = Awaited<ReturnType<ReturnType<typeof reviews>['executeTakeFirstOrThrow']>>

  const present = (
    { by_name, person_id, created_at, hidden_at, ...row }: Row,
    viewerId: string,
  ): CourseReview => ({
    ...row,
    by: by_name,
    is_mine: person_id === viewerId,
    is_hidden: hidden_at !== null,
    created_at: created_at.toISOString(),
  })

  return {
    /** @throws DomainError notFound, notOwned, alreadyReviewed */
    async add(
      personId: string,
      { courseId, stars, text }: { courseId: string; stars: number; text: string },
    ): Promise<CourseReview> {
      try {
        return await inTransaction(db, async (trx) => {
          await learners.requireOwned(trx, personId, courseId)
          const u_id = ids.next()
          const by = await learners.nameOf(trx, personId)
          await trx
            .insertInto('course_review')
            .values({
              u_id,
              course_id: courseId,
              person_id: personId,
              by_name: by,
              stars,
              text,
              created_at: clock.now(),
            })
            .execute()
          const teacher = await learners.teacherOf(trx, courseId)
          await notifications.notify(trx, {
            about: personId,
            personId: teacher.personId,
            type: 'course',
            message: 'courses.reviewWritten',
            parameters: { by, title: teacher.title },
            frontEndPath: frontEndPathOf('courseOverview'),
            targetId: courseId,
            event: socketEvents.course,
          })
          await crisis.wroteToHealer(trx, {
            place: 'question',
            targetId: courseId,
            subjectId: u_id,
            text,
            healerPersonId: teacher.personId,
            clientId: personId,
            client: by,
          })
          await pageCache.invalidate(trx, courseTag(courseId))
          return present(await reviews(trx).where('u_id', '=', u_id).executeTakeFirstOrThrow(), personId)
        })
      } catch (error) {
        if (violatedConstraint(error) === 'course_review_course_id_person_id_key')
          throwError('alreadyReviewed')
        throw error
      }
    },

    /** @throws DomainError notFound, also for another person's review */
    async remove(personId: string, reviewId: string) {
      await inTransaction(db, async (trx) => {
        const { course_id: courseId } = orNotFound(
          await trx
            .deleteFrom('course_review')
            .where('u_id', '=', reviewId)
            .where('person_id', '=', personId)
            .returning('course_id')
            .executeTakeFirst(),
        )
        await pageCache.invalidate(trx, courseTag(courseId))
      })
    },

    /** By the healer of the course. @throws DomainError notFound, also for another's course; alreadyReplied */
    reply: (personId: string, reviewId: string, reply: string): Promise<CourseReview> =>
      inTransaction(db, async (trx) => {
        const review = orNotFound(
          await trx
            .selectFrom('course_review')
            .select(['course_id', 'person_id', 'reply'])
            .where('u_id', '=', reviewId)
            .where('hidden_at', 'is', null)
            .forUpdate()
            .executeTakeFirst(),
        )
        const { personId: teacherId, title } = await learners.teacherOf(trx, review.course_id)
        if (teacherId !== personId) throwError('notFound')
        if (review.reply !== null) throwError('alreadyReplied')
        await trx
          .updateTable('course_review')
          .set({ reply, replied_at: clock.now() })
          .where('u_id', '=', reviewId)
          .execute()
        if (review.person_id)
          await notifications.notify(trx, {
            about: null,
            personId: review.person_id,
            type: 'course',
            message: 'courses.reviewReplied',
            parameters: { title },
            frontEndPath: frontEndPathOf('courseOverview'),
            targetId: review.course_id,
            event: socketEvents.course,
          })
        await pageCache.invalidate(trx, courseTag(review.course_id))
        return present(await reviews(trx).where('u_id', '=', reviewId).executeTakeFirstOrThrow(), personId)
      }),
  }
}
export type CourseReviews = ReturnType<typeof createCourseReviews>
