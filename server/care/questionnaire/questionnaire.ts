import type {
  GivenAnswer,
  QuestionnaireAnswer,
  QuestionnaireProgress,
  QuestionPurpose,
} from '@newyou/contract/care/questionnaire'
import type { InLanguage } from '@newyou/contract/in-language'
import { questionnaireReplies } from '../../messages/replies/care.ts'
import { inTransaction, type Queryable, type Trx } from '../../platform/database/database.ts'
import { throwError } from '../../platform/http/errors.ts'
import type { Platform } from '../../platform/platform.ts'
import {
  choicesIn,
  presentQuestion,
  publishedQuestions,
  type QuestionLanguage,
  type QuestionRow,
  questionLanguages,
  wordsIn,
} from './questions.ts'

const refuse = (message: string): never =>
  throwError('invalidInput', { message, errors: { answers: message } })

/**
 * The choices of an answer, in the order of the question.
 * @throws DomainError questionChanged, invalidInput
 */
function checkedChoices(row: QuestionRow, { version, choices }: GivenAnswer): string[] {
  if (version !== row.revision) throwError('questionChanged')
  if (new Set(choices).size !== choices.length) refuse(questionnaireReplies.answerTwice)
  if (choices.some((value) => !row.choice_values.includes(value))) refuse(questionnaireReplies.unknownAnswer)
  if (row.kind === 'one' && choices.length > 1) refuse(questionnaireReplies.oneOnly)
  if (row.is_required && choices.length === 0) refuse(questionnaireReplies.required)
  return row.choice_values.filter((value) => choices.includes(value))
}

