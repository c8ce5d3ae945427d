import { type PurchaseKind, purchaseKind } from '@newyou/contract/money/purchases'
import type { Notifications } from '../../foundation/notifications/index.ts'
import type { Module } from '../../platform/module.ts'
import type { Platform } from '../../platform/platform.ts'
import { createRegistry } from '../../platform/registry.ts'
import type { Payments } from '../payments/index.ts'
import { createEntitlements } from './entitlements.ts'
import { createPurchaseNews } from './news.ts'
import type { Product } from './products.ts'
import { createPurchaseFulfilment, createPurchases } from './purchases.ts'
import { purchaseRoutes } from './routes.ts'

interface PurchaseNeeds {
  notifications: Notifications
  payments: Payments
}

/** Products that are bought once and kept: courses, packages and e-books. Their domains register them. */
export function purchasesModule(platform: Platform, { notifications, payments }: PurchaseNeeds) {
  const { publicUrl, idempotency } = platform
  const products = createRegistry<PurchaseKind, Product>('products', purchaseKind.options)
  const entitlements = createEntitlements(platform)
  const news = createPurchaseNews({ notifications, publicUrl })
  const purchases = createPurchases({ ...platform, entitlements, products, payments, news })
  return {
    entitlements,
    products,
    purchases,
    /** Registers a product for sale. */
    sell(kind: PurchaseKind, product: Product) {
      products.register(kind, product)
      const fulfilment = createPurchaseFulfilment({ kind, entitlements, product, news })
      payments.fulfilments.register(kind, fulfilment)
    },
    ready: products.requireAll,
    routes: (http) => purchaseRoutes(http, { purchases, once: idempotency.once }),
  } satisfies Module & Record<string, unknown>
}

export type PurchasesModule = ReturnType<typeof purchasesModule>
