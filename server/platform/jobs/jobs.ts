import { isDeepStrictEqual } from 'node:util'
import { CompiledQuery, sql } from 'kysely'
import type { Pool } from 'pg'
import { PgBoss } from 'pg-boss'
import { v5 as uuidFrom } from 'uuid'
import type { Queryable } from '../database/database.ts'
import { rowsOf } from '../database/statement.ts'
import { traceJobs } from '../tracing/trace-jobs.ts'
import type { Tracing } from '../tracing/tracing.ts'
import { kindOf, levelOf } from '../watch/failures.ts'
import type { Logger } from '../watch/logger.ts'

const namespace = '3b1f6f5e-6c2a-5d3e-9a55-0f6a7a7a9c10'
const unknownId = '00000000-0000-0000-0000-000000000000'
export const deadLetterQueue = 'dead-letter'
const heartbeatSeconds = 15
const lookRoundSeconds = 5
/** A job that is due begins after this long at the latest, where a worker is free. */
const dueLookMs = 250
/** How often each worker polls as well, in case a look-up failed. */
const ownLookSeconds = 30

export interface JobOptions {
  /** Two jobs with the same key in one queue are one job. */
  key?: string
  startAfter?: Date
  /** Counted from now by the queue's clock; `startAfter` is by the app's clock. */
  afterSeconds?: number
}

export interface WorkOptions {
  /** Jobs of one queue that run at once in this process. */
  concurrency?: number
  /** A job that takes longer is given up and tried again. */
  longestSeconds?: number
  attemptsMax?: number
}

type Work = (data: object, job: { id: string }) => Promise<void>

/**
 * Work for later, kept in the same PostgreSQL: a job sent inside a transaction exists exactly when the transaction
 * commits (the outbox), is tried again with growing pauses, and ends in a dead-letter queue that operators watch.
 */
