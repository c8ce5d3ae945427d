import { sql } from 'kysely'

/** So long after a moment that no answer can come in time; the moment stands alone so that its index is used. */
export const reportIsOver = (column: 'ends_at' | 'reported_at', now: Date) =>
  sql<boolean>`${sql.ref(column)} <= ${now}::timestamptz
    and ${sql.ref(column)} <= ${now}::timestamptz - make_interval(mins => ((policy->>'report_hours')::numeric * 60)::int)`
