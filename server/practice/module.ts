import type { Accounts } from '../accounts/index.ts'
import type { Notifications } from '../notifications/index.ts'
import { createAttachments } from '../platform/media/attachments.ts'
import type { Module } from '../platform/module.ts'
import type { Platform } from '../platform/platform.ts'
import type { StaffModule } from '../staff/index.ts'
import { createClients } from './clients.ts'
import { createGiven } from './given.ts'
import { createNotes } from './notes.ts'
import { practiceRoutes } from './routes.ts'

interface PracticeNeeds {
  accounts: Pick<Accounts, 'knownAs'>
  notifications: Pick<Notifications, 'notify'>
  staff: Pick<StaffModule, 'audit'>
}

/** A healer's clients: sessions, private notes, summaries and files. */
export function practiceModule(platform: Platform, { staff, ...needs }: PracticeNeeds) {
  const dependencies = { ...platform, ...needs, audit: staff.audit }
  const given = createGiven({ ...dependencies, attachments: createAttachments(platform) })
  const clients = createClients({ ...dependencies, given })
  return {
    routes: (http) => practiceRoutes(http, { clients, given, notes: createNotes(dependencies) }),
  } satisfies Module
}
