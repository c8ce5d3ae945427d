import type { Audit } from '../../foundation/audit/index.ts'
import type { Notifications } from '../../foundation/notifications/index.ts'
import type { Settings } from '../../foundation/settings/index.ts'
import type { StaffModule } from '../../people/staff/index.ts'
import type { Module } from '../../platform/module.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Ledger } from '../ledger/index.ts'
import { createDesk } from './admin.ts'
import { createAllowances } from './allowances.ts'
import { createInvitations } from './invitations.ts'
import { createManagers } from './managers.ts'
import { createMembers } from './members.ts'
import { organizationRoutes } from './routes.ts'
import { createTotals } from './totals.ts'

interface OrganizationNeeds {
  ledger: Ledger
  notifications: Notifications
  settings: Settings
  audit: Audit
  staff: Pick<StaffModule, 'stepUp'>
}

/** Employers and schools: their members, their allowances, and the totals that they may see. */
export function organizationsModule(
  platform: Platform,
  { ledger, notifications, settings, audit, staff: { stepUp } }: OrganizationNeeds,
) {
  const allowanceOf = createAllowances(platform)
  return {
    allowanceOf,
    routes: (http) =>
      organizationRoutes(http, {
        desk: createDesk({ ...platform, audit, ledger, settings, stepUp }),
        invitations: createInvitations({ ...platform, notifications }),
        managers: createManagers(platform),
        members: createMembers({ ...platform, allowanceOf, notifications }),
        once: platform.idempotency.once,
        totals: createTotals(platform),
      }),
  } satisfies Module & { allowanceOf: typeof allowanceOf }
}
