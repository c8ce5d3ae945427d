import { consents as calls } from '@newyou/contract/people/consents'
import type { FastifyInstance } from 'fastify'
import { privacyReplies } from '../../messages/replies/administration.ts'
import { limits } from '../../platform/http/limits.ts'
import { bindRoutes } from '../../platform/http/routes.ts'
import type { Consents } from './consents.ts'

export function consentRoutes(app: FastifyInstance, { consents }: { consents: Consents }) {
  const { read: limit, write } = limits
  bindRoutes(app, calls, {
    'GET /api/website/consent': { limit, handle: ({ viewer }) => consents.mine(viewer.personId) },
    'PUT /api/website/consent/{purpose}': {
      limit: write,
      handle: async ({ viewer, params, body }) => ({
        data: await consents.set(viewer.personId, params.purpose, body),
        message: body.is_given ? privacyReplies.consentGiven : privacyReplies.consentWithdrawn,
      }),
    },
    'GET /api/website/page-view-target': {
      limit,
      handle: async ({ viewer }) => ({ data: await consents.pageViewTarget(viewer.personId) }),
    },
  })
}
