import { privacy as calls } from '@newyou/contract/administration/privacy'
import type { FastifyInstance } from 'fastify'
import { privacyReplies } from '../../messages/replies/administration.ts'
import { limits } from '../../platform/http/limits.ts'
import { bindRoutes } from '../../platform/http/routes.ts'
import type { Looks } from './access-log.ts'
import type { Deletions } from './deletions.ts'
import type { Exports } from './exports.ts'
import type { Grievances } from './grievances.ts'

interface PrivacyParts {
  deletions: Deletions
  exports: Exports
  grievances: Grievances
  looks: Looks
}

export function privacyRoutes(app: FastifyInstance, { deletions, exports, grievances, looks }: PrivacyParts) {
  const { read: limit, write } = limits
  bindRoutes(app, calls, {
    'GET /api/website/data-access': {
      limit,
      handle: ({ viewer, query }) =>
        looks.of(viewer.personId, { page: query.page, size: query.items_per_page }),
    },
    'GET /api/website/data-export': {
      limit,
      handle: async ({ viewer }) => ({ data: await exports.latest(viewer.personId) }),
    },
    'POST /api/website/data-export': {
      limit: write,
      handle: async ({ viewer }) => ({ data: await exports.request(viewer.personId) }),
    },
    'GET /api/website/data-export/{exportId}/address': {
      limit,
      handle: async ({ viewer, params }) => ({
        data: await exports.address(viewer.personId, params.exportId),
      }),
    },
    'GET /api/website/account-deletion': {
      limit,
      handle: async ({ viewer }) => ({ data: await deletions.outlook(viewer.personId) }),
    },
    'POST /api/website/account-deletion': {
      limit: write,
      handle: async ({ viewer, body }) => ({
        data: await deletions.ask(viewer.personId, body.gives_up_balance),
      }),
    },
    'GET /api/website/account-deletion/{deletionId}': {
      limit,
      handle: async ({ params }) => ({ data: await deletions.one(params.deletionId) }),
    },
    'GET /api/website/grievance': { limit, handle: ({ viewer }) => grievances.mine(viewer.personId) },
    'POST /api/website/grievance': {
      limit: write,
      handle: async ({ viewer, body }) => ({
        data: await grievances.write(viewer.personId, body.description),
        message: privacyReplies.complaintSent,
      }),
    },
  })
}
