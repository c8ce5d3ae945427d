import type { Accounts } from '../accounts/index.ts'
import type { Notifications } from '../notifications/index.ts'
import type { Module } from '../platform/module.ts'
import type { Platform } from '../platform/platform.ts'
import { createAudit } from './audit.ts'
import { createColleagues } from './colleagues.ts'
import { staffRoutes } from './routes.ts'
import { createSecondFactor } from './second-factor.ts'
import { createStepUp } from './step-up.ts'

interface StaffNeeds {
  accounts: Pick<Accounts, 'sessions' | 'otp'>
  notifications: Notifications
}

/**
 * Staff: roles, second factor, audit trail, and the OTP before changes of money or
 * roles.
 */
export function staffModule(platform: Platform, { accounts: { sessions, otp }, notifications }: StaffNeeds) {
  const audit = createAudit(platform)
  const stepUp = createStepUp({ ...platform, otp })
  const secondFactor = createSecondFactor({
    ...platform,
    audit,
    sessions,
    notifications,
    secret: platform.config.SECOND_FACTOR_SECRET,
  })
  const colleagues = createColleagues({ ...platform, audit, secondFactor, sessions, stepUp })
  return {
    audit,
    stepUp,
    colleagues,
    routes: (http) => staffRoutes(http, { audit, colleagues, secondFactor, stepUp }),
    sweep: () => Promise.all([audit.sweep(), secondFactor.sweep()]),
  } satisfies Module & Record<string, unknown>
}
export type StaffModule = ReturnType<typeof staffModule>
