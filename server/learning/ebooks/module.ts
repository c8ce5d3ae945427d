import type { PurchasesModule } from '../../money/purchases/index.ts'
import type { Module } from '../../platform/module.ts'
import type { Platform } from '../../platform/platform.ts'
import { ebookProduct } from './ebook-product.ts'
import { createEbooks, ebookHomeModules } from './ebooks.ts'
import { createReading } from './reader-state.ts'
import { ebookRoutes } from './routes.ts'

interface EbookNeeds {
  purchases: PurchasesModule
}

/** E-books: catalogue and reader. */
export function ebooksModule(platform: Platform, { purchases }: EbookNeeds) {
  const ebooks = createEbooks(platform)
  const reading = createReading(platform)
  purchases.sell('ebook', ebookProduct)
  return {
    routes: (http) => ebookRoutes(http, { ebooks, reading }),
    homeModules: ebookHomeModules,
    publicPages: ebooks.publicPages,
  } satisfies Module
}
