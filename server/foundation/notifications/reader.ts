import type { Queryable } from '../../platform/database/database.ts'

/**
 * The code of the language in which a person gets messages and documents, or null. It is a setting of its own: the
 * language of the profile only says in which they would talk to a healer.
 */
export async function languageOf(queryable: Queryable, personId: string): Promise<string | null> {
  const row = await queryable
    .selectFrom('person_name')
    .select('message_language')
    .where('u_id', '=', personId)
    .executeTakeFirst()
  return row?.message_language ?? null
}
