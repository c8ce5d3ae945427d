import { appointmentMessages, appointments as calls } from '@newyou/contract/care/appointments/appointments'
import type { FastifyInstance } from 'fastify'
import { dependantReplies } from '../../messages/replies/dependants.ts'
import type { ClaimPayment } from '../../money/payments/index.ts'
import { throwError } from '../../platform/http/errors.ts'
import type { Idempotency } from '../../platform/http/idempotency.ts'
import { limits } from '../../platform/http/limits.ts'
import { bindRoutes } from '../../platform/http/routes.ts'
import type { createBooking } from './booking.ts'
import { withoutClientsOwn } from './claims.ts'
import type { Reading } from './client-appointments.ts'
import type { PackSessions } from './pack-sessions.ts'

interface BookingRoutesDependencies {
  booking: ReturnType<typeof createBooking>
  packSessions: PackSessions
  reading: Reading
  once: Idempotency
  claimPayment: ClaimPayment
  /** @throws DomainError notFound, notAllowed */
  patientOf: (payerId: string, dependantId: string) => Promise<string>
}

const names = {
  'POST /api/website/appointment': calls['POST /api/website/appointment'],
  'PUT /api/website/appointment-payment/{u_id}': calls['PUT /api/website/appointment-payment/{u_id}'],
}

/** Booking a session, for oneself or for somebody else, and the word that it was paid. */
export function bookingRoutes(
  app: FastifyInstance,
  { booking, packSessions, reading, once, claimPayment, patientOf }: BookingRoutesDependencies,
) {
  bindRoutes(app, names, {
    'POST /api/website/appointment': {
      limit: limits.money,
      async handle({ viewer, body, request }) {
        const {
          healer_u_id: healerId,
          service_u_id: serviceId,
          place_u_id: placeId,
          starts_at,
          mode,
          description,
          subscription_package_u_id: packId,
          hold_u_id: holdId,
          pays_later: paysLater,
          for_u_id: dependantId,
        } = body
        if (packId && dependantId) throwError('notAllowed', { message: dependantReplies.payNow })
        const clientId = dependantId ? await patientOf(viewer.personId, dependantId) : viewer.personId
        const startsAt = new Date(starts_at)
        const wanted = {
          ...{ healerId, serviceId, placeId, startsAt, mode, description, holdId, paysLater },
          ...(dependantId && { payerId: viewer.personId }),
        }
        const book = () => booking.book({ ...viewer, personId: clientId }, wanted)
        return once.once(request, viewer.personId, async () =>
          packId
            ? {
                data: {
                  u_id: await packSessions.book(viewer.personId, packId, wanted),
                  order_u_id: null,
                  hold_until: null,
                },
                message: appointmentMessages.booked,
              }
            : {
                // Where their own times are is no business of who pays.
                data: await (dependantId ? book().catch(withoutClientsOwn) : book()),
                ...(paysLater && { message: appointmentMessages.booked }),
              },
        )
      },
    },

    'PUT /api/website/appointment-payment/{u_id}': {
      limit: limits.money,
      async handle({ viewer, params, body }) {
        const { order_u_id: orderId } = await reading.paid(viewer.personId, params.u_id)
        const { razor_pay_payment_id: paymentId, razor_pay_signature: signature } = body
        await claimPayment(viewer, orderId ?? throwError('orderNotOpen'), { paymentId, signature })
        const data = await reading.paid(viewer.personId, params.u_id)
        // A payment that came too late was sent back instead.
        return data.state === 'confirmed' ? { data, message: appointmentMessages.booked } : { data }
      },
    },
  })
}
