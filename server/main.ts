import './platform/demand-node.ts'

import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises'
import { makeReady } from '@newyou/contract/crisis/dangers'
import { buildApp } from './app.ts'
import { systemClock } from './platform/clock.ts'
import { readConfig } from './platform/config.ts'
import { openDatabaseClock } from './platform/database/database-clock.ts'
import { migrate } from './platform/database/migrate.ts'
import { uuidIds } from './platform/ids.ts'
import { cryptographicRandom } from './platform/random.ts'
import { createLogger } from './platform/watch/logger.ts'
import { developmentSource, finishedBuild } from './site.ts'

/** After asking the proxy for no more requests, how long we wait before we stop taking them. */
const drainMs = 500
const stopWithinMs = 10_000

const config = readConfig(process.env)
const logger = createLogger(config)
if (!config.DATABASE_URL) throw new Error('DATABASE_URL is not set: npm start brings a database of its own')

await migrate(config.DATABASE_URL)
const databaseClock =
  config.CLOCK === 'database'
    ? await openDatabaseClock(config.DATABASE_URL, (error) =>
        logger.warn({ err: error }, 'the time of the database could not be read'),
      )
    : undefined
const app = await buildApp({
  config,
  databaseUrl: config.DATABASE_URL,
  clock: databaseClock ?? systemClock,
  ids: uuidIds,
  random: cryptographicRandom,
  logger,
  web: process.env.WEB_DEVELOPMENT ? developmentSource() : finishedBuild,
})
await app.open()
await app.startWork()
// Before the first text that is looked through, which would wait for all of them at once.
for (const _ of makeReady()) await nextTurn()
await app.http.listen({ host: config.HOST, port: config.PORT })
process.send?.('listening')

let isStopping = false
async function stop() {
  if (isStopping) return
  isStopping = true
  app.refuseNew()
  setTimeout(() => process.exit(1), stopWithinMs).unref()
  await wait(drainMs)
  await app.stop()
  await databaseClock?.close()
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
