import type { Clock } from './clock.ts'
import { days } from './clock.ts'
import type { Database } from './database/database.ts'

const keptMs = days(30)

/** Which events of other services were processed: each is delivered at least once and processed once. */
export function createWebhookInbox({ db, clock }: { db: Database; clock: Clock }) {
  return {
    async isKnown(eventId: string): Promise<boolean> {
      const row = await db
        .selectFrom('webhook_event')
        .select('event_id')
        .where('event_id', '=', eventId)
        .executeTakeFirst()
      return row !== undefined
    },

    /** Called after the work is done, so that the event is sent again after a crash. */
    remember: (sender: 'gateway' | 'livekit', eventId: string, name: string) =>
      db
        .insertInto('webhook_event')
        .values({ event_id: eventId, name, sender, received_at: clock.now() })
        .onConflict((conflict) => conflict.doNothing())
        .execute(),

    /** When the latest event of a sender came. */
    async latest(sender: 'gateway' | 'livekit'): Promise<Date | null> {
      const { latest } = await db
        .selectFrom('webhook_event')
        .where('sender', '=', sender)
        .select((of) => of.fn.max('received_at').as('latest'))
        .executeTakeFirstOrThrow()
      return latest
    },

    async sweep() {
      const before = new Date(clock.now().getTime() - keptMs)
      await db.deleteFrom('webhook_event').where('received_at', '<', before).execute()
    },
  }
}
