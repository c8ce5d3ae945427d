import { waitlist as calls } from '@newyou/contract/care/waitlist'
import type { FastifyInstance } from 'fastify'
import { limits } from '../../platform/http/limits.ts'
import { bindRoutes } from '../../platform/http/routes.ts'
import type { Waitlist } from './waitlist.ts'

export function waitlistRoutes(app: FastifyInstance, waitlist: Waitlist) {
  bindRoutes(app, calls, {
    'GET /api/website/waitlist': {
      limit: limits.read,
      handle: async ({ viewer }) => ({ data: await waitlist.mine(viewer.personId) }),
    },
    'POST /api/website/waitlist': {
      limit: limits.write,
      async handle({ viewer, body }) {
        const { healer_u_id: healerId, service_u_id: serviceId, weekdays, part } = body
        return { data: await waitlist.join(viewer.personId, { healerId, serviceId, weekdays, part }) }
      },
    },
    'DELETE /api/website/waitlist/{u_id}': {
      limit: limits.write,
      handle: async ({ viewer, params }) => ({ data: await waitlist.leave(viewer.personId, params.u_id) }),
    },
  })
}
