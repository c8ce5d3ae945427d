import type { Audit } from '../../foundation/audit/index.ts'
import type { Crisis } from '../../foundation/crisis/index.ts'
import type { Notifications } from '../../foundation/notifications/index.ts'
import type { Settings } from '../../foundation/settings/index.ts'
import type { Accounts } from '../../people/accounts/index.ts'
import { createAttachments } from '../../platform/media/attachments.ts'
import type { Module } from '../../platform/module.ts'
import type { Platform } from '../../platform/platform.ts'
import { createHelpDesk } from './help-desk.ts'
import { createTicketNotifications } from './notifications.ts'
import { ticketRoutes } from './routes.ts'
import { createSupportTeam } from './team.ts'
import { createThread } from './thread.ts'
import { createTicketReading } from './ticket-queries.ts'
import { createTickets } from './tickets.ts'

interface SupportNeeds {
  accounts: Pick<Accounts, 'peopleWithRole'>
  settings: Settings
  notifications: Notifications
  audit: Audit
  crisis: Pick<Crisis, 'wroteToStaff'>
}

/** Support tickets of clients, and the help desk that answers them. */
export function supportModule(platform: Platform, needs: SupportNeeds) {
  const attachments = createAttachments(platform)
  const dependencies = {
    ...platform,
    ...needs,
    attachments,
    reading: createTicketReading({ ...platform, ...needs, attachments }),
    ticketNotifications: createTicketNotifications({ ...platform, ...needs }),
    thread: createThread(platform),
    team: createSupportTeam(platform),
  }
  const tickets = createTickets(dependencies)
  const desk = createHelpDesk(dependencies)
  return {
    openTicket: tickets.open,
    requireStaff: desk.staff,
    settleTicket: desk.settle,
    routes: (http) => ticketRoutes(http, { tickets, desk, reading: dependencies.reading }),
  } satisfies Module & Record<string, unknown>
}

export type SupportModule = ReturnType<typeof supportModule>
