import type { FaqEntry } from '@newyou/contract/communication/faq'
import type { Database } from '../../platform/database/database.ts'

/** The questions that staff keep. */
export function createFaq({ db }: { db: Database }) {
  const entries = () =>
    db
      .selectFrom('faq_entry')
      .select(['u_id', 'code', 'question', 'answer', 'question_hi', 'answer_hi'])
      .orderBy('position')
      .orderBy('u_id')
      .$castTo<FaqEntry>() // the column's check allows these codes only
  return {
    published: () => entries().where('state', '=', 'published').execute(),
    preview: () => entries().where('state', '!=', 'archived').execute(),
  }
}
