import { quizShare } from '@newyou/contract/business'
import type { LessonContent, LessonProgress, QuizResult } from '@newyou/contract/learning/courses/player'
import type { Clock } from '../../platform/clock.ts'
import { type Database, inTransaction, type Queryable } from '../../platform/database/database.ts'
import { throwError } from '../../platform/http/errors.ts'
import type { Ids } from '../../platform/ids.ts'
import type { LessonAccess } from './lesson-access.ts'
import type { StreamingHistory } from './streaming-history.ts'

interface QuizDependencies {
  db: Database
  clock: Clock
  ids: Ids
  access: LessonAccess
  history: Pick<StreamingHistory, 'quizAnswered'>
}

export interface QuizAnswer {
  question_u_id: string
  chosen: number[]
}

const sorted = (numbers: readonly number[]) => [...new Set(numbers)].sort((a, b) => a - b)
const isSame = (one: readonly number[], other: readonly number[]) =>
  sorted(one).join() === sorted(other).join()

const questionsOf = (queryable: Queryable, contentId: string) =>
  queryable
    .selectFrom('quiz_question')
    .select(['u_id', 'question', 'options', 'right_answers', 'explanation'])
    .where('content_id', '=', contentId)
    .orderBy('position')
    .execute()
type Questions = Awaited<ReturnType<typeof questionsOf>>

/** The given and the right answers of each question. */
function marked(questions: Questions, answers: Record<string, number[]>): QuizResult['questions'] {
  return questions.map(({ u_id, right_answers, explanation }) => {
    const chosen = sorted(answers[u_id] ?? [])
    const right = sorted(right_answers)
    return { u_id, chosen, right, is_right: isSame(chosen, right), explanation }
  })
}

/** Quizzes inside courses: as many attempts as a client likes, the right answers after each. */
export function createQuizzes({ db, clock, ids, access, history }: QuizDependencies) {
  return {
    /**
     * A quiz as its lesson shows it, with the person's last attempt; the right answers are left out until there is one.
     */
    async read(contentId: string, personId: string | undefined): Promise<NonNullable<LessonContent['quiz']>> {
      const questions = await questionsOf(db, contentId)
      const attempts = personId
        ? await db
            .selectFrom('quiz_attempt')
            .select(['answers', 'right_count', 'question_count', 'is_passed', 'created_at'])
            .select((of) => of.fn.countAll<number>().over().as('attempt_count'))
            .where('content_id', '=', contentId)
            .where('person_id', '=', personId)
            .orderBy('created_at', 'desc')
            .orderBy('u_id', 'desc')
            .limit(1)
            .execute()
        : []
      const [last] = attempts
      return {
        questions: questions.map(({ u_id, question, options, right_answers }) => ({
          u_id,
          question,
          options,
          is_multiple: right_answers.length > 1,
        })),
        attempt_count: last?.attempt_count ?? 0,
        last: last
          ? {
              right_count: last.right_count,
              question_count: last.question_count,
              is_passed: last.is_passed,
              created_at: last.created_at.toISOString(),
              questions: marked(questions, last.answers as Record<string, number[]>), // written below
            }
          : null,
      }
    },

    /** @throws DomainError notFound, notOwned, invalidInput when a question has no answer or is not of this quiz */
    answer: (personId: string, contentId: string, given: readonly QuizAnswer[]) =>
      inTransaction(db, async (trx): Promise<{ result: QuizResult; progress: LessonProgress }> => {
        const lesson = await access.ownLesson(trx, personId, contentId)
        const questions = lesson.kind === 'quiz' ? await questionsOf(trx, contentId) : throwError('notFound')
        const answers = Object.fromEntries(given.map((one) => [one.question_u_id, sorted(one.chosen)]))
        const open = questions.filter(({ u_id }) => !answers[u_id]?.length).map(({ u_id }) => u_id)
        const known = new Set(questions.map(({ u_id }) => u_id))
        const strange = Object.keys(answers).filter((id) => !known.has(id))
        if (open.length || strange.length)
          throwError('invalidInput', {
            errors: Object.fromEntries([
              ...open.map((id) => [id, 'Please choose an answer'] as const),
              ...strange.map((id) => [id, 'This question is not part of the quiz'] as const),
            ]),
          })
        const marks = marked(questions, answers)
        const rightCount = marks.filter(({ is_right }) => is_right).length
        const now = clock.now()
        const score = {
          right_count: rightCount,
          question_count: marks.length,
          is_passed: rightCount >= marks.length * quizShare,
        }
        await trx
          .insertInto('quiz_attempt')
          .values({
            u_id: ids.next(),
            content_id: contentId,
            person_id: personId,
            answers: JSON.stringify(answers),
            ...score,
            created_at: now,
          })
          .execute()
        return {
          result: { ...score, created_at: now.toISOString(), questions: marks },
          progress: await history.quizAnswered(trx, personId, lesson, score.is_passed),
        }
      }),
  }
}
export type Quizzes = ReturnType<typeof createQuizzes>
