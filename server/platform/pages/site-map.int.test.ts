import type { ServerBuild } from 'react-router'
import { expect, test } from 'vitest'
import { plainSite } from '../../testing/plain-site.ts'
import { useTestApp } from '../../testing/test-app.ts'

/** A site with a cached layout route and a cached home page, both of them at the same address. */
async function load() {
  const build = await plainSite().load()
  const kept = { default: () => null, handle: { pageMaxAge: 60 } }
  const root = { id: 'root', path: '', module: kept }
  const home = { id: 'home', parentId: 'root', index: true, module: kept }
  const routes = { ...build.routes, root, home }
  return { ...build, routes } as unknown as ServerBuild // as much of a build as the map of the site needs
}
const app = useTestApp({ web: { load } })

test('the map of the site names each page once in each language', async () => {
  const { body } = await app().app.http.inject('/sitemap.xml')
  const pages = [...body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, page]) => new URL(page ?? '').pathname)
  expect(pages.filter((page) => page === '/')).toHaveLength(1)
  expect(new Set(pages).size).toBe(pages.length)
})
