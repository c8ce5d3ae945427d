import type { Accounts } from '../accounts/index.ts'
import type { GuardiansModule } from '../guardians/index.ts'
import type { Notifications } from '../notifications/index.ts'
import type { Module } from '../platform/module.ts'
import type { Platform } from '../platform/platform.ts'
import type { Settings } from '../settings/index.ts'
import type { SupportModule } from '../support/index.ts'
import { createConsents } from './consents.ts'
import { createDeletions } from './deletions.ts'
import { createExports } from './exports.ts'
import { createGrievances } from './grievances.ts'
import { createLooks } from './looks.ts'
import { privacyRoutes } from './routes.ts'

interface PrivacyNeeds {
  accounts: Accounts
  guardians: Pick<GuardiansModule, 'onAnswered' | 'isYoung'>
  notifications: Notifications
  settings: Settings
  support: SupportModule
}

/** Privacy centre: consents, views by staff, copies of one's data, deletion, complaints. */
export function privacyModule(platform: Platform, needs: PrivacyNeeds) {
  const dependencies = { ...platform, ...needs }
  const consents = createConsents({ ...platform, guardians: needs.guardians })
  const exports = createExports(dependencies)
  const deletions = createDeletions({ ...dependencies, exports })
  const grievances = createGrievances(dependencies)
  const looks = createLooks(platform.db)
  needs.accounts.onRegistered((trx, { personId }) => consents.registered(trx, personId))
  needs.guardians.onAnswered((trx, { personId, ...step }) => consents.ofGuardian(trx, personId, step))
  needs.accounts.onEntering(deletions.cameBack)
  return {
    isConsentGiven: consents.isGiven,
    eraseDue: deletions.eraseDue,
    schedules: [{ name: 'account-deletions', cron: '*/15 * * * *', run: deletions.eraseDue }],
    sweep: exports.sweep,
    routes: (http) => privacyRoutes(http, { consents, deletions, exports, grievances, looks }),
  } satisfies Module & Record<string, unknown>
}

export type PrivacyModule = ReturnType<typeof privacyModule>
