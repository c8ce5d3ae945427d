import { appointmentMessages } from '@newyou/contract/care/appointments/appointments'
import { appointmentSeries as calls } from '@newyou/contract/care/appointments/series'
import type { FastifyInstance } from 'fastify'
import type { Queryable } from '../../platform/database/database.ts'
import type { Idempotency } from '../../platform/http/idempotency.ts'
import { limits } from '../../platform/http/limits.ts'
import { bindRoutes } from '../../platform/http/routes.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import type { Actor } from './actor-access.ts'
import type { CancellingFollowing } from './cancelling-following.ts'
import type { Reading } from './client-appointments.ts'
import type { PackSeries } from './pack-series.ts'
import type { Series, SeriesRequest } from './series.ts'
import { sessionsOf } from './series-sessions.ts'

interface SeriesRoutesDependencies {
  db: Queryable
  series: Series
  packSeries: PackSeries
  cancellingFollowing: CancellingFollowing
  reading: Reading
  once: Idempotency
}

interface Rhythm {
  healer_u_id: string
  service_u_id?: string | undefined
  place_u_id?: string | undefined
  mode: SeriesRequest['mode']
  starts_at: string
  weeks: number
  count: number
}

const requestOf = (given: Rhythm, description: string): SeriesRequest => ({
  healerId: given.healer_u_id,
  serviceId: given.service_u_id,
  placeId: given.place_u_id,
  mode: given.mode,
  startsAt: new Date(given.starts_at),
  weeks: given.weeks,
  count: given.count,
  description,
})

const wantedOf = (body: Rhythm & { description: string; starts: string[] }) =>
  [requestOf(body, body.description), body.starts.map((start) => new Date(start))] as const

export function seriesRoutes(
  app: FastifyInstance,
  { db, series, packSeries, cancellingFollowing, reading, once }: SeriesRoutesDependencies,
) {
  const client = ({ personId }: Viewer): Actor => ({ side: 'client', personId })
  const healer = ({ personId }: Viewer): Actor => ({ side: 'healer', personId })

  bindRoutes(app, calls, {
    'GET /api/website/appointment-series': {
      limit: limits.read,
      handle: async ({ viewer, query }) => ({ data: await series.preview(viewer, requestOf(query, '')) }),
    },
    'POST /api/website/appointment-series': {
      limit: limits.money,
      handle: async ({ viewer, body, request }) =>
        once.once(request, viewer.personId, async () => ({
          data: await (body.subscription_package_u_id
            ? packSeries.book(viewer, body.subscription_package_u_id, ...wantedOf(body))
            : series.book(viewer, ...wantedOf(body))),
        })),
    },
    'GET /api/website/appointment-series/{seriesId}': {
      limit: limits.read,
      handle: async ({ viewer, params }) => ({
        data: await sessionsOf(db, client(viewer), params.seriesId),
      }),
    },
    'GET /api/practice/appointment-series/{seriesId}': {
      limit: limits.read,
      handle: async ({ viewer, params }) => ({
        data: await sessionsOf(db, healer(viewer), params.seriesId),
      }),
    },
    'GET /api/website/appointment/{appointmentId}/cancel-following': {
      limit: limits.read,
      handle: async ({ viewer, params }) => ({
        data: await cancellingFollowing.preview(client(viewer), params.appointmentId),
      }),
    },
    'POST /api/website/appointment/{appointmentId}/cancel-following': {
      limit: limits.money,
      async handle({ viewer, params, body, request }) {
        const data = await once.once(request, viewer.personId, async () => {
          await cancellingFollowing.cancel(client(viewer), params.appointmentId, body)
          return reading.one(viewer.personId, params.appointmentId)
        })
        return { data, message: appointmentMessages.cancelled }
      },
    },
    'POST /api/practice/appointment/{appointmentId}/cancel-following': {
      limit: limits.money,
      handle: async ({ viewer, params, request }) => ({
        data: await once.once(request, viewer.personId, async () => ({
          sessions: await cancellingFollowing.cancel(healer(viewer), params.appointmentId),
        })),
      }),
    },
  })
}
