import { pathTo } from '@newyou/contract/addresses'
import { sql } from 'kysely'
import { settingIsOn } from '../../foundation/settings/index.ts'
import { envelope, limits, type Paging } from '../../platform/database/list-page.ts'
import type { Reads } from '../../platform/database/replica.ts'
import { answerOf, json, rowsOf } from '../../platform/database/statement.ts'
import { orNotFound } from '../../platform/http/errors.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import { courseCardColumns } from '../courses/index.ts'

/**
 * The columns of a card, on a table b. Its parts are priced as they are sold now. The specification unlocks pricing plans
 * only after login; a setting opens them to visitors.
 */
const card = (viewer: Viewer | undefined) => sql`b.u_id, b.title, b.summary, b.category, b.image,
  case when ${viewer !== undefined}::boolean or ${settingIsOn('bundle_prices_public')} then b.price_paise end as price_paise,
  (select min(price_paise) from bundle where state = 'published') as from_price_paise,
  (select count(*)::int from bundle_item where bundle_id = b.u_id and kind = 'course') as course_count,
  (select count(*)::int from bundle_item where bundle_id = b.u_id and kind = 'ebook') as ebook_count,
  (select coalesce(sum(price_paise), 0) from (
      select c.price_paise from bundle_item i join course_card c on c.u_id = i.item_id
        where i.bundle_id = b.u_id and i.kind = 'course'
      union all
      select e.price_paise from bundle_item i join ebook_card e on e.u_id = i.item_id
        where i.bundle_id = b.u_id and i.kind = 'ebook'
      union all
      select coalesce(v.price_paise, h.price_paise) * b.session_count from healer_card h
        join service_card v on v.u_id = coalesce(b.session_service_id, h.u_id) where h.u_id = b.session_healer_id
    ) parts) as single_price_paise,
  (select json_build_object('count', b.session_count, 'days', b.session_days, 'healer', json_build_object(
      'u_id', h.u_id, 'full_name', h.full_name, 'title', h.title, 'image', h.image),
      'service', json_build_object('u_id', v.u_id, 'name', v.name, 'name_hi', v.name_hi, 'minutes', v.minutes))
    from healer_card h join service_card v on v.u_id = coalesce(b.session_service_id, h.u_id)
    where h.u_id = b.session_healer_id) as sessions`

/** Published bundles. PostgreSQL writes the answers as JSON in one statement each. */
export function createBundles({ pool }: Pick<Reads, 'pool'>) {
  return {
    /** One page, latest first, as the whole envelope in JSON. */
    async list(viewer: Viewer | undefined, paging: Paging) {
      const rows = sql`select ${card(viewer)} from (
          select * from bundle where state = 'published' order by published_at desc, u_id ${limits(paging)}) b
        order by b.published_at desc, b.u_id`
      const total = sql`(select count(*) from bundle where state = 'published')`
      return (await answerOf(pool, envelope(rows, total, paging), 'bundles')) ?? ''
    },

    /** @throws DomainError notFound */
    async detail(viewer: Viewer | undefined, bundleId: string) {
      const query = json`select json_build_object('data', (select row_to_json(d) from (
        select ${card(viewer)}, b.description, b.is_demo,
          (select coalesce(json_agg(x), '[]') from (
            select ${courseCardColumns(sql.ref('c'))} from bundle_item i join course_card c on c.u_id = i.item_id
            where i.bundle_id = b.u_id and i.kind = 'course' order by i.position) x) as courses,
          (select coalesce(json_agg(x), '[]') from (
            select e.u_id, e.title, e.price_paise from bundle_item i join ebook_card e on e.u_id = i.item_id
            where i.bundle_id = b.u_id and i.kind = 'ebook' order by i.position) x) as ebooks
      ) d))::text as answer from bundle b where b.u_id = ${bundleId} and b.state = 'published'`
      return orNotFound(await answerOf(pool, query, 'bundle-detail'))
    },

    /** Addresses for the site map. */
    async publicPages(): Promise<{ path: string; changedAt: Date }[]> {
      const rows = await rowsOf(
        pool,
        sql<{
          u_id: string
          updated_at: Date
        }>`select u_id, updated_at from bundle where state = 'published' order by published_at desc, u_id`,
        'bundle-pages',
      )
      return rows.map(({ u_id, updated_at: changedAt }) => ({
        path: pathTo('bundle', { bundleId: u_id }),
        changedAt,
      }))
    },
  }
}
export type Bundles = ReturnType<typeof createBundles>
