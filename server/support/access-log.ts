import { after, type Clock, days } from '../platform/clock.ts'
import type { Database, Queryable } from '../platform/database/database.ts'
import type { Ids } from '../platform/ids.ts'

const keptDays = 365

/** Who of the staff saw or changed what belongs to a client. */
export function createAccessLog({ db, clock, ids }: { db: Database; clock: Clock; ids: Ids }) {
  return {
    /** Written in the transaction of the look: no look without its line. */
    async note(queryable: Queryable, staffId: string, ticketId: string, what: string) {
      await queryable
        .insertInto('access_log')
        .values({
          u_id: ids.next(),
          staff_id: staffId,
          kind: 'support-ticket',
          target_id: ticketId,
          what,
          at: clock.now(),
        })
        .execute()
    },
    /** Forgets what is older than a year. */
    async sweep() {
      await db
        .deleteFrom('access_log')
        .where('at', '<', after(clock.now(), -days(keptDays)))
        .execute()
    },
  }
}
export type AccessLog = ReturnType<typeof createAccessLog>
