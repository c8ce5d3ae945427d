import { adjustments as calls } from '@newyou/contract/administration/back-office/adjustments'
import type { FastifyInstance } from 'fastify'
import type { Idempotency } from '../../platform/http/idempotency.ts'
import { limits } from '../../platform/http/limits.ts'
import { bindRoutes } from '../../platform/http/routes.ts'
import type { Adjustments } from './adjustments.ts'

export function adjustmentRoutes(
  app: FastifyInstance,
  { adjustments, once }: { adjustments: Adjustments; once: Idempotency['once'] },
) {
  bindRoutes(app, calls, {
    'GET /api/staff/balances': {
      limit: limits.read,
      handle: ({ viewer, query: { page, items_per_page: size, search } }) =>
        adjustments.balances(viewer.personId, search, { page, size }),
    },
    'GET /api/staff/adjustments': {
      limit: limits.read,
      handle: ({ query: { page, items_per_page: size, ...filters } }) =>
        adjustments.list(filters, { page, size }),
    },
    'POST /api/staff/adjustments': {
      limit: limits.money,
      handle: ({ viewer, body, request }) =>
        once(request, viewer.personId, async () => ({ data: await adjustments.ask(viewer, body) })),
    },
    'POST /api/staff/adjustments/{adjustmentId}/approve': {
      limit: limits.money,
      handle: async ({ viewer, params }) => ({
        data: await adjustments.approve(viewer, params.adjustmentId),
      }),
    },
    'POST /api/staff/adjustments/{adjustmentId}/refuse': {
      limit: limits.money,
      handle: async ({ viewer, params, body }) => ({
        data: await adjustments.refuse(viewer.personId, params.adjustmentId, body.reason),
      }),
    },
  })
}
