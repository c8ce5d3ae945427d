import type { FastifyInstance } from 'fastify'
import type { Pool } from 'pg'
import type { Notifications } from '../notifications/index.ts'
import type { Clock } from '../platform/clock.ts'
import type { Database } from '../platform/database/database.ts'
import type { CountedLimits } from '../platform/http/counted-limits.ts'
import type { Chance } from '../platform/ids.ts'
import type { PrivateFiles } from '../platform/media/private-files.ts'
import type { Realtime } from '../platform/realtime/realtime.ts'
import type { Settings } from '../settings/index.ts'
import { createAccessLog } from './access-log.ts'
import { createAttachments } from './attachments.ts'
import { createDesk } from './help-desk.ts'
import { createTicketReading } from './reading.ts'
import { ticketRoutes } from './routes.ts'
import { createSupportTelling } from './telling.ts'
import { createThread } from './thread.ts'
import { createTickets } from './tickets.ts'

interface SupportParts {
  db: Database
  pool: Pool
  clock: Clock
  chance: Chance
  counted: CountedLimits
  settings: Settings
  notifications: Notifications
  privateFiles: PrivateFiles
  realtime: () => Realtime
  publicUrl: string
}

/** Requests for help from their parts, with the desk of those who answer. */
export function createSupport(parts: SupportParts) {
  const { db, pool, clock, chance, counted, settings, notifications, privateFiles, realtime, publicUrl } =
    parts
  const attachments = createAttachments({ chance, privateFiles })
  const accessLog = createAccessLog({ db, clock, chance })
  const reading = createTicketReading({ pool, attachments, settings })
  const telling = createSupportTelling({ notifications, settings, realtime, publicUrl })
  const thread = createThread({ clock, chance, attachments })
  const both = { db, attachments, reading, telling, thread }
  const tickets = createTickets({ ...both, clock, chance, counted, settings })
  const desk = createDesk({ ...both, accessLog })
  return {
    routes: (app: FastifyInstance) => ticketRoutes(app, { tickets, desk, reading }),
    sweep: accessLog.sweep,
  }
}
