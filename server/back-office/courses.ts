import type { Row, Values } from '@newyou/contract/back-office/resource'
import { type MediaKind, mediaRules } from '@newyou/contract/media'
import { sql } from 'kysely'
import { backOfficeReplies } from '../messages/replies/back-office.ts'
import type { Queryable } from '../platform/database/database.ts'
import { captionColumns, captionFields, captionReads } from './captions.ts'
import { cover } from './covers.ts'
import { checkLanguage } from './language-check.ts'
import { refuse } from './refuse.ts'
import { cleaned, withWords } from './rich-text.ts'
import type { ChangedMedia, Columns, Table } from './table.ts'

const tagsOf = (courseId: unknown) => ['courses', `course:${courseId}`]
const placeTaken = 'Another one has this place'

export const courses: Table = {
  table: 'course',
  search: sql`t.title || ' ' || t.summary`,
  ...cover,
  write: (values) => ({ ...values, ...withWords(values, 'description') }),
  check: checkLanguage,
  isStamped: true,
  tags: ({ u_id: id }) => tagsOf(id),
  constraints: { course_healer_id_fkey: ['healer_id', 'This healer does not exist'] },
}

export const courseSections: Table = {
  table: 'course_section',
  search: sql`t.title`,
  tags: ({ course_id: id }) => tagsOf(id),
  constraints: {
    course_section_course_id_position_key: ['position', placeTaken],
    course_section_course_id_fkey: ['course_id', 'This course does not exist'],
  },
}

const courseOfSection = async (queryable: Queryable, sectionId: unknown) => {
  const section = await queryable
    .selectFrom('course_section')
    .select('course_id')
    .where('u_id', '=', String(sectionId))
    .executeTakeFirst()
  return section?.course_id
}

/** What the file of a lesson is, where its kind has one. */
const fileOfKind: Record<string, MediaKind | undefined> = { video: 'film', audio: 'sound', download: 'pdf' }

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
  check: checkLesson,
  reads: captionReads,
  write: (values) => ({ ...values, ...cleaned(values, 'body') }),
  media: lessonFiles,
  initial: (_now, { section_id: id }) => ({
    course_id: sql`(select course_id from course_section where u_id = ${id})`,
  }),
  tags: ({ course_id: id }) => tagsOf(id),
  constraints: { course_content_course_id_position_key: ['position', placeTaken] },
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
  reads: {
    // Kept as numbers of the options, from 0.
    right_options: sql`array(select t.options[place + 1] from unnest(t.right_answers) place order by place)`,
  },
  check: checkQuestion,
  write({ right_options: right, ...values }, before) {
    const options = listOf(values.options ?? before?.options)
    const places = [...new Set(listOf(right ?? before?.right_options).map((one) => options.indexOf(one)))]
    return { ...values, right_answers: places.sort() }
  },
  tags: () => ['courses'],
  constraints: {
    quiz_question_content_id_position_key: ['position', placeTaken],
    quiz_question_content_id_fkey: ['content_id', 'This quiz does not exist'],
  },
}
