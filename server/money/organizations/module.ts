import type { Audit } from '../../foundation/audit/index.ts'
import type { Notifications } from '../../foundation/notifications/index.ts'
import type { Settings } from '../../foundation/settings/index.ts'
import type { StaffModule } from '../../people/staff/index.ts'
import type { Queryable, Trx } from '../../platform/database/database.ts'
import type { Module } from '../../platform/module.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Ledger } from '../ledger/index.ts'
import { createDesk } from './admin.ts'
import { createAllowances } from './allowances.ts'
import { createInvitations } from './invitations.ts'
import { createManagers } from './managers.ts'
import { createMembers, lockOrganization } from './members.ts'
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
  const followers: ((trx: Trx, personId: string) => Promise<void>)[] = []
  const members = createMembers({
    ...platform,
    allowanceOf,
    notifications,
    async ended(trx, personId) {
      for (const follow of followers) await follow(trx, personId)
    },
  })
  return {
    allowanceOf,
    /** Makes a member of whom the organisation itself knows. */
    join: members.join,
    /** Locks an organisation and says its name. @throws DomainError notFound */
    lockOrganization,
    /** Undefined where there is none of this ID. */
    nameOf: async (queryable: Queryable, organizationId: string) =>
      (
        await queryable
          .selectFrom('organization')
          .select('name')
          .where('organization_id', '=', organizationId)
          .executeTakeFirst()
      )?.name,
    /** In the transaction in which a membership ends. */
    onMembershipEnded(follow: (trx: Trx, personId: string) => Promise<void>) {
      followers.push(follow)
    },
    routes: (http) =>
      organizationRoutes(http, {
        desk: createDesk({ ...platform, audit, ledger, settings, stepUp }),
        invitations: createInvitations({ ...platform, notifications }),
        managers: createManagers(platform),
        members,
        once: platform.idempotency.once,
        totals: createTotals(platform),
      }),
  } satisfies Module & Record<string, unknown>
}

export type Organizations = ReturnType<typeof organizationsModule>
