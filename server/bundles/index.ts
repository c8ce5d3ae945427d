export { createBundleThing } from './bundle-thing.ts'
export { createBundles } from './bundles.ts'
export { bundleRoutes } from './routes.ts'
export { createSessionPacks, type SessionPacks } from './session-packs.ts'
