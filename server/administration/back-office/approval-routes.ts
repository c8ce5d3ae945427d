import { approvals as calls } from '@newyou/contract/administration/back-office/approvals'
import type { FastifyInstance } from 'fastify'
import { limits } from '../../platform/http/limits.ts'
import { bindRoutes } from '../../platform/http/routes.ts'
import type { Approvals } from './approvals.ts'

export function approvalRoutes(app: FastifyInstance, { approvals }: { approvals: Approvals }) {
  bindRoutes(app, calls, {
    'GET /api/staff/approvals': {
      limit: limits.read,
      handle: ({ query: { page, items_per_page: size, state } }) => approvals.list(state, { page, size }),
    },
    'POST /api/staff/approvals/{approvalId}/approve': {
      limit: limits.write,
      handle: async ({ viewer, params }) => ({ data: await approvals.approve(viewer, params.approvalId) }),
    },
    'POST /api/staff/approvals/{approvalId}/refuse': {
      limit: limits.write,
      handle: async ({ viewer, params, body }) => ({
        data: await approvals.refuse(viewer, params.approvalId, body.reason),
      }),
    },
  })
}
