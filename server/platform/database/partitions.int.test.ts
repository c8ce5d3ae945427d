import { type RawBuilder, sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { cloneDatabase } from '../../testing/test-app.ts'
import { movableClock } from '../clock.ts'
import { type DatabaseHandle, openDatabase } from './database.ts'
import { createPartitions } from './partitions.ts'

let database: Awaited<ReturnType<typeof cloneDatabase>>
let handle: DatabaseHandle
beforeAll(async () => {
  database = await cloneDatabase()
  handle = openDatabase(database.url)
  await run(sql`create function refuse() returns trigger language plpgsql as $$
    begin raise exception 'nothing is deleted here'; end $$`)
})
afterAll(async () => {
  await handle.close()
  await database.drop()
})

const run = async <T = object>(query: RawBuilder<T>) => (await query.execute(handle.db)).rows

const clock = movableClock()
const partitions = (keepDays = 60) =>
  createPartitions({
    db: handle.db,
    clock,
    tables: [{ table: 'diary', column: 'at', every: 'month', keepDays: () => keepDays }],
  })

beforeEach(async () => {
  clock.set(new Date('2020-05-10T12:00:00Z'))
  await run(sql`drop table if exists diary`)
  await run(sql`create table diary (note text not null, at timestamptz not null) partition by range (at)`)
  await run(sql`create table partitions.diary_default partition of diary default`)
})

const write = (note: string, at: string) => run(sql`insert into diary values (${note}, ${at}::timestamptz)`)

const months = async () => {
  const rows = await run<{ name: string }>(
    sql`select relname as name from pg_inherits join pg_class on oid = inhrelid
      where inhparent = 'diary'::regclass and relname <> 'diary_default' order by 1`,
  )
  return rows.map(({ name }) => name.replace('diary_', ''))
}
/** Where each row lies. */
const places = async () => {
  const rows = await run<{ place: string }>(
    sql`select note || ' in ' || replace(tableoid::regclass::text, 'partitions.diary_', '') as place from diary order by at`,
  )
  return rows.map(({ place }) => place)
}

test('months are made ahead, from the oldest that is kept', async () => {
  expect(await partitions().missing()).toBe(1)
  await partitions().keep()
  expect(await months()).toEqual(['2020_03', '2020_04', '2020_05', '2020_06', '2020_07'])
  expect(await partitions().missing()).toBe(0)
})

test('a row outside of all months is taken, and moved when its month is made', async () => {
  await partitions().keep()
  await write('now', '2020-05-31T23:59:59Z')
  await write('far ahead', '2020-08-01T00:00:00Z')
  expect(await places()).toEqual(['now in 2020_05', 'far ahead in default'])
  expect(await partitions().rowsOutside()).toBe(1)
  clock.set(new Date('2020-06-01T00:00:00Z'))
  await partitions().keep()
  expect(await places()).toEqual(['now in 2020_05', 'far ahead in 2020_08'])
  expect(await partitions().rowsOutside()).toBe(0)
})

test('a month goes when its last day is older than the rule, and nothing younger does', async () => {
  await write('too old', '2020-03-10T00:00:00Z')
  await write('kept', '2020-03-12T00:00:00Z')
  await write('now', '2020-05-10T00:00:00Z')
  await partitions().keep()
  expect(await places()).toEqual(['kept in 2020_03', 'now in 2020_05'])
  clock.set(new Date('2020-05-30T23:00:00Z'))
  await partitions().keep()
  expect(await places()).toEqual(['kept in 2020_03', 'now in 2020_05'])
  clock.set(new Date('2020-05-31T00:00:00Z'))
  await partitions().keep()
  expect(await places()).toEqual(['now in 2020_05'])
  expect(await months()).toEqual(['2020_04', '2020_05', '2020_06', '2020_07'])
  expect(await run(sql`select to_regclass('partitions.diary_2020_03') as gone`)).toEqual([{ gone: null }])
})

test('what the table held before is one partition, whose old rows go one by one until all of it is old', async () => {
  await run(
    sql`create table partitions.diary_before partition of diary for values from (minvalue) to ('2020-06-01Z')`,
  )
  await write('too old', '2020-03-10T00:00:00Z')
  await write('kept', '2020-03-12T00:00:00Z')
  await partitions().keep()
  expect(await places()).toEqual(['kept in before'])
  expect(await months()).toEqual(['2020_06', '2020_07', 'before'])
  clock.set(new Date('2020-08-01T00:00:00Z'))
  await partitions().keep()
  expect(await places()).toEqual([])
  expect(await months()).toEqual(['2020_06', '2020_07', '2020_08', '2020_09', '2020_10'])
})

test('a clock that runs ahead of the database makes nothing old', async () => {
  const today = new Date()
  clock.set(today)
  await write('now', today.toISOString())
  clock.set(new Date(today.getTime() + 200 * 86_400_000))
  await partitions().keep()
  expect(await places()).toEqual([expect.stringMatching(/^now in \d{4}_\d\d$/)])
})

test('what the table refuses, its months refuse too, and rows come to their month all the same', async () => {
  await run(sql`create trigger no_delete before delete on diary for each row execute function refuse()`)
  await run(
    sql`create trigger no_truncate before truncate on diary for each statement execute function refuse()`,
  )
  await write('now', '2020-05-10T00:00:00Z')
  await partitions().keep()
  expect(await places()).toEqual(['now in 2020_05'])
  const refused = /nothing is deleted here/
  await expect(run(sql`delete from diary`)).rejects.toThrow(refused)
  await expect(run(sql`delete from partitions.diary_2020_05`)).rejects.toThrow(refused)
  await expect(run(sql`truncate partitions.diary_2020_05`)).rejects.toThrow(refused)
})

test('a month is made beside open writers; one goes once they let it, and others write meanwhile', async () => {
  await partitions().keep()
  const writer = await handle.pool.connect()
  await writer.query('begin')
  await writer.query(`insert into diary values ('open', '2020-05-10')`)
  await partitions(100).keep()
  expect(await months()).toContain('2020_02')
  clock.set(new Date('2020-06-01T00:00:00Z'))
  const keeping = partitions().keep()
  await expect
    .poll(() => run(sql`select from pg_locks where relation = 'diary'::regclass and not granted`))
    .not.toEqual([])
  await write('meanwhile', '2020-06-01T00:00:00Z')
  await writer.query('commit')
  writer.release()
  await keeping
  expect(await months()).toEqual(['2020_04', '2020_05', '2020_06', '2020_07', '2020_08'])
  expect(await places()).toEqual(['open in 2020_05', 'meanwhile in 2020_06'])
})

test('two processes that keep the same table make each month once', async () => {
  await write('now', '2020-05-10T00:00:00Z')
  await Promise.all([partitions().keep(), partitions().keep(), partitions().keep()])
  expect(await months()).toEqual(['2020_03', '2020_04', '2020_05', '2020_06', '2020_07'])
  expect(await places()).toEqual(['now in 2020_05'])
})
