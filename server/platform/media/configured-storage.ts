import path from 'node:path'
import type { Config } from '../config.ts'
import type { Database } from '../database/database.ts'
import type { Jobs } from '../jobs/jobs.ts'
import type { Logger } from '../watch/logger.ts'
import { diskStorage } from './disk-storage.ts'
import { s3Delivery, s3Settings } from './s3-addresses.ts'
import { s3Storage } from './s3-storage.ts'
import type { Storage } from './storage.ts'

const removals = 'file-removal'

interface Dependencies {
  config: Config
  db: Database
  jobs: Pick<Jobs, 'send' | 'work'>
  logger: Logger
}

/**
 * The storage of this configuration: a bucket where one is named, else the data folder. A file that cannot be removed
 * now is removed by a job, so that no erased person's file remains because the bucket was away.
 */
export function configuredStorage({ config, db, jobs, logger }: Dependencies): Storage {
  const settings = s3Settings(config)
  const storage = settings
    ? s3Storage(settings, { logger, delivery: s3Delivery(config) })
    : diskStorage(path.resolve(config.DATA_FOLDER))
  jobs.work<{ name: string }>(removals, ({ name }) => storage.remove(name))
  return {
    ...storage,
    remove: (name) =>
      storage.remove(name).catch(() => jobs.send(db, removals, { name }, { afterSeconds: 30 })),
  }
}
