import type { HomeTexts } from '@newyou/contract/content/home'
import { defaultLocale, type Locale } from '@newyou/contract/locales'
import type { Database } from '../../platform/database/database.ts'

/** The words that a practice wrote for its home page in one language; the site has its own for all others. */
export function createHomeTexts({ db }: { db: Database }) {
  return {
    async of(language: Locale = defaultLocale): Promise<HomeTexts> {
      const column = language === 'hi' ? 'text_hi' : 'text'
      const rows = await db
        .selectFrom('home_text')
        .select(['name', `${column} as text`])
        .where(column, '!=', '')
        .execute()
      return Object.fromEntries(rows.map(({ name, text }) => [name, text]))
    },
  }
}
export type HomeTextRows = ReturnType<typeof createHomeTexts>
