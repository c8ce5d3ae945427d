import { arrival as calls } from '@newyou/contract/care/appointments/arrival'
import { practiceAsks as askCalls } from '@newyou/contract/care/appointments/practice-asks'
import type { FastifyInstance } from 'fastify'
import { limits } from '../../platform/http/limits.ts'
import { bindRoutes } from '../../platform/http/routes.ts'
import type { Changes } from './changes.ts'
import type { Reading } from './client-appointments.ts'
import type { Practice } from './practice.ts'
import type { PracticeAsks } from './practice-asks.ts'

interface ArrivalRoutesDependencies {
  changes: Changes
  reading: Reading
  practice: Practice
}

export const practiceAskRoutes = (
  app: FastifyInstance,
  { practiceAsks, reading }: { practiceAsks: PracticeAsks; reading: Reading },
) =>
  bindRoutes(app, askCalls, {
    'POST /api/website/appointment/{appointmentId}/practice-ask': {
      limit: limits.write,
      async handle({ viewer: { personId }, params: { appointmentId }, body: { answer } }) {
        await practiceAsks[answer](personId, appointmentId)
        return { data: await reading.one(personId, appointmentId) }
      },
    },
  })

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
