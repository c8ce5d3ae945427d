import { reels as calls } from '@newyou/contract/content/reels'
import type { FastifyInstance } from 'fastify'
import { limits } from '../../platform/http/limits.ts'
import { bindRoutes } from '../../platform/http/routes.ts'
import type { Reels } from './reels.ts'

export function reelRoutes(app: FastifyInstance, { reels }: { reels: Reels }) {
  bindRoutes(app, calls, {
    'GET /api/website/reels': {
      limit: limits.read,
      handle: ({ viewer, query: { page, items_per_page: size } }) =>
        reels.list(viewer?.personId, { page, size }),
    },
    'GET /api/website/reel/{id}': {
      limit: limits.read,
      handle: ({ viewer, params }) => reels.one(viewer?.personId, params.id),
    },
    'POST /api/website/reels-like': {
      limit: limits.write,
      handle: async ({ viewer, body }) => ({
        data: await reels.like(viewer.personId, body.reel_u_id, body.is_liked),
      }),
    },
  })
}
