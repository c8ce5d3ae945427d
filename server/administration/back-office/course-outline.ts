import { createHash } from 'node:crypto'
import type {
  CourseOutline,
  OrderedSection,
  OutlineSection,
} from '@newyou/contract/administration/back-office/course-outline'
import type { State } from '@newyou/contract/administration/back-office/resource'
import type { ContentKind } from '@newyou/contract/learning/courses/kinds'
import { type Audit, differences } from '../../foundation/audit/index.ts'
import { courseOrder } from '../../learning/courses/index.ts'
import type { Clock } from '../../platform/clock.ts'
import { type Database, inTransaction, type Queryable } from '../../platform/database/database.ts'
import { orNotFound, throwError } from '../../platform/http/errors.ts'
import type { PageCache } from '../../platform/pages/page-cache.ts'

interface Dependencies {
  db: Database
  clock: Clock
  pageCache: PageCache
  audit: Audit
}

/** Rows of one section or quiz, without its id. */
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
    const course = orNotFound(
      await queryable
        .selectFrom('course_card')
        .select(['u_id', 'title', 'state'])
        .where('u_id', '=', courseId)
        .executeTakeFirst(),
    )
    const { sections, lessons, questions } = await courseOrder.partsOf(queryable, courseId)
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

  return {
    /** @throws DomainError notFound */
    read: (courseId: string) => read(db, courseId),

    /** @throws DomainError notFound, changedMeanwhile when `version` is old or `order` holds other parts */
    arrange: (courseId: string, version: string, order: readonly OrderedSection[], by: string) =>
      inTransaction(db, async (trx) => {
        await courseOrder.lockOrder(trx, courseId)
        const before = await read(trx, courseId)
        if (before.version !== version || !isComplete(order, orderOf(before.sections)))
          throwError('changedMeanwhile')
        await courseOrder.arrange(trx, courseId, order, clock.now())
        const after = await read(trx, courseId)
        const changes = differences(namesOf(before.sections), namesOf(after.sections))
        await audit.note(trx, {
          ...{ staffId: by, resource: 'courses', recordId: courseId, action: 'arrange', changes },
        })
        await pageCache.invalidate(trx, 'courses', `course:${courseId}`)
        return after
      }),
  }
}
export type CourseOutlines = ReturnType<typeof createCourseOutline>
