import type { Audit } from '../../foundation/audit/index.ts'
import type { Settings } from '../../foundation/settings/index.ts'
import type { Module } from '../../platform/module.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Ledger } from '../ledger/index.ts'
import type { Payments } from '../payments/index.ts'
import { createTillClosing } from './closing.ts'
import { createDeskPayments } from './desk-payments.ts'
import { tillRoutes } from './routes.ts'
import { createTillSessions } from './sessions.ts'

interface TillNeeds {
  audit: Audit
  ledger: Ledger
  payments: Payments
  settings: Settings
}

/** Tills at the front desk: opened, paid into, counted and closed. */
export function tillsModule(platform: Platform, needs: TillNeeds): Module {
  const sessions = createTillSessions({ ...platform, ...needs })
  return {
    routes: (http) =>
      tillRoutes(http, {
        sessions,
        closing: createTillClosing({ ...platform, ...needs, sessions }),
        deskPayments: createDeskPayments({ ...platform, ...needs, sessions }),
        once: platform.idempotency.once,
      }),
  }
}
