import { pages as calls } from '@newyou/contract/content/static-pages/static-pages'
import type { FastifyInstance } from 'fastify'
import { limits } from '../../platform/http/limits.ts'
import type { KeepRule } from '../../platform/http/response-cache.ts'
import { bindRoutes } from '../../platform/http/routes.ts'
import type { Gallery } from './gallery.ts'
import type { Pages } from './pages.ts'

const keepAs = (...tags: string[]): KeepRule => ({ seconds: 3600, tags, answers: 'all' })

export function pageRoutes(app: FastifyInstance, { pages, gallery }: { pages: Pages; gallery: Gallery }) {
  const limit = limits.read
  bindRoutes(app, calls, {
    'GET /api/website/static-page': {
      limit,
      keep: keepAs('static-pages', 'settings'),
      handle: async ({ query }) => ({ data: await pages.staticPages(query.slug) }),
    },
    'GET /api/website/about-us': {
      limit,
      keep: keepAs('about', 'settings'),
      handle: async () => ({ data: await pages.aboutModules() }),
    },
    'GET /api/staff/page-preview/{slug}': {
      limit,
      handle: async ({ params }) => ({ data: await pages.preview(params.slug) }),
    },
    'GET /api/staff/about-preview': {
      limit,
      handle: async () => ({ data: await pages.aboutPreview() }),
    },
    'GET /api/website/photo-album': {
      limit,
      keep: keepAs('gallery'),
      handle: async () => ({ data: await gallery.albums() }),
    },
    'GET /api/website/photo-gallery': {
      limit,
      keep: keepAs('gallery'),
      async handle({ query }) {
        const { page, items_per_page: size, album_u_id: albumId } = query
        const { photos, total } = await gallery.photos({ albumId, page, size })
        return { data: photos, total, page, items_per_page: size }
      },
    },
  })
}
