import { sql } from 'kysely'
import { type Clock, days } from '../clock.ts'
import type { Database } from '../database/database.ts'
import { fail } from './errors.ts'

export interface RateLimit {
  /** What is counted and for whom, such as `otp:destination:+9198…`. */
  key: string
  max: number
  /** Milliseconds of the fixed window. */
  window: number
  /** How much this request counts for. */
  by?: number
}

/** Limits counted in the database: exact under races, the same on every node, alive after a restart. */
export function createRateLimits({ db, clock }: { db: Database; clock: Clock }) {
  const windowStart = (window: number) => new Date(Math.floor(clock.now().getTime() / window) * window)

  return {
    /**
     * Counts one request against each limit, outside any transaction so that a refusal is remembered.
     * @throws DomainError tooManyRequests when one of them is passed
     */
    async spend(wanted: RateLimit[]) {
      const rows = wanted.map(
        ({ key, window, by = 1 }) => sql`(${key}, ${windowStart(window)}::timestamptz, ${by}::bigint)`,
      )
      const { rows: counts } = await sql<{ key: string; hits: number }>`
        insert into rate_count (key, window_start, hits) values ${sql.join(rows)}
        on conflict (key, window_start) do update set hits = rate_count.hits + excluded.hits
        returning key, hits`.execute(db)
      const passed = wanted.find(
        ({ key, max }) => (counts.find((count) => count.key === key)?.hits ?? 0) > max,
      )
      if (!passed) return
      const ends = windowStart(passed.window).getTime() + passed.window
      fail('tooManyRequests', {
        retryAfterSeconds: Math.max(1, Math.ceil((ends - clock.now().getTime()) / 1000)),
      })
    },
    /** Takes a count back that turned out to be none. */
    async refund(wanted: RateLimit[]) {
      for (const { key, window, by = 1 } of wanted)
        await db
          .updateTable('rate_count')
          .set({ hits: sql`greatest(hits - ${by}::bigint, 0)` })
          .where('key', '=', key)
          .where('window_start', '=', windowStart(window))
          .execute()
    },
    async sweep() {
      await db
        .deleteFrom('rate_count')
        .where('window_start', '<', new Date(clock.now().getTime() - days(3)))
        .execute()
    },
  }
}

export type RateLimits = ReturnType<typeof createRateLimits>
