import type { Transaction } from 'kysely'
import type { DB } from '../server/platform/database/schema.ts'
import { demoClients } from './content/clients.ts'
import { demoCourses } from './content/courses/courses.ts'
import { demoId } from './ids.ts'

type Trx = Transaction<DB>

/** What the first client has: one course that she is in the middle of, one that she has not begun. */
const inTheMiddle = { slug: 'after-the-layoff', done: 4, at: 31 }
const notBegun = 'sitting-for-ten-minutes'
const notes = [
  { lesson: 0, at: 22, text: 'Write to Farah before the weekend, not after.' },
  { lesson: 3, at: 40, text: 'The long breath out also works in the lift.' },
]

const lessonId = (slug: string, index: number) => demoId('course-content', `${slug}:${index}`)

async function loadQuizzes(trx: Trx) {
  const rows = demoCourses.flatMap(({ slug, sections }) =>
    sections
      .flatMap(({ lessons }) => lessons)
      .flatMap(({ questions = [] }, index) =>
        questions.map(({ question, options, right, why }, number) => ({
          u_id: demoId('quiz-question', `${slug}:${index}:${number}`),
          content_id: lessonId(slug, index),
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

async function loadHistory(trx: Trx, personId: string, now: Date) {
  const { slug, done, at } = inTheMiddle
  const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000)
  const contents = await trx
    .selectFrom('course_content')
    .select(['u_id', 'position', 'seconds'])
    .where('course_id', '=', demoId('course', slug))
    .orderBy('position')
    .limit(done + 1)
    .execute()
  await trx
    .insertInto('patient_streaming_history')
    .values(
      contents.map(({ u_id, position, seconds }) => {
        const isDone = position <= done
        const when = daysAgo(done + 1 - position)
        return {
          person_id: personId,
          content_id: u_id,
          course_id: demoId('course', slug),
          position_seconds: isDone ? seconds : at,
          watched: `{[0,${isDone ? seconds : at})}`,
          completed_at: isDone ? when : null,
          updated_at: when,
        }
      }),
    )
    .execute()
  await trx
    .insertInto('course_note')
    .values(
      notes.map(({ lesson, at: seconds, text }) => ({
        u_id: demoId('course-note', `${slug}:${lesson}`),
        person_id: personId,
        course_id: demoId('course', slug),
        content_id: lessonId(slug, lesson),
        at_seconds: seconds,
        text,
        created_at: daysAgo(2),
        updated_at: daysAgo(2),
      })),
    )
    .execute()
}

/** What is asked in the courses, and how far the first client is. */
export async function loadLearning(trx: Trx, now: Date) {
  await loadQuizzes(trx)
  const personId = demoId('person', demoClients[0]?.slug ?? '')
  await trx
    .insertInto('entitlement')
    .values(
      [inTheMiddle.slug, notBegun].map((slug) => ({
        u_id: demoId('entitlement', slug),
        person_id: personId,
        kind: 'course',
        item_id: demoId('course', slug),
        granted_at: new Date(now.getTime() - 12 * 86_400_000),
      })),
    )
    .execute()
  await loadHistory(trx, personId, now)
}
