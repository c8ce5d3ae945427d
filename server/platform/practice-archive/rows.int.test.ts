import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cloneDatabase } from '../../testing/test-app.ts'
import { tablesWithRows } from './catalogue.ts'
import { filledByMigrations } from './empty.ts'
import { exportedTables, leftOutTables } from './places.ts'
import { requireEmpty } from './rows-in.ts'

let database: Awaited<ReturnType<typeof cloneDatabase>>
let connection: pg.Client
beforeAll(async () => {
  database = await cloneDatabase()
  connection = new pg.Client({ connectionString: database.url })
  await connection.connect()
})
afterAll(async () => {
  await connection.end()
  await database.drop()
})

test('every table of the schema goes along or stays behind, and no table does both', async () => {
  const { rows } = await connection.query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
      and not relispartition and relname not in ('migration', 'routine') order by 1`,
  )
  expect([...exportedTables, ...leftOutTables].sort()).toEqual(rows.map(({ name }) => name))
})

test('nothing that goes along refers to what stays behind', async () => {
  const { rows } = await connection.query<{ name: string }>(
    `select conrelid::regclass || ' to ' || confrelid::regclass as name from pg_constraint
     where contype = 'f' and conrelid::regclass::text = any($1) and confrelid::regclass::text = any($2)`,
    [exportedTables, leftOutTables],
  )
  expect(rows).toEqual([])
})

test('a new database has rows where its migrations wrote them alone', async () => {
  expect((await tablesWithRows(connection, exportedTables)).sort()).toEqual([...filledByMigrations].sort())
  await requireEmpty(connection)
})
