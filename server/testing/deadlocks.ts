import { sql } from 'kysely'
import type { Queryable } from '../platform/database/database.ts'

/** How many deadlocks PostgreSQL has ended in this database; what was tried again afterwards counts too. */
export async function deadlocksIn(db: Queryable): Promise<number> {
  await sql`select pg_stat_force_next_flush()`.execute(db)
  const { rows } = await sql<{ deadlocks: number }>`select deadlocks from pg_stat_database
    where datname = current_database()`.execute(db)
  return rows[0]?.deadlocks ?? -1
}
