import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { useTestApp } from '../../testing/test-app.ts'
import { places, tablesWithoutClients } from './places/index.ts'

const app = useTestApp()

const tables = async () => {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    join pg_class on oid = table_name::regclass and not relispartition
    where table_schema = 'public' and table_type = 'BASE TABLE' and table_name not in ('migration', 'routine')`.execute(
    app().db,
  )
  return rows.map(({ name }) => name).sort()
}

test('every table of the schema has its place in export and deletion, or is said to hold no client', async () => {
  const placed = new Set<string>(places.map(({ table }) => table))
  const without = tablesWithoutClients.filter((table) => placed.has(table))
  expect(without).toEqual([])
  expect([...new Set([...placed, ...tablesWithoutClients])].sort()).toEqual(await tables())
})

test('every column that refers to a person has its place', async () => {
  const { rows } = await sql<{ name: string }>`
    select c.conrelid::regclass || '.' || a.attname as name from pg_constraint c
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any(c.conkey)
    join pg_class t on t.oid = c.conrelid and not t.relispartition
    where c.contype = 'f' and c.confrelid = 'person'::regclass`.execute(app().db)
  const placed = new Set(
    places.flatMap(({ table, columns }) => columns.map((column) => `${table}.${column}`)),
  )
  expect(rows.map(({ name }) => name).filter((name) => !placed.has(name))).toEqual([])
  expect(rows.length).toBeGreaterThan(60)
})

test('what is kept, emptied or left out of the export says why', () => {
  const silent = places.filter(
    ({ erased, hidden, because }) => (erased !== 'delete' || hidden === 'all') && because === '',
  )
  expect(silent.map(({ table }) => table)).toEqual([])
})

test('every column that is hidden or emptied exists', async () => {
  const { rows } = await sql<{ name: string }>`
    select table_name || '.' || column_name as name from information_schema.columns
    where table_schema = 'public'`.execute(app().db)
  const known = new Set(rows.map(({ name }) => name))
  const named = places.flatMap(({ table, hidden, erased }) =>
    [...(hidden === 'all' ? [] : hidden), ...(typeof erased === 'string' ? [] : Object.keys(erased.set))].map(
      (column) => `${table}.${column}`,
    ),
  )
  expect(named.filter((name) => !known.has(name))).toEqual([])
})
