import type { Audit } from '../../foundation/audit/index.ts'
import type { Notifications } from '../../foundation/notifications/index.ts'
import type { Module } from '../../platform/module.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Accounts } from '../accounts/index.ts'
import { createColleagues } from './colleagues.ts'
import { createDeskSession } from './desk-session.ts'
import { staffRoutes } from './routes.ts'
import { createScopes } from './scope.ts'
import { createSecondFactor } from './second-factor.ts'
import { createStepUp } from './step-up.ts'

interface StaffNeeds {
  audit: Audit
  accounts: Pick<
    Accounts,
    | 'keepDeskAlone'
    | 'lock'
    | 'namedPerson'
    | 'otp'
    | 'proveSecondFactor'
    | 'sessions'
    | 'setRoles'
    | 'stepUp'
  >
  notifications: Notifications
}

/**
 * Staff: roles, second factor, and the OTP before changes of money or roles.
 */
export function staffModule(platform: Platform, { accounts, audit, notifications }: StaffNeeds) {
  const stepUp = createStepUp({ ...platform, accounts, otp: accounts.otp })
  const secondFactor = createSecondFactor({
    ...platform,
    accounts,
    audit,
    notifications,
  })
  const colleagues = createColleagues({ ...platform, accounts, audit, secondFactor, stepUp })
  const scopes = createScopes({ ...platform, audit, stepUp })
  const deskSession = createDeskSession({ ...platform, accounts })
  return {
    stepUp,
    colleagues,
    routes: (http) => staffRoutes(http, { colleagues, deskSession, scopes, secondFactor, stepUp }),
    sweep: () => secondFactor.sweep(),
  } satisfies Module & Record<string, unknown>
}
export type StaffModule = ReturnType<typeof staffModule>
