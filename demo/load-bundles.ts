import type { Transaction } from 'kysely'
import type { DB } from '../server/platform/database/schema.ts'
import type { Pictures } from '../server/platform/media/pictures.ts'
import { cleanRichText, plainText } from '../server/platform/rich-text.ts'
import { type DemoBundle, demoBundles } from './content/bundles.ts'
import { demoId } from './ids.ts'
import { toHtml } from './markup.ts'
import { drawCover } from './pictures.ts'

const coverFolder = ({ slug }: DemoBundle) => `demo/bundles/${slug}`

/** The covers of the bundles, as tasks that draw and keep them. */
export const bundleTasks = (pictures: Pictures) =>
  demoBundles.map((bundle, number) => async () => {
    const cover = await drawCover({ category: bundle.category, seed: number + 71, hour: 'dusk' })
    for (const { name, data } of cover) await pictures.keep(`${coverFolder(bundle)}/${name}`, data)
  })

/** Bundles of the demo courses, e-books and healers, ten days apart. */
export async function loadBundles(trx: Transaction<DB>, now: Date) {
  const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000)
  await trx
    .insertInto('bundle')
    .values(
      demoBundles.map((bundle, number) => {
        const description = cleanRichText(toHtml(bundle.about))
        return {
          u_id: demoId('bundle', bundle.slug),
          state: 'published',
          title: bundle.title,
          summary: bundle.summary,
          description,
          words: plainText(description),
          category: bundle.category,
          price_paise: bundle.pricePaise,
          image: JSON.stringify({ cover: `/media/${coverFolder(bundle)}/cover` }),
          session_healer_id: bundle.sessions ? demoId('healer', bundle.sessions.healer) : null,
          session_service_id:
            bundle.sessions?.service === undefined
              ? null
              : demoId('service', `${bundle.sessions.healer}:${bundle.sessions.service}`),
          session_count: bundle.sessions?.count ?? null,
          session_days: bundle.sessions?.days ?? null,
          is_demo: true,
          published_at: daysAgo(1 + number * 10),
          updated_at: daysAgo(1 + number * 10),
        }
      }),
    )
    .execute()
  await trx
    .insertInto('bundle_item')
    .values(
      demoBundles.flatMap(({ slug, courses, ebooks }) =>
        [
          ...courses.map((item) => ({ kind: 'course', item_id: demoId('course', item) })),
          ...ebooks.map((item) => ({ kind: 'ebook', item_id: demoId('ebook', item) })),
        ].map((item, index) => ({ bundle_id: demoId('bundle', slug), position: index + 1, ...item })),
      ),
    )
    .execute()
}
