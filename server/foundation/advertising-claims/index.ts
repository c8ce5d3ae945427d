export { claimsIn, plainOf } from './find.ts'
export type { AdvertisingClaims } from './kept-claims.ts'
export { advertisingClaimsModule } from './module.ts'
