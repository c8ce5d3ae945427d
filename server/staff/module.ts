import type { Accounts } from '../accounts/index.ts'
import type { Module } from '../platform/module.ts'
import type { Platform } from '../platform/platform.ts'
import { createAudit } from './audit.ts'
import { createColleagues } from './colleagues.ts'
import { staffRoutes } from './routes.ts'
import { createStepUp } from './step-up.ts'

interface StaffNeeds {
  accounts: Pick<Accounts, 'sessions' | 'otp'>
}

/** Colleagues and their roles, the trail of what they did, and the OTP before a change of money or roles. */
export function staffModule(platform: Platform, { accounts: { sessions, otp } }: StaffNeeds) {
  const audit = createAudit(platform)
  const stepUp = createStepUp({ ...platform, otp })
  const colleagues = createColleagues({ ...platform, audit, sessions, stepUp })
  return {
    audit,
    stepUp,
    colleagues,
    routes: (http) => staffRoutes(http, { audit, colleagues, stepUp }),
    sweep: audit.sweep,
  } satisfies Module & Record<string, unknown>
}
export type StaffModule = ReturnType<typeof staffModule>
