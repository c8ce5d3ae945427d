import { sql } from 'kysely'
import type { Queryable } from './database.ts'

/**
 * Which of these rows another row refers to, by any foreign key to `u_id` of the table: what is used must not go, also by
 * a table that was added later. `except`: tables whose rows go first.
 */
export async function usedIds(
  db: Queryable,
  table: string,
  ids: readonly string[],
  except: readonly string[],
): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const { rows: keys } = await sql<{ table: string; column: string }>`
    select c.relname as table, a.attname as column
    from pg_constraint k
      join pg_class c on c.oid = k.conrelid
      join pg_attribute a on a.attrelid = k.conrelid and a.attnum = k.conkey[1]
    where k.contype = 'f' and k.confrelid = ${table}::regclass and k.conparentid = 0 and cardinality(k.conkey) = 1
      and c.relname <> all(${[...except]}::text[])`.execute(db)
  if (keys.length === 0) return new Set()
  const uses = keys.map(
    (key) => sql`exists (select from ${sql.table(key.table)} r where r.${sql.ref(key.column)} = wanted.id)`,
  )
  const { rows } = await sql<{ id: string }>`
    select wanted.id from unnest(${[...ids]}::uuid[]) as wanted(id) where ${sql.join(uses, sql` or `)}`.execute(
    db,
  )
  return new Set(rows.map(({ id }) => id))
}
