import { brandCalls } from '@newyou/contract/foundation/brand/calls'
import { limits } from '../../platform/http/limits.ts'
import { bindRoutes } from '../../platform/http/routes.ts'
import type { Module } from '../../platform/module.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Audit } from '../audit/index.ts'
import type { Categories } from '../categories/index.ts'
import type { MediaModule } from '../media/index.ts'
import { type Brands, createBrands } from './brands.ts'
import { servePictures } from './pictures.ts'
import { type BrandPreviews, createBrandPreviews } from './previews.ts'
import { serveSheet } from './sheet.ts'

/** The brand of the practice: its names and how it looks. */
export function brandModule(
  platform: Platform,
  needs: { audit: Audit; categories: Pick<Categories, 'sheet'>; media: Pick<MediaModule, 'files'> },
) {
  const brands = createBrands({ ...platform, ...needs })
  const previews = createBrandPreviews({ ...platform, ...needs })
  return {
    ...brands,
    previewed: previews.previewed,
    open: brands.show,
    sweep: previews.sweep,
    routes(http) {
      serveSheet(http, brands, previews)
      servePictures(http, platform)
      bindRoutes(http, brandCalls, {
        'GET /api/website/home-hero': {
          limit: limits.read,
          keep: { seconds: 3600, tags: ['settings'], answers: 'all' },
          handle: async ({ query }) => ({ data: await brands.hero(query.language) }),
        },
        'GET /api/staff/brand': {
          limit: limits.read,
          handle: async () => ({ data: await brands.kept() }),
        },
        'GET /api/staff/brand/{version}': {
          limit: limits.read,
          handle: async ({ params: { version } }) => ({ data: await brands.at(version) }),
        },
        'PUT /api/staff/brand': {
          limit: limits.write,
          handle: async ({ viewer, body: { version, values } }) => ({
            data: await brands.save(viewer.personId, version, values),
          }),
        },
        'POST /api/staff/brand/preview': {
          limit: limits.write,
          handle: async ({ viewer, body: { values } }) => ({
            data: await previews.preview(viewer.personId, values),
          }),
        },
      })
    },
  } satisfies Module & Brands & Pick<BrandPreviews, 'previewed'>
}
