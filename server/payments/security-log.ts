import type { Clock } from '../platform/clock.ts'
import type { Queryable } from '../platform/database/database.ts'

/** Writes down what staff should look at. `detail` holds ids only. */
export async function noteForStaff(
  db: Queryable,
  clock: Clock,
  what: 'webhook-refused' | 'refund-refused' | 'refund-failed' | 'dispute' | 'foreign-currency',
  detail: Record<string, string>,
): Promise<void> {
  await db
    .insertInto('security_log')
    .values({ what, detail: JSON.stringify(detail), created_at: clock.now() })
    .execute()
}
