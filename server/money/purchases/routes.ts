import { purchases as calls } from '@newyou/contract/money/purchases'
import type { FastifyInstance } from 'fastify'
import { purchaseReplies } from '../../messages/replies/money.ts'
import type { Idempotency } from '../../platform/http/idempotency.ts'
import { limits } from '../../platform/http/limits.ts'
import { bindRoutes } from '../../platform/http/routes.ts'
import type { Purchases } from './purchases.ts'

export function purchaseRoutes(
  app: FastifyInstance,
  { purchases, once }: { purchases: Purchases; once: Idempotency['once'] },
) {
  bindRoutes(app, calls, {
    'POST /api/website/order': {
      limit: limits.money,
      handle: ({ viewer, body, request }) =>
        once(request, viewer.personId, async () => ({
          data: await purchases.take(viewer.personId, body.type, body.item_u_id),
        })),
    },
    'GET /api/website/ownership': {
      limit: limits.read,
      handle: async ({ viewer, query }) => ({
        data: await purchases.ownership(viewer.personId, query.type, query.item_u_id),
      }),
    },
    'POST /api/website/order-return/{orderId}': {
      limit: limits.money,
      async handle({ viewer, params }) {
        await purchases.refund(viewer.personId, params.orderId)
        return { data: {}, message: purchaseReplies.returned }
      },
    },
  })
}
