import { firstStartMinutes } from '@newyou/contract/people/staff/first-start'
import type { Audit } from '../../foundation/audit/index.ts'
import type { Notifications } from '../../foundation/notifications/index.ts'
import type { Trx } from '../../platform/database/database.ts'
import type { Module } from '../../platform/module.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Accounts } from '../accounts/index.ts'
import { createColleagues } from './colleagues.ts'
import { createDeskSession } from './desk-session.ts'
import { createFirstStart } from './first-start.ts'
import { firstStartRoutes } from './first-start-routes.ts'
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
    | 'recordOf'
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
  const resets: ((trx: Trx, personId: string) => Promise<void>)[] = []
  const secondFactor = createSecondFactor({
    ...platform,
    async onReset(trx, personId) {
      for (const follow of resets) await follow(trx, personId)
    },
    accounts,
    audit,
    notifications,
  })
  const colleagues = createColleagues({ ...platform, accounts, audit, secondFactor, stepUp })
  const scopes = createScopes({ ...platform, audit, stepUp })
  const firstStart = createFirstStart({ ...platform, accounts, colleagues })
  const deskSession = createDeskSession({ ...platform, accounts })
  return {
    stepUp,
    colleagues,
    firstStart,
    /** Follows in the transaction in which the second factor of a colleague is taken away. */
    onSecondFactorReset: (follow: (trx: Trx, personId: string) => Promise<void>) => void resets.push(follow),
    async open() {
      const address = await firstStart.address()
      if (address)
        platform.logger.warn(
          { address },
          `nobody has an account yet: open this address within ${firstStartMinutes} minutes to become the first administrator`,
        )
    },
    routes(http) {
      staffRoutes(http, { colleagues, deskSession, scopes, secondFactor, stepUp })
      firstStartRoutes(http, { accounts, antiForgery: platform.antiForgery, firstStart })
    },
    sweep: () => secondFactor.sweep(),
  } satisfies Module & Record<string, unknown>
}
export type StaffModule = ReturnType<typeof staffModule>
