import { createHash } from 'node:crypto'
import type {
  CourseOutline,
  OrderedSection,
  OutlineSection,
} from '@newyou/contract/back-office/course-outline'
import type { State } from '@newyou/contract/back-office/resource'
import type { ContentKind } from '@newyou/contract/courses/kinds'
import { sql } from 'kysely'
import type { Clock } from '../platform/clock.ts'
import { type Database, inTransaction, type Queryable, type Trx } from '../platform/database/database.ts'
import { fail, found } from '../platform/http/errors.ts'
import type { PageCache } from '../platform/pages/page-cache.ts'
import { type Audit, differences } from '../staff/index.ts'
import { lockOrder } from './course-order.ts'

interface Dependencies {
  db: Database
  clock: Clock
  pageCache: PageCache
  audit: Audit
}

/** What was read as a part of its section or quiz. */
const under = <T extends object, K extends keyof T>(rows: readonly T[], parent: K, id: T[K]): Omit<T, K>[] =>
  rows.flatMap(({ [parent]: of, ...row }) => (of === id ? [row] : []))

/** The order alone, as it is sent to be set. */
const orderOf = (sections: readonly OutlineSection[]): OrderedSection[] =>
  sections.map(({ u_id, lessons }) => ({
    u_id,
    lessons: lessons.map((lesson) => ({
      u_id: lesson.u_id,
      questions: lesson.questions.map((question) => question.u_id),
    })),
  }))
/** Another order or other members have another version. */
const versionOf = (order: readonly OrderedSection[]) =>
  createHash('sha256').update(JSON.stringify(order)).digest('hex').slice(0, 16)

/** The names of what an order holds, for the trail: by section and quiz, so that only what changed is written. */
const namesOf = (sections: readonly OutlineSection[]) =>
  Object.fromEntries([
    ['Sections', sections.map(({ title }) => title)],
    ...sections.map(({ title, lessons }) => [`Lessons of ${title}`, lessons.map((lesson) => lesson.title)]),
    ...sections.flatMap(({ lessons }) =>
      lessons
        .filter(({ questions }) => questions.length > 0)
        .map(({ title, questions }) => [`Questions of ${title}`, questions.map(({ question }) => question)]),
    ),
  ])

/** An id once each, and the same on both sides. */
function isSame(named: readonly string[], there: readonly string[]) {
  const ids = new Set(named)
  return ids.size === named.length && ids.size === there.length && there.every((id) => ids.has(id))
}
const lessonsOf = (order: readonly OrderedSection[]) => order.flatMap(({ lessons }) => lessons)

/** Whether an order holds what there is: lessons may change their section, questions stay in their quiz. */
function isComplete(wanted: readonly OrderedSection[], now: readonly OrderedSection[]) {
  const idsOf = (rows: readonly { u_id: string }[]) => rows.map(({ u_id }) => u_id)
  const [lessons, known] = [lessonsOf(wanted), lessonsOf(now)]
  const questions = new Map(known.map((lesson) => [lesson.u_id, lesson.questions]))
  return (
    isSame(idsOf(wanted), idsOf(now)) &&
    isSame(idsOf(lessons), idsOf(known)) &&
    lessons.every((lesson) => isSame(lesson.questions, questions.get(lesson.u_id) ?? []))
  )
}

/** A course as it is built, and its order, which is set as a whole. */
export function createCourseOutline({ db, clock, pageCache, audit }: Dependencies) {
  async function read(queryable: Queryable, courseId: string): Promise<CourseOutline> {
    const course = found(
      await queryable
        .selectFrom('course')
        .select(['u_id', 'title', 'state'])
        .where('u_id', '=', courseId)
        .executeTakeFirst(),
    )
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
    const tree = sections.map((section) => ({
      ...section,
      lessons: under(lessons, 'section_id', section.u_id).map((lesson) => ({
        ...lesson,
        kind: lesson.kind as ContentKind, // checked by the table
        questions: under(questions, 'content_id', lesson.u_id),
      })),
    }))
    return {
      ...course,
      state: course.state as State, // checked by the table
      version: versionOf(orderOf(tree)),
      sections: tree,
    }
  }

  /** What keeps its place is not written. A lesson that comes to another section is another version of it. */
  async function write(trx: Trx, order: readonly OrderedSection[]) {
    const sections = order.map(({ u_id }) => u_id)
    await sql`update course_section t set position = n.place
      from unnest(${sections}::uuid[]) with ordinality n(u_id, place)
      where n.u_id = t.u_id and n.place <> t.position`.execute(trx)
    const lessons = order.flatMap((section) =>
      section.lessons.map(({ u_id }) => ({ u_id, of: section.u_id })),
    )
    await sql`update course_content t set position = n.place, section_id = n.section_id,
        revision = t.revision + (n.section_id <> t.section_id)::int
      from unnest(${lessons.map(({ u_id }) => u_id)}::uuid[], ${lessons.map(({ of }) => of)}::uuid[])
        with ordinality n(u_id, section_id, place)
      where n.u_id = t.u_id and (n.place, n.section_id) is distinct from (t.position, t.section_id)`.execute(
      trx,
    )
    const questions = lessonsOf(order).flatMap((lesson) =>
      lesson.questions.map((u_id, index) => ({ u_id, place: index + 1 })),
    )
    await sql`update quiz_question t set position = n.place
      from unnest(${questions.map(({ u_id }) => u_id)}::uuid[], ${questions.map(({ place }) => place)}::int[])
        n(u_id, place)
      where n.u_id = t.u_id and n.place <> t.position`.execute(trx)
  }

  return {
    /** @throws DomainError notFound */
    read: (courseId: string) => read(db, courseId),

    /** @throws DomainError notFound, changedMeanwhile when it is not the order that was read, or holds something else */
    arrange: (courseId: string, version: string, order: readonly OrderedSection[], by: string) =>
      inTransaction(db, async (trx) => {
        await lockOrder(trx, courseId)
        const before = await read(trx, courseId)
        if (before.version !== version || !isComplete(order, orderOf(before.sections)))
          fail('changedMeanwhile')
        await write(trx, order)
        await trx
          .updateTable('course')
          .set({ updated_at: clock.now() })
          .where('u_id', '=', courseId)
          .execute()
        const after = await read(trx, courseId)
        const changes = differences(namesOf(before.sections), namesOf(after.sections))
        await audit.note(trx, {
          ...{ staffId: by, resource: 'courses', recordId: courseId, action: 'arrange', changes },
        })
        await pageCache.changed(trx, 'courses', `course:${courseId}`)
        return after
      }),
  }
}
export type CourseOutlines = ReturnType<typeof createCourseOutline>
