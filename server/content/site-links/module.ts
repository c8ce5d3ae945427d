import { siteLinks as calls } from '@newyou/contract/content/site-links/site-links'
import { limits } from '../../platform/http/limits.ts'
import { bindRoutes } from '../../platform/http/routes.ts'
import type { Module } from '../../platform/module.ts'
import type { Platform } from '../../platform/platform.ts'
import type { StaticPagesModule } from '../static-pages/index.ts'
import { createSiteLinks } from './site-links.ts'

/** The menus of the header, and the footer. */
export function siteLinksModule(platform: Platform, needs: { staticPages: StaticPagesModule }) {
  const links = createSiteLinks({ ...platform, ...needs })
  return {
    routes(http) {
      bindRoutes(http, calls, {
        'GET /api/website/site-links': {
          limit: limits.read,
          keep: { seconds: 3600, tags: ['site-links', 'static-pages', 'about'], answers: 'all' },
          handle: async ({ query }) => ({ data: await links.shown(query.language) }),
        },
      })
    },
  } satisfies Module
}
