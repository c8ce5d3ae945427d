import type { QualifiedHealer } from '@newyou/contract/care/self-tests'
import { sql } from 'kysely'
import type { Database } from '../../platform/database/database.ts'
import type { TestLanguage } from './instruments/instrument.ts'

const most = 3
const names: Record<TestLanguage, string> = { en: 'English', hi: 'Hindi' }

/**
 * Healers who may interpret a result: psychiatrists and psychologists by the documents that staff read, never by a
 * title. Those who speak the language of the page come first, then those who are free soonest.
 */
export async function qualifiedHealers(db: Database, language: TestLanguage): Promise<QualifiedHealer[]> {
  const rows = await db
    .selectFrom('healer_card')
    .select(['u_id', 'full_name', 'qualified_as', 'next_free_at'])
    .where('state', '=', 'verified')
    .where('qualified_as', 'is not', null)
    .orderBy(sql`languages @> array[${names[language]}]::text[]`, 'desc')
    .orderBy('next_free_at', (order) => order.asc().nullsLast())
    .orderBy('u_id')
    .limit(most)
    .execute()
  return rows.map((row) => ({
    u_id: row.u_id,
    full_name: row.full_name,
    qualified_as: row.qualified_as as QualifiedHealer['qualified_as'], // checked by the table
    next_free_at: row.next_free_at?.toISOString() ?? null,
  }))
}
