import { wishlist as calls } from '@newyou/contract/people/wishlist'
import type { FastifyInstance } from 'fastify'
import { limits } from '../../platform/http/limits.ts'
import { bindRoutes } from '../../platform/http/routes.ts'
import type { createWishlist } from './wishlist.ts'

export function wishlistRoutes(app: FastifyInstance, wishes: ReturnType<typeof createWishlist>) {
  bindRoutes(app, calls, {
    'GET /api/website/wishlist': {
      limit: limits.read,
      handle: async ({ viewer }) => ({ data: await wishes.list(viewer.personId) }),
    },
    'POST /api/website/wishlist': {
      limit: limits.write,
      handle: async ({ viewer, body }) => ({
        data: await wishes.add(viewer.personId, body.kind, body.item_u_id),
      }),
    },
    'DELETE /api/website/wishlist/{wishlistId}': {
      limit: limits.write,
      async handle({ viewer, params }) {
        await wishes.remove(viewer.personId, params.wishlistId)
        return { data: {} }
      },
    },
  })
}
