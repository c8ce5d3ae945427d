import { disputes as calls } from '@newyou/contract/administration/back-office/disputes'
import type { FastifyInstance } from 'fastify'
import { limits } from '../../platform/http/limits.ts'
import { bindRoutes } from '../../platform/http/routes.ts'
import type { DisputeDesk } from './disputes.ts'

export function disputeRoutes(app: FastifyInstance, desk: DisputeDesk) {
  bindRoutes(app, calls, {
    'GET /api/staff/disputes': {
      limit: limits.read,
      handle: ({ query: { page, items_per_page: size, status } }) => desk.list(status, { page, size }),
    },
    'POST /api/staff/disputes/{disputeId}/accept': {
      limit: limits.write,
      handle: async ({ viewer, params }) => ({ data: await desk.accept(viewer, params.disputeId) }),
    },
    'POST /api/staff/disputes/{disputeId}/contest': {
      limit: limits.write,
      handle: async ({ viewer, params, body }) => ({
        data: await desk.contest(viewer, params.disputeId, body.explanation),
      }),
    },
  })
}
