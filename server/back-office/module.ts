import { resources } from '@newyou/contract/back-office/resources'
import type { Module } from '../platform/module.ts'
import type { Platform } from '../platform/platform.ts'
import type { StaffModule } from '../staff/index.ts'
import { createOptions } from './options.ts'
import { createRecords } from './records.ts'
import { optionRoutes, resourceRoutes } from './routes.ts'
import { tables } from './tables.ts'

/** What staff looks after: each resource of the contract with the table that it is kept in. */
export function backOfficeModule(platform: Platform, { staff }: { staff: Pick<StaffModule, 'audit'> }) {
  const all = resources.map((of) => ({
    of,
    records: createRecords(of, tables[of.name], { ...platform, audit: staff.audit }),
  }))
  async function publishDue() {
    for (const { of, records } of all) if (of.hasStates) await records.publishDue()
  }
  return {
    publishDue,
    routes(http) {
      for (const { of, records } of all) resourceRoutes(http, of, records)
      optionRoutes(http, createOptions(platform))
    },
    schedules: [{ name: 'publish-scheduled', cron: '* * * * *', run: publishDue }],
  } satisfies Module & Record<string, unknown>
}
