import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { expect, test } from 'vitest'
import { onEmptyDatabase, onMigratedDatabase } from '../../testing/empty-database.ts'
import { migrate } from './migrate.ts'

test('two processes that migrate one empty database at once apply each migration once', () =>
  onEmptyDatabase(async (url) => {
    const applied = await Promise.all([migrate(url), migrate(url), migrate(url)])
    expect(applied.flat().length).toBeGreaterThan(3)
    expect(new Set(applied.flat()).size).toBe(applied.flat().length)
    expect(await migrate(url)).toEqual([])
  }))

test('functions of a file are applied again when the file has changed, and only then', () =>
  onMigratedDatabase(async (url) => {
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    const mailbox = async () =>
      (await client.query(`select mailbox_of('A.Rao+yoga@gmail.com') as mailbox`)).rows[0].mailbox
    const today = await mailbox()
    await client.query(
      `create or replace function mailbox_of(address text) returns text language sql immutable as $$ select 'another' $$`,
    )
    await migrate(url)
    expect(await mailbox()).toBe('another')
    await client.query(`update routine set hash = 'of an older file' where file = 'routines/referrals.sql'`)
    await migrate(url)
    expect(await mailbox()).toBe(today)
    expect(today).not.toBe('another')
    await client.end()
  }))

/** Migrates with a migration of our own behind all others. */
async function migrateWith(url: string, sql: string) {
  const folder = await mkdtemp(path.join(tmpdir(), 'newyou-migrations-'))
  await cp(path.join(import.meta.dirname, '../../database/migrations'), folder, { recursive: true })
  await writeFile(path.join(folder, '9998-before.sql'), 'create table yoga (pose text primary key)')
  await writeFile(path.join(folder, '9999-ours.sql'), sql)
  try {
    return await migrate(url, folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function onMigrated(work: (client: pg.Client, url: string) => Promise<void>) {
  await onMigratedDatabase(async (url) => {
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    await work(client, url)
    await client.end()
  })
}

const heldType = async (client: pg.Client) => {
  const { rows } = await client.query(
    `select format_type(atttypid, atttypmod) as type from pg_attribute
      where attrelid = 'ledger_balance'::regclass and attname = 'held'`,
  )
  return rows[0]?.type
}

test('a migration changes the type of a column under a view, which is there again with the new type', () =>
  onMigrated(async (client, url) => {
    expect(await heldType(client)).toBe('bigint')
    const applied = await migrateWith(url, 'alter table ledger_account alter held type numeric(20)')
    expect(applied).toEqual(['9998-before.sql', '9999-ours.sql'])
    expect(await heldType(client)).toBe('numeric(20,0)')
  }))

test('a migration that fails after the views were dropped leaves them and all tables as they were', () =>
  onMigrated(async (client, url) => {
    const failing = 'alter table ledger_account alter held type numeric(20); select 1 / 0'
    await expect(migrateWith(url, failing)).rejects.toThrow('division by zero')
    expect(await heldType(client)).toBe('bigint')
    expect(await migrateWith(url, 'select 1')).toEqual(['9999-ours.sql'])
  }))

test('a view that no file makes any more is gone when a file of views has changed', () =>
  onMigrated(async (client, url) => {
    await client.query(`create view of_an_older_file as select 1 as one`)
    await client.query(`update routine set hash = 'of an older file' where file = 'views/ledger.sql'`)
    await migrate(url)
    const { rows } = await client.query(`select to_regclass('of_an_older_file') as gone`)
    expect(rows[0]?.gone).toBeNull()
    expect(await heldType(client)).toBe('bigint')
  }))

test('an index is made outside a transaction, and again after a kill in the middle', () =>
  onMigrated(async (client, url) => {
    const sql = `-- outside a transaction
-- Names that end in one line; the second begins anew what a kill left.
drop index concurrently if exists healer_of_a_test;
create index concurrently healer_of_a_test on healer (full_name);
`
    // A kill between the statements leaves an index that is not valid.
    await client.query('create index healer_of_a_test on healer (u_id)')
    expect(await migrateWith(url, sql)).toEqual(['9998-before.sql', '9999-ours.sql'])
    const { rows } = await client.query(`select pg_get_indexdef('healer_of_a_test'::regclass) as index`)
    expect(rows[0]?.index).toContain('(full_name)')
  }))

test('a migration that waits for a reader lets others pass, and is applied when the reader has ended', () =>
  onMigrated(async (client, url) => {
    await client.query('begin')
    await client.query('select count(*) from healer')
    const migrating = migrateWith(url, 'alter table healer add of_a_test text')
    const other = new pg.Client({ connectionString: url })
    await other.connect()
    // Two tries later: each call meanwhile waits for one of them at the longest.
    let slowestMs = 0
    for (const until = Date.now() + 3500; Date.now() < until; ) {
      const began = Date.now()
      await other.query('select count(*) from healer')
      slowestMs = Math.max(slowestMs, Date.now() - began)
    }
    await client.query('commit')
    expect(await migrating).toContain('9999-ours.sql')
    expect(slowestMs).toBeLessThan(4000)
    await other.end()
  }))
