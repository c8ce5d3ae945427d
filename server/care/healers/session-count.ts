import { sql } from 'kysely'
import type { Trx } from '../../platform/database/database.ts'
import type { PageCache } from '../../platform/pages/page-cache.ts'

/**
 * Counts confirmed sessions of a healer, or subtracts cancelled ones; the healer's page shows the sum. The caller has
 * locked the healer's calendar.
 */
export async function countSession(trx: Trx, pageCache: PageCache, healerId: string, by: number) {
  await trx
    .updateTable('healer')
    .set((of) => ({ session_count: sql<number>`greatest(${of.ref('session_count')} + ${by}::integer, 0)` }))
    .where('u_id', '=', healerId)
    .execute()
  await pageCache.invalidate(trx, `healer:${healerId}`)
}
