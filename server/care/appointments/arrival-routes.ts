import { arrival as calls } from '@newyou/contract/care/appointments/arrival'
import type { FastifyInstance } from 'fastify'
import { limits } from '../../platform/http/limits.ts'
import { bindRoutes } from '../../platform/http/routes.ts'
import type { Changes } from './changes.ts'
import type { Reading } from './client-appointments.ts'
import type { Practice } from './practice.ts'

interface ArrivalRoutesDependencies {
  changes: Changes
  reading: Reading
  practice: Practice
}

export const arrivalRoutes = (
  app: FastifyInstance,
  { changes, reading, practice }: ArrivalRoutesDependencies,
) =>
  bindRoutes(app, calls, {
    'POST /api/website/appointment/{appointmentId}/arrive': {
      limit: limits.write,
      async handle({ viewer: { personId }, params: { appointmentId } }) {
        await changes.arrive({ side: 'client', personId }, appointmentId)
        return { data: await reading.one(personId, appointmentId) }
      },
    },
    'POST /api/practice/appointment/{appointmentId}/arrive': {
      limit: limits.write,
      async handle({ viewer: { personId }, params: { appointmentId } }) {
        await changes.arrive({ side: 'healer', personId }, appointmentId)
        return { data: await practice.one(personId, appointmentId) }
      },
    },
  })
