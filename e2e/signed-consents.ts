import { randomUUID } from 'node:crypto'
import { openDatabase } from '../server/platform/database/database.ts'

/** A published text that clients sign before sessions with one healer. */
export async function asksForConsent(healerId: string) {
  const { db, close } = openDatabase(process.env.SITE_DATABASE_URL ?? '', { poolSize: 1 })
  try {
    await db
      .insertInto('consent_text')
      .values({
        ...{ u_id: randomUUID(), healer_id: healerId, state: 'published', updated_at: new Date() },
        ...{ title: 'How we work together', title_hi: 'हम साथ कैसे काम करते हैं' },
        ...{ text: 'I can stop at any time.', text_hi: 'मैं कभी भी रुक सकता हूँ।' },
      })
      .execute()
  } finally {
    await close()
  }
}
