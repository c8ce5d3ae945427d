import { sql } from 'kysely'
import type { Clock } from '../clock.ts'
import type { Database } from '../database/database.ts'
import type { PartitionedTable } from '../database/partitions.ts'
import { throwError } from './errors.ts'

export interface RateLimit {
  /** Counted action and subject, such as `otp:destination:+9198…`. */
  key: string
  max: number
  /** Milliseconds of the fixed window. */
  window: number
  /** How much this request counts for. */
  by?: number
}

/** Counts outlive the longest window, which is 30 days. */
export const rateCountPartitions: PartitionedTable = {
  table: 'rate_count',
  column: 'window_start',
  every: 'day',
  keepDays: () => 31,
}

/** Limits counted in the database: exact under races, the same on every node, alive after a restart. */
export function createRateLimits({ db, clock }: { db: Database; clock: Clock }) {
  const windowStart = (window: number) => new Date(Math.floor(clock.now().getTime() / window) * window)

  function refuse({ window }: RateLimit): never {
    const ends = windowStart(window).getTime() + window
    return throwError('tooManyRequests', {
      retryAfterSeconds: Math.max(1, Math.ceil((ends - clock.now().getTime()) / 1000)),
    })
  }

  return {
    /**
     * Counts one request against each limit in turn, outside any transaction so that a refusal is remembered. The first
     * limit that is reached refuses, and neither it nor those after it are charged: put what many share last.
     * @throws DomainError tooManyRequests
     */
    async spend(limits: RateLimit[]) {
      for (const limit of limits) {
        const { key, window, max, by = 1 } = limit
        if (by > max) refuse(limit)
        const { rows } = await sql`
          insert into rate_count as c (key, window_start, hits) values (${key}, ${windowStart(window)}, ${by}::bigint)
          on conflict (key, window_start) do update set hits = c.hits + excluded.hits
          where c.hits + excluded.hits <= ${max}::bigint
          returning key`.execute(db)
        if (rows.length === 0) refuse(limit)
      }
    },
    /** Counts what happened already, however much that is. */
    async note({ key, window, by = 1 }: RateLimit) {
      await sql`
        insert into rate_count as c (key, window_start, hits) values (${key}, ${windowStart(window)}, ${by}::bigint)
        on conflict (key, window_start) do update set hits = c.hits + excluded.hits`.execute(db)
    },
    /** How much was counted in the window that runs. */
    async hits({ key, window }: RateLimit): Promise<number> {
      const row = await db
        .selectFrom('rate_count')
        .select('hits')
        .where('key', '=', key)
        .where('window_start', '=', windowStart(window))
        .executeTakeFirst()
      return row?.hits ?? 0
    },
    /** Looks without counting. @throws DomainError tooManyRequests when the limit is reached */
    async requireRoom(limit: RateLimit) {
      if ((await this.hits(limit)) >= limit.max) refuse(limit)
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
  }
}

export type RateLimits = ReturnType<typeof createRateLimits>
