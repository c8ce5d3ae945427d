import { json, type Router } from '../platform/http.ts'

/** The newest views that are kept. */
const keptMax = 500

/** Stands in for Matomo and Google Analytics: accepts views at their paths, shows them at /_page-views for tests. */
export function addPageViewCounters(router: Router): void {
  const views: { query: Record<string, string>; cookie: string | null; referrer: string | null }[] = []
  const take = ({ query, headers }: { query: URLSearchParams; headers: Record<string, unknown> }) => {
    const textOf = (name: string) => (typeof headers[name] === 'string' ? headers[name] : null)
    views.push({ query: Object.fromEntries(query), cookie: textOf('cookie'), referrer: textOf('referer') })
    views.splice(0, views.length - keptMax)
    return { status: 204, body: '' }
  }
  router.on('GET', '/matomo.php', take)
  router.on('POST', '/g/collect', take)
  router.on('GET', '/g/collect', take)
  router.on('GET', '/_page-views', () => json(200, { views }))
}
