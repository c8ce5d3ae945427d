import type { HomeModule } from '../home/index.ts'
import type { Module } from '../platform/module.ts'
import type { Platform } from '../platform/platform.ts'
import type { PurchasesModule } from '../purchases/index.ts'
import { ebookProduct } from './ebook-product.ts'
import { createEbooks, ebookHomeModules } from './ebooks.ts'
import { createReading } from './reading.ts'
import { ebookRoutes } from './routes.ts'

interface EbookNeeds {
  home: HomeModule
  purchases: PurchasesModule
}

/** E-books: catalogue and reader. */
export function ebooksModule(platform: Platform, { home, purchases }: EbookNeeds) {
  const ebooks = createEbooks(platform)
  const reading = createReading(platform)
  purchases.sell('ebook', ebookProduct)
  home.register(ebookHomeModules)
  return {
    routes: (http) => ebookRoutes(http, { ebooks, reading }),
    publicPages: ebooks.publicPages,
  } satisfies Module
}
