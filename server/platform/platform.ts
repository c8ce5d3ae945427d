import type { Pool } from 'pg'
import { createMessages, type Messages } from '../messages/index.ts'
import { watchBackups } from './backup/backup-taken.ts'
import type { Clock } from './clock.ts'
import type { Config } from './config.ts'
import type { Bus } from './database/bus.ts'
import { type Database, openDatabase, transactionRetries } from './database/database.ts'
import { createNotifyBus } from './database/notify-bus.ts'
import { createReplica, type Reads, type Replica } from './database/replica.ts'
import { type AntiForgery, antiForgery } from './http/anti-forgery.ts'
import { createIdempotency, type Idempotency } from './http/idempotency.ts'
import { createOutside, type Outside } from './http/outside.ts'
import { createRateLimits, type RateLimits } from './http/rate-limits.ts'
import type { SharedCounts } from './http/shared-counts.ts'
import { createUploads, type Uploads } from './http/uploads.ts'
import type { Ids } from './ids.ts'
import { createJobs, type Jobs } from './jobs/jobs.ts'
import { configuredStorage } from './media/configured-storage.ts'
import { createDrawing, type Drawing } from './media/drawing.ts'
import { createPictures, type Pictures } from './media/pictures.ts'
import { createPrivateFiles, type PrivateFiles } from './media/private-files.ts'
import type { Storage } from './media/storage.ts'
import { createStoredFiles, type StoredFiles } from './media/stored-files.ts'
import { createPageCache, type PageCache } from './pages/page-cache.ts'
import type { Random } from './random.ts'
import { createRealtime, type Realtime } from './realtime/realtime.ts'
import { createShared } from './shared.ts'
import { traceQueries } from './tracing/trace-queries.ts'
import type { Tracing } from './tracing/tracing.ts'
import { watchDisk } from './watch/disk.ts'
import type { Logger } from './watch/logger.ts'
import { createMetrics, type Metrics } from './watch/metrics.ts'
import { createWorkers, type Workers } from './workers/workers.ts'

export interface PlatformOptions {
  config: Config
  databaseUrl: string
  clock: Clock
  ids: Ids
  random: Random
  logger: Logger
  /** The texts of the server; English where nothing is said. */
  messages?: Messages | undefined
  /** Spans; nothing is traced where nothing is said. */
  tracing?: Tracing | undefined
}

/** Memory limit of cached answers of public calls in this process. */
const answerBytesMax = 32 * 1024 * 1024

/** Shared services that no domain owns. Made once for each process; knows no domain. */
export interface Platform extends Omit<PlatformOptions, 'messages'> {
  messages: Messages
  db: Database
  pool: Pool
  /** Where what all may read is read: the replica or the primary. */
  reads: Reads
  replica: Replica | undefined
  /** PostgreSQL itself, where the pool goes through a pooler. */
  directUrl: string
  bus: Bus
  jobs: Jobs
  realtime: Realtime
  pageCache: PageCache
  /** The answers of public calls; undefined where none are kept. */
  answerCache: PageCache | undefined
  /** Uses counted with those of the other nodes, where Valkey is. */
  sharedCounts: SharedCounts | undefined
  /** Draws what people sent; one queue for all. */
  drawing: Drawing
  /** Storage of files. */
  storage: Storage
  pictures: Pictures
  privateFiles: PrivateFiles
  /** Attachments, counted. */
  storedFiles: StoredFiles
  rateLimits: RateLimits
  idempotency: Idempotency
  antiForgery: AntiForgery
  uploads: Uploads
  /** The way to addresses that people name. */
  outside: Outside
  metrics: Metrics
  /** Threads for heavy work. */
  workers: Workers
  logger: Logger
  /** The public URL of the site, without a trailing slash. */
  publicUrl: string
}

