import { eventCancelling } from '@newyou/contract/administration/back-office/event-cancelling'
import type { FastifyInstance } from 'fastify'
import type { Audit } from '../../foundation/audit/index.ts'
import type { EventsModule } from '../../learning/events/index.ts'
import type { StepUp } from '../../people/staff/index.ts'
import { limits } from '../../platform/http/limits.ts'
import { bindRoutes } from '../../platform/http/routes.ts'

interface EventRoutesDependencies {
  events: Pick<EventsModule, 'cancelEvent' | 'refundsOfCancelling'>
  audit: Audit
  stepUp: Pick<StepUp, 'require'>
}

export function eventCancellingRoutes(
  app: FastifyInstance,
  { events, audit, stepUp }: EventRoutesDependencies,
) {
  bindRoutes(app, eventCancelling, {
    'GET /api/staff/events/{id}/cancel': {
      limit: limits.read,
      handle: async ({ params }) => ({ data: await events.refundsOfCancelling(params.id) }),
    },
    'POST /api/staff/events/{id}/cancel': {
      limit: limits.write,
      async handle({ viewer, params: { id }, body: { reason } }) {
        await events.cancelEvent(id, async (trx) => {
          await stepUp.require(trx, viewer)
          await audit.note(trx, {
            staffId: viewer.personId,
            resource: 'events',
            recordId: id,
            action: 'cancel',
            changes: { phase: ['planned', 'cancelled'] },
            reason,
          })
        })
        return { data: { u_id: id } }
      },
    },
  })
}
