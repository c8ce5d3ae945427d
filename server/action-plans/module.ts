import type { Accounts } from '../accounts/index.ts'
import type { Notifications } from '../notifications/index.ts'
import type { Module } from '../platform/module.ts'
import type { Platform } from '../platform/platform.ts'
import { createPlanning } from './planning.ts'
import { createPlans } from './plans.ts'
import { createPlanReading } from './reading.ts'
import { createActionReminders } from './reminders.ts'
import { actionPlanRoutes } from './routes.ts'
import { createScores } from './score.ts'

interface ActionPlanNeeds {
  accounts: Accounts
  notifications: Notifications
}

/** What clients do between sessions: action plans, their reminders and their score. */
export function actionPlansModule(platform: Platform, needs: ActionPlanNeeds) {
  const dependencies = { ...platform, ...needs }
  const planning = createPlanning(dependencies)
  const reminders = createActionReminders(dependencies)
  return {
    schedules: [{ name: 'action-plans', cron: '* * * * *', run: planning.aheadForAll }],
    routes: (http) =>
      actionPlanRoutes(http, {
        plans: createPlans({ ...dependencies, planning }),
        reading: createPlanReading(dependencies),
        reminders,
        scores: createScores(dependencies),
      }),
  } satisfies Module
}
