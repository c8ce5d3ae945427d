import type { FastifyInstance } from 'fastify'
import type { Pool } from 'pg'
import type { Accounts } from '../accounts/index.ts'
import type { Notifications } from '../notifications/index.ts'
import type { Clock } from '../platform/clock.ts'
import type { Database } from '../platform/database/database.ts'
import type { Chance } from '../platform/ids.ts'
import type { Jobs } from '../platform/jobs/jobs.ts'
import type { Realtime } from '../platform/realtime/realtime.ts'
import { createPlanning } from './planning.ts'
import { createPlans } from './plans.ts'
import { createPlanReading } from './reading.ts'
import { createActionReminders } from './reminders.ts'
import { actionPlanRoutes } from './routes.ts'
import { createScores } from './score.ts'

interface ActionPlansParts {
  db: Database
  pool: Pool
  clock: Clock
  chance: Chance
  jobs: Jobs
  accounts: Accounts
  notifications: Notifications
  realtime: () => Realtime
  publicUrl: string
}

/** What clients do between sessions, put together: action plans, their reminders and their score. */
export function createActionPlans(parts: ActionPlansParts) {
  const planning = createPlanning(parts)
  const reminders = createActionReminders(parts)
  parts.jobs.schedule('action-plans', '* * * * *', planning.aheadForAll)
  return {
    routes(http: FastifyInstance) {
      actionPlanRoutes(http, {
        plans: createPlans({ ...parts, planning }),
        reading: createPlanReading(parts),
        reminders,
        scores: createScores(parts),
      })
    },
  }
}
