import type { Category } from '@newyou/contract/care/healers/healers'
import type { CallApi } from '../api/client.ts'
import type { Locale } from '../ui/locale.ts'

/** A category with its words in the language of the page. */
export interface SiteCategory
  extends Pick<Category, 'new_you_category_u_id' | 'slug' | 'name' | 'description'> {
  isHidden?: true
}

/** Only what pages show: each byte of it is in every page. */
const inLanguage = (one: Category, language: Locale): SiteCategory => ({
  new_you_category_u_id: one.new_you_category_u_id,
  slug: one.slug,
  name: language === 'hi' ? one.name_hi : one.name,
  description: language === 'hi' ? one.description_hi : one.description,
  ...(!one.is_shown && { isHidden: true }),
})

/** Layout data of every page. Public: nothing in it depends on the reader but the language of the address. */
export async function loadSite(api: CallApi, origin: string, language: Locale) {
  const [settings, categories, links, packages, free] = await Promise.all([
    api('GET /api/website/settings'),
    api('GET /api/website/new-you-category', { query: { with_hidden: 'true' } }),
    api('GET /api/website/site-links', { query: { language } }),
    api('GET /api/website/membership-package', { query: { items_per_page: 1 } }),
    api('GET /api/website/free-appointments'),
  ])
  return {
    settings: settings.data,
    categories: categories.data.map((one) => inLanguage(one, language)),
    ...links.data,
    /** Whether a package is on sale: without one no offer is spoken of. */
    hasOffers: packages.total > 0,
    /** Whether a healer gives free sessions: otherwise none is promised. */
    hasFree: free.data.are_offered,
    origin,
    renderedAt: Date.now(),
  }
}
export type Site = Awaited<ReturnType<typeof loadSite>>
