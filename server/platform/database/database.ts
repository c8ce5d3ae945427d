import { setTimeout as pause } from 'node:timers/promises'
import { Kysely, PostgresDialect, type Transaction } from 'kysely'
import pg from 'pg'
import type { DB } from './schema.ts'
import { planEachTime } from './statement.ts'
import { timeLimits } from './time-limits.ts'

// bigint columns hold paise and counters that stay far below 2^53; numeric is not used.
pg.types.setTypeParser(pg.types.builtins.INT8, Number)
// Calendar days stay text: a Date would move them across zones.
pg.types.setTypeParser(pg.types.builtins.DATE, (value) => value)

export type Database = Kysely<DB>
export type Trx = Transaction<DB>
/**
 * For a query that does not care whether it is inside a transaction: a transaction is one too. As a union of both it was
 * too complex for the compiler from 317 tables on (TS2590).
 */
export type Queryable = Database

export interface DatabaseHandle {
  db: Database
  pool: pg.Pool
  close(): Promise<void>
}

/** Opens a pool with the time limits that keep one slow query from delaying all others. */
export function openDatabase(
  url: string,
  {
    poolSize = 16,
    waitMs = 5000,
    /** How long a query waits for a connection, where that is less. */
    connectWithinMs = Number.POSITIVE_INFINITY,
    onError = (_error: Error) => {},
    /** Behind a pooler in transaction mode the limits are settings of the role. */
    isPooled = false,
    isNaming = true,
  } = {},
): DatabaseHandle {
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    connectionTimeoutMillis: Math.min(waitMs, connectWithinMs),
    ...(isPooled ? {} : timeLimits(waitMs)),
  })
  if (!isNaming) planEachTime(pool)
  pool.on('error', onError)
  // Without an error listener a checked-out client ends the process when PostgreSQL goes away.
  pool.on('connect', (client) => client.on('error', onError))
  const db = new Kysely<DB>({ dialect: new PostgresDialect({ pool }) })
  return { db, pool, close: () => db.destroy() }
}

const retryable = new Set(['40001', '40P01'])
/** How often this process had to run a transaction again. Read by the metrics: more than now and then is a fault. */
export const transactionRetries = { count: 0 }
const sqlState = (error: unknown) =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : ''

const maxAttempts = 4

/** Work that belongs to the end of a transaction. */
interface AtCommit {
  /** The last thing in the transaction. */
  before(trx: Trx): Promise<void>
  /** Once it is committed; never after a rollback. */
  after(): void
}
const endings = new WeakMap<object, Map<object, AtCommit>>()

/**
 * What `owner` does when this transaction commits; made at the first call in it. Undefined outside a transaction, and in
 * one that `inTransaction` did not begin.
 */
export function atCommit<T extends AtCommit>(db: Queryable, owner: object, make: () => T): T | undefined {
  const ends = endings.get(db)
  if (!ends) return undefined
  const known = ends.get(owner) as T | undefined // an owner makes one kind only
  if (known) return known
  const made = make()
  ends.set(owner, made)
  return made
}

async function runOnce<T>(db: Queryable, work: (trx: Trx) => Promise<T>): Promise<T> {
  const ends = new Map<object, AtCommit>()
  const result = await db.transaction().execute(async (trx) => {
    endings.set(trx, ends)
    const done = await work(trx)
    for (const end of ends.values()) await end.before(trx)
    return done
  })
  for (const end of ends.values()) end.after()
  return result
}

/**
 * Runs `work` in one transaction: all of it or nothing. After a serialization failure or deadlock it is tried again,
 * at most three times, so `work` must not reach outside the database.
 */
export async function inTransaction<T>(db: Queryable, work: (trx: Trx) => Promise<T>): Promise<T> {
  if (db.isTransaction) return work(db as Trx) // isTransaction is true exactly for a Transaction
  for (let attempt = 1; ; attempt++) {
    try {
      return await runOnce(db, work)
    } catch (error) {
      if (!retryable.has(sqlState(error)) || attempt === maxAttempts) throw error
      transactionRetries.count++
      // An immediate retry can lock the first row before the waiting transaction wakes, and deadlock again. A random
      // pause, longer each time, lets the other one finish.
      await pause((20 + Math.random() * 30) * attempt)
    }
  }
}

/** The name of the violated constraint, when `error` is a violation of one. */
export function violatedConstraint(error: unknown): string | undefined {
  const isViolation = ['23505', '23P01', '23514', '23503'].includes(sqlState(error))
  return isViolation && error instanceof Error && 'constraint' in error ? String(error.constraint) : undefined
}
