import { resources } from '@newyou/contract/back-office/resources'
import type { Accounts } from '../accounts/index.ts'
import type { NextFree } from '../healers/index.ts'
import type { Notifications } from '../notifications/index.ts'
import type { Module } from '../platform/module.ts'
import type { Platform } from '../platform/platform.ts'
import type { StaffModule } from '../staff/index.ts'
import { createHealerApplications } from './healer-applications.ts'
import { healerApplicationRoutes } from './healer-routes.ts'
import { createOptions } from './options.ts'
import { createRecords } from './records.ts'
import { optionRoutes, resourceRoutes } from './routes.ts'
import { tables } from './tables.ts'

interface BackOfficeNeeds {
  accounts: Pick<Accounts, 'healerRegistration'>
  healers: { nextFree: NextFree }
  notifications: Notifications
  staff: Pick<StaffModule, 'audit'>
}

/** What staff looks after: each resource of the contract with the table that it is kept in, and healers' applications. */
export function backOfficeModule(
  platform: Platform,
  {
    accounts: { healerRegistration },
    healers: { nextFree },
    notifications,
    staff: { audit },
  }: BackOfficeNeeds,
) {
  const applications = createHealerApplications({
    ...platform,
    audit,
    healerRegistration,
    nextFree,
    notifications,
  })
  const all = resources.map((of) => ({
    of,
    records: createRecords(of, tables[of.name], { ...platform, audit }),
  }))
  async function publishDue() {
    for (const { of, records } of all) if (of.hasStates) await records.publishDue()
  }
  return {
    publishDue,
    applications,
    routes(http) {
      for (const { of, records } of all) resourceRoutes(http, of, records)
      healerApplicationRoutes(http, applications)
      optionRoutes(http, createOptions(platform))
    },
    schedules: [
      { name: 'publish-scheduled', cron: '* * * * *', run: publishDue },
      // In the morning of India.
      { name: 'healer-registrations', cron: '30 3 * * *', run: applications.watchRegistrations },
    ],
  } satisfies Module & Record<string, unknown>
}
