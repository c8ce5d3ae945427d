import { AsyncLocalStorage } from 'node:async_hooks'
import { setTimeout as wait } from 'node:timers/promises'
import pg, { type Pool, type QueryConfig, type QueryResult, type QueryResultRow } from 'pg'
import type { Logger } from '../watch/logger.ts'
import { type Database, openDatabase } from './database.ts'
import { createReplay } from './replay.ts'
import { singleQueries } from './single-queries.ts'
import { planEachTime, type ReadingPool } from './statement.ts'

const sampleEveryMs = 200
const sampleWithinMs = 1000
/** Whoever waits longer for a connection is better off at the primary. */
const connectWithinMs = 1000
const completeWithinMs = 2000
/** A query that took too long would take as long on the primary, and keep it from its work. */
const tookTooLong = '57014'

/**
 * Positions are bytes of the log since its beginning, exact up to nine petabytes. A commit is seen once it is flushed, and
 * what is not flushed never comes to a replica; only where commits do not wait for that, they may be seen before.
 */
const primaryPosition = `select ((case current_setting('synchronous_commit') when 'off' then pg_current_wal_insert_lsn()
  else pg_current_wal_flush_lsn() end) - '0/0')::float8 as position`
const replicaPosition = `select case when pg_is_in_recovery() then (pg_last_wal_replay_lsn() - '0/0')::float8 end as position`

/** Where queries may be sent: what writes or does not ask is left to the primary. */
export interface Reads {
  pool: ReadingPool
  /** For single queries: it begins no transaction. */
  db: Database
}

interface ReplicaOptions {
  primary: Pool
  primaryUrl: string
  replicaUrl: string
  connections: Omit<NonNullable<Parameters<typeof openDatabase>[1]>, 'connectWithinMs'> & {
    isPooled: boolean
  }
  logger: Logger
}

async function positionFrom(pool: Pool, question: string): Promise<number> {
  const { rows } = await pool.query<{ position: number | null }>(question)
  const position = rows[0]?.position
  if (typeof position !== 'number') throw new Error('DATABASE_READ_URL does not lead to a replica')
  return position
}

/** A connection of its own for samples, which must not wait behind other queries. */
function samplingPool(url: string, onError: (error: Error) => void) {
  const pool = new pg.Pool({
    connectionString: url,
    max: 1,
    connectionTimeoutMillis: sampleWithinMs,
    query_timeout: sampleWithinMs,
    application_name: 'newyou samples',
  })
  pool.on('error', onError)
  pool.on('connect', (client) => client.on('error', onError))
  return pool
}

/**
 * A streaming replica of the database, for what all may read. A request says up to which position it must be complete,
 * and without a request the primary is read. While the replica is away, too far behind or behind what the request asks
 * for, the primary answers in its place; so it does when a query fails there, whatever the reason.
 */
export function createReplica({ primary, primaryUrl, replicaUrl, connections, logger }: ReplicaOptions) {
  const replica = openDatabase(replicaUrl, { ...connections, connectWithinMs })
  const replay = createReplay()
  /** The position that the replica must have for what is done now; undefined: only the primary will do. */
  const asked = new AsyncLocalStorage<number | undefined>()
  const sent = { toReplica: 0, toPrimary: 0, again: 0 }
  /** Ends the waiting for answers of a replica that went silent. */
  const waiting = new Set<(error: Error) => void>()
  const timers: NodeJS.Timeout[] = []
  let isNear = false

  const onError = (error: Error) => logger.debug({ err: error }, 'a connection for samples was lost')
  const samples = { primary: samplingPool(primaryUrl, onError), replica: samplingPool(replicaUrl, onError) }

  function noteChange(error?: unknown) {
    if (replay.isNear() === isNear) return
    isNear = !isNear
    if (isNear) logger.info('the replica is read')
    else logger.warn({ err: error }, 'the replica is away or far behind, the primary is read')
  }

  async function samplePrimary() {
    const take = replay.note()
    take(await positionFrom(samples.primary, primaryPosition))
  }

  async function sampleReplica() {
    try {
      replay.heard(await positionFrom(samples.replica, replicaPosition))
      noteChange()
    } catch (error) {
      replay.lost()
      for (const end of waiting) end(new Error('the replica does not answer'))
      noteChange(error)
    }
  }

  function every(sample: () => Promise<void>) {
    let isUnderWay = false
    const timer = setInterval(() => {
      if (isUnderWay) return
      isUnderWay = true
      // Until it succeeds the replica counts as further and further behind.
      sample()
        .catch(onError)
        .finally(() => {
          isUnderWay = false
        })
    }, sampleEveryMs)
    timers.push(timer.unref())
  }

  function mayAsk() {
    const position = asked.getStore()
    return position !== undefined && replay.isNear() && replay.has(position)
  }

  const whileItAnswers = <T>(answer: Promise<T>) =>
    new Promise<T>((resolve, reject) => {
      waiting.add(reject)
      answer.then(resolve, reject).finally(() => waiting.delete(reject))
    })

  const pool: ReadingPool = {
    async query<Row extends QueryResultRow>(config: QueryConfig): Promise<QueryResult<Row>> {
      if (!mayAsk()) {
        sent.toPrimary++
        return primary.query<Row>(config)
      }
      sent.toReplica++
      try {
        return await whileItAnswers(replica.pool.query<Row>(config))
      } catch (error) {
        if (error instanceof Error && 'code' in error && error.code === tookTooLong) throw error
        sent.again++
        logger.warn({ err: error }, 'a read failed on the replica and is made on the primary')
        return primary.query<Row>(config)
      }
    },
  }
  if (!connections.isNaming) planEachTime(pool)
  const reads: Reads = { pool, db: singleQueries(pool) }

  return {
    reads,
    /** Does work whose reads the replica may answer once it has the log up to this position. */
    from: <T>(position: number, work: () => T): T => asked.run(position, work),
    /** Does work whose reads the primary answers. */
    onPrimary: <T>(work: () => T): T => asked.run(undefined, work),
    /** Whether a read of the present work would go to the replica. */
    mayAsk,
    /** Follows a counter: what it said at the moment up to which the replica is complete; undefined while none is known. */
    following: replay.following,
    /** The primary's position now: what was committed before is before it. */
    position: () => positionFrom(primary, primaryPosition),
    /** For long work over a connection of its own: where to connect once it has all that is committed now; undefined if not soon. */
    async placeOfAll() {
      const began = performance.now()
      const waited = () => performance.now() - began
      while (waited() < completeWithinMs) {
        await wait(sampleEveryMs)
        if (replay.isNear() && replay.lagMs() < waited())
          return { url: replicaUrl, isPooled: connections.isPooled }
      }
      return undefined
    },
    lagSeconds: () => replay.lagMs() / 1000,
    isNear: replay.isNear,
    sent,
    async start() {
      await Promise.all([samplePrimary().catch(onError), sampleReplica()])
      every(samplePrimary)
      every(sampleReplica)
    },
    async stop() {
      for (const timer of timers) clearInterval(timer)
      await Promise.all([samples.primary.end(), samples.replica.end(), replica.close()])
    },
  }
}

export type Replica = ReturnType<typeof createReplica>
