import type { Audit } from '../../foundation/audit/index.ts'
import type { Settings } from '../../foundation/settings/index.ts'
import type { Module } from '../../platform/module.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Ledger } from '../ledger/index.ts'
import type { Payments } from '../payments/index.ts'
import { createTillClosing } from './closing.ts'
import { createDeskPayments } from './desk-payments.ts'
import { receiptRoute } from './receipt.ts'
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
  const deskPayments = createDeskPayments({ ...platform, ...needs, sessions })
  return {
    routes(http) {
      receiptRoute(http, { ...platform, ...needs, deskPayments })
      tillRoutes(http, {
        sessions,
        closing: createTillClosing({ ...platform, ...needs, sessions }),
        deskPayments,
        once: platform.idempotency.once,
      })
    },
  }
}
