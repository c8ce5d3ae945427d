import { appointmentMessages } from '@newyou/contract/care/appointments/appointments'
import { freeSessions as calls } from '@newyou/contract/care/appointments/free-sessions'
import type { FastifyInstance } from 'fastify'
import type { Settings } from '../../foundation/settings/index.ts'
import type { Idempotency } from '../../platform/http/idempotency.ts'
import { limits } from '../../platform/http/limits.ts'
import { bindRoutes } from '../../platform/http/routes.ts'
import type { Directory, FreeTimes } from '../healers/index.ts'
import type { Reading } from './client-appointments.ts'
import type { FreeSessions } from './free-sessions.ts'

interface FreeSessionRoutesDependencies {
  freeSessions: FreeSessions
  reading: Reading
  directory: Directory
  freeTimes: FreeTimes
  once: Idempotency
  settings: Pick<Settings, 'read'>
}

/** How many of an intern's next times are shown to choose from. */
const timesShown = 8

export function freeSessionRoutes(app: FastifyInstance, dependencies: FreeSessionRoutesDependencies) {
  const { freeSessions, reading, directory, freeTimes, once, settings } = dependencies

  bindRoutes(app, calls, {
    'GET /api/website/free-appointments': {
      limit: limits.read,
      keep: { seconds: 60, tags: ['healers', 'availability', 'settings'], answers: 'all' },
      async handle() {
        const { demo_appointments_per_client: count } = await settings.read()
        const { are_there, are_free } = await directory.internsAtAll()
        return { data: { are_offered: count > 0 && are_there, are_waiting: count > 0 && are_free } }
      },
    },

    'GET /api/website/demo-appointment-count': {
      limit: limits.read,
      handle: async ({ viewer }) => ({
        data: { demo_appointment_count: await freeSessions.count(viewer.personId) },
      }),
    },

    'POST /api/website/available-healer-intern': {
      limit: limits.read,
      async handle({ body }) {
        const interns = await directory.interns(body)
        const times = await freeTimes.soonestOf(
          interns.map(({ u_id }) => u_id),
          timesShown,
        )
        return { data: interns.map((intern) => ({ ...intern, next_free: times.get(intern.u_id) ?? [] })) }
      },
    },

    'GET /api/website/healer-intern-check/{id}': {
      limit: limits.read,
      handle: async ({ params }) => ({ data: await freeSessions.check(params.id) }),
    },

    'POST /api/website/demo-appointment': {
      limit: limits.money,
      async handle({ viewer, body, request }) {
        const { healer_intern_u_id: healerId, starts_at, mode, description } = body
        const data = await once.once(request, viewer.personId, async () => {
          const wanted = { healerId, startsAt: new Date(starts_at), mode, description }
          return reading.one(viewer.personId, await freeSessions.book(viewer.personId, wanted))
        })
        return { data, message: appointmentMessages.booked }
      },
    },

    'PATCH /api/website/demo-appointment-status/{u_id}': {
      limit: limits.money,
      async handle({ viewer, params, body, request }) {
        const data = await once.once(request, viewer.personId, async () => {
          if (body.appointment_request === 'cancel') await freeSessions.cancel(viewer.personId, params.u_id)
          else
            await freeSessions.changeIntern(viewer.personId, params.u_id, {
              internId: body.healer_intern_u_id,
              startsAt: body.starts_at ? new Date(body.starts_at) : undefined,
              description: body.request,
            })
          return reading.one(viewer.personId, params.u_id)
        })
        return { data }
      },
    },
  })
}
