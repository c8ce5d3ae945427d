import { sql } from 'kysely'

/** SQL: whether the time to report after a moment is over; the bare column allows its index to be used. */
export const reportIsOver = (column: 'ends_at' | 'reported_at', now: Date) =>
  sql<boolean>`${sql.ref(column)} <= ${now}::timestamptz
    and ${sql.ref(column)} <= ${now}::timestamptz - make_interval(mins => ((policy->>'report_hours')::numeric * 60)::int)`
