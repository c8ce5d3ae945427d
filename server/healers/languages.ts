import type { Queryable } from '../platform/database/database.ts'

/** Whether each of these is the English name of a language in the list that staff keep. */
export async function areLanguages(queryable: Queryable, names: readonly string[]): Promise<boolean> {
  const known = await queryable.selectFrom('language').select('name').where('name', 'in', names).execute()
  return known.length === new Set(names).size
}
