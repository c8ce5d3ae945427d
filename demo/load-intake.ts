import type { Transaction } from 'kysely'
import { after, days } from '../server/platform/clock.ts'
import type { DB } from '../server/platform/database/schema.ts'
import { demoIntake } from './content/intake.ts'
import { practiceHealer } from './content/practice.ts'
import { demoId } from './ids.ts'

/** A form before sessions with the printed healer, answered by one client for the next of them. */
export async function loadIntake(trx: Transaction<DB>, now: Date) {
  const healerId = demoId('healer', practiceHealer)
  const formId = demoId('intake-form', '0')
  const { name, questions, client, answers } = demoIntake
  await trx
    .insertInto('intake_form')
    .values({
      ...{ u_id: formId, name, healer_id: healerId, state: 'published' },
      ...{ published_at: after(now, -days(30)), updated_at: after(now, -days(30)) },
    })
    .execute()
  const rows = questions.map((question) => ({
    ...{ hint: '', hint_hi: '', choices: [], choices_hi: [], is_required: false, if_code: '', if_answer: '' },
    ...question,
  }))
  await trx
    .insertInto('intake_question')
    .values(
      rows.map((row, place) => ({
        ...{ u_id: demoId('intake-question', `${place}`), form_id: formId, position: place + 1 },
        ...row,
      })),
    )
    .execute()
  const versionId = demoId('intake-version', '0')
  await trx
    .insertInto('intake_version')
    .values({
      ...{ u_id: versionId, form_id: formId, number: 1, name },
      ...{ questions: JSON.stringify(rows), created_at: after(now, -days(20)) },
    })
    .execute()
  const next = await trx
    .selectFrom('appointment')
    .select(['u_id', 'client_id'])
    .where('healer_id', '=', healerId)
    .where('client_id', '=', demoId('person', client))
    .where('state', '=', 'confirmed')
    .where('starts_at', '>', now)
    .orderBy('starts_at')
    .limit(1)
    .executeTakeFirst()
  if (!next) return
  await trx
    .insertInto('intake_answer')
    .values({
      ...{ appointment_id: next.u_id, version_id: versionId, client_id: next.client_id },
      ...{
        answers: JSON.stringify(answers),
        sent_at: after(now, -days(1)),
        updated_at: after(now, -days(1)),
      },
    })
    .execute()
}
