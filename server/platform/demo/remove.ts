import { sql } from 'kysely'
import { type Database, inTransaction, type Trx } from '../database/database.ts'
import { Problem } from '../problem.ts'
import { findDemo } from './find.ts'
import { loadedKey, removedMark } from './marks.ts'
import { refusing } from './meaning.ts'
import { restoreBaseline } from './restore.ts'
import { type KeyedTable, withPlainTexts } from './tables.ts'

const raw = sql.raw
/** How long the removal waits for somebody who is writing. */
const lockWait = '20s'
const uuid = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}'

/** Nobody else writes until the end, so what was found is what goes. */
async function lockAll(trx: Trx, tables: KeyedTable[]) {
  await sql`set local statement_timeout = 0`.execute(trx)
  await sql`set local lock_timeout = ${raw(`'${lockWait}'`)}`.execute(trx)
  const names = tables.map(({ quoted }) => quoted).join(', ')
  await sql`lock table ${raw(names)} in share row exclusive mode`.execute(trx).catch((error) => {
    if (['55P03', '40P01'].includes((error as { code?: string }).code ?? ''))
      throw new Problem('Somebody is writing all the time: stop the site, or run this again')
    throw error
  })
}

/** How many rows go, by table. */
async function countGoing(trx: Trx) {
  const { rows } = await sql<{ tbl: string; count: number }>`
    select tbl, count(*)::int as count from demo_going group by tbl order by tbl`.execute(trx)
  return Object.fromEntries(rows.map(({ tbl, count }) => [tbl, count]))
}

/** One statement for all tables: foreign keys are looked at when it ends, so their order does not matter. */
async function deleteGoing(trx: Trx, tables: KeyedTable[], going: Record<string, number>) {
  const parts = tables
    .filter(({ name }) => going[name])
    .map(
      ({ name, quoted, key }, place) => `gone_${place} as (delete from ${quoted} t using demo_going g
        where g.tbl = '${name}' and g.key = ${key} returning 1)`,
    )
  if (parts.length === 0) return 0
  const sums = parts.map((_, place) => `(select count(*) from gone_${place})`).join(' + ')
  const { rows } = await sql<{
    gone: number
  }>`with ${raw(parts.join(', '))} select (${raw(sums)})::int as gone`.execute(trx)
  return rows[0]?.gone ?? 0
}

const setTriggers = async (trx: Trx, state: 'enable' | 'disable') => {
  for (const [table, trigger] of refusing)
    await sql`alter table ${sql.table(table)} ${raw(state)} trigger ${sql.ref(trigger)}`.execute(trx)
}

/** Jobs that would do something about what is gone, and counts of limits with its ids. */
async function deleteByText(trx: Trx) {
  const named = (text: string) =>
    sql`exists (select from regexp_matches(${raw(text)}, ${uuid}, 'g') m join demo_going g on g.uid = m[1]::uuid)`
  await sql`delete from jobs.job j where ${named('j.data::text')}`.execute(trx)
  await sql`delete from rate_count r where ${named('r.key')}`.execute(trx)
}

/**
 * Takes the demo content out of a site, in one transaction in which nobody else writes: what the demo loaded and what its
 * people made since. Where something of others is bound to it nothing is changed, and `refers` has what it is.
 * @throws Problem when there is no record of what the demo loaded
 */
export const removeDemo = (db: Database, { isDry = false }: { isDry?: boolean } = {}) =>
  inTransaction(db, async (trx) => {
    await withPlainTexts(trx)
    const { rows: loaded } = await sql`select from setting where key = ${loadedKey}`.execute(trx)
    const { rows: recorded } = await sql`select from demo_content limit 1`.execute(trx)
    if (recorded.length === 0 && loaded.length > 0 && !(await filesLeft(trx)))
      throw new Problem(
        'There is no record of what the demo loaded here: it was removed already, or an earlier release loaded it. Such a site cannot be cleared; begin with an empty database',
      )
    if (recorded.length === 0) return { rows: {}, refers: [] }
    const { tables, conflicts } = await findDemo(trx)
    const rows = await countGoing(trx)
    if (isDry || conflicts.length > 0) return { rows, refers: conflicts }
    await lockAll(trx, tables)
    await sql`drop table demo_going`.execute(trx)
    const locked = await findDemo(trx)
    if (locked.conflicts.length > 0) return { rows, refers: locked.conflicts }
    const going = await countGoing(trx)
    await deleteByText(trx)
    await sql`insert into demo_file select 'private/' || g.key from demo_going g where g.tbl = 'stored_file' on conflict do nothing`.execute(
      trx,
    )
    await setTriggers(trx, 'disable')
    await deleteGoing(trx, tables, going)
    await setTriggers(trx, 'enable')
    await restoreBaseline(trx, tables)
    await sql`delete from demo_content`.execute(trx)
    await sql`insert into setting (key, value) values (${loadedKey}, to_jsonb(${removedMark}::text))
      on conflict (key) do update set value = excluded.value`.execute(trx)
    return { rows: going, refers: [] }
  })

async function filesLeft(db: Database | Trx) {
  const { rows } = await sql`select from demo_file limit 1`.execute(db)
  return rows.length > 0
}

/** Removes files whose rows are gone, and resolves with their names; broken off, it goes on where it was. */
export async function removeDemoFiles(db: Database, remove: (name: string) => Promise<unknown>) {
  const { rows } = await sql<{ name: string }>`select name from demo_file order by name`.execute(db)
  for (const { name } of rows) {
    await remove(name)
    await sql`delete from demo_file where name = ${name}`.execute(db)
  }
  return rows.map(({ name }) => name)
}
