import { sql } from 'kysely'
import type pg from 'pg'
import type { Database } from '../database/database.ts'
import type { Metrics } from '../watch/metrics.ts'

const undefinedTable = '42P01'

/** Notes that a backup, or the log since it, was brought to its place. A database of an older release cannot keep that. */
export async function noteTaken(client: pg.Client, kind: 'database' | 'log'): Promise<void> {
  await client
    .query(
      `insert into backup_taken (kind, taken_at) values ($1, clock_timestamp())
       on conflict (kind) do update set taken_at = excluded.taken_at`,
      [kind],
    )
    .catch((error: Error & { code?: string }) => {
      if (error.code !== undefinedTable) throw error
    })
}

/** The ages of the last backup and of its log; endless while there was none, so that the alarm rings. */
export function watchBackups(metrics: Metrics, db: Database) {
  const age = (kind: 'database' | 'log') => async () => {
    const { rows } = await sql<{ seconds: number }>`
      select extract(epoch from now() - taken_at)::float8 as seconds from backup_taken where kind = ${kind}`.execute(
      db,
    )
    return rows[0]?.seconds ?? Number.POSITIVE_INFINITY
  }
  metrics.gauge(
    'backup_age_seconds',
    'Time since the last backup of the database was complete',
    age('database'),
  )
  metrics.gauge('backup_log_age_seconds', 'Time since what was written after it was kept', age('log'))
}
