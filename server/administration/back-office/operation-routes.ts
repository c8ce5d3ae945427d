import { operations as calls } from '@newyou/contract/administration/back-office/operations'
import type { FastifyInstance } from 'fastify'
import { limits } from '../../platform/http/limits.ts'
import { bindRoutes } from '../../platform/http/routes.ts'
import type { Operations } from './operations.ts'

export function operationRoutes(app: FastifyInstance, operations: Operations) {
  bindRoutes(app, calls, {
    'GET /api/staff/failed-jobs': {
      limit: limits.read,
      handle: ({ query: { page, items_per_page: size, queue } }) =>
        operations.failedJobs(queue, { page, size }),
    },
    'POST /api/staff/failed-jobs/{jobId}/retry': {
      limit: limits.write,
      handle: async ({ viewer, params }) => ({ data: await operations.retry(viewer.personId, params.jobId) }),
    },
    'GET /api/staff/outbox': {
      limit: limits.read,
      handle: ({ query: { page, items_per_page: size } }) => operations.outbox({ page, size }),
    },
    'GET /api/staff/webhooks': {
      limit: limits.read,
      handle: ({ query: { page, items_per_page: size, name } }) => operations.webhooks(name, { page, size }),
    },
    'GET /api/staff/refused-webhooks': {
      limit: limits.read,
      handle: ({ query: { page, items_per_page: size } }) => operations.refusedWebhooks({ page, size }),
    },
  })
}
