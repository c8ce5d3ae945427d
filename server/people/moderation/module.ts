import type { Audit } from '../../foundation/audit/index.ts'
import type { Notifications } from '../../foundation/notifications/index.ts'
import type { Module } from '../../platform/module.ts'
import type { Platform } from '../../platform/platform.ts'
import { createContentRegistry } from './content.ts'
import { createContentDesk } from './content-admin.ts'
import { createMessageRegistry } from './messages.ts'
import { createReplacing } from './replacing.ts'
import { createReportDesk } from './report-admin.ts'
import { createReports } from './reports.ts'
import { moderationRoutes } from './routes.ts'

interface ModerationNeeds {
  audit: Audit
  notifications: Pick<Notifications, 'notify'>
}

/** Reports of content and messages, and what staff decides of them. Domains register what can be reported. */
export function moderationModule(platform: Platform, needs: ModerationNeeds) {
  const content = createContentRegistry()
  const messages = createMessageRegistry()
  const reports = createReports({ ...platform, content })
  const contentDesk = createContentDesk({ ...needs, content })
  const reportDesk = createReportDesk({ ...platform, ...needs, content, contentDesk, messages })
  return {
    content,
    messages,
    reports,
    replaceable: createReplacing(platform).replaceable,
    ready() {
      content.requireAll()
      messages.requireAll()
    },
    routes: (http) => moderationRoutes(http, { reportDesk, reports }),
  } satisfies Module & Record<string, unknown>
}
export type ModerationModule = ReturnType<typeof moderationModule>
