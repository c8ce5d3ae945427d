import { PgBoss } from 'pg-boss'
import { openDatabase } from '../database/database.ts'
import type { Logger } from '../watch/logger.ts'

/** Brings the tables of the job queue, which are pg-boss's own, to the version of its package. */
export async function migrateJobs(url: string, logger: Pick<Logger, 'error'>): Promise<void> {
  const { pool, close } = openDatabase(url, { poolSize: 2 })
  const boss = new PgBoss({
    db: { executeSql: (text, values) => pool.query(text, values) },
    schema: 'jobs',
    supervise: false,
    schedule: false,
  })
  boss.on('error', (error: Error) => logger.error({ err: error }, 'job queue'))
  await boss.start()
  await boss.stop({ graceful: false })
  await close()
}
