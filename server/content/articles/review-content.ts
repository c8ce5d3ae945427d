import { sql } from 'kysely'
import type { FoundContent, ReportableContent } from '../../people/moderation/index.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Trx } from '../../platform/database/database.ts'
import type { PageCache } from '../../platform/pages/page-cache.ts'
import { articleTag } from './article-reviews.ts'

interface ReviewContentDependencies {
  clock: Clock
  pageCache: Pick<PageCache, 'invalidate'>
}

/** Reviews of posts and stories as content that can be reported: a hidden one is seen by its writer alone. */
export function articleReviewContent({ clock, pageCache }: ReviewContentDependencies): ReportableContent {
  async function setHidden(trx: Trx, id: string, hiddenAt: Date | null) {
    const { article_id: articleId } = await trx
      .updateTable('article_review')
      .set({ hidden_at: hiddenAt })
      .where('u_id', '=', id)
      .returning('article_id')
      .executeTakeFirstOrThrow()
    await pageCache.invalidate(trx, articleTag(articleId))
  }

  return {
    async find(queryable, id) {
      const { rows } =
        await sql<FoundContent>`select r.person_id as subject_id, a.state = 'published' as is_public,
          r.by_name as subject_name, r.text, null::int as stars, null as picture, a.title,
          case a.kind when 'blog' then 'blogPost' else 'successStory' end as page,
          a.u_id as page_id, r.hidden_at is not null as is_hidden
        from article_review r join article a on a.u_id = r.article_id where r.u_id = ${id}`.execute(queryable)
      return rows[0]
    },
    async lock(trx, id) {
      await sql`select 1 from article_review where u_id = ${id} for update`.execute(trx)
    },
    hide: (trx, id) => setHidden(trx, id, clock.now()),
    restore: (trx, id) => setHidden(trx, id, null),
  }
}
