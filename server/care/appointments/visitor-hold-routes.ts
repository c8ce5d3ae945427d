import { visitorHolds as calls } from '@newyou/contract/care/appointments/visitor-holds'
import type { FastifyInstance } from 'fastify'
import { limits } from '../../platform/http/limits.ts'
import { bindRoutes } from '../../platform/http/routes.ts'
import type { VisitorHolds } from './visitor-holds.ts'

/** Holding a time before there is an account, and releasing it. */
export const visitorHoldRoutes = (app: FastifyInstance, { visitorHolds }: { visitorHolds: VisitorHolds }) =>
  bindRoutes(app, calls, {
    'POST /api/website/slot-hold': {
      limit: limits.hold,
      handle: async ({
        body: { healer_u_id: healerId, service_u_id: serviceId, place_u_id: placeId, starts_at, instead_of },
      }) => ({
        data: await visitorHolds.hold(
          { healerId, serviceId, placeId, startsAt: new Date(starts_at) },
          instead_of,
        ),
      }),
    },
    'DELETE /api/website/slot-hold/{holdId}': {
      limit: limits.entry,
      async handle({ params }) {
        await visitorHolds.release(params.holdId)
        return { data: null }
      },
    },
  })
