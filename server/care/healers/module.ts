import { pathTo } from '@newyou/contract/addresses'
import type { AdvertisingClaims } from '../../foundation/advertising-claims/index.ts'
import type { Audit } from '../../foundation/audit/index.ts'
import type { Categories } from '../../foundation/categories/index.ts'
import type { SearchModule } from '../../foundation/search/index.ts'
import type { Settings } from '../../foundation/settings/index.ts'
import type { Accounts } from '../../people/accounts/index.ts'
import type { ModerationModule } from '../../people/moderation/index.ts'
import type { Module } from '../../platform/module.ts'
import type { Platform } from '../../platform/platform.ts'
import { applicationRoutes } from './application-routes.ts'
import { createApplications } from './applications.ts'
import { createAvailableNow } from './available-now.ts'
import { availableNowRoutes } from './available-now-routes.ts'
import { createBrochures } from './brochure.ts'
import { createDirectory, healerHomeModules } from './directory.ts'
import { createFreeTimes } from './free-times.ts'
import { createImportedHours } from './imported-hours.ts'
import { createImportedServices } from './imported-services.ts'
import { invitationRoutes } from './invitation-routes.ts'
import { createHealerInvitations } from './invitations.ts'
import { registerHealerContent } from './moderated-content.ts'
import { createNextFree } from './next-free.ts'
import { createOwnPages } from './own-page.ts'
import { ownPageRoutes } from './own-page-routes.ts'
import { createOwnServices } from './own-services.ts'
import { createPortraits } from './portraits.ts'
import { healerRoutes } from './routes.ts'
import { serviceRoutes } from './service-routes.ts'

interface HealerNeeds {
  accounts: Pick<Accounts, 'giveHealerRole' | 'isHealer' | 'readContact' | 'recordOf' | 'sessions'>
  audit: Pick<Audit, 'note'>
  categories: Pick<Categories, 'offered'>
  claims: Pick<AdvertisingClaims, 'requireOfHealer' | 'undecided'>
  moderation: Pick<ModerationModule, 'content' | 'replaceable'>
  search: Pick<SearchModule, 'termsFor'>
  settings: Settings
  /** When a client's pack for sessions with a healer ends. @throws DomainError notFound */
  packEnd: (personId: string, packId: string, healerId: string) => Promise<Date>
}

/** The directory of healers: lists, pages, brochures, free times. */
export function healersModule(
  platform: Platform,
  { accounts, audit, categories, claims, moderation, packEnd, search, settings }: HealerNeeds,
) {
  const directory = createDirectory({ ...platform, search })
  const freeTimes = createFreeTimes(platform)
  const availableNow = createAvailableNow({ ...platform, directory })
  const nextFree = createNextFree(platform)
  const portraits = createPortraits(platform)
  const ownPages = createOwnPages({ ...platform, settings, portraits })
  const invitations = createHealerInvitations({ ...platform, accounts, audit })
  const applications = createApplications({ ...platform, accounts, invitations })
  registerHealerContent({ ...platform, moderation })
  return {
    directory,
    availableNow,
    freeTimes,
    nextFree,
    ownPages,
    portraits,
    applications,
    /** What is brought from elsewhere. */
    imported: {
      services: createImportedServices({ ...platform, nextFree, claims }),
      hours: createImportedHours({ ...platform, nextFree }),
    },
    schedules: [
      { name: 'next-free', cron: '* * * * *', run: nextFree.refreshPassed },
      { name: 'available-now', cron: '* * * * *', run: availableNow.endOver },
    ],
    sweep: invitations.sweep,
    routes(http) {
      healerRoutes(http, { directory, freeTimes, packEnd })
      availableNowRoutes(http, { availableNow })
      applicationRoutes(http, { accounts, antiForgery: platform.antiForgery, applications })
      invitationRoutes(http, invitations)
      ownPageRoutes(http, ownPages)
      serviceRoutes(http, {
        db: platform.db,
        directory,
        ownServices: createOwnServices({ ...platform, nextFree, claims }),
      })
      createBrochures({ ...platform, directory }).serve(http)
    },
    homeModules: healerHomeModules,
    publicPages: async () => [
      ...(await categories.offered()).map((slug) => ({ path: pathTo('healersOf', { category: slug }) })),
      ...(await directory.publicPages()),
    ],
  } satisfies Module & Record<string, unknown>
}

export type HealersModule = ReturnType<typeof healersModule>
