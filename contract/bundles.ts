import { z } from 'zod'
import { courseCard, courseHealer, coverImage } from './courses/courses.ts'
import { endpoint, instant, paging, paise, uId } from './endpoint.ts'
import { categorySlug } from './healers/healers.ts'
import { purchase } from './purchases.ts'
import { richText } from './rich-text.ts'

/** Sessions with one healer, paid for in advance. */
export const packedSessions = z.object({
  healer: courseHealer,
  count: z.int(),
  /** Days from the purchase until the sessions expire. */
  days: z.int(),
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

/** A session pack: sessions that a client paid for in advance. */
export const sessionPack = z.object({
  u_id: uId.meta({ description: 'Sent as `subscription_package_u_id` when booking' }),
  bundle_u_id: uId,
  title: z.string(),
  healer: courseHealer,
  session_count: z.int(),
  /** Sessions that can still be booked. */
  left_count: z.int(),
  expires_at: instant,
})
export type SessionPack = z.output<typeof sessionPack>

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
  'GET /api/website/session-pack': endpoint({
    summary: 'List my session packs, next to expire first',
    who: 'client',
    query: z.strictObject({ healer_u_id: uId.optional() }),
    data: z.array(sessionPack),
  }),
}
