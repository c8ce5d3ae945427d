import type { Row, Values } from '@newyou/contract/administration/back-office/resource'
import { type MediaKind, mediaRules } from '@newyou/contract/foundation/media'
import { sql } from 'kysely'
import { courseOrder } from '../../learning/courses/index.ts'
import { backOfficeReplies } from '../../messages/replies/back-office.ts'
import type { Queryable, Trx } from '../../platform/database/database.ts'
import { throwError } from '../../platform/http/errors.ts'
import { captionColumns, captionFields, captionReads } from './captions.ts'
import { cover } from './covers.ts'
import { checkLanguage } from './language-check.ts'
import { refuse } from './refuse.ts'
import { cleaned, withWords } from './rich-text.ts'
import { requireWholeVersion } from './second-version.ts'
import type { ChangedMedia, Columns, Table } from './table.ts'

const { closeGaps, courseIdOf, courseOfLesson, courseOfSection, lastPlace, lockOrder } = courseOrder

/** Nothing to wait for. */
const done = Promise.resolve()
/** Once something of it is gone. */
async function reorder(trx: Trx, courseId: unknown) {
  await lockOrder(trx, String(courseId))
  await closeGaps(trx, String(courseId))
}
const tagsOf = (courseId: unknown) => ['courses', `course:${courseId}`]

/** The media kind of a lesson's file, where it has one. */
const fileOfKind: Record<string, MediaKind | undefined> = { video: 'film', audio: 'sound', download: 'pdf' }

/** A lesson of an imported course may wait for its film. @throws DomainError invalidInput */
async function requireFiles({ u_id: courseId }: Row, queryable: Queryable) {
  const waiting = await queryable
    .selectFrom('course_content')
    .select('title')
    .where('course_id', '=', courseId)
    .where('kind', 'in', Object.keys(fileOfKind))
    .where('media', 'is', null)
    .orderBy('position')
    .execute()
  if (waiting.length > 0)
    throwError('invalidInput', {
      message: backOfficeReplies.lessonsWithoutFile(waiting.map(({ title }) => title)),
    })
}

export const courses: Table = {
  table: 'course',
  search: sql`t.title || ' ' || t.summary`,
  ...cover,
  write: (values) => ({
    ...values,
    ...withWords(values, 'description'),
    ...withWords(values, 'other_description', 'other_words'),
  }),
  async check(values, queryable, before) {
    requireWholeVersion(values, ['title', 'summary', 'description', 'outcomes', 'audience', 'caution'])
    await checkLanguage(values, queryable, before)
  },
  requireReady: requireFiles,
  isStamped: true,
  tags: ({ u_id: id }) => tagsOf(id),
  constraints: { course_healer_id_fkey: ['healer_id', 'This healer does not exist'] },
}

export const courseSections: Table = {
  table: 'course_section',
  search: sql`t.title`,
  lock: (trx, { course_id: id }, before) => (before ? done : lockOrder(trx, String(id))),
  initial: (_now, { course_id: id }) => ({ position: lastPlace.section(id) }),
  leave: (trx, { course_id: id }) => reorder(trx, id),
  tags: ({ course_id: id }) => tagsOf(id),
  constraints: { course_section_course_id_fkey: ['course_id', 'This course does not exist'] },
}

async function checkLesson(values: Values, queryable: Queryable, before: Values | undefined) {
  const wanted = fileOfKind[String(values.kind)]
  if (wanted && !values.media)
    refuse('media', `This lesson needs a file of this type: ${mediaRules[wanted].label}`)
  if (!wanted && values.media) refuse('media', 'A text lesson or a quiz has no file')
  if (values.kind !== 'video' && values.kind !== 'audio')
    for (const field of captionFields)
      if (values[field]) refuse(field, backOfficeReplies.captionsWithoutMedia)
  const courseId = await courseOfSection(queryable, values.section_id)
  if (!courseId) return refuse('section_id', 'This section does not exist')
  if (before && (await courseOfSection(queryable, before.section_id)) !== courseId)
    refuse('section_id', 'A lesson stays in its course')
}

/** The file of a lesson with its length, and its captions. */
function lessonFiles(changed: ChangedMedia, values: Values, before: Row | undefined): Columns {
  const { media } = changed
  if (media && media.kind !== fileOfKind[String(values.kind ?? before?.kind)])
    refuse('media', `This file is a ${mediaRules[media.kind].label}, which this kind of lesson does not show`)
  return {
    ...(media && { media: media.file, media_type: media.type }),
    ...(media && media.kind !== 'pdf' && { seconds: media.seconds }),
    ...captionColumns(changed, before),
  }
}

export const courseLessons: Table = {
  table: 'course_content',
  search: sql`t.title`,
  async lock(trx, { section_id: id }, before) {
    const courseId = before?.section_id === id ? undefined : await courseOfSection(trx, id)
    if (courseId) await lockOrder(trx, courseId)
  },
  check: checkLesson,
  reads: captionReads,
  // In another section it stands last.
  write: (values, before) => ({
    ...values,
    ...cleaned(values, 'body'),
    ...(before &&
      before.section_id !== values.section_id && { position: lastPlace.lesson(values.section_id) }),
  }),
  media: lessonFiles,
  initial: (_now, { section_id: id }) => ({
    course_id: courseIdOf.section(id),
    position: lastPlace.lesson(id),
  }),
  async follow(trx, _id, { section_id: id }, before) {
    if (before?.section_id !== id) await closeGaps(trx, String(await courseOfSection(trx, id)))
  },
  leave: (trx, { course_id: id }) => reorder(trx, id),
  tags: ({ course_id: id }) => tagsOf(id),
}

const listOf = (value: unknown) => (Array.isArray(value) ? value.map(String) : [])

function checkQuestion({ options, right_options: right }: Values) {
  const choices = listOf(options)
  if (choices.length < 2) refuse('options', 'Please enter at least two answers')
  if (new Set(choices).size < choices.length) refuse('options', 'Two answers are the same')
  if (listOf(right).length === 0) refuse('right_options', 'Please enter at least one right answer')
  if (listOf(right).some((one) => !choices.includes(one)))
    refuse('right_options', 'A right answer is not among the answers')
}

export const quizQuestions: Table = {
  table: 'quiz_question',
  search: sql`t.question`,
  async lock(trx, { content_id: id }, before) {
    const courseId = before ? undefined : await courseOfLesson(trx, id)
    if (courseId) await lockOrder(trx, courseId)
  },
  initial: (_now, { content_id: id }) => ({ position: lastPlace.question(id) }),
  leave: (trx, { course_id: id }) => reorder(trx, id),
  reads: {
    course_id: courseIdOf.quiz(sql`t.content_id`),
    // Stored as 0-based indexes of options.
    right_options: sql`array(select t.options[place + 1] from unnest(t.right_answers) place order by place)`,
  },
  check: checkQuestion,
  write({ right_options: right, ...values }, before) {
    const options = listOf(values.options ?? before?.options)
    const places = [...new Set(listOf(right ?? before?.right_options).map((one) => options.indexOf(one)))]
    return { ...values, right_answers: places.sort() }
  },
  tags: () => ['courses'],
  constraints: { quiz_question_content_id_fkey: ['content_id', 'This quiz does not exist'] },
}
