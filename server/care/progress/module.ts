import type { Crisis } from '../../foundation/crisis/index.ts'
import type { Notifications } from '../../foundation/notifications/index.ts'
import type { Accounts } from '../../people/accounts/index.ts'
import type { Module } from '../../platform/module.ts'
import type { Platform } from '../../platform/platform.ts'
import type { TestsForHealers } from '../self-tests/index.ts'
import { createAsking } from './asking.ts'
import { createGoals } from './goals.ts'
import { createMeasureReading } from './measure-reading.ts'
import { createMeasures } from './measures.ts'
import { createProgressNotices } from './notices.ts'
import { createProgressReading } from './reading.ts'
import { progressRoutes } from './routes.ts'

interface ProgressNeeds {
  accounts: Accounts
  crisis: Crisis
  notifications: Notifications
  tests: TestsForHealers
}

/** How it goes between a client and a healer: goals, measures and what they suggest. */
export function progressModule(platform: Platform, needs: ProgressNeeds) {
  const notices = createProgressNotices({ ...needs, publicUrl: platform.publicUrl })
  const dependencies = { ...platform, ...needs, notices }
  const measureReading = createMeasureReading(dependencies)
  return {
    schedules: [{ name: 'progress-asked', cron: '*/5 * * * *', run: createAsking(dependencies).askForAll }],
    routes: (http) =>
      progressRoutes(http, {
        db: platform.db,
        goals: createGoals(dependencies),
        measures: createMeasures(dependencies),
        measureReading,
        reading: createProgressReading({ ...dependencies, measures: measureReading }),
        tests: needs.tests,
      }),
  } satisfies Module
}
