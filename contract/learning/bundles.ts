import { z } from 'zod'
import { healerBrief } from '../care/healers/healers.ts'
import { endpoint, paging, paise, uId } from '../endpoint.ts'
import { categorySlug } from '../foundation/categories/slugs.ts'
import { purchase } from '../money/purchases.ts'
import { richText } from '../rich-text.ts'
import { courseCard, coverImage } from './courses/courses.ts'

/** Sessions with one healer, paid for in advance. */
export const packedSessions = z.object({
  healer: healerBrief,
  count: z.int(),
  /** Days from the purchase until the sessions expire. */
  days: z.int(),
  /** What is met for; the healer's first service has the healer's id. */
  service: z.object({ u_id: uId, name: z.string(), name_hi: z.string(), minutes: z.int() }),
})

export const bundleCard = z.object({
  u_id: uId,
  title: z.string(),
  summary: z.string(),
  category: categorySlug.nullable(),
  /** Null before login, unless the setting `bundle_prices_public` is on. */
  price_paise: paise.nullable(),
  /** The lowest price of all packages on sale, the same in each row. */
  from_price_paise: paise,
  /** The current total of its parts when bought separately. */
  single_price_paise: paise,
  image: coverImage.nullable(),
  course_count: z.int(),
  ebook_count: z.int(),
  sessions: packedSessions.nullable(),
})
export type BundleCard = z.output<typeof bundleCard>

export const bundleDetail = bundleCard.extend({
  description: richText,
  is_demo: z.boolean(),
  courses: z.array(courseCard),
  ebooks: z.array(z.object({ u_id: uId, title: z.string(), price_paise: paise })),
})
export type BundleDetail = z.output<typeof bundleDetail>

export const bundles = {
  'GET /api/website/membership-package': endpoint({
    summary: 'List packages, latest first',
    who: 'any',
    query: z.strictObject(paging(12)),
    data: z.array(bundleCard),
    list: true,
  }),
  'GET /api/website/membership-package/{id}': endpoint({
    summary: 'Get a package with its contents',
    who: 'any',
    params: z.object({ id: uId }),
    data: bundleDetail,
  }),
  'POST /api/website/membership-package': endpoint({
    summary: 'Buy a package: opens its order',
    who: 'client',
    body: z.strictObject({ membership_package_u_id: uId }),
    data: purchase,
    created: true,
    errors: ['bundleAlreadyBought'],
  }),
}
