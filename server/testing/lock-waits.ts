import { sql } from 'kysely'
import { expect } from 'vitest'
import type { Database } from '../platform/database/database.ts'

/** Resolves as soon as something in this database waits for a lock. */
export const somebodyWaits = (db: Database) =>
  expect
    .poll(async () => {
      const { rows } = await sql`select from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`.execute(db)
      return rows.length
    })
    .toBeGreaterThan(0)
