import type { ContentKind } from '@newyou/contract/learning/courses/kinds'
import type { CoursePlayer } from '@newyou/contract/learning/courses/player'
import type { Entitlements } from '../../money/purchases/index.ts'
import type { Queryable } from '../../platform/database/database.ts'
import { orNotFound, throwError } from '../../platform/http/errors.ts'

export type Access = CoursePlayer['access']

/** A lesson with what every rule about it asks. */
export interface Lesson {
  u_id: string
  course_id: string
  kind: ContentKind
  seconds: number
  is_preview: boolean
}

/** Access to a course: for a client who has it now, the healer who teaches it, and any visitor in open lessons. */
export function createLessonAccess({ entitlements }: { entitlements: Pick<Entitlements, 'owns'> }) {
  async function accessOf(
    queryable: Queryable,
    personId: string | undefined,
    course: { u_id: string; teacher_id: string; state: string },
  ): Promise<Access> {
    if (personId === course.teacher_id) return 'teacher'
    if (personId && (await entitlements.owns(queryable, personId, 'course', course.u_id))) return 'owner'
    return course.state === 'published' ? 'preview' : throwError('notOwned')
  }

  async function lessonOf(queryable: Queryable, personId: string | undefined, contentId: string) {
    const { teacher_id, state, kind, ...row } = orNotFound(
      await queryable
        .selectFrom('course_content as l')
        .innerJoin('course as c', 'c.u_id', 'l.course_id')
        .innerJoin('healer_card as h', 'h.u_id', 'c.healer_id')
        .select(['l.u_id', 'l.course_id', 'l.kind', 'l.seconds', 'l.is_preview', 'c.state'])
        .select('h.person_id as teacher_id')
        .where('l.u_id', '=', contentId)
        .executeTakeFirst(),
    )
    const access = await accessOf(queryable, personId, { u_id: row.course_id, teacher_id, state })
    const lesson: Lesson = { ...row, kind: kind as ContentKind } // checked by the table
    return { lesson, access }
  }

  return {
    /** @throws DomainError notFound, notOwned when the person may not see it */
    async toCourse(queryable: Queryable, personId: string | undefined, courseId: string): Promise<Access> {
      const course = orNotFound(
        await queryable
          .selectFrom('course as c')
          .innerJoin('healer_card as h', 'h.u_id', 'c.healer_id')
          .select(['c.u_id', 'c.state', 'h.person_id as teacher_id'])
          .where('c.u_id', '=', courseId)
          .executeTakeFirst(),
      )
      return accessOf(queryable, personId, course)
    },

    /** A lesson that is open to this person. @throws DomainError notFound, notOwned */
    async openLesson(queryable: Queryable, personId: string | undefined, contentId: string) {
      const { lesson, access } = await lessonOf(queryable, personId, contentId)
      if (access === 'preview' && !lesson.is_preview) throwError('notOwned')
      return { lesson, access }
    },

    /**
     * A lesson of a course that the client has: only there progress is stored.
     * @throws DomainError notFound, notOwned
     */
    async ownLesson(queryable: Queryable, personId: string, contentId: string): Promise<Lesson> {
      const { lesson, access } = await lessonOf(queryable, personId, contentId)
      if (access !== 'owner') throwError('notOwned')
      return lesson
    },
  }
}
export type LessonAccess = ReturnType<typeof createLessonAccess>
