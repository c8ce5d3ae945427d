import { sql } from 'kysely'
import type { Queryable, Trx } from '../database/database.ts'

/** A table of the database with its primary key. Names are quoted as SQL needs them. */
export interface KeyedTable {
  name: string
  quoted: string
  /** Its key as one text, of the alias `t`. */
  key: string
  /** Its only key column, where that is a uuid. */
  uid: string | null
  columns: string[]
}

/** A column, or several, that name a row of another table. */
export interface Reference {
  child: string
  columns: string[]
  parent: string
  parentColumns: string[]
}

/** For this transaction values become the same texts whatever the server, the database or the role is set to. */
export const withPlainTexts = (trx: Trx) =>
  sql`select set_config('timezone', 'UTC', true), set_config('datestyle', 'ISO', true),
    set_config('intervalstyle', 'postgres', true), set_config('bytea_output', 'hex', true),
    set_config('extra_float_digits', '1', true)`.execute(trx)

/** The tables of this part and of the migrations; what is counted from rows is counted again. */
const leftOut = ['demo_content', 'demo_file', 'report_change']

/** Each table, whole ones in the place of their partitions. */
export async function keyedTables(db: Queryable): Promise<KeyedTable[]> {
  const { rows } = await sql<KeyedTable & { types: string[]; keys: string[] }>`
    select c.relname as name, quote_ident(c.relname) as quoted,
      array(select quote_ident(a.attname) from unnest(i.indkey) with ordinality k (attnum, place)
        join pg_attribute a on a.attrelid = c.oid and a.attnum = k.attnum order by place) as keys,
      array(select a.atttypid::regtype::text from unnest(i.indkey) with ordinality k (attnum, place)
        join pg_attribute a on a.attrelid = c.oid and a.attnum = k.attnum order by place) as types,
      array(select a.attname::text from pg_attribute a where a.attrelid = c.oid and a.attnum > 0
        and not a.attisdropped and a.attgenerated = '' order by a.attnum) as columns
    from pg_class c join pg_index i on i.indrelid = c.oid and i.indisprimary
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
      and not exists (select from pg_inherits h join pg_index k on k.indrelid = h.inhparent and k.indisprimary
        where h.inhrelid = c.oid)
      and not c.relname = any(${leftOut}) order by c.relname`.execute(db)
  return rows.map(({ name, quoted, keys, types, columns }) => ({
    name,
    quoted,
    columns,
    key: `concat_ws('|', ${keys.map((column) => `t.${column}::text`).join(', ')})`,
    uid: types.length === 1 && types[0] === 'uuid' ? (keys[0] ?? null) : null,
  }))
}

export async function foreignKeys(db: Queryable): Promise<Reference[]> {
  const names = (table: string, numbers: string) =>
    sql.raw(`array(select a.attname::text
    from unnest(${numbers}) with ordinality k (attnum, place)
    join pg_attribute a on a.attrelid = ${table} and a.attnum = k.attnum order by place)`)
  const { rows } = await sql<Reference>`
    select c.conrelid::regclass::text as child, ${names('c.conrelid', 'c.conkey')} as columns,
      c.confrelid::regclass::text as parent, ${names('c.confrelid', 'c.confkey')} as "parentColumns"
    from pg_constraint c join pg_class t on t.oid = c.conrelid
    where c.contype = 'f' and c.connamespace = 'public'::regnamespace and c.conparentid = 0
    order by 1, 2`.execute(db)
  return rows
}

/** Columns with ids of rows that no foreign key holds: uuids, and the record of a revision as text. */
export async function looseColumns(db: Queryable) {
  const { rows } = await sql<{ child: string; column: string; isText: boolean }>`
    select c.relname as child, a.attname::text as column, a.atttypid = 'text'::regtype as "isText"
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relname = any(${leftOut})
      and (a.atttypid = 'uuid'::regtype and a.attname not in ('u_id', 'staff_id', 'attempt')
        or a.atttypid = 'text'::regtype and a.attname = 'record_id')
      and not exists (select from pg_constraint f where f.conrelid = c.oid and f.contype = 'f' and a.attnum = any(f.conkey))
    order by 1, 2`.execute(db)
  return rows
}
