import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import pg from 'pg'

const folder = path.join(import.meta.dirname, '../../migrations')
/** Any fixed number: two processes that start together take turns on it. */
const lockKey = 720_451

async function migrationFiles() {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort()
  return Promise.all(
    names.map(async (name) => ({ name, sql: await readFile(path.join(folder, name), 'utf8') })),
  )
}

/** The names of migrations that a database has not had, in their order; all of them where it has none of our tables. */
export async function migrationsLeft(url: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {})
  await client.connect()
  try {
    const { rows: known } = await client.query(`select to_regclass('migration') as ours`)
    const { rows } = known[0]?.ours ? await client.query('select name from migration') : { rows: [] }
    const applied = new Set(rows.map(({ name }) => name))
    return (await migrationFiles()).map(({ name }) => name).filter((name) => !applied.has(name))
  } finally {
    await client.end()
  }
}

/**
 * Brings the database to the newest schema: plain SQL files in order of their names, each in its own transaction.
 * Safe to run from several processes at once and again after a kill. Returns the names it applied.
 */
export async function migrate(url: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {})
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [lockKey])
    await client.query(
      'create table if not exists migration (name text primary key, applied_at timestamptz not null default now())',
    )
    const { rows } = await client.query<{ name: string }>('select name from migration')
    const applied = new Set(rows.map((row) => row.name))
    const fresh = (await migrationFiles()).filter((file) => !applied.has(file.name))
    for (const file of fresh) {
      await client.query('begin')
      await client.query(file.sql)
      await client.query('insert into migration (name) values ($1)', [file.name])
      await client.query('commit')
    }
    return fresh.map((file) => file.name)
  } finally {
    await client.end()
  }
}
