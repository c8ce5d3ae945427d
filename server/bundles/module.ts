import type { Module } from '../platform/module.ts'
import type { Platform } from '../platform/platform.ts'
import type { PurchasesModule } from '../purchases/index.ts'
import { createBundleProduct } from './bundle-product.ts'
import { createBundles } from './bundles.ts'
import { bundleRoutes } from './routes.ts'
import { createSessionPacks } from './session-packs.ts'

/** Bundles of courses, e-books and sessions, and the session packs that come with them. */
export function bundlesModule(platform: Platform, { purchases }: { purchases: PurchasesModule }) {
  const bundles = createBundles(platform)
  const sessionPacks = createSessionPacks(platform)
  purchases.sell('bundle', createBundleProduct({ ...purchases, sessionPacks }))
  return {
    sessionPacks,
    /** Until when a pack may be used with a healer. @throws DomainError notFound */
    packEnd: (personId: string, packId: string, healerId: string) =>
      sessionPacks.endOf(platform.db, personId, packId, healerId),
    routes: (http) =>
      bundleRoutes(http, {
        bundles,
        sessionPacks,
        purchases: purchases.purchases,
        once: platform.idempotency.once,
      }),
    publicPages: bundles.publicPages,
  } satisfies Module & Record<string, unknown>
}
