import { ownWebhooks } from '@newyou/contract/administration/webhooks/own-webhooks'
import { webhooks as calls } from '@newyou/contract/administration/webhooks/webhooks'
import type { FastifyInstance } from 'fastify'
import { limits } from '../../platform/http/limits.ts'
import { bindRoutes } from '../../platform/http/routes.ts'
import type { Deliveries } from './deliveries.ts'
import type { Endpoints } from './endpoints.ts'
import type { OwnEndpoints } from './own-endpoints.ts'

interface WebhookRoutes {
  deliveries: Deliveries
  endpoints: Endpoints
  own: OwnEndpoints
}

export function webhookRoutes(http: FastifyInstance, { deliveries, endpoints, own }: WebhookRoutes) {
  bindRoutes(http, calls, {
    'GET /api/staff/webhook-endpoints': {
      limit: limits.read,
      handle: ({ query: { page, items_per_page: size } }) => endpoints.list({ page, size }),
    },
    'GET /api/staff/webhook-endpoints/{id}': {
      limit: limits.read,
      handle: async ({ params }) => ({ data: await endpoints.one(params.id) }),
    },
    'POST /api/staff/webhook-endpoints': {
      limit: limits.write,
      handle: async ({ body, viewer }) => ({ data: await endpoints.add(viewer, body) }),
    },
    'PUT /api/staff/webhook-endpoints/{id}': {
      limit: limits.write,
      handle: async ({ params, body, viewer }) => ({ data: await endpoints.change(viewer, params.id, body) }),
    },
    'POST /api/staff/webhook-endpoints/{id}/secret': {
      limit: limits.write,
      handle: async ({ params, viewer }) => ({ data: await endpoints.renewSecret(viewer, params.id) }),
    },
    'POST /api/staff/webhook-endpoints/{id}/test': {
      limit: limits.write,
      handle: async ({ params }) => ({ data: await deliveries.test(params.id) }),
    },
    'DELETE /api/staff/webhook-endpoints/{id}': {
      limit: limits.write,
      handle: async ({ params, viewer }) => ({ data: await endpoints.remove(viewer, params.id) }),
    },
    'GET /api/staff/webhook-deliveries': {
      limit: limits.read,
      handle: ({ query: { page, items_per_page: size, ...filters } }) =>
        deliveries.list(filters, { page, size }),
    },
    'POST /api/staff/webhook-deliveries/{id}/again': {
      limit: limits.write,
      handle: async ({ params }) => ({ data: await deliveries.again(params.id) }),
    },
  })
  bindRoutes(http, ownWebhooks, {
    'GET /api/practice/webhook': {
      limit: limits.read,
      handle: async ({ viewer }) => ({ data: await own.list(viewer.personId) }),
    },
    'POST /api/practice/webhook': {
      limit: limits.write,
      handle: async ({ viewer, body }) => ({ data: await own.add(viewer.personId, body) }),
    },
    'PUT /api/practice/webhook/{webhookId}': {
      limit: limits.write,
      handle: async ({ viewer, params, body }) => ({
        data: await own.change(viewer.personId, params.webhookId, body),
      }),
    },
    'POST /api/practice/webhook/{webhookId}/secret': {
      limit: limits.write,
      handle: async ({ viewer, params }) => ({
        data: await own.renewSecret(viewer.personId, params.webhookId),
      }),
    },
    'POST /api/practice/webhook/{webhookId}/test': {
      limit: limits.write,
      handle: async ({ viewer, params }) => ({ data: await own.test(viewer.personId, params.webhookId) }),
    },
    'DELETE /api/practice/webhook/{webhookId}': {
      limit: limits.write,
      async handle({ viewer, params }) {
        await own.remove(viewer.personId, params.webhookId)
        return { data: null }
      },
    },
    'GET /api/practice/webhook/{webhookId}/delivery': {
      limit: limits.read,
      handle: async ({ viewer, params }) => ({
        data: await own.deliveries(viewer.personId, params.webhookId),
      }),
    },
    'POST /api/practice/webhook-delivery/{deliveryId}/again': {
      limit: limits.write,
      handle: async ({ viewer, params }) => ({ data: await own.again(viewer.personId, params.deliveryId) }),
    },
  })
}
