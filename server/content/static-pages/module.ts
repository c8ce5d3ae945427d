import type { Module } from '../../platform/module.ts'
import type { Platform } from '../../platform/platform.ts'
import { createGallery } from './gallery.ts'
import { createPages } from './pages.ts'
import { pageRoutes } from './routes.ts'

/** Static pages, the page about us and the photo gallery. */
export function staticPagesModule(platform: Platform) {
  const pages = createPages(platform)
  const gallery = createGallery(platform)
  return { routes: (http) => pageRoutes(http, { pages, gallery }) } satisfies Module
}
