import type { SupportModule } from '../../communication/support/index.ts'
import type { Notifications } from '../../foundation/notifications/index.ts'
import type { Settings } from '../../foundation/settings/index.ts'
import type { Accounts } from '../../people/accounts/index.ts'
import type { Module } from '../../platform/module.ts'
import type { Platform } from '../../platform/platform.ts'
import { createAccessLog } from './access-log.ts'
import { createDeletions } from './deletions.ts'
import { createExports } from './exports.ts'
import { createGrievances } from './grievances.ts'
import { createGuestErasure } from './guests.ts'
import { privacyRoutes } from './routes.ts'

interface PrivacyNeeds {
  accounts: Accounts
  notifications: Notifications
  settings: Settings
  support: SupportModule
}

/** Privacy centre: views by staff, copies of one's data, deletion, complaints. */
export function privacyModule(platform: Platform, needs: PrivacyNeeds) {
  const dependencies = { ...platform, ...needs }
  const exports = createExports(dependencies)
  const deletions = createDeletions({ ...dependencies, exports })
  const grievances = createGrievances(dependencies)
  const looks = createAccessLog(platform.db)
  needs.accounts.onEntering(deletions.cameBack)
  return {
    eraseDue: deletions.eraseDue,
    schedules: [
      { name: 'account-deletions', cron: '*/15 * * * *', run: deletions.eraseDue },
      { name: 'guests-over', cron: '20 * * * *', run: createGuestErasure(platform) },
    ],
    sweep: exports.sweep,
    routes: (http) => privacyRoutes(http, { deletions, exports, grievances, looks }),
  } satisfies Module & Record<string, unknown>
}
