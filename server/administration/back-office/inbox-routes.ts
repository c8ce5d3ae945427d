import { inbox as calls } from '@newyou/contract/administration/back-office/inbox'
import type { FastifyInstance } from 'fastify'
import { limits } from '../../platform/http/limits.ts'
import { bindRoutes } from '../../platform/http/routes.ts'
import type { Inbox } from './inbox.ts'

export function inboxRoutes(app: FastifyInstance, inbox: Inbox) {
  bindRoutes(app, calls, {
    'GET /api/staff/inbox': {
      limit: limits.read,
      handle: ({ query: { page, items_per_page: size, ...filters } }) => inbox.list(filters, { page, size }),
    },
    'GET /api/staff/inbox/{letterId}': {
      limit: limits.read,
      handle: async ({ viewer, params }) => ({ data: await inbox.look(viewer.personId, params.letterId) }),
    },
    'POST /api/staff/inbox/{letterId}/answer': {
      limit: limits.write,
      handle: async ({ viewer, params, body }) => ({
        data: await inbox.answer(viewer.personId, params.letterId, body.text),
      }),
    },
    'GET /api/staff/event-feedback': {
      limit: limits.read,
      handle: ({ query: { page, items_per_page: size, ...filters } }) =>
        inbox.feedback(filters, { page, size }),
    },
  })
}
