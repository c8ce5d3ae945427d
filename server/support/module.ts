import type { Notifications } from '../notifications/index.ts'
import type { Module } from '../platform/module.ts'
import type { Platform } from '../platform/platform.ts'
import type { Settings } from '../settings/index.ts'
import type { Audit } from '../staff/index.ts'
import { createAttachments } from './attachments.ts'
import { createHelpDesk } from './help-desk.ts'
import { createTicketNotifications } from './notifications.ts'
import { createTicketReading } from './reading.ts'
import { ticketRoutes } from './routes.ts'
import { createThread } from './thread.ts'
import { createTickets } from './tickets.ts'

interface SupportNeeds {
  settings: Settings
  notifications: Notifications
  audit: Audit
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
    thread: createThread({ ...platform, attachments }),
  }
  const tickets = createTickets(dependencies)
  const desk = createHelpDesk(dependencies)
  return {
    routes: (http) => ticketRoutes(http, { tickets, desk, reading: dependencies.reading }),
  } satisfies Module
}
