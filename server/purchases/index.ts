export type { Entitlements } from './entitlements.ts'
export { type PurchasesModule, purchasesModule } from './module.ts'
export type { Grant, Product, Products } from './products.ts'
export type { Purchases } from './purchases.ts'
