import { sql } from 'kysely'
import type { FoundContent, ReportableContent } from '../../people/moderation/index.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Trx } from '../../platform/database/database.ts'
import type { PageCache } from '../../platform/pages/page-cache.ts'
import { courseTag } from './learners.ts'

interface ReviewContentDependencies {
  clock: Clock
  pageCache: Pick<PageCache, 'invalidate'>
}

/** Reviews of courses as content that can be reported: a hidden one is seen by its writer alone. */
export function courseReviewContent({ clock, pageCache }: ReviewContentDependencies): ReportableContent {
  async function setHidden(trx: Trx, id: string, hiddenAt: Date | null) {
    const { course_id: courseId } = await trx
      .updateTable('course_review')
      .set({ hidden_at: hiddenAt })
      .where('u_id', '=', id)
      .returning('course_id')
      .executeTakeFirstOrThrow()
    await pageCache.invalidate(trx, courseTag(courseId), 'courses')
  }

  return {
    async find(queryable, id) {
      const { rows } =
        await sql<FoundContent>`select r.person_id as subject_id, c.state = 'published' as is_public,
          r.by_name as subject_name, r.text, r.stars, null as picture, c.title, 'course' as page,
          c.u_id as page_id, r.hidden_at is not null as is_hidden
        from course_review r join course c on c.u_id = r.course_id where r.u_id = ${id}`.execute(queryable)
      return rows[0]
    },
    async lock(trx, id) {
      await sql`select 1 from course_review where u_id = ${id} for update`.execute(trx)
    },
    hide: (trx, id) => setHidden(trx, id, clock.now()),
    restore: (trx, id) => setHidden(trx, id, null),
  }
}
