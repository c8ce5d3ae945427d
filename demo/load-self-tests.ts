import type { Transaction } from 'kysely'
import type { SelfTestCode } from '../contract/care/self-tests.ts'
import { scoreAnswers } from '../server/care/self-tests/index.ts'
import { days } from '../server/platform/clock.ts'
import type { DB } from '../server/platform/database/schema.ts'
import { demoClients } from './content/clients.ts'
import { demoId } from './ids.ts'

/** Past answers of the first demo client: a hard autumn that got better. */
const taken: { test: SelfTestCode; daysAgo: number; answers: number[] }[] = [
  { test: 'who-5', daysAgo: 71, answers: [1, 1, 2, 0, 2] },
  { test: 'who-5', daysAgo: 50, answers: [2, 2, 2, 1, 2] },
  { test: 'who-5', daysAgo: 33, answers: [3, 2, 3, 2, 3] },
  { test: 'who-5', daysAgo: 16, answers: [3, 3, 3, 3, 4] },
  { test: 'phq-9', daysAgo: 64, answers: [2, 2, 3, 2, 1, 1, 2, 0, 0] },
  { test: 'phq-9', daysAgo: 36, answers: [1, 1, 2, 2, 1, 1, 1, 0, 0] },
  { test: 'phq-9', daysAgo: 9, answers: [1, 1, 1, 1, 0, 1, 0, 0, 0] },
]

/** Questionnaire choices of the first demo client, by purpose. */
const wishes: Record<string, string[]> = {
  topics: ['health', 'business-career'],
  languages: ['en', 'hi'],
  times: ['evening'],
  budget: ['2000'],
  help: ['talk', 'learn'],
}

/** Results over time, and a questionnaire that was answered, so that the screens are not empty. */
export async function loadSelfTests(trx: Transaction<DB>, now: Date) {
  const personId = demoId('person', demoClients[0]?.slug ?? '')
  await trx
    .insertInto('test_result')
    .values(
      taken.map(({ test, daysAgo, answers }) => ({
        ...{ u_id: demoId('test-result', `${test}:${daysAgo}`), person_id: personId, test_code: test },
        ...scoreAnswers(test, answers),
        ...{ answers, is_demo: true, taken_at: new Date(now.getTime() - days(daysAgo)) },
      })),
    )
    .execute()
  const questions = await trx.selectFrom('question').selectAll().where('state', '=', 'published').execute()
  await trx
    .insertInto('questionnaire_answer')
    .values(
      questions.map((question) => {
        const values = wishes[question.purpose] ?? question.choice_values.slice(1, 2)
        return {
          ...{ person_id: personId, question_id: question.u_id, question_revision: question.revision },
          ...{ question_text: question.text, choice_values: values, is_skipped: false, answered_at: now },
          choices: values.map((value) => question.choices[question.choice_values.indexOf(value)] ?? value),
        }
      }),
    )
    .execute()
  await trx
    .insertInto('questionnaire')
    .values({ person_id: personId, state: 'finished', updated_at: now })
    .execute()
}
