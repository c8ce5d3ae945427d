import type { Accounts } from '../accounts/index.ts'
import type { Crisis } from '../crisis/index.ts'
import type { Notifications } from '../notifications/index.ts'
import { createAttachments } from '../platform/media/attachments.ts'
import type { Module } from '../platform/module.ts'
import type { Platform } from '../platform/platform.ts'
import type { Settings } from '../settings/index.ts'
import type { Audit } from '../staff/index.ts'
import { createHelpDesk } from './help-desk.ts'
import { createTicketNotifications } from './notifications.ts'
import { createTicketReading } from './reading.ts'
import { ticketRoutes } from './routes.ts'
import { createSupportTeam } from './team.ts'
import { createThread } from './thread.ts'
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
    demandStaff: desk.staff,
    settleTicket: desk.settle,
    routes: (http) => ticketRoutes(http, { tickets, desk, reading: dependencies.reading }),
  } satisfies Module & Record<string, unknown>
}

export type SupportModule = ReturnType<typeof supportModule>
