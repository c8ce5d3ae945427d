import type { Trx } from '../../platform/database/database.ts'
import { locking } from '../../platform/database/locks.ts'

/**
 * With a shared lock cancelling or rescheduling waits until what is written here is stored, and then ends it. With a
 * lock of its own, whatever happens in the same room at the same moment comes one after the other.
 */
export async function lockMeeting(trx: Trx, roomId: string, isShared: boolean) {
  for (const table of ['event', 'appointment'] as const) {
    locking(trx, table, roomId)
    const row = trx.selectFrom(table).select('u_id').where('u_id', '=', roomId)
    if (await (isShared ? row.forShare() : row.forNoKeyUpdate()).executeTakeFirst()) return
  }
}
