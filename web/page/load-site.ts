import type { CallApi } from '../api/client.ts'

/** Layout data of every page. Public: nothing in it depends on the reader. */
export async function loadSite(api: CallApi, origin: string) {
  const [settings, categories] = await Promise.all([
    api('GET /api/website/settings'),
    api('GET /api/website/new-you-category'),
  ])
  return { settings: settings.data, categories: categories.data, origin, renderedAt: Date.now() }
}
export type Site = Awaited<ReturnType<typeof loadSite>>
