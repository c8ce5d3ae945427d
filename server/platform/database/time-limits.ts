import pg from 'pg'
import { SchemaError } from './schema-state.ts'

/** Limits of each connection, in milliseconds, by the time that a call may wait for the database. */
export const timeLimits = (waitMs: number) => ({
  lock_timeout: waitMs,
  statement_timeout: 2 * waitMs,
  idle_in_transaction_session_timeout: 3 * waitMs,
})

/** Stores the limits as settings of our role in this database, because a transaction pooler passes none on. */
export async function setRoleLimits(directUrl: string, waitMs: number): Promise<void> {
  const client = new pg.Client({ connectionString: directUrl })
  await client.connect()
  try {
    const { rows } = await client.query<{ role: string; database: string }>(
      `select quote_ident(current_user) as role, quote_ident(current_database()) as database`,
    )
    for (const { role, database } of rows)
      for (const [name, limit] of Object.entries(timeLimits(waitMs)))
        await client.query(`alter role ${role} in database ${database} set ${name} = ${limit}`)
  } finally {
    await client.end()
  }
}

/** @throws SchemaError when a connection has other limits than ours. */
export async function requireRoleLimits(pool: pg.Pool, waitMs: number): Promise<void> {
  const wanted = timeLimits(waitMs)
  const { rows } = await pool.query<{ name: string; setting: string }>(
    'select name, setting from pg_settings where name = any($1)',
    [Object.keys(wanted)],
  )
  const wrong = rows.filter(({ name, setting }) => Number(setting) !== wanted[name as keyof typeof wanted]) // only these were asked for
  if (wrong.length > 0)
    throw new SchemaError(
      `Behind the pooler ${wrong.map(({ name, setting }) => `${name} is ${setting}`).join(', ')}. Run: node server/ops.mjs migrate, and let the pooler connect anew`,
    )
}
