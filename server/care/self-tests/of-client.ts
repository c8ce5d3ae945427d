import type { Queryable } from '../../platform/database/database.ts'
import { instrumentOf } from './instruments/index.ts'
import type { TestLanguage } from './instruments/instrument.ts'

/** All results of a person with each answer, in the words of the version by which they were scored, latest first. */
export async function resultsOfPerson(
  queryable: Queryable,
  personId: string,
  { language, most }: { language: TestLanguage; most: number },
) {
  const rows = await queryable
    .selectFrom('test_result')
    .select(['test_code', 'test_version', 'answers', 'score', 'max_score', 'band', 'taken_at'])
    .where('person_id', '=', personId)
    .orderBy('taken_at', 'desc')
    .orderBy('u_id')
    .limit(most)
    .execute()
  return rows.map((row) => {
    const { name, questions, choices, bands, source } = instrumentOf(row.test_code, row.test_version)
    return {
      ...{ code: row.test_code, version: row.test_version, name: name[language] },
      ...{ taken_at: row.taken_at.toISOString(), score: row.score, max_score: row.max_score },
      band: bands.find(({ code }) => code === row.band)?.name[language] ?? row.band,
      source: source.link,
      items: row.answers.map((value, at) => ({
        question: questions[at]?.[language] ?? '',
        answer: choices.find((one) => one.value === value)?.label[language] ?? '',
        score: value,
      })),
    }
  })
}
