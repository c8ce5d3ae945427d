import { sql } from 'kysely'
import type { Queryable, Trx } from '../../platform/database/database.ts'
import type { Fragment } from '../../platform/database/statement.ts'

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

/** SQL: the course of a lesson, or of the quiz that a question belongs to. */
export const courseIdOf = {
  section: (sectionId: unknown) => sql`(select course_id from course_section where u_id = ${sectionId})`,
  quiz: (quizId: Fragment) => sql`(select l.course_id from course_content l where l.u_id = ${quizId})`,
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

/** Sections of a course with their lessons and the questions of their quizzes, in order. */
export interface CourseOrder {
  u_id: string
  lessons: readonly { u_id: string; questions: readonly string[] }[]
}

/**
 * Puts all parts of a course in this order, with its rows locked. Rows that keep their place are not written. A lesson
 * moved to another section gets a new version.
 */
export async function arrange(trx: Trx, courseId: string, order: readonly CourseOrder[], now: Date) {
  const sections = order.map(({ u_id }) => u_id)
  await sql`update course_section t set position = n.place
    from unnest(${sections}::uuid[]) with ordinality n(u_id, place)
    where n.u_id = t.u_id and n.place <> t.position`.execute(trx)
  const lessons = order.flatMap((section) =>
    section.lessons.map((lesson) => ({ ...lesson, section: section.u_id })),
  )
  await sql`update course_content t set position = n.place, section_id = n.section_id,
      revision = t.revision + (n.section_id <> t.section_id)::int
    from unnest(${lessons.map(({ u_id }) => u_id)}::uuid[], ${lessons.map(({ section }) => section)}::uuid[])
      with ordinality n(u_id, section_id, place)
    where n.u_id = t.u_id and (n.place, n.section_id) is distinct from (t.position, t.section_id)`.execute(
    trx,
  )
  const questions = lessons.flatMap((lesson) =>
    lesson.questions.map((u_id, index) => ({ u_id, place: index + 1 })),
  )
  await sql`update quiz_question t set position = n.place
    from unnest(${questions.map(({ u_id }) => u_id)}::uuid[], ${questions.map(({ place }) => place)}::int[])
      n(u_id, place)
    where n.u_id = t.u_id and n.place <> t.position`.execute(trx)
  await trx.updateTable('course').set({ updated_at: now }).where('u_id', '=', courseId).execute()
}

/** The parts of a course, each in its order, as it is built. */
export async function partsOf(queryable: Queryable, courseId: string) {
  const sections = await queryable
    .selectFrom('course_section')
    .select(['u_id', 'revision as version', 'title'])
    .where('course_id', '=', courseId)
    .orderBy('position')
    .execute()
  const lessons = await queryable
    .selectFrom('course_content')
    .select(['u_id', 'revision as version', 'section_id', 'title', 'kind', 'seconds', 'is_preview'])
    .where('course_id', '=', courseId)
    .orderBy('position')
    .execute()
  const questions = await queryable
    .selectFrom('quiz_question as q')
    .innerJoin('course_content as l', 'l.u_id', 'q.content_id')
    .select(['q.u_id', 'q.revision as version', 'q.content_id', 'q.question'])
    .where('l.course_id', '=', courseId)
    .orderBy('q.position')
    .execute()
  return { sections, lessons, questions }
}
