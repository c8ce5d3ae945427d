import { sql } from 'kysely'
import type { Platform } from '../../platform/platform.ts'

/** Tables whose rows stand in categories and in the search. */
const tables = ['healer', 'course', 'bundle', 'ebook', 'event', 'article'] as const
/** Rows of one statement: it holds them, and who changes one of them waits as long. */
const atOnce = 100
const beforeAll = '00000000-0000-0000-0000-000000000000'

/**
 * Lets the search find what stands in a category by the name that it has now. A renamed, hidden or shown category may
 * have very many rows, so the saving of it does not write them; each entry that is saved meanwhile has the new name already.
 */
export async function writeNamesIntoSearch({ db }: Pick<Platform, 'db'>) {
  const names = sql<string>`coalesce(category_names(array[slug]), '')`
  const changed = await db
    .selectFrom('category')
    .select(['slug', names.as('names')])
    .where('names_in_search', 'is distinct from', names)
    .orderBy('slug')
    .execute()
  for (const { slug, names: written } of changed) {
    for (const table of tables) await writeEntries(db, table, slug)
    await db.updateTable('category').set({ names_in_search: written }).where('slug', '=', slug).execute()
  }
}

async function writeEntries(db: Platform['db'], table: string, slug: string) {
  let after: string | null = beforeAll
  while (after) {
    const { rows }: { rows: { last: string | null }[] } = await sql<{ last: string | null }>`
      select write_entries_of_category(${table}, ${slug}, ${after}::uuid, ${atOnce}) as last`.execute(db)
    after = rows[0]?.last ?? null
  }
}
