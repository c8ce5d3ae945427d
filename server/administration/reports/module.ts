import type { Audit } from '../../foundation/audit/index.ts'
import type { Module } from '../../platform/module.ts'
import type { Platform } from '../../platform/platform.ts'
import { createCounting } from './counting.ts'
import { createReading } from './report-queries.ts'
import { reportRoutes } from './routes.ts'
import { createVisits } from './visits.ts'

/** Reports for staff, counted by day. */
export function reportsModule(platform: Platform, { audit }: { audit: Audit }) {
  const counting = createCounting(platform)
  const visits = createVisits(platform)
  return {
    visits,
    countChanged: counting.countChanged,
    routes(http) {
      visits.watch(http)
      reportRoutes(http, createReading({ ...platform, audit }))
    },
    schedules: [{ name: 'count-reports', cron: '* * * * *', run: counting.countChanged }],
  } satisfies Module & Record<string, unknown>
}
