import { randomUUID } from 'node:crypto'
import { openDatabase } from '../server/platform/database/database.ts'

/** A published form for sessions with one healer: a choice, a question that depends on it, and a consent. */
export async function askBeforeSessions(healerId: string) {
  const { db, close } = openDatabase(process.env.SITE_DATABASE_URL ?? '', { poolSize: 1 })
  const formId = randomUUID()
  const question = (position: number, code: string, kind: string, text: string) => ({
    ...{ u_id: randomUUID(), form_id: formId, position, code, kind, text, is_required: true },
  })
  try {
    await db
      .insertInto('intake_form')
      .values({
        ...{ u_id: formId, name: 'Before we meet', healer_id: healerId, state: 'published' },
        updated_at: new Date(),
      })
      .execute()
    await db
      .insertInto('intake_question')
      .values([
        { ...question(1, 'medicine', 'choice', 'Do you take medicine?'), choices: ['Yes', 'No'] },
        { ...question(2, 'which', 'text', 'Which one?'), if_code: 'medicine', if_answer: 'Yes' },
        question(3, 'agree', 'consent', 'This is no emergency service'),
      ])
      .execute()
  } finally {
    await close()
  }
}
