import type { CallApi } from '../api/client.ts'
import type { Locale } from '../ui/locale.ts'

/** Layout data of every page. Public: nothing in it depends on the reader but the language of the address. */
export async function loadSite(api: CallApi, origin: string, language: Locale) {
  const [settings, categories, links, packages] = await Promise.all([
    api('GET /api/website/settings'),
    api('GET /api/website/new-you-category'),
    api('GET /api/website/site-links', { query: { language } }),
    api('GET /api/website/membership-package', { query: { items_per_page: 1 } }),
  ])
  return {
    settings: settings.data,
    categories: categories.data,
    ...links.data,
    /** Whether a package is on sale: without one no offer is spoken of. */
    hasOffers: packages.total > 0,
    origin,
    renderedAt: Date.now(),
  }
}
export type Site = Awaited<ReturnType<typeof loadSite>>
