import { healerPages as calls } from '@newyou/contract/care/healers/page'
import { uploads } from '@newyou/contract/file-limits'
import type { FastifyInstance } from 'fastify'
import { limits } from '../../platform/http/limits.ts'
import { bindRoutes } from '../../platform/http/routes.ts'
import type { OwnPages } from './own-page.ts'

export function ownPageRoutes(app: FastifyInstance, pages: OwnPages) {
  bindRoutes(app, calls, {
    'GET /api/practice/page': {
      limit: limits.read,
      handle: async ({ viewer }) => ({ data: await pages.mine(viewer.personId) }),
    },
    'PUT /api/practice/page': {
      limit: limits.write,
      handle: async ({ viewer, body }) => ({ data: await pages.change(viewer.personId, body) }),
    },
    'POST /api/practice/page/portrait': {
      limit: limits.upload,
      uploads: { files: 'portrait', max: 1, maxBytes: uploads.pictureMaxBytes, picturesOnly: true },
      handle: async ({ viewer, request }) => ({
        data: await pages.sendPortrait(viewer.personId, request.uploads?.[0]),
      }),
    },
    'POST /api/practice/page-change/withdraw': {
      limit: limits.write,
      handle: async ({ viewer }) => ({ data: await pages.withdraw(viewer.personId) }),
    },
  })
}
