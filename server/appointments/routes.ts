import { appointmentMessages, appointments as calls } from '@newyou/contract/appointments'
import type { FastifyInstance } from 'fastify'
import type { ClaimPayment } from '../payments/index.ts'
import { fail } from '../platform/http/errors.ts'
import type { Idempotency } from '../platform/http/idempotency.ts'
import { limits } from '../platform/http/limits.ts'
import { bindRoutes } from '../platform/http/routes.ts'
import type { createBooking } from './booking.ts'
import type { Practice } from './practice.ts'
import type { Reading } from './reading.ts'

interface AppointmentRoutesParts {
  booking: ReturnType<typeof createBooking>
  reading: Reading
  practice: Practice
  once: Idempotency
  claimPayment: ClaimPayment
}

export function appointmentRoutes(app: FastifyInstance, parts: AppointmentRoutesParts) {
  const { booking, reading, practice, once, claimPayment } = parts

  bindRoutes(app, calls, {
    'POST /api/website/appointment': {
      limit: limits.money,
      async handle({ viewer, body, request }) {
        const { healer_u_id: healerId, starts_at, mode, description } = body
        const wish = { healerId, startsAt: new Date(starts_at), mode, description }
        const data = await once.once(request, viewer.personId, () => booking.book(viewer, wish))
        return { data }
      },
    },

    'GET /api/website/appointment': {
      limit: limits.read,
      async handle({ viewer, query }) {
        const { page, items_per_page: size, is_history: isHistory, request_type: requestType } = query
        const { rows, total } = await reading.list(viewer.personId, { isHistory, requestType, page, size })
        return { data: rows, total, page, items_per_page: size }
      },
    },

    'GET /api/website/appointment/{appointmentId}': {
      limit: limits.read,
      handle: async ({ viewer, params }) => ({
        data: await reading.one(viewer.personId, params.appointmentId),
      }),
    },

    'PUT /api/website/appointment-payment/{u_id}': {
      limit: limits.money,
      async handle({ viewer, params, body }) {
        const { order_u_id: orderId } = await reading.one(viewer.personId, params.u_id)
        const { razor_pay_payment_id: paymentId, razor_pay_signature: signature } = body
        await claimPayment(viewer, orderId ?? fail('orderNotOpen'), { paymentId, signature })
        const data = await reading.one(viewer.personId, params.u_id)
        // A payment that came too late was sent back instead.
        return data.state === 'confirmed' ? { data, message: appointmentMessages.booked } : { data }
      },
    },

    'GET /api/practice/appointment': {
      limit: limits.read,
      handle: async ({ viewer, query }) => ({
        data: await practice.list(viewer.personId, new Date(query.from), new Date(query.to)),
      }),
    },

    'GET /api/practice/appointment/{appointmentId}': {
      limit: limits.read,
      handle: async ({ viewer, params }) => ({
        data: await practice.one(viewer.personId, params.appointmentId),
      }),
    },

    'GET /api/practice/hours': {
      limit: limits.read,
      handle: async ({ viewer }) => ({ data: await practice.hours(viewer.personId) }),
    },

    'PUT /api/practice/hours': {
      limit: limits.write,
      handle: async ({ viewer, body }) => ({ data: await practice.changeHours(viewer.personId, body) }),
    },
  })
}