/** The questionnaire after registration, its answers, and the clients still to be asked. */
export function createQuestionnaire({ db, clock }: Pick<Platform, 'db' | 'clock'>) {
  /** English where the language is not named or nothing is written in it. */
  async function languageOf({ language_u_id: id, language }: InLanguage) {
    const languages = await questionLanguages(db)
    const english = languages.find(({ code }) => code === 'en')
    const known = languages.find((one) => (id ? one.language_u_id === id : one.code === language)) ?? english
    if (!known) throw new Error('the language English is missing')
    return { languages, languageId: known.language_u_id, code: known.code as QuestionLanguage } // as selected
  }

  async function progressOf(queryable: Queryable, personId: string): Promise<QuestionnaireProgress> {
    const [kept, { total, answered }] = await Promise.all([
      queryable
        .selectFrom('questionnaire')
        .select('state')
        .where('person_id', '=', personId)
        .executeTakeFirst(),
      queryable
        .selectFrom('question as q')
        .leftJoin('questionnaire_answer as a', (on) =>
          on.onRef('a.question_id', '=', 'q.u_id').on('a.person_id', '=', personId),
        )
        .where('q.state', '=', 'published')
        .select((of) => [
          of.fn.count<number>('q.u_id').as('total'),
          of.fn.count<number>('a.question_id').as('answered'),
        ])
        .executeTakeFirstOrThrow(),
    ])
    return { state: (kept?.state ?? 'put-off') as QuestionnaireProgress['state'], answered, total } // checked by the table
  }

  async function move(trx: Trx, personId: string, state: QuestionnaireProgress['state']) {
    const values = { state, updated_at: clock.now() }
    await trx
      .insertInto('questionnaire')
      .values({ person_id: personId, ...values })
      .onConflict((conflict) => conflict.column('person_id').doUpdateSet(values))
      .execute()
  }

  return {
    /** The questions in a language, and the languages there are. */
    async questions(wanted: InLanguage) {
      const [{ languages, languageId, code }, rows] = await Promise.all([
        languageOf(wanted),
        publishedQuestions(db),
      ])
      return { data: rows.map((row) => presentQuestion(code, row)), language_u_id: languageId, languages }
    },

    async mine(personId: string) {
      const rows = await db
        .selectFrom('questionnaire_answer as a')
        .innerJoin('question as q', 'q.u_id', 'a.question_id')
        .selectAll('a')
        .where('a.person_id', '=', personId)
        .orderBy('q.position')
        .orderBy('q.u_id')
        .execute()
      const answers = rows.map(
        (row): QuestionnaireAnswer => ({
          question_u_id: row.question_id,
          version: row.question_revision,
          question: row.question_text,
          choices: row.choice_values.map((value, place) => ({ value, label: row.choices[place] ?? value })),
          is_skipped: row.is_skipped,
          answered_at: row.answered_at.toISOString(),
        }),
      )
      return { ...(await progressOf(db, personId)), answers }
    },

    /**
     * Keeps answers; all of them or none. The last one finishes the questionnaire.
     * @throws DomainError notFound for a question that is not asked, questionChanged, invalidInput
     */
    async answer(personId: string, given: readonly GivenAnswer[], readIn: InLanguage) {
      const ids = given.map(({ question_u_id: id }) => id)
      if (new Set(ids).size !== ids.length) refuse(questionnaireReplies.questionTwice)
      const { code } = await languageOf(readIn)
      return inTransaction(db, async (trx) => {
        const asked = new Map((await publishedQuestions(trx)).map((row) => [row.u_id, row]))
        const rows = given.map((answer) => {
          const row = asked.get(answer.question_u_id) ?? throwError('notFound')
          const values = checkedChoices(row, answer)
          const labels = new Map(choicesIn(code, row).map(({ value, label }) => [value, label]))
          return {
            person_id: personId,
            question_id: row.u_id,
            question_revision: row.revision,
            question_text: wordsIn(code, row).text,
            choice_values: values,
            choices: values.map((value) => labels.get(value) ?? value),
            is_skipped: values.length === 0,
            answered_at: clock.now(),
          }
        })
        await trx
          .insertInto('questionnaire_answer')
          // In a fixed order, so that two concurrent devices cannot deadlock.
          .values(rows.sort((one, other) => one.question_id.localeCompare(other.question_id)))
          .onConflict((conflict) =>
            conflict.columns(['person_id', 'question_id']).doUpdateSet((of) => ({
              question_revision: of.ref('excluded.question_revision'),
              question_text: of.ref('excluded.question_text'),
              choice_values: of.ref('excluded.choice_values'),
              choices: of.ref('excluded.choices'),
              is_skipped: of.ref('excluded.is_skipped'),
              answered_at: of.ref('excluded.answered_at'),
            })),
          )
          .execute()
        const progress = await progressOf(trx, personId)
        if (progress.answered < progress.total) return progress
        await move(trx, personId, 'finished')
        return { ...progress, state: 'finished' as const }
      })
    },

    /** The client is not led to the questionnaire any more; answers stay. */
    putOff: (personId: string) =>
      inTransaction(db, async (trx) => {
        const progress = await progressOf(trx, personId)
        if (progress.state === 'finished') return progress
        await move(trx, personId, 'put-off')
        return { ...progress, state: 'put-off' as const }
      }),

    /** From now on the new client is led there after logging in. */
    begin: (trx: Trx, personId: string) => move(trx, personId, 'waiting'),

    /** Whether the client is led to the questionnaire after logging in. */
    async isWaiting(personId: string) {
      return (await progressOf(db, personId)).state === 'waiting'
    },

    /** A client's choices, by purpose. */
    async wishes(queryable: Queryable, personId: string): Promise<Map<QuestionPurpose, string[]>> {
      const rows = await queryable
        .selectFrom('questionnaire_answer as a')
        .innerJoin('question as q', 'q.u_id', 'a.question_id')
        .select(['q.purpose', 'a.choice_values'])
        .where('a.person_id', '=', personId)
        .where('q.state', '=', 'published')
        .where('q.purpose', '<>', 'none')
        .where('a.is_skipped', '=', false)
        .execute()
      return new Map(rows.map(({ purpose, choice_values: values }) => [purpose as QuestionPurpose, values])) // checked by the table
    },
  }
}

export type Questionnaire = ReturnType<typeof createQuestionnaire>
