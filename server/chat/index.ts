import type { FastifyInstance } from 'fastify'
import type { Pool } from 'pg'
import type { Accounts } from '../accounts/index.ts'
import type { Notifications } from '../notifications/index.ts'
import type { Clock } from '../platform/clock.ts'
import type { Database } from '../platform/database/database.ts'
import type { CountedLimits } from '../platform/http/counted-limits.ts'
import type { Chance } from '../platform/ids.ts'
import type { Jobs } from '../platform/jobs/jobs.ts'
import type { Realtime } from '../platform/realtime/realtime.ts'
import { createChatReading } from './reading.ts'
import { chatRoutes } from './routes.ts'
import { createChatTelling } from './telling.ts'
import { createChatWriting } from './writing.ts'

interface ChatParts {
  db: Database
  pool: Pool
  clock: Clock
  chance: Chance
  jobs: Jobs
  counted: CountedLimits
  accounts: Accounts
  notifications: Notifications
  realtime: () => Realtime
  publicUrl: string
}

/** Chat of clients with their healers, from its parts. */
export function createChat(parts: ChatParts) {
  const reading = createChatReading(parts)
  const writing = createChatWriting({ ...parts, telling: createChatTelling(parts) })
  return { routes: (app: FastifyInstance) => chatRoutes(app, { reading, writing }) }
}