export function createPlatform(given: PlatformOptions) {
  const { config, clock, databaseUrl, logger } = given
  const directUrl = config.DATABASE_DIRECT_URL ?? databaseUrl
  const isPooled = config.DATABASE_DIRECT_URL !== undefined
  const connections = {
    isPooled,
    isNaming: !isPooled || config.DATABASE_NAMED_STATEMENTS,
    poolSize: config.DATABASE_POOL_SIZE,
    waitMs: config.DATABASE_WAIT_MS,
    onError: (error: Error) => logger.warn({ err: error }, 'a database connection was lost'),
  }
  const { db, pool, close } = openDatabase(databaseUrl, connections)
  if (given.tracing) traceQueries(pool, given.tracing)
  const replicaUrl = config.DATABASE_READ_URL
  const replica = replicaUrl
    ? createReplica({ primary: pool, primaryUrl: databaseUrl, replicaUrl, connections, logger })
    : undefined
  const metrics = createMetrics()
  const shared = createShared(config, { databaseUrl, db, logger })
  const bus = shared?.bus ?? createNotifyBus({ url: directUrl, db, logger })
  const jobs = createJobs({ pool, logger, tracing: given.tracing, migrates: config.MIGRATE_AT_START })
  const storage = configuredStorage({ config, db, jobs, logger })
  const privateFiles = createPrivateFiles({ storage, secret: config.SESSION_SECRET, clock })
  const pageCache = createPageCache({ bus, replica, shared: shared?.pages })
  const answerCache = config.KEEP_ANSWERS
    ? createPageCache({ bus, replica, shared: shared?.answers, bytesMax: answerBytesMax })
    : undefined
  const realtime = createRealtime({ bus, logger, allowedOrigin: new URL(config.PUBLIC_URL).origin })
  const workers = createWorkers({ niceness: config.WORKER_NICENESS })
  if (replica) watchReplica(metrics, replica)
  watchBackups(metrics, db)
  watchDisk(metrics, config.DATA_FOLDER)
  watch(metrics, { pool, bus, jobs, realtime, pageCache, answerCache, clock, workers })
  const platform: Platform = {
    ...given,
    directUrl,
    messages: given.messages ?? createMessages(),
    db,
    pool,
    reads: replica?.reads ?? { pool, db },
    replica,
    bus,
    jobs,
    realtime,
    pageCache,
    answerCache,
    sharedCounts: shared?.counts,
    drawing: createDrawing(),
    storage,
    pictures: createPictures(storage),
    privateFiles,
    storedFiles: createStoredFiles({ db, clock, privateFiles }),
    rateLimits: createRateLimits({ db, clock }),
    idempotency: createIdempotency({ db, clock }),
    antiForgery: antiForgery({ secret: config.CSRF_SECRET, publicUrl: config.PUBLIC_URL }),
    uploads: createUploads(config.DATA_FOLDER, workers),
    outside: createOutside({ sandboxUrl: config.OUTSIDE_SANDBOX_URL }),
    metrics,
    logger,
    workers,
    publicUrl: config.PUBLIC_URL,
  }
  return {
    platform,
    async close() {
      await workers.close()
      await close()
    },
  }
}

function watchReplica(metrics: Metrics, { lagSeconds, isNear, sent }: Replica) {
  metrics.gauge('replica_lag_seconds', 'How far the replica is behind the primary', lagSeconds)
  metrics.gauge('replica_used', '1 while the replica answers and is not far behind', () => Number(isNear()))
  metrics.gauge('reads_on_replica', 'Reads that were sent to the replica', () => sent.toReplica)
  metrics.gauge('reads_on_primary', 'Reads that the primary answered in its place', () => sent.toPrimary)
  metrics.gauge('reads_tried_again', 'Reads that failed there and were made on the primary', () => sent.again)
}

function watch(
  metrics: Metrics,
  {
    pool,
    bus,
    jobs,
    realtime,
    pageCache,
    answerCache,
    clock,
    workers,
  }: Pick<Platform, 'pool' | 'bus' | 'jobs' | 'realtime' | 'pageCache' | 'answerCache' | 'clock' | 'workers'>,
) {
  metrics.gauge(
    'database_pool_waiting',
    'Requests that wait for a database connection',
    () => pool.waitingCount,
  )
  metrics.gauge('jobs_dead_letters', 'Jobs given up after all attempts', jobs.deadLetters)
  metrics.gauge('jobs_oldest_due_seconds', 'Time that the oldest due job has waited', jobs.oldestDueSeconds)
  metrics.gauge(
    'transaction_retries',
    'Transactions run again after a deadlock or a serialization failure',
    () => transactionRetries.count,
  )
  metrics.gauge(
    'clock_skew_seconds',
    'How far the clock of this node is ahead of the database’s, which decides',
    () => (clock.skewMs?.() ?? 0) / 1000,
  )
  metrics.gauge('workers_waiting', 'Heavy work that waits for a thread', workers.waiting)
  metrics.gauge('bus_silent_seconds', 'Time since the bus heard a message or a beat', bus.silentSeconds)
  metrics.gauge('bus_losses', 'Connections of the bus that were lost since the start', bus.losses)
  metrics.gauge('sockets_connected', 'Open sockets', () => realtime.connected())
  metrics.gauge('pages_cached', 'Pages in the cache of this process', () => pageCache.size())
  metrics.gauge('pages_cached_bytes', 'Memory that they take', () => pageCache.bytes())
  metrics.gauge(
    'answers_cached_bytes',
    'Memory of the kept answers of public calls',
    () => answerCache?.bytes() ?? 0,
  )
}
