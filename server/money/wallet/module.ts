import type { Notifications } from '../../foundation/notifications/index.ts'
import type { Module } from '../../platform/module.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Payments } from '../payments/index.ts'
import { createHistory } from './history.ts'
import { walletRoutes } from './routes.ts'
import { createTopUpFulfilment, createTopUps, topUpKinds } from './top-ups.ts'

interface WalletNeeds {
  notifications: Notifications
  payments: Payments
}

/** Wallet and life points: history and top-ups. */
export function walletModule(platform: Platform, { notifications, payments }: WalletNeeds) {
  for (const kind of topUpKinds)
    payments.fulfilments.register(kind, createTopUpFulfilment(kind, notifications))
  return {
    routes: (http) =>
      walletRoutes(http, {
        history: createHistory(platform),
        openTopUp: createTopUps({ ...platform, orders: payments.orderService }),
        once: platform.idempotency.once,
      }),
  } satisfies Module
}
