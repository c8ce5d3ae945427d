import { objections as calls } from '@newyou/contract/communication/rooms/objections'
import type { FastifyInstance } from 'fastify'
import { limits } from '../../platform/http/limits.ts'
import { bindRoutes } from '../../platform/http/routes.ts'
import type { Objections } from './objections.ts'

export function objectionRoutes(app: FastifyInstance, { objections }: { objections: Objections }) {
  bindRoutes(app, calls, {
    'GET /api/website/appointment/{appointmentId}/objection': {
      limit: limits.read,
      handle: async ({ viewer, params }) => ({
        data: await objections.latest(viewer, params.appointmentId),
      }),
    },
    'POST /api/website/appointment/{appointmentId}/objection': {
      limit: limits.write,
      handle: async ({ viewer, params, body }) => ({
        data: await objections.object(viewer, params.appointmentId, body.words),
      }),
    },
    'GET /api/staff/support/{supportId}/objection': {
      limit: limits.read,
      handle: async ({ viewer, params }) => ({
        data: await objections.forStaff(viewer.personId, params.supportId),
      }),
    },
    'POST /api/staff/support/{supportId}/objection': {
      limit: limits.money,
      handle: async ({ viewer, params, body }) => ({
        data: await objections.decide(viewer.personId, params.supportId, body),
      }),
    },
  })
}
