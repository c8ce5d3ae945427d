import pg from 'pg'
import type { Clock } from '../clock.ts'

const measureEveryMs = 5000
const connectWithinMs = 10_000

interface Measured {
  /** The database's time, epoch milliseconds … */
  time: number
  /** … when this process's monotonic clock had this value. */
  at: number
}

/**
 * One clock for all that expires: the database's, carried on between measurements by a stopwatch, so that it makes no
 * difference what time the node takes it to be, or whether its clock is set.
 */
export async function openDatabaseClock(
  databaseUrl: string,
  onError: (error: Error) => void,
): Promise<Clock & { skewMs(): number; close(): Promise<void> }> {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: 1,
    connectionTimeoutMillis: connectWithinMs,
    query_timeout: connectWithinMs,
  })
  pool.on('error', onError)

  async function measure(): Promise<Measured> {
    const before = performance.now()
    const { rows } = await pool.query<{ time: number }>(
      `select (extract(epoch from clock_timestamp()) * 1000)::float8 as time`,
    )
    const after = performance.now()
    return { time: rows[0]?.time ?? 0, at: (before + after) / 2 }
  }

  // The first question opens the connection, which takes longer than the answer.
  await measure()
  let known = await measure()
  const timer = setInterval(() => {
    measure().then(
      (measured) => {
        known = measured
      },
      // The monotonic clock bridges until the database answers.
      onError,
    )
  }, measureEveryMs).unref()
  const now = () => known.time + performance.now() - known.at

  return {
    now: () => new Date(now()),
    skewMs: () => Date.now() - now(),
    async close() {
      clearInterval(timer)
      await pool.end()
    },
  }
}
