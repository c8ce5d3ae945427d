import type pg from 'pg'
import { exportedTables } from './places.ts'

/** The part of a connection that reads and writes here. */
export type Connection = Pick<pg.ClientBase, 'query'>

/** A table as the catalogue of PostgreSQL knows it. */
export interface ArchivedTable {
  name: string
  /** Without those that are computed of others. */
  columns: { name: string; type: string }[]
  /** Columns of the primary key, by which rows are ordered. */
  key: string[]
}

interface Reference {
  name: string
  /** The table or partition that it is a constraint of. */
  stands_at: string
  table: string
  refers_to: string
}

const tablesQuery = `
  select c.relname as name,
    (select json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod)) order by a.attnum)
      from pg_attribute a
      where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns,
    coalesce((select json_agg(a.attname order by array_position(i.indkey::int2[], a.attnum))
      from pg_index i join pg_attribute a on a.attrelid = c.oid and a.attnum = any(i.indkey)
      where i.indrelid = c.oid and i.indisprimary), '[]') as key
  from pg_class c where c.relnamespace = 'public'::regnamespace and c.relname = any($1::text[])
  order by c.relname`

/** A partition may refer to what its whole table does not, which is the table of the archive. */
const referencesQuery = `
  select k.conname as name, c.oid::regclass::text as stands_at, r.relname as table, f.relname as refers_to
  from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_class f on f.oid = k.confrelid
  join pg_class r on r.oid = coalesce(pg_partition_root(c.oid), c.oid)
  where k.contype = 'f' and k.conparentid = 0 and r.relname = any($1::text[])
    and r.relnamespace = 'public'::regnamespace
  order by r.relname, k.conname`

/**
 * The tables of the archive in an order in which each comes after those that it refers to, and the references that no order
 * fulfils: of a table to itself, and in a circle.
 */
export async function readCatalogue(connection: Connection) {
  const { rows: tables } = await connection.query<ArchivedTable>(tablesQuery, [exportedTables])
  const { rows: references } = await connection.query<Reference>(referencesQuery, [exportedTables])
  const names = new Set(tables.map(({ name }) => name))
  const ordered: ArchivedTable[] = []
  const circular: Reference[] = references.filter((one) => one.table === one.refers_to)
  const done = new Set<string>()
  const waitsFor = (name: string) =>
    references.filter(
      (one) =>
        one.table === name && one.refers_to !== name && names.has(one.refers_to) && !done.has(one.refers_to),
    )
  let left = tables
  while (left.length > 0) {
    const free = left.filter(({ name }) => waitsFor(name).length === 0)
    // In a circle the one that waits for the fewest goes first, and its references are looked at in the end.
    const next =
      free.length > 0
        ? free
        : left.toSorted((a, b) => waitsFor(a.name).length - waitsFor(b.name).length).slice(0, 1)
    for (const table of next) {
      circular.push(...waitsFor(table.name))
      ordered.push(table)
    }
    for (const { name } of next) done.add(name)
    left = left.filter(({ name }) => !done.has(name))
  }
  return { tables: ordered, circular }
}

const sequencesQuery = `
  select s.relname as name, t.relname as table, a.attname as column, q.last_value::text as last
  from pg_class s join pg_depend d on d.objid = s.oid and d.classid = 'pg_class'::regclass and d.deptype in ('a', 'i')
  join pg_class t on t.oid = d.refobjid join pg_attribute a on a.attrelid = t.oid and a.attnum = d.refobjsubid
  join pg_sequences q on q.schemaname = 'public' and q.sequencename = s.relname
  where s.relkind = 'S' and t.relname = any($1::text[]) order by s.relname`

/** Where the numbers of identity columns have come to; without those that gave none yet. */
export async function readSequences(connection: Connection): Promise<Record<string, string>> {
  const { rows } = await connection.query<{ name: string; last: string | null }>(sequencesQuery, [
    exportedTables,
  ])
  return Object.fromEntries(rows.flatMap(({ name, last }) => (last === null ? [] : [[name, last]])))
}

/** The newest migration, and the version of the tables of the job queue. */
export async function readVersions(connection: Connection) {
  const { rows } = await connection.query<{ migration: string; jobs: number }>(
    `select (select max(name) from migration) as migration, (select version from jobs.version) as jobs`,
  )
  const [found] = rows
  if (!found) throw new Error('a select without a from has one row')
  return found
}

/** Those of the tables in which something stands. */
export async function tablesWithRows(connection: Connection, names: readonly string[]): Promise<string[]> {
  const parts = names.map((name) => `(select '${name}' as name where exists (select from "${name}"))`)
  const { rows } = await connection.query<{ name: string }>(parts.join(' union all '))
  return rows.map(({ name }) => name)
}

/** Tables with triggers of ours, also those of which a partition has one. */
export async function tablesWithTriggers(connection: Connection): Promise<ReadonlySet<string>> {
  const { rows } = await connection.query<{ name: string }>(
    `select distinct r.relname as name from pg_trigger t join pg_class r on r.oid = coalesce(pg_partition_root(t.tgrelid), t.tgrelid)
     where not t.tgisinternal and r.relnamespace = 'public'::regnamespace`,
  )
  return new Set(rows.map(({ name }) => name))
}
