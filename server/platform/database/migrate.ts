import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { type Migration, migrationFiles, ourMigrations, statementsOf } from './migration-files.ts'
import { applyRoutines, dropViews } from './routines.ts'
import { appliedMigrations, requireReadable, SchemaError } from './schema-state.ts'

/** Any fixed number: two processes that start together take turns on it. */
const lockKey = 720_451

/** Callers queue behind a migration that waits for a lock, so it waits less long than they do. */
const lockTimeoutMs = 1000
const longestPauseMs = 3000
/** How long a migration tries to get its locks before it gives up. */
const triesForMs = 180_000

const ownTables = `
  create table if not exists migration (name text primary key, applied_at timestamptz not null default now());
  create table if not exists routine (file text primary key, hash text not null, applied_at timestamptz not null default now());
  do $$ begin
    if not exists (select from pg_attribute where attrelid = 'migration'::regclass and attname = 'reads_from') then
      alter table migration add reads_from text;
    end if;
  end $$`

const sqlStateOf = (error: unknown) => (error instanceof pg.DatabaseError ? error.code : undefined)
const lockWasNotGiven = new Set(['55P03', '40P01'])

/** @throws SchemaError naming what holds the locks. */
async function refuseLocked(client: pg.Client): Promise<never> {
  const { rows } = await client.query<{ pid: number; seconds: number; query: string }>(
    `select pid, round(extract(epoch from clock_timestamp() - xact_start))::integer as seconds, left(query, 100) as query
     from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and xact_start is not null
     order by xact_start limit 3`,
  )
  const holders = rows.map(({ pid, seconds, query }) => `process ${pid}, open for ${seconds} s: ${query}`)
  throw new SchemaError(
    `A migration could not get its locks in ${triesForMs / 1000} seconds. The oldest transactions:\n  ${holders.join('\n  ')}`,
  )
}

const turnPauseMs = 50

/**
 * Whether it is this process's turn. It asks instead of waiting inside a statement, because CREATE INDEX CONCURRENTLY of
 * the process whose turn it is would wait for that statement.
 */
async function hasTurn(client: pg.Client, lock: 'pg_try_advisory_lock' | 'pg_try_advisory_xact_lock') {
  const { rows } = await client.query<{ is_mine: boolean }>(`select ${lock}($1) as is_mine`, [lockKey])
  return rows[0]?.is_mine === true
}

/** Begins a transaction in turn. Another migration may take as long as it takes. */
async function beginInTurn(client: pg.Client) {
  for (;;) {
    await client.query('begin')
    if (await hasTurn(client, 'pg_try_advisory_xact_lock')) return
    await client.query('rollback')
    await wait(turnPauseMs)
  }
}

/**
 * Runs `work` in one transaction, in turn with other processes that migrate. A lock that others hold is waited for only
 * briefly; then all is undone and tried again, so that calls pass meanwhile.
 */
async function inTurn<T>(client: pg.Client, work: () => Promise<T>): Promise<T> {
  const until = Date.now() + triesForMs
  for (let pauseMs = 100; ; pauseMs = Math.min(pauseMs * 2, longestPauseMs)) {
    try {
      await beginInTurn(client)
      await client.query(`set local lock_timeout = ${lockTimeoutMs}`)
      const result = await work()
      await client.query('commit')
      return result
    } catch (error) {
      await client.query('rollback')
      if (!lockWasNotGiven.has(sqlStateOf(error) ?? '')) throw error
    }
    if (Date.now() > until) await refuseLocked(client)
    await wait(pauseMs)
  }
}

const isApplied = async (client: pg.Client, { name }: Migration) =>
  (await client.query('select from migration where name = $1', [name])).rowCount === 1

async function apply(client: pg.Client, { name, sql, readsFrom }: Migration) {
  await client.query(sql)
  await client.query('insert into migration (name, reads_from) values ($1, $2)', [name, readsFrom])
}

/** Each statement for itself, so it must be one that can be run again after a kill. */
async function applyOutside(client: pg.Client, file: Migration): Promise<boolean> {
  while (!(await hasTurn(client, 'pg_try_advisory_lock'))) await wait(turnPauseMs)
  try {
    if (await isApplied(client, file)) return false
    const { name, sql, readsFrom } = file
    for (const statement of statementsOf(sql)) await client.query(statement)
    await client.query('insert into migration (name, reads_from) values ($1, $2)', [name, readsFrom])
    return true
  } finally {
    await client.query('select pg_advisory_unlock($1)', [lockKey])
  }
}

/** SQLSTATEs for dropping or retyping a column that a view reads. */
const viewStandsOnIt = new Set(['2BP01', '0A000'])
const isRefusedForViews = (error: unknown) =>
  error instanceof pg.DatabaseError &&
  viewStandsOnIt.has(error.code ?? '') &&
  /\bview\b/.test(`${error.message} ${error.detail}`)

/** Applies one migration; says whether this process did. */
async function applyOne(client: pg.Client, file: Migration): Promise<boolean> {
  if (file.isOutside) return applyOutside(client, file)
  return inTurn(client, async () => {
    if (await isApplied(client, file)) return false
    await apply(client, file)
    return true
  })
}

/**
 * One transaction for all that is left, without the views: they are made again from their files, which fit the newest
 * schema alone.
 */
const applyWithoutViews = (client: pg.Client, files: readonly Migration[]) =>
  inTurn(client, async () => {
    const done: string[] = []
    await dropViews(client)
    for (const file of files) {
      if (await isApplied(client, file)) continue
      // CONCURRENTLY has no benefit in a transaction that blocks everyone anyway.
      await apply(client, { ...file, sql: file.sql.replace(/\bconcurrently\b/gi, '') })
      done.push(file.name)
      // Otherwise the next one could not alter a table whose rows wait for a check at the end of the transaction.
      await client.query('set constraints all immediate')
      await client.query('set constraints all deferred')
    }
    await applyRoutines(client)
    return done
  })

/**
 * Applies each migration in its own transaction. From one that changes what a view reads, the rest is one transaction.
 * Returns the names of those that this process applied.
 */
async function applyMigrations(client: pg.Client, files: readonly Migration[]): Promise<string[]> {
  const done: string[] = []
  for (const [at, file] of files.entries())
    try {
      if (await applyOne(client, file)) done.push(file.name)
    } catch (error) {
      if (!isRefusedForViews(error)) throw error
      return [...done, ...(await applyWithoutViews(client, files.slice(at)))]
    }
  await inTurn(client, () => applyRoutines(client))
  return done
}

/**
 * Applies the pending migrations, plain SQL files in order of their names, then the views, functions and triggers whose
 * files changed. Safe beside a serving site, from several processes at once, and again after a kill. Returns the names
 * of the applied migrations. Only tests give another `folder`.
 * @throws SchemaError when a newer release has made the schema unreadable for this one, or locks cannot be acquired
 */
export async function migrate(url: string, folder = ourMigrations): Promise<string[]> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {})
  await client.connect()
  try {
    const files = await migrationFiles(folder)
    const known = await appliedMigrations(client)
    requireReadable(known, files)
    await inTurn(client, () => client.query(ownTables))
    // A newer release has migrated: its views and functions are not replaced by older ones.
    if (known.some(({ name }) => !files.some((file) => file.name === name))) return []
    const names = new Set(known.map(({ name }) => name))
    return await applyMigrations(
      client,
      files.filter((file) => !names.has(file.name)),
    )
  } finally {
    await client.end()
  }
}
