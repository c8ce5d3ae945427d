import type { Notifications } from '../../foundation/notifications/index.ts'
import type { Accounts } from '../../people/accounts/index.ts'
import type { Module } from '../../platform/module.ts'
import type { Platform } from '../../platform/platform.ts'
import { createPlanReading } from './plan-queries.ts'
import { createPlanning } from './planning.ts'
import { createPlans } from './plans.ts'
import { createActionReminders } from './reminders.ts'
import { actionPlanRoutes } from './routes.ts'
import { createScores } from './score.ts'

interface ActionPlanNeeds {
  accounts: Accounts
  notifications: Notifications
}

/** Client tasks between sessions: action plans, their reminders and their score. */
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
