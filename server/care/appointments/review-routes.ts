import { healerReviews as calls, healerReviewMessages } from '@newyou/contract/care/appointments/reviews'
import type { FastifyInstance } from 'fastify'
import { limits } from '../../platform/http/limits.ts'
import { bindRoutes } from '../../platform/http/routes.ts'
import type { HealerReviews } from './reviews.ts'

export function healerReviewRoutes(app: FastifyInstance, { reviews }: { reviews: HealerReviews }) {
  bindRoutes(app, calls, {
    'POST /api/website/healer-review': {
      limit: limits.write,
      async handle({ viewer, body }) {
        const { appointment_u_id: appointmentId, stars, text } = body
        const data = await reviews.add(viewer.personId, { appointmentId, stars, text })
        return { data, message: healerReviewMessages.added }
      },
    },
    'GET /api/website/appointment/{appointmentId}/review': {
      limit: limits.read,
      handle: async ({ viewer: { personId }, params }) => ({
        data: await reviews.ofAppointment({ side: 'client', personId }, params.appointmentId),
      }),
    },
    'GET /api/practice/appointment/{appointmentId}/review': {
      limit: limits.read,
      handle: async ({ viewer: { personId }, params }) => ({
        data: await reviews.ofAppointment({ side: 'healer', personId }, params.appointmentId),
      }),
    },
    'POST /api/practice/healer-review/{u_id}/reply': {
      limit: limits.write,
      handle: async ({ viewer, params, body }) => ({
        data: await reviews.reply(viewer.personId, params.u_id, body.reply),
        message: healerReviewMessages.replied,
      }),
    },
  })
}
