import type { Transaction } from 'kysely'
import type { DB } from '../server/platform/database/schema.ts'
import { demoBundles } from './content/bundles.ts'
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

/** What is asked in the courses, who has some of them, and their progress. */
export async function loadLearning(trx: Trx, now: Date) {
  const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000)
  await loadQuizzes(trx)
  await trx
    .insertInto('entitlement')
    .values(
      learners.map(({ client, course }) => ({
        u_id: demoId('entitlement', `${client}:${course}`),
        person_id: demoId('person', client),
        kind: 'course',
        item_id: demoId('course', course),
        granted_at: daysAgo(12),
      })),
    )
    .execute()
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
  await loadSessionPack(trx, now)
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

/** The first client has sessions in advance, of which two were held. */
async function loadSessionPack(trx: Trx, now: Date) {
  const bundle = demoBundles.find(({ slug }) => slug === 'five-conversations')
  if (!bundle?.sessions) throw new Error('the bundle of sessions is gone')
  const { healer, count, days } = bundle.sessions
  const of = { person_id: demoId('person', writer), bundle_id: demoId('bundle', bundle.slug) }
  const boughtAt = new Date(now.getTime() - 30 * 86_400_000)
  await trx
    .insertInto('entitlement')
    .values({
      u_id: demoId('entitlement', bundle.slug),
      person_id: of.person_id,
      kind: 'bundle',
      item_id: of.bundle_id,
      granted_at: boughtAt,
    })
    .execute()
  await trx
    .insertInto('session_pack')
    .values({
      u_id: demoId('session-pack', bundle.slug),
      ...of,
      healer_id: demoId('healer', healer),
      session_count: count,
      used_count: 2,
      expires_at: new Date(boughtAt.getTime() + days * 86_400_000),
      created_at: boughtAt,
    })
    .execute()
}
