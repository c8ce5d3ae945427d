import type { SessionPacks } from '../../care/session-packs/index.ts'
import type { PurchasesModule } from '../../money/purchases/index.ts'
import type { Module } from '../../platform/module.ts'
import type { Platform } from '../../platform/platform.ts'
import { createBundleProduct } from './bundle-product.ts'
import { createBundles } from './bundles.ts'
import { bundlesNamed, coursesIncluded } from './named.ts'
import { bundleRoutes } from './routes.ts'

interface BundleNeeds {
  purchases: PurchasesModule
  sessionPacks: SessionPacks
}

/** Bundles of courses, e-books and sessions, which are sold together. */
export function bundlesModule(platform: Platform, { purchases, sessionPacks }: BundleNeeds) {
  const bundles = createBundles(platform.reads)
  purchases.sell('bundle', createBundleProduct({ ...purchases, sessionPacks }))
  return {
    named: bundlesNamed,
    coursesIncluded,
    routes: (http) =>
      bundleRoutes(http, {
        bundles,
        purchases: purchases.purchases,
        once: platform.idempotency.once,
      }),
    publicPages: bundles.publicPages,
  } satisfies Module & Record<string, unknown>
}

export type BundlesModule = ReturnType<typeof bundlesModule>
