import { settings as calls } from '@newyou/contract/foundation/settings'
import { limits } from '../../platform/http/limits.ts'
import { bindRoutes } from '../../platform/http/routes.ts'
import type { Module } from '../../platform/module.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Brands } from '../brand/index.ts'
import { createSettings } from './settings.ts'

/** The settings of the site. */
export function settingsModule(platform: Platform, { brand }: { brand: Pick<Brands, 'forSite'> }) {
  const settings = createSettings({
    db: platform.db,
    statusUrl: platform.config.STATUS_URL?.replace(/\/?$/, '/'),
  })
  return {
    ...settings,
    routes(http) {
      bindRoutes(http, calls, {
        'GET /api/website/settings': {
          limit: limits.read,
          keep: { seconds: 3600, tags: ['settings'], answers: 'all' },
          handle: async () => {
            const [data, shown] = await Promise.all([settings.forSite(), brand.forSite()])
            return { data: { ...data, brand: shown } }
          },
        },
      })
    },
  } satisfies Module & Record<string, unknown>
}
