import { pathTo } from '@newyou/contract/addresses'
import { categorySlugs } from '@newyou/contract/healers/healers'
import type { HomeModule } from '../home/index.ts'
import type { Module } from '../platform/module.ts'
import type { Platform } from '../platform/platform.ts'
import type { SearchModule } from '../search/index.ts'
import type { Settings } from '../settings/index.ts'
import { createBrochures } from './brochure.ts'
import { createNextFree } from './calendar.ts'
import { createDirectory, healerHomeModules } from './directory.ts'
import { createFreeTimes } from './free-times.ts'
import { createOwnPages } from './own-page.ts'
import { ownPageRoutes } from './own-page-routes.ts'
import { createPortraits } from './portraits.ts'
import { healerRoutes } from './routes.ts'

interface HealerNeeds {
  home: HomeModule
  search: Pick<SearchModule, 'termsFor'>
  settings: Settings
  /** Until when a client's pack of sessions may be used with a healer. @throws DomainError notFound */
  packEnd: (personId: string, packId: string, healerId: string) => Promise<Date>
}

/** The directory of healers: lists, pages, brochures, free times. */
export function healersModule(platform: Platform, { home, packEnd, search, settings }: HealerNeeds) {
  const directory = createDirectory({ ...platform, search })
  const freeTimes = createFreeTimes(platform)
  const nextFree = createNextFree(platform)
  const portraits = createPortraits(platform)
  home.register(healerHomeModules)
  return {
    directory,
    freeTimes,
    nextFree,
    portraits,
    schedules: [{ name: 'next-free', cron: '* * * * *', run: nextFree.refreshPassed }],
    routes(http) {
      healerRoutes(http, { directory, freeTimes, packEnd })
      ownPageRoutes(http, createOwnPages({ ...platform, settings, portraits }))
      createBrochures({ ...platform, directory }).serve(http)
    },
    publicPages: async () => [
      ...categorySlugs.map((slug) => ({ path: pathTo('healersOf', { category: slug }) })),
      ...(await directory.publicPages()),
    ],
  } satisfies Module & Record<string, unknown>
}
