import { failedRefunds as calls } from '@newyou/contract/administration/back-office/failed-refunds'
import type { FastifyInstance } from 'fastify'
import { limits } from '../../platform/http/limits.ts'
import { bindRoutes } from '../../platform/http/routes.ts'
import type { FailedRefundDesk } from './failed-refunds.ts'

export function failedRefundRoutes(app: FastifyInstance, refunds: FailedRefundDesk) {
  bindRoutes(app, calls, {
    'GET /api/staff/failed-refunds': {
      limit: limits.read,
      handle: ({ query: { page, items_per_page: size } }) => refunds.list({ page, size }),
    },
    'POST /api/staff/failed-refunds/{refundId}/send-again': {
      limit: limits.write,
      handle: async ({ viewer, params }) => ({
        data: await refunds.decide(viewer, params.refundId, 'send-again'),
      }),
    },
    'POST /api/staff/failed-refunds/{refundId}/to-wallet': {
      limit: limits.write,
      handle: async ({ viewer, params }) => ({
        data: await refunds.decide(viewer, params.refundId, 'to-wallet'),
      }),
    },
  })
}
