import { sql } from 'kysely'
import type { FoundContent, ReportableContent } from '../../people/moderation/index.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Trx } from '../../platform/database/database.ts'
import type { PageCache } from '../../platform/pages/page-cache.ts'

interface ReviewContentDependencies {
  clock: Clock
  pageCache: Pick<PageCache, 'invalidate'>
}

/** Reviews of healers as content that can be reported: a hidden one is seen by its writer alone. */
export function healerReviewContent({ clock, pageCache }: ReviewContentDependencies): ReportableContent {
  async function setHidden(trx: Trx, id: string, hiddenAt: Date | null) {
    const { healer_id: healerId } = await trx
      .updateTable('healer_review')
      .set({ hidden_at: hiddenAt })
      .where('u_id', '=', id)
      .returning('healer_id')
      .executeTakeFirstOrThrow()
    await pageCache.invalidate(trx, `healer:${healerId}`)
  }

  return {
    async find(queryable, id) {
      const { rows } =
        await sql<FoundContent>`select r.client_id as subject_id, h.state = 'verified' as is_public,
          r.by_name as subject_name, r.text, r.stars, null as picture, h.full_name as title, 'healer' as page,
          h.u_id as page_id, r.hidden_at is not null as is_hidden
        from healer_review r join healer_card h on h.u_id = r.healer_id where r.u_id = ${id}`.execute(
          queryable,
        )
      return rows[0]
    },
    async lock(trx, id) {
      await sql`select 1 from healer_review where u_id = ${id} for update`.execute(trx)
    },
    hide: (trx, id) => setHidden(trx, id, clock.now()),
    restore: (trx, id) => setHidden(trx, id, null),
  }
}
