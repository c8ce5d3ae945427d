import type { Settings } from '../../foundation/settings/index.ts'
import type { Module } from '../../platform/module.ts'
import type { Platform } from '../../platform/platform.ts'
import { createGallery } from './gallery.ts'
import { createPages } from './pages.ts'
import { pageRoutes } from './routes.ts'

/** Static pages, the page about us and the photo gallery. */
export function staticPagesModule(platform: Platform, { settings }: { settings: Settings }) {
  const pages = createPages({ ...platform, settings })
  const gallery = createGallery(platform)
  return {
    routes: (http) => pageRoutes(http, { pages, gallery }),
    publicPages: pages.publicPages,
    published: pages.published,
    unpublished: pages.unpublished,
  } satisfies Module & Record<string, unknown>
}
export type StaticPagesModule = ReturnType<typeof staticPagesModule>
