import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { sql } from 'kysely'
import { type Database, inTransaction, type Trx } from '../database/database.ts'
import { parts } from '../media/storage.ts'
import { type KeyedTable, keyedTables, withPlainTexts } from './tables.ts'

/** Rows of these may be taken over by a colleague who writes into them, so it is kept what the demo wrote. */
export const editable: readonly string[] = ['setting', 'static_page', 'about_module', 'counter', 'visit_day']

async function filesBelow(dataFolder: string) {
  const found = await Promise.all(
    Object.values(parts).map((part) =>
      readdir(path.join(dataFolder, part), { recursive: true, withFileTypes: true }).catch(() => []),
    ),
  )
  return found
    .flat()
    .filter((entry) => entry.isFile())
    .map((entry) =>
      path.relative(dataFolder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'),
    )
}

async function rowsOf(db: Trx, { quoted, key }: KeyedTable) {
  const { rows } = await sql<{ rows: string }>`select coalesce(jsonb_agg(jsonb_build_object(
    'key', ${sql.raw(key)}, 'row', to_jsonb(t))), '[]')::text as rows from ${sql.raw(quoted)} t`.execute(db)
  return rows[0]?.rows ?? '[]'
}

/**
 * Loads the demo content into a fresh site, and writes down which rows and files it added, changed or took away: those of
 * all tables, so that none is forgotten when a demo gains something.
 */
export async function recordDemo<T>(db: Database, dataFolder: string, load: () => Promise<T>): Promise<T> {
  const tables = await keyedTables(db)
  const before = await inTransaction(db, async (trx) => {
    await withPlainTexts(trx)
    const rows = new Map<string, string>()
    for (const table of tables) rows.set(table.name, await rowsOf(trx, table))
    return rows
  })
  const filesBefore = new Set(await filesBelow(dataFolder))
  const loaded = await load()
  const files = (await filesBelow(dataFolder)).filter((name) => !filesBefore.has(name))
  await inTransaction(db, async (trx) => {
    await withPlainTexts(trx)
    for (const { name, quoted, key } of tables)
      await sql`insert into demo_content (table_name, key, before, after)
        select ${name}, key, b.row, case when b.row is not null or ${editable.includes(name)} then n.row end
        from jsonb_to_recordset(${before.get(name)}::jsonb) as b (key text, row jsonb)
        full join (select ${sql.raw(key)} as key, to_jsonb(t) as row from ${sql.raw(quoted)} t) n using (key)
        where b.row is distinct from n.row`.execute(trx)
    await sql`insert into demo_file select unnest(${files}::text[]) on conflict do nothing`.execute(trx)
  })
  return loaded
}
