import pg from 'pg'
import { expect, test } from 'vitest'
import { onMigratedDatabase } from '../../testing/empty-database.ts'
import { migrate } from './migrate.ts'
import { requireOwnSchema } from './schema-state.ts'

async function onMigrated(work: (url: string, run: (sql: string) => Promise<unknown>) => Promise<void>) {
  await onMigratedDatabase(async (url) => {
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    await work(url, (sql) => client.query(sql))
    await client.end()
  })
}

test('a process starts on a database of its own schema, and not on one that lacks a migration', () =>
  onMigrated(async (url, run) => {
    await requireOwnSchema(url)
    await run(`delete from migration where name like '1072-%'`)
    await expect(requireOwnSchema(url)).rejects.toThrow(
      'lacks 1 migrations of this release, the first is 1072-notified-and-synced.sql',
    )
  }))

test('a newer schema is read while it only adds, and refused once it has taken something away', () =>
  onMigrated(async (url, run) => {
    await run(`insert into migration (name) values ('9998-adds.sql')`)
    await requireOwnSchema(url)
    expect(await migrate(url)).toEqual([])
    await run(`insert into migration (name, reads_from) values ('9999-takes-away.sql', '9998')`)
    const refusal = 'only releases with migration 9998 can read it'
    await expect(requireOwnSchema(url)).rejects.toThrow(refusal)
    await expect(migrate(url)).rejects.toThrow(refusal)
  }))

test('an older release leaves the functions of a newer one alone', () =>
  onMigrated(async (url, run) => {
    await run(`insert into migration (name) values ('9998-adds.sql')`)
    await run(`update routine set hash = 'of the newer release' where file = 'routines/referrals.sql'`)
    await run(
      `create or replace function mailbox_of(address text) returns text language sql immutable as $$ select 'newer' $$`,
    )
    await migrate(url)
    expect(await run(`select mailbox_of('a@b.example') as mailbox`)).toMatchObject({
      rows: [{ mailbox: 'newer' }],
    })
  }))
