export { createEntitlements, type Entitlements } from './entitlements.ts'
export { createPurchaseGoods, createPurchases, type Purchases } from './purchases.ts'
export { purchaseRoutes } from './routes.ts'
export type { Grant, Thing } from './things.ts'
