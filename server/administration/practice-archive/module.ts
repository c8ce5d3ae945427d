import type { Audit } from '../../foundation/audit/index.ts'
import type { Notifications } from '../../foundation/notifications/index.ts'
import type { Accounts } from '../../people/accounts/index.ts'
import type { StaffModule } from '../../people/staff/index.ts'
import type { Module } from '../../platform/module.ts'
import type { Platform } from '../../platform/platform.ts'
import { createArchives } from './archives.ts'
import { practiceArchiveRoutes } from './routes.ts'

interface PracticeArchiveNeeds {
  accounts: Pick<Accounts, 'peopleWithRole'>
  audit: Audit
  notifications: Pick<Notifications, 'notify'>
  staff: Pick<StaffModule, 'stepUp'>
}

/** The whole practice as one file, for administrators. */
export function practiceArchiveModule(platform: Platform, { staff, ...needs }: PracticeArchiveNeeds) {
  const archives = createArchives({ ...platform, ...needs, stepUp: staff.stepUp })
  return {
    routes: (http) => practiceArchiveRoutes(http, { archives }),
    sweep: archives.sweep,
  } satisfies Module
}
