import type { Question } from '@newyou/contract/care/questionnaire'
import type { Selectable } from 'kysely'
import type { Queryable } from '../../platform/database/database.ts'
import type { Question as QuestionTable } from '../../platform/database/schema.ts'

export type QuestionRow = Selectable<QuestionTable>

const codes = ['en', 'hi'] as const
export type QuestionLanguage = (typeof codes)[number]

/** The questions that are asked now, in their order. */
export const publishedQuestions = (db: Queryable) =>
  db
    .selectFrom('question')
    .selectAll()
    .where('state', '=', 'published')
    .orderBy('position')
    .orderBy('u_id')
    .execute()

/** The languages in which questions are written. */
export const questionLanguages = (db: Queryable) =>
  db
    .selectFrom('language')
    .select(['u_id as language_u_id', 'code', 'native_name'])
    .where('code', 'in', codes)
    .orderBy('code')
    .execute()

/** The words of a question; what is not written in the language is English. */
export function wordsIn(language: QuestionLanguage, row: QuestionRow) {
  if (language === 'en') return { text: row.text, hint: row.hint, choices: row.choices }
  return {
    text: row.text_hi || row.text,
    hint: row.hint_hi || row.hint,
    choices: row.choices_hi.length ? row.choices_hi : row.choices,
  }
}

/** Each choice with its value in an answer. */
export const choicesIn = (language: QuestionLanguage, row: QuestionRow) => {
  const { choices } = wordsIn(language, row)
  return row.choice_values.map((value, place) => ({ value, label: choices[place] ?? value }))
}

export const presentQuestion = (language: QuestionLanguage, row: QuestionRow): Question => {
  const { text, hint } = wordsIn(language, row)
  return {
    u_id: row.u_id,
    version: row.revision,
    kind: row.kind as Question['kind'], // checked by the table
    text,
    hint,
    choices: choicesIn(language, row),
    is_required: row.is_required,
  }
}
