import { sql } from 'kysely'
import type { Trx } from '../database/database.ts'
import { choices, putRight } from './meaning.ts'
import type { KeyedTable } from './tables.ts'

const raw = sql.raw
type Row = Record<string, unknown>

interface Recorded {
  table_name: string
  key: string
  before: Row | null
  after: Row | null
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** Rows that came with every site and that the demo took away, such as the drafts of pages. */
async function bringBack(trx: Trx, { name, quoted, columns }: KeyedTable) {
  const list = raw(columns.map((column) => `"${column}"`).join(', '))
  await sql`insert into ${raw(quoted)} (${list}) overriding system value
    select ${raw(columns.map((column) => `r."${column}"`).join(', '))} from demo_content d cross join lateral jsonb_populate_record(null::${raw(quoted)}, d.before) r
    where d.table_name = ${name} and d.before is not null and d.after is null on conflict do nothing`.execute(
    trx,
  )
}

/** Columns that the demo wrote, as they were before, where nobody has written them since. */
async function undoChanges(trx: Trx, table: KeyedTable) {
  const { rows } = await sql<Recorded & { now: Row }>`select d.*, to_jsonb(t) as now from demo_content d
    join ${raw(table.quoted)} t on d.key = ${raw(table.key)}
    where d.table_name = ${table.name} and d.before is not null and d.after is not null`.execute(trx)
  for (const { key, before, after, now } of rows) {
    const names = table.columns.filter(
      (column) => !isSame(before?.[column], after?.[column]) && isSame(after?.[column], now[column]),
    )
    if (names.length === 0) continue
    const patch = JSON.stringify(Object.fromEntries(names.map((column) => [column, before?.[column]])))
    const list = names.map((column) => `"${column}"`).join(', ')
    await sql`update ${raw(table.quoted)} t set (${raw(list)}) =
      (select ${raw(list)} from jsonb_populate_record(t, ${patch}::jsonb) r) where ${raw(table.key)} = ${key}`.execute(
      trx,
    )
  }
}

/** Rows that count or list what others hold. */
async function putCountsRight(trx: Trx) {
  // A number that somebody's document has is never given again.
  await sql`delete from counter c using demo_content d where d.table_name = 'counter' and d.key = c.name and d.before is null
    and (to_jsonb(c) = d.after or not exists (select from orders))`.execute(trx)
  await sql`update counter c set value = (d.before ->> 'value')::bigint from demo_content d
    where d.table_name = 'counter' and d.key = c.name and d.before is not null
    and (to_jsonb(c) = d.after or not exists (select from orders))`.execute(trx)
  await sql`delete from search_word w using demo_content d where d.table_name = 'search_word' and d.before is null
    and d.key = concat_ws('|', w.word::text, w.is_strong::text)
    and not exists (select from search_entry e, unnest(e.search) u
      where u.lexeme = w.word and (u.weights && '{A,B}') = w.is_strong)`.execute(trx)
  await sql`update visit_day v set visits = v.visits - (d.after ->> 'visits')::bigint from demo_content d
    where d.table_name = 'visit_day' and d.key = v.day::text and d.before is null`.execute(trx)
  await sql`delete from visit_day v using demo_content d
    where d.table_name = 'visit_day' and d.key = v.day::text and d.before is null and v.visits <= 0`.execute(
    trx,
  )
  // Reports are counted anew from their rows.
  await sql`insert into report_change (report, day)
    select distinct r.report, r.day from report_day r join demo_content d
      on d.table_name = 'report_day' and d.before is null and d.key = concat_ws('|', r.report, r.day::text, r.measure)`.execute(
    trx,
  )
}

/** Brings what was there before the demo back to where it was, after the demo's own rows have gone. */
export async function restoreBaseline(trx: Trx, tables: KeyedTable[]) {
  await putCountsRight(trx)
  for (const table of tables) {
    if (putRight.includes(table.name)) continue
    if (!choices.includes(table.name)) await bringBack(trx, table)
    await undoChanges(trx, table)
  }
}
