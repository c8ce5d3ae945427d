import { ebooks as calls } from '@newyou/contract/learning/ebooks'
import type { FastifyInstance } from 'fastify'
import { limits } from '../../platform/http/limits.ts'
import type { KeepRule } from '../../platform/http/response-cache.ts'
import { bindRoutes } from '../../platform/http/routes.ts'
import type { Ebooks } from './ebooks.ts'
import type { Reading } from './reader-state.ts'

const keep: KeepRule = { seconds: 600, tags: ['ebooks'], answers: 'all' }

export function ebookRoutes(app: FastifyInstance, { ebooks, reading }: { ebooks: Ebooks; reading: Reading }) {
  const limit = limits.read
  bindRoutes(app, calls, {
    'GET /api/website/ebook': {
      limit,
      keep,
      handle: ({ query: { language, new_you_category_u_id, search, page, items_per_page: size } }) =>
        ebooks.list({ language, categoryId: new_you_category_u_id, search }, { page, size }),
    },
    'GET /api/website/ebook-language': { limit, keep, handle: () => ebooks.languages() },
    'GET /api/website/ebook/{eBookId}': {
      limit,
      keep: { ...keep, tags: ({ eBookId }) => ['ebooks', `ebook:${eBookId}`] },
      handle: ({ params }) => ebooks.detail(params.eBookId),
    },
    'GET /api/website/patient-ebook': { limit, handle: ({ viewer }) => ebooks.mine(viewer.personId) },
    'GET /api/website/ebook/{eBookId}/reading': {
      limit,
      handle: async ({ viewer, params }) => ({ data: await reading.open(viewer.personId, params.eBookId) }),
    },
    'GET /api/website/ebook/{eBookId}/file': {
      limit,
      handle: async ({ viewer, params }) => ({ data: await reading.file(viewer.personId, params.eBookId) }),
    },
    'GET /api/website/ebook/{eBookId}/place': {
      limit,
      handle: async ({ viewer, params }) => ({ data: await reading.place(viewer.personId, params.eBookId) }),
    },
    'PUT /api/website/ebook/{eBookId}/place': {
      limit: limits.write,
      handle: async ({ viewer, params, body }) => ({
        data: await reading.keepPlace(viewer.personId, params.eBookId, body),
      }),
    },
    'POST /api/website/ebook-bookmark': {
      limit: limits.write,
      handle: async ({ viewer, body: { ebook_u_id, ...bookmark } }) => ({
        data: await reading.putBookmark(viewer.personId, ebook_u_id, bookmark),
      }),
    },
    'DELETE /api/website/ebook-bookmark/{bookmarkId}': {
      limit: limits.write,
      async handle({ viewer, params }) {
        await reading.removeBookmark(viewer.personId, params.bookmarkId)
        return { data: {} }
      },
    },
    'PUT /api/website/reader-setting': {
      limit: limits.write,
      handle: async ({ viewer, body }) => ({ data: await reading.keepSetting(viewer.personId, body) }),
    },
  })
}
