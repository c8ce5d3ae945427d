import { sessionsTogether as calls } from '@newyou/contract/care/appointments/together'
import type { FastifyInstance } from 'fastify'
import type { Idempotency } from '../../platform/http/idempotency.ts'
import { limits } from '../../platform/http/limits.ts'
import { bindRoutes } from '../../platform/http/routes.ts'
import type { TogetherAnswers } from './together-answers.ts'
import type { TogetherBooking } from './together-booking.ts'
import type { TogetherReading } from './together-reading.ts'
import type { TogetherRest } from './together-rest.ts'

interface TogetherRoutesDependencies {
  answers: TogetherAnswers
  booking: TogetherBooking
  reading: TogetherReading
  rest: Pick<TogetherRest, 'goAhead'>
  once: Idempotency
}

export function togetherRoutes(
  app: FastifyInstance,
  { answers, booking, reading, rest, once }: TogetherRoutesDependencies,
) {
  bindRoutes(app, calls, {
    'POST /api/website/session-together': {
      limit: limits.money,
      handle: async ({ viewer, body, request }) =>
        once.once(request, viewer.personId, async () => ({
          data: await booking.book(viewer.personId, {
            healerId: body.healer_u_id,
            serviceId: body.service_u_id,
            startsAt: new Date(body.starts_at),
            mode: body.mode,
            placeId: body.place_u_id,
            description: body.description,
            contacts: body.contacts,
            isSplit: body.is_split,
          }),
        })),
    },
    'GET /api/website/session-together/{appointmentId}': {
      limit: limits.read,
      handle: async ({ viewer, params }) => ({
        data: await reading.mine(viewer.personId, params.appointmentId),
      }),
    },
    'POST /api/website/session-together/{appointmentId}/go-ahead': {
      limit: limits.money,
      handle: async ({ viewer, params, request }) => ({
        data: await once.once(request, viewer.personId, () =>
          rest.goAhead(viewer.personId, params.appointmentId),
        ),
      }),
    },
    'GET /api/practice/session-together/{appointmentId}': {
      limit: limits.read,
      handle: async ({ viewer, params }) => ({
        data: await reading.ofHealer(viewer.personId, params.appointmentId),
      }),
    },
    'GET /api/website/session-invitation/{token}': {
      limit: limits.read,
      handle: async ({ viewer, params, request }) => ({
        data: await answers.look(params.token, { viewer, address: request.ip }),
      }),
    },
    'POST /api/website/session-invitation/{token}/yes': {
      limit: limits.money,
      handle: async ({ viewer, params, body, request }) => ({
        data: await once.once(request, viewer.personId, () =>
          answers.yes(params.token, { viewer, address: request.ip }, body.description),
        ),
      }),
    },
    'POST /api/website/session-invitation/{token}/no': {
      limit: limits.write,
      async handle({ params, request }) {
        await answers.no(params.token, request.ip)
        return { data: {} }
      },
    },
    'PUT /api/website/session-invitation/{token}/block': {
      limit: limits.write,
      async handle({ params, body, request }) {
        await answers.block(params.token, request.ip, body.blocked)
        return { data: {} }
      },
    },
  })
}
