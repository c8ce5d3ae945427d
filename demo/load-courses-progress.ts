import type { Transaction } from 'kysely'
import type { DB } from '../server/platform/database/schema.ts'
import { demoCourses } from './content/courses/courses.ts'
import { demoId } from './ids.ts'

type Trx = Transaction<DB>

interface Learner {
  client: string
  course: string
  /** Places of the lessons that are complete, from 1. */
  done: number[]
  /** The lesson where the client is, and its second. */
  in?: { lesson: number; at: number }
}

/** One course in the middle, one not begun, and one of which only the quiz is left. */
const learners: Learner[] = [
  { client: 'ananya-rao', course: 'after-the-layoff', done: [1, 2, 3, 4], in: { lesson: 5, at: 31 } },
  { client: 'ananya-rao', course: 'sitting-for-ten-minutes', done: [] },
  { client: 'suresh-patil', course: 'women-and-the-papers', done: [1, 2, 4, 5] },
]
const notes = [
  { lesson: 1, at: 22, text: 'Write to Farah before the weekend, not after.' },
  { lesson: 4, at: 40, text: 'The long breath out also works in the lift.' },
]
const [{ client: writer, course: notedCourse }] = learners as [Learner]

const lessonId = (course: string, place: number) => demoId('course-content', `${course}:${place - 1}`)

async function loadQuizzes(trx: Trx) {
  const rows = demoCourses.flatMap(({ slug, sections }) =>
    sections
      .flatMap(({ lessons }) => lessons)
      .flatMap(({ questions = [] }, index) =>
        questions.map(({ question, options, right, why }, number) => ({
          u_id: demoId('quiz-question', `${slug}:${index}:${number}`),
          content_id: lessonId(slug, index + 1),
          position: number + 1,
          question,
          options,
          right_answers: [right],
          explanation: why,
        })),
      ),
  )
  await trx.insertInto('quiz_question').values(rows).execute()
}

/** Of a course that a client finished before what the demo tells of. */
async function loadCertificate(trx: Trx, issuedAt: Date) {
  const courseId = demoId('course', 'breath-at-the-kitchen-window')
  const { title, full_name: healerName } = await trx
    .selectFrom('course as c')
    .innerJoin('healer as h', 'h.u_id', 'c.healer_id')
    .select(['c.title', 'h.full_name'])
    .where('c.u_id', '=', courseId)
    .executeTakeFirstOrThrow()
  const person = await trx
    .selectFrom('person')
    .select(['u_id', 'first_name', 'last_name'])
    .where('u_id', '=', demoId('person', writer))
    .executeTakeFirstOrThrow()
  await trx
    .insertInto('certificate')
    .values({
      ...{ u_id: demoId('certificate', writer), person_id: person.u_id, course_id: courseId },
      ...{ code: 'DEM0-BRTH-0001', name: `${person.first_name} ${person.last_name}` },
      ...{ course_title: title, healer_name: healerName, is_demo: true, issued_at: issuedAt },
    })
    .execute()
}

/** Course quizzes, and the progress of learners. */
export async function loadLearning(trx: Trx, now: Date) {
  const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000)
  await loadQuizzes(trx)
  const lessons = await trx
    .selectFrom('course_content')
    .select(['u_id', 'course_id', 'position', 'seconds'])
    .where(
      'course_id',
      'in',
      learners.map(({ course }) => demoId('course', course)),
    )
    .execute()
  const rows = learners.flatMap(({ client, course, done, in: place }) =>
    lessons
      .filter(({ course_id }) => course_id === demoId('course', course))
      .filter(({ position }) => done.includes(position) || position === place?.lesson)
      .map(({ u_id, course_id, position, seconds }) => {
        const at = position === place?.lesson ? place.at : seconds
        const when = daysAgo(10 - position)
        return {
          person_id: demoId('person', client),
          content_id: u_id,
          course_id,
          position_seconds: at,
          watched: `{[0,${at})}`,
          completed_at: done.includes(position) ? when : null,
          updated_at: when,
        }
      }),
  )
  await trx.insertInto('patient_streaming_history').values(rows).execute()
  await loadCertificate(trx, daysAgo(200))
  await trx
    .insertInto('course_note')
    .values(
      notes.map(({ lesson, at, text }) => ({
        u_id: demoId('course-note', `${notedCourse}:${lesson}`),
        person_id: demoId('person', writer),
        course_id: demoId('course', notedCourse),
        content_id: lessonId(notedCourse, lesson),
        at_seconds: at,
        text,
        created_at: daysAgo(2),
        updated_at: daysAgo(2),
      })),
    )
    .execute()
}
