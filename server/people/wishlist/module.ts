import type { Module } from '../../platform/module.ts'
import type { Platform } from '../../platform/platform.ts'
import { wishlistRoutes } from './routes.ts'
import { createWishlist } from './wishlist.ts'

export function wishlistModule(platform: Platform) {
  const wishlist = createWishlist(platform)
  return { routes: (http) => wishlistRoutes(http, wishlist) } satisfies Module
}
