import { sessionPacks as calls } from '@newyou/contract/care/session-packs'
import type { FastifyInstance } from 'fastify'
import { limits } from '../../platform/http/limits.ts'
import { bindRoutes } from '../../platform/http/routes.ts'
import type { SessionPacks } from './session-packs.ts'

export function sessionPackRoutes(app: FastifyInstance, { sessionPacks }: { sessionPacks: SessionPacks }) {
  bindRoutes(app, calls, {
    'GET /api/website/session-pack': {
      limit: limits.read,
      handle: async ({ viewer, query }) => ({
        data: await sessionPacks.mine(viewer.personId, query.healer_u_id),
      }),
    },
  })
}
