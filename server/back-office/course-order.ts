import { sql } from 'kysely'
import type { Queryable, Trx } from '../platform/database/database.ts'

/**
 * Locks everything whose place belongs to the order of a course: in one order, the course after its lessons, because a
 * changed lesson changes what its course counts.
 */
export async function lockOrder(trx: Trx, courseId: string) {
  await sql`select 1 from course_section where course_id = ${courseId} order by u_id for no key update`.execute(
    trx,
  )
  await sql`select 1 from course_content where course_id = ${courseId} order by u_id for no key update`.execute(
    trx,
  )
  await sql`select 1 from course where u_id = ${courseId} for no key update`.execute(trx)
}

/** Counts sections, lessons and questions of a course anew, without gaps and lessons in the order of their sections. */
export async function closeGaps(trx: Trx, courseId: string) {
  await sql`update course_section t set position = n.place
    from (select u_id, row_number() over (order by position) as place
      from course_section where course_id = ${courseId}) n
    where n.u_id = t.u_id and n.place <> t.position`.execute(trx)
  await sql`update course_content t set position = n.place
    from (select l.u_id, row_number() over (order by s.position, l.position) as place
      from course_content l join course_section s on s.u_id = l.section_id where l.course_id = ${courseId}) n
    where n.u_id = t.u_id and n.place <> t.position`.execute(trx)
  await sql`update quiz_question t set position = n.place
    from (select q.u_id, row_number() over (partition by q.content_id order by q.position) as place
      from quiz_question q join course_content l on l.u_id = q.content_id where l.course_id = ${courseId}) n
    where n.u_id = t.u_id and n.place <> t.position`.execute(trx)
}

/** The course of a section; undefined when it is not there. */
export const courseOfSection = async (queryable: Queryable, sectionId: unknown) => {
  const section = await queryable
    .selectFrom('course_section')
    .select('course_id')
    .where('u_id', '=', String(sectionId))
    .executeTakeFirst()
  return section?.course_id
}

/** The course of a lesson; undefined when it is not there. */
export const courseOfLesson = async (queryable: Queryable, lessonId: unknown) => {
  const lesson = await queryable
    .selectFrom('course_content')
    .select('course_id')
    .where('u_id', '=', String(lessonId))
    .executeTakeFirst()
  return lesson?.course_id
}

/** The place behind all others of a course or a quiz; asked with their rows locked. */
export const lastPlace = {
  section: (courseId: unknown) =>
    sql`(select coalesce(max(position), 0) + 1 from course_section where course_id = ${courseId})`,
  lesson: (sectionId: unknown) =>
    sql`(select coalesce(max(l.position), 0) + 1 from course_section s join course_content l on l.course_id = s.course_id
      where s.u_id = ${sectionId})`,
  question: (quizId: unknown) =>
    sql`(select coalesce(max(position), 0) + 1 from quiz_question where content_id = ${quizId})`,
}
