import { after, type Clock, days } from '../../platform/clock.ts'
import type { Queryable } from '../../platform/database/database.ts'

const keptFor = days(400)

/** Records an event that staff should check. `detail` holds ids only. */
export async function noteForStaff(
  db: Queryable,
  clock: Clock,
  what: 'refund-refused' | 'refund-failed' | 'foreign-currency' | 'refunded-at-gateway',
  detail: Record<string, string>,
): Promise<void> {
  await db
    .insertInto('security_log')
    .values({ what, detail: JSON.stringify(detail), created_at: clock.now() })
    .execute()
}

/** Counts unsigned webhooks: one row a day, however many are sent. */
export async function countRefusedWebhook(db: Queryable, clock: Clock, eventId: string): Promise<void> {
  const now = clock.now()
  await db
    .insertInto('refused_webhook')
    .values({
      day: now.toISOString().slice(0, 10),
      hits: 1,
      first_at: now,
      last_at: now,
      last_event_id: eventId,
    })
    .onConflict((conflict) =>
      conflict.column('day').doUpdateSet((row) => ({
        hits: row('refused_webhook.hits', '+', 1),
        last_at: now,
        last_event_id: eventId,
      })),
    )
    .execute()
}

export async function sweepSecurityLog(db: Queryable, clock: Clock): Promise<void> {
  const before = after(clock.now(), -keptFor)
  await db.deleteFrom('security_log').where('created_at', '<', before).execute()
  await db.deleteFrom('refused_webhook').where('last_at', '<', before).execute()
}