export function createJobs({
  pool,
  logger,
  tracing,
  migrates = true,
}: {
  pool: Pool
  logger: Logger
  tracing?: Tracing | undefined
  /** False where the tables of the queue are brought to their version by a step of its own. */
  migrates?: boolean
}) {
  const boss = new PgBoss({
    // pg-boss writes its own SQL, so it gets the pool itself.
    db: { executeSql: async (text, values) => pool.query(text, values) },
    schema: 'jobs',
    migrate: migrates,
    persistWarnings: false,
    // How soon a killed worker is noticed: its silence, two rounds of looking and the pause stay below 30 s.
    superviseIntervalSeconds: lookRoundSeconds,
    monitorIntervalSeconds: lookRoundSeconds,
  })
  boss.on('error', (error: Error) => logger[levelOf(error)]({ err: error }, 'job queue'))
  const traces = traceJobs(tracing)
  const workers = new Map<string, { work: Work; concurrency: number; cron?: string } & WorkOptions>()
  const workerIds = new Map<string, string[]>()
  let isOpen = false
  let isWorking = false
  let isAway = false
  let nextLook: NodeJS.Timeout | undefined

  const inTransactionOf = (db: Queryable) => ({
    executeSql: async (text: string, values?: unknown[]) => {
      const { rows } = await db.executeQuery<object>(CompiledQuery.raw(text, values ?? []))
      return { rows: [...rows] }
    },
  })

  async function open() {
    if (isOpen) return
    isOpen = true
    await boss.start()
    const known = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]))
    if (!known.has(deadLetterQueue)) await boss.createQueue(deadLetterQueue)
    for (const [name, { longestSeconds = 60, attemptsMax = 9 }] of workers) {
      const wanted = {
        retryLimit: attemptsMax - 1,
        retryDelay: 2,
        retryBackoff: true,
        retryDelayMax: 900,
        expireInSeconds: longestSeconds,
        heartbeatSeconds,
        deadLetter: deadLetterQueue,
      }
      const queue = known.get(name)
      if (queue && isDeepStrictEqual({ ...queue, ...wanted }, queue)) continue
      await (queue ? boss.updateQueue(name, wanted) : boss.createQueue(name, wanted))
      // Querying a queue caches it, as those that exist at startup. Otherwise the first job sent in a transaction looks
      // its queue up over a second connection, and when all connections are in such transactions, they deadlock.
      await boss.findJobs(name, { id: unknownId })
    }
  }

  /** Asked once, where to fetch from every queue in turn would be a question for each. */
  async function dueQueues() {
    const query = sql<{
      name: string
    }>`select distinct name from jobs.job where state < 'active' and not blocked and start_after <= now()`
    const rows = await rowsOf(pool, query)
    return new Set(rows.map(({ name }) => name))
  }

  /** One question for all queues wakes the workers of those that are due, in place of two a second from each worker. */
  async function wakeWorkers() {
    try {
      for (const name of await dueQueues()) for (const id of workerIds.get(name) ?? []) boss.notifyWorker(id)
      isAway = false
    } catch (error) {
      // Four times a second it would say the same.
      if (isWorking && !isAway) logger[levelOf(error)]({ err: error }, 'due jobs cannot be looked up')
      isAway = true
    }
    if (isWorking) nextLook = setTimeout(() => void wakeWorkers(), dueLookMs)
  }

  /** A failed job is tried again; `jobs_dead_letters` raises the alarm for one that is given up. */
  const doJob = (queue: string, work: Work, job: { id: string; data: object }) =>
    traces.follow(queue, job, async (data) => {
      try {
        await work(data, { id: job.id })
      } catch (error) {
        logger.warn({ queue, job: job.id, failure: kindOf(error) }, 'a job failed')
        throw error
      }
    })

  async function startWorker(name: string, work: Work) {
    const id: string = await boss.work<object>(
      name,
      { pollingIntervalSeconds: ownLookSeconds },
      async (jobs) => {
        try {
          for (const job of jobs) await doJob(name, work, job)
        } finally {
          // More jobs may be waiting.
          boss.notifyWorker(id)
        }
      },
    )
    workerIds.set(name, [...(workerIds.get(name) ?? []), id])
  }

  return {
    boss,
    queues: () => [...workers.keys()],
    /** Writes a job in the caller's transaction. */
    async send<T extends object>(
      db: Queryable,
      queue: string,
      data: T,
      { key, startAfter, afterSeconds }: JobOptions = {},
    ) {
      const options = {
        db: inTransactionOf(db),
        ...(key ? { id: uuidFrom(`${queue}:${key}`, namespace) } : {}),
        ...(startAfter ? { startAfter } : {}),
        ...(afterSeconds ? { startAfter: afterSeconds } : {}),
      }
      await traces.write(queue, (addition) => boss.send(queue, { ...data, ...addition }, options))
    },
    /** Writes many jobs in the caller's transaction, with one statement. */
    async sendMany<T extends object>(
      db: Queryable,
      queue: string,
      jobs: readonly { data: T; key: string; afterSeconds: number }[],
    ) {
      if (jobs.length === 0) return
      await traces.write(queue, (addition) =>
        boss.insert(
          queue,
          jobs.map(({ data, key, afterSeconds }) => ({
            data: { ...data, ...addition },
            id: uuidFrom(`${queue}:${key}`, namespace),
            startAfter: afterSeconds,
          })),
          { db: inTransactionOf(db) },
        ),
      )
    },
    /** Removes jobs of these queues, also those that are done, whose data name one of these. Seldom asked: it reads them all. */
    async forget(db: Queryable, queues: readonly string[], names: readonly string[]) {
      if (names.length === 0) return
      const isNamed = names.map((name) => sql`strpos(lower(data::text), ${name.toLowerCase()}) > 0`)
      await sql`delete from jobs.job where name = any(${[...queues]}::text[]) and state <> 'active'
        and (${sql.join(isNamed, sql` or `)})`.execute(db)
    },
    /** Registers the worker of a queue. A failed job is retried, so the work must be idempotent. */
    work<T extends object>(
      queue: string,
      work: (data: T, job: { id: string }) => Promise<void>,
      { concurrency = 2, ...options }: WorkOptions = {},
    ) {
      workers.set(queue, { work: work as Work, concurrency, ...options }) // only `send` of the same queue fills it
    },
    /** Declares work that comes round by the clock (cron), on one node at a time. */
    schedule(queue: string, cron: string, work: () => Promise<unknown>) {
      const run = async () => {
        await work()
      }
      workers.set(queue, { work: run, concurrency: 1, cron })
    },
    /** Makes the tables and queues, so that jobs can be sent; no worker runs yet. */
    open,
    /**
     * Starts to work: on all queues, or on those that are named.
     * @throws Error naming a queue that is not there
     */
    async start(names: readonly string[] = []) {
      const unknown = names.filter((name) => !workers.has(name))
      if (unknown.length > 0)
        throw new Error(`There is no queue ${unknown.join(', ')}. Queues: ${[...workers.keys()].join(', ')}`)
      await open()
      for (const [name, { work, concurrency, cron }] of workers) {
        if (names.length > 0 && !names.includes(name)) continue
        for (let count = 0; count < concurrency; count++) await startWorker(name, work)
        if (cron) await boss.schedule(name, cron)
      }
      isWorking = true
      await wakeWorkers()
    },
    /** Does everything that is due now, in the caller's process, and says how much that was. For tests and tools. */
    async drain(): Promise<number> {
      let done = 0
      let due = await dueQueues()
      for (const [name, { work }] of workers) {
        if (!due.has(name)) continue
        for (;;) {
          const jobs = await boss.fetch<object>(name, { batchSize: 20 })
          if (!jobs.length) break
          for (const job of jobs) {
            await doJob(name, work, job).then(
              () => boss.complete(name, job.id),
              (error: Error) => boss.fail(name, job.id, { message: error.message }),
            )
            done++
          }
        }
        // Finished jobs may have sent more to later queues.
        due = await dueQueues()
      }
      return done
    },
    /** Sends one job of the dead-letter queue back to where it came from, in the caller's transaction. */
    redrive: async (db: Queryable, jobId: string): Promise<boolean> =>
      (await boss.redrive(deadLetterQueue, { ids: [jobId], db: inTransactionOf(db) })) === 1,
    /** How many jobs were given up after all attempts. */
    async deadLetters(): Promise<number> {
      const query = sql<{
        count: number
      }>`select count(*) from jobs.job where name = ${deadLetterQueue} and state < 'completed'`
      const [row] = await rowsOf(pool, query)
      return row?.count ?? 0
    },
    /** How many seconds the oldest due job has waited. */
    async oldestDueSeconds(): Promise<number> {
      const query = sql<{
        seconds: number
      }>`select coalesce(extract(epoch from max(now() - start_after)), 0)::float8 as seconds
         from jobs.job where name <> ${deadLetterQueue} and state < 'active' and start_after <= now()`
      const [row] = await rowsOf(pool, query)
      return row?.seconds ?? 0
    },
    /** Runs the work of one queue now, as the clock would. */
    async runNow(queue: string, data: object = {}) {
      await workers.get(queue)?.work(data, { id: queue })
    },
    /** Finishes what is under way and hands back the rest. */
    async stop() {
      isWorking = false
      clearTimeout(nextLook)
      workerIds.clear()
      if (isOpen) await boss.stop({ graceful: true, timeout: 5000 })
      isOpen = false
    },
  }
}

export type Jobs = ReturnType<typeof createJobs>
