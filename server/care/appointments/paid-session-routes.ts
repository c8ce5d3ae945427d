import { appointmentMessages } from '@newyou/contract/care/appointments/appointments'
import { paidSessions as calls } from '@newyou/contract/care/appointments/paid-sessions'
import type { FastifyInstance } from 'fastify'
import type { Idempotency } from '../../platform/http/idempotency.ts'
import { limits } from '../../platform/http/limits.ts'
import { bindRoutes } from '../../platform/http/routes.ts'
import type { Cancelling } from './cancelling.ts'
import type { Changes } from './changes.ts'
import { withoutClientsOwn } from './claims.ts'
import type { PaidSessions } from './paid-sessions.ts'

interface PaidSessionRoutesDependencies {
  paidSessions: PaidSessions
  cancelling: Pick<Cancelling, 'cancel' | 'preview'>
  changes: Pick<Changes, 'reschedule'>
  once: Idempotency
}

/** What the one may do who booked and pays for somebody else. */
export const paidSessionRoutes = (
  app: FastifyInstance,
  { paidSessions, cancelling, changes, once }: PaidSessionRoutesDependencies,
) =>
  bindRoutes(app, calls, {
    'GET /api/website/paid-session': {
      limit: limits.read,
      async handle({ viewer, query: { page, items_per_page: size } }) {
        const { rows, total } = await paidSessions.list(viewer.personId, { page, size })
        return { data: rows, total, page, items_per_page: size }
      },
    },
    'GET /api/website/paid-session/{appointmentId}': {
      limit: limits.read,
      handle: async ({ viewer, params }) => ({
        data: await paidSessions.one(viewer.personId, params.appointmentId),
      }),
    },
    'GET /api/website/paid-session/{appointmentId}/cancel': {
      limit: limits.read,
      async handle({ viewer, params: { appointmentId } }) {
        const actor = await paidSessions.actorFor(viewer.personId, appointmentId)
        return { data: await cancelling.preview(actor, appointmentId) }
      },
    },
    'POST /api/website/paid-session/{appointmentId}/cancel': {
      limit: limits.money,
      async handle({ viewer, params: { appointmentId }, body, request }) {
        const actor = await paidSessions.actorFor(viewer.personId, appointmentId)
        const data = await once.once(request, viewer.personId, async () => {
          await cancelling.cancel(actor, appointmentId, body.refund_paise)
          return paidSessions.one(viewer.personId, appointmentId)
        })
        return { data, message: appointmentMessages.cancelled }
      },
    },
    'POST /api/website/paid-session/{appointmentId}/reschedule': {
      limit: limits.money,
      async handle({ viewer, params: { appointmentId }, body, request }) {
        const actor = await paidSessions.actorFor(viewer.personId, appointmentId)
        const data = await once.once(request, viewer.personId, async () => {
          await changes.reschedule(actor, appointmentId, new Date(body.starts_at)).catch(withoutClientsOwn)
          return paidSessions.one(viewer.personId, appointmentId)
        })
        return { data, message: appointmentMessages.rescheduled }
      },
    },
  })
