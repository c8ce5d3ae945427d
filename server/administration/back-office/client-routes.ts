import { clientDesk } from '@newyou/contract/administration/back-office/clients'
import type { FastifyInstance } from 'fastify'
import { limits } from '../../platform/http/limits.ts'
import { bindRoutes } from '../../platform/http/routes.ts'
import type { StaffClients } from './clients.ts'

export function clientDeskRoutes(app: FastifyInstance, clients: StaffClients) {
  bindRoutes(app, clientDesk, {
    'GET /api/staff/clients': {
      limit: limits.read,
      handle: ({ query: { page, items_per_page: size, search } }) => clients.list(search, { page, size }),
    },
    'GET /api/staff/clients/{personId}': {
      limit: limits.read,
      handle: async ({ viewer, params }) => ({ data: await clients.look(viewer, params.personId) }),
    },
    'POST /api/staff/clients/{personId}/reveal': {
      limit: limits.read,
      handle: async ({ viewer, params }) => ({
        data: await clients.reveal(viewer.personId, params.personId),
      }),
    },
  })
}
