import type { Queryable } from '../platform/database/database.ts'

/** The code of the language that a person chose, or null. */
export async function languageOf(queryable: Queryable, personId: string): Promise<string | null> {
  const row = await queryable
    .selectFrom('person as p')
    .innerJoin('language as l', 'l.u_id', 'p.language_u_id')
    .select('l.code')
    .where('p.u_id', '=', personId)
    .executeTakeFirst()
  return row?.code ?? null
}
