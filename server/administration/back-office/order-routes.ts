import { orderDesk } from '@newyou/contract/administration/back-office/orders'
import type { FastifyInstance } from 'fastify'
import { limits } from '../../platform/http/limits.ts'
import { bindRoutes } from '../../platform/http/routes.ts'
import type { StaffOrders } from './orders.ts'
import type { RefundRequests } from './refund-requests.ts'

export function orderDeskRoutes(
  app: FastifyInstance,
  { orders, refunds }: { orders: StaffOrders; refunds: RefundRequests },
) {
  bindRoutes(app, orderDesk, {
    'GET /api/staff/orders': {
      limit: limits.read,
      handle: ({ query: { page, items_per_page: size, ...filters } }) => orders.list(filters, { page, size }),
    },
    'GET /api/staff/orders/{orderId}': {
      limit: limits.read,
      handle: async ({ viewer, params }) => ({ data: await orders.look(viewer.personId, params.orderId) }),
    },
    'POST /api/staff/orders/{orderId}/refund-preview': {
      limit: limits.read,
      handle: async ({ viewer, params, body }) => ({
        data: await refunds.preview(viewer.personId, params.orderId, body),
      }),
    },
    'POST /api/staff/orders/{orderId}/refund': {
      limit: limits.write,
      handle: async ({ viewer, params, body }) => ({ data: await refunds.ask(viewer, params.orderId, body) }),
    },
    'GET /api/staff/refund-requests': {
      limit: limits.read,
      handle: ({ query: { page, items_per_page: size, state } }) => refunds.list(state, { page, size }),
    },
    'POST /api/staff/refund-requests/{requestId}/approve': {
      limit: limits.write,
      handle: async ({ viewer, params }) => ({ data: await refunds.approve(viewer, params.requestId) }),
    },
    'POST /api/staff/refund-requests/{requestId}/refuse': {
      limit: limits.write,
      handle: async ({ viewer, params, body }) => ({
        data: await refunds.refuse(viewer.personId, params.requestId, body.reason),
      }),
    },
  })
}
