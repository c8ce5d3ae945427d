import type { CallApi } from '../api/client.ts'
import type { Locale } from '../ui/locale.ts'

/** Layout data of every page. Public: nothing in it depends on the reader but the language of the address. */
export async function loadSite(api: CallApi, origin: string, language: Locale) {
  const [settings, categories, links] = await Promise.all([
    api('GET /api/website/settings'),
    api('GET /api/website/new-you-category'),
    api('GET /api/website/site-links', { query: { language } }),
  ])
  return {
    settings: settings.data,
    categories: categories.data,
    ...links.data,
    origin,
    renderedAt: Date.now(),
  }
}
export type Site = Awaited<ReturnType<typeof loadSite>>
