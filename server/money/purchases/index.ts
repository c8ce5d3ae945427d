export type { Entitlements } from './entitlements.ts'
export { type PurchasesModule, purchasesModule } from './module.ts'
export { type Grant, oneUseAtATime, type Product, type Products } from './products.ts'
export type { Purchases } from './purchases.ts'
