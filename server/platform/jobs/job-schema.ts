import { PgBoss } from 'pg-boss'
import { openDatabase } from '../database/database.ts'
import type { Logger } from '../watch/logger.ts'

/** Brings the tables of the job queue, which are pg-boss's own, to the version of its package. */
export const migrateJobs = (url: string, logger: Pick<Logger, 'error'>): Promise<void> =>
  onQueue(url, logger, async () => {})

/** Makes the queues that are not there yet, so that jobs can stand in them; the server gives each its settings. */
export const ensureQueues = (url: string, names: readonly string[]): Promise<void> =>
  onQueue(url, { error: console.error }, async (boss) => {
    const known = new Set((await boss.getQueues()).map(({ name }) => name))
    for (const name of names) if (!known.has(name)) await boss.createQueue(name)
  })

async function onQueue(
  url: string,
  logger: Pick<Logger, 'error'>,
  work: (boss: PgBoss) => Promise<void>,
): Promise<void> {
  const { pool, close } = openDatabase(url, { poolSize: 2 })
  const boss = new PgBoss({
    db: { executeSql: (text, values) => pool.query(text, values) },
    schema: 'jobs',
    supervise: false,
    schedule: false,
  })
  boss.on('error', (error: Error) => logger.error({ err: error }, 'job queue'))
  await boss.start()
  await work(boss)
  await boss.stop({ graceful: false })
  await close()
}
