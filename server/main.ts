import './platform/demand-node.ts'

import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises'
import { makeReady } from '@newyou/contract/foundation/crisis/dangers'
import { buildApp } from './app.ts'
import { systemClock } from './platform/clock.ts'
import { readConfig } from './platform/config.ts'
import { openDatabaseClock } from './platform/database/database-clock.ts'
import { migrate } from './platform/database/migrate.ts'
import { requireOwnSchema } from './platform/database/schema-state.ts'
import { setRoleLimits } from './platform/database/time-limits.ts'
import { uuidIds } from './platform/ids.ts'
import { cryptographicRandom } from './platform/random.ts'
import { describeNode } from './platform/release.ts'
import { openTracing } from './platform/tracing/open-tracing.ts'
import { createLogger } from './platform/watch/logger.ts'
import { finishedBuild } from './site.ts'

/** While the site is edited, the process that started this one has Vite. */
const isEdited = Boolean(process.env.WEB_DEVELOPMENT)

const config = readConfig(process.env)
const self = await describeNode(config)
const tracing = await openTracing(config, self, (error) =>
  logger.warn({ err: error }, 'traces cannot be delivered, which is said once'),
)
const logger = createLogger(config, { ...self, ...(tracing && { facts: tracing.names }) })
if (!config.DATABASE_URL) throw new Error('DATABASE_URL is not set: npm start brings a database of its own')

const directUrl = config.DATABASE_DIRECT_URL ?? config.DATABASE_URL
if (config.MIGRATE_AT_START) {
  await migrate(directUrl)
  if (config.DATABASE_DIRECT_URL) await setRoleLimits(directUrl, config.DATABASE_WAIT_MS)
}
await requireOwnSchema(directUrl)
const databaseClock =
  config.CLOCK === 'database'
    ? await openDatabaseClock(config.DATABASE_URL, (error) =>
        logger.warn({ err: error }, 'the time of the database could not be read'),
      )
    : undefined
const pages = isEdited ? (await import('./development-source.ts')).developmentSource() : finishedBuild
const app = await buildApp({
  config,
  databaseUrl: config.DATABASE_URL,
  clock: databaseClock ?? systemClock,
  ids: uuidIds,
  random: cryptographicRandom,
  logger,
  tracing,
  ...(config.ROLE === 'worker' ? {} : { web: pages }),
})
await app.open()
if (config.ROLE !== 'web') await app.startWork()
// Before the first text that is looked through, which would wait for all of them at once.
for (const _ of makeReady()) await nextTurn()
await app.http.listen({ host: config.HOST, port: config.PORT })
process.send?.('listening')
// The first page after an edit need not wait for all of its modules.
if (isEdited) pages.load().catch((error) => logger.error({ err: error }, 'the website could not be read'))

let isStopping = false
async function stop() {
  if (isStopping) return
  isStopping = true
  app.refuseNew()
  setTimeout(() => process.exit(1), config.DRAIN_MS + config.STOP_WITHIN_MS).unref()
  await wait(config.DRAIN_MS)
  await app.stop()
  await databaseClock?.close()
  await tracing?.close()
  process.exit(0)
}
process.on('SIGTERM', stop)
process.on('SIGINT', stop)
// The process that started it was killed.
process.on('disconnect', stop)
process.on('unhandledRejection', (error) => {
  // Something we did not foresee: the state of this process is not to be trusted any more.
  logger.fatal({ err: error }, 'unhandled rejection')
  void stop()
})
