import { frontEndPathOf } from '@newyou/contract/addresses'
import type { CourseQuestion } from '@newyou/contract/learning/courses/courses'
import { socketEvents } from '@newyou/contract/socket-events'
import type { Crisis } from '../../foundation/crisis/index.ts'
import type { Notifications } from '../../foundation/notifications/index.ts'
import type { Clock } from '../../platform/clock.ts'
import { type Database, inTransaction, type Queryable } from '../../platform/database/database.ts'
import { orNotFound, throwError } from '../../platform/http/errors.ts'
import type { Ids } from '../../platform/ids.ts'
import type { PageCache } from '../../platform/pages/page-cache.ts'
import { courseTag, type Learners } from './learners.ts'

interface QuestionDependencies {
  db: Database
  clock: Clock
  ids: Ids
  learners: Learners
  notifications: Pick<Notifications, 'notify'>
  crisis: Pick<Crisis, 'wroteToHealer'>
  pageCache: PageCache
}

/** Questions about a course: asked by those who have it, answered by its healer; answered ones stand on its page. */
export function createCourseQuestions({
  db,
  clock,
  ids,
  learners,
  notifications,
  crisis,
  pageCache,
}: QuestionDependencies) {
  const questions = (queryable: Queryable) =>
    queryable
      .selectFrom('course_question as q')
      .innerJoin('course as c', 'c.u_id', 'q.course_id')
      .innerJoin('healer_card as h', 'h.u_id', 'c.healer_id')
      .select([
        'q.u_id',
        'q.course_id',
        'q.person_id',
        'q.by_name',
        'q.question',
        'q.answer',
        'q.answered_at',
        'q.is_demo',
        'q.created_at',
        'c.title as course_title',
        'h.person_id as teacher_id',
      ])
  type Row = Awaited<ReturnType<ReturnType<typeof questions>['executeTakeFirstOrThrow']>>

  const present = (row: Row, viewerId: string): CourseQuestion => ({
    u_id: row.u_id,
    course_u_id: row.course_id,
    by: row.by_name,
    is_mine: row.person_id === viewerId,
    question: row.question,
    answer: row.answer,
    answered_at: row.answered_at?.toISOString() ?? null,
    is_demo: row.is_demo,
    created_at: row.created_at.toISOString(),
  })

  const one = async (queryable: Queryable, questionId: string): Promise<Row> =>
    orNotFound(await questions(queryable).where('q.u_id', '=', questionId).executeTakeFirst())

  /** Under its lock. */
  async function lock(queryable: Queryable, questionId: string): Promise<Row> {
    await queryable
      .selectFrom('course_question')
      .select('u_id')
      .where('u_id', '=', questionId)
      .forUpdate()
      .execute()
    return one(queryable, questionId)
  }

  return {
    /** Of courses that the person has or teaches; latest first. */
    async list(
      personId: string,
      {
        courseId,
        healerId,
        isTaught,
        isAnswered,
        page,
        size,
      }: {
        courseId: string | undefined
        healerId: string | undefined
        /** Only of courses that the person teaches. */
        isTaught: boolean | undefined
        isAnswered: boolean | undefined
        page: number
        size: number
      },
    ) {
      let wanted = questions(db).where((of) =>
        of.or([
          of('h.person_id', '=', personId),
          of.exists(
            of
              .selectFrom('owned_item as e')
              .select('e.u_id')
              .where('e.person_id', '=', personId)
              .where('e.kind', '=', 'course')
              .whereRef('e.item_id', '=', 'q.course_id')
              .where('e.ended_at', 'is', null),
          ),
        ]),
      )
      if (isTaught) wanted = wanted.where('h.person_id', '=', personId)
      if (isAnswered !== undefined) wanted = wanted.where('q.answer', isAnswered ? 'is not' : 'is', null)
      if (courseId) wanted = wanted.where('q.course_id', '=', courseId)
      if (healerId) wanted = wanted.where('c.healer_id', '=', healerId)
      const [rows, { total }] = await Promise.all([
        wanted
          .orderBy('q.created_at', 'desc')
          .orderBy('q.u_id', 'desc')
          .limit(size)
          .offset((page - 1) * size)
          .execute(),
        db
          .selectFrom(wanted.as('w'))
          .select((of) => of.fn.countAll<number>().as('total'))
          .executeTakeFirstOrThrow(),
      ])
      return {
        data: rows.map((row) => ({ ...present(row, personId), course_title: row.course_title })),
        total,
      }
    },

    /** @throws DomainError notFound, notOwned */
    ask: (personId: string, courseId: string, question: string): Promise<CourseQuestion> =>
      inTransaction(db, async (trx) => {
        await learners.requireOwned(trx, personId, courseId)
        const u_id = ids.next()
        const now = clock.now()
        const by = await learners.nameOf(trx, personId)
        await trx
          .insertInto('course_question')
          .values({
            u_id,
            course_id: courseId,
            person_id: personId,
            by_name: by,
            question,
            created_at: now,
            updated_at: now,
          })
          .execute()
        const teacher = await learners.teacherOf(trx, courseId)
        await notifications.notify(trx, {
          about: personId,
          personId: teacher.personId,
          type: 'course',
          message: 'courses.questionAsked',
          parameters: { by, title: teacher.title },
          frontEndPath: frontEndPathOf('practiceQuestions'),
          targetId: courseId,
          event: socketEvents.course,
        })
        await crisis.wroteToHealer(trx, {
          place: 'question',
          targetId: courseId,
          subjectId: u_id,
          text: question,
          healerPersonId: teacher.personId,
          clientId: personId,
          client: by,
        })
        return present(await one(trx, u_id), personId)
      }),

    /** Of a course that the person has or teaches, or asked by themselves. @throws DomainError notFound */
    async view(personId: string, questionId: string): Promise<CourseQuestion> {
      const row = await one(db, questionId)
      const isMine = row.person_id === personId || row.teacher_id === personId
      if (!isMine)
        await learners.requireOwned(db, personId, row.course_id).catch(() => throwError('notFound'))
      return present(row, personId)
    },

    /** The person's own question, while it is not answered. @throws DomainError notFound, questionAnswered */
    change: (personId: string, questionId: string, question: string): Promise<CourseQuestion> =>
      inTransaction(db, async (trx) => {
        const row = await lock(trx, questionId)
        if (row.person_id !== personId) throwError('notFound')
        if (row.answer !== null) throwError('questionAnswered')
        await trx
          .updateTable('course_question')
          .set({ question, updated_at: clock.now() })
          .where('u_id', '=', questionId)
          .execute()
        return present(await one(trx, questionId), personId)
      }),

    /** By the healer of the course; a better answer may replace one. @throws DomainError notFound */
    answer: (personId: string, questionId: string, answer: string): Promise<CourseQuestion> =>
      inTransaction(db, async (trx) => {
        const row = await lock(trx, questionId)
        if (row.teacher_id !== personId) throwError('notFound')
        const now = clock.now()
        await trx
          .updateTable('course_question')
          .set({ answer, answered_at: now, updated_at: now })
          .where('u_id', '=', questionId)
          .execute()
        if (row.person_id)
          await notifications.notify(trx, {
            about: null,
            personId: row.person_id,
            type: 'course',
            message: 'courses.questionAnswered',
            parameters: { title: row.course_title },
            frontEndPath: frontEndPathOf('courseOverview'),
            targetId: row.course_id,
            event: socketEvents.course,
          })
        await pageCache.invalidate(trx, courseTag(row.course_id))
        return present(await one(trx, questionId), personId)
      }),

    /** The person's own. @throws DomainError notFound */
    remove: (personId: string, questionId: string) =>
      inTransaction(db, async (trx) => {
        const { course_id: courseId } = orNotFound(
          await trx
            .deleteFrom('course_question')
            .where('u_id', '=', questionId)
            .where('person_id', '=', personId)
            .returning('course_id')
            .executeTakeFirst(),
        )
        await pageCache.invalidate(trx, courseTag(courseId))
      }),
  }
}
export type CourseQuestions = ReturnType<typeof createCourseQuestions>
