import { eventCancelling } from '@newyou/contract/back-office/event-cancelling'
import type { FastifyInstance } from 'fastify'
import type { EventsModule } from '../events/index.ts'
import { limits } from '../platform/http/limits.ts'
import { bindRoutes } from '../platform/http/routes.ts'
import type { Audit, StepUp } from '../staff/index.ts'

interface EventRoutesDependencies {
  events: Pick<EventsModule, 'callOff' | 'whatCallingOffReturns'>
  audit: Audit
  stepUp: Pick<StepUp, 'demand'>
}

export function eventCancellingRoutes(
  app: FastifyInstance,
  { events, audit, stepUp }: EventRoutesDependencies,
) {
  bindRoutes(app, eventCancelling, {
    'GET /api/staff/events/{id}/cancel': {
      limit: limits.read,
      handle: async ({ params }) => ({ data: await events.whatCallingOffReturns(params.id) }),
    },
    'POST /api/staff/events/{id}/cancel': {
      limit: limits.write,
      async handle({ viewer, params: { id }, body: { reason } }) {
        await events.callOff(id, async (trx) => {
          await stepUp.demand(trx, viewer)
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
