import { healers as calls } from '@newyou/contract/care/healers/healers'
import type { FastifyInstance } from 'fastify'
import { limits } from '../../platform/http/limits.ts'
import type { KeepRule } from '../../platform/http/response-cache.ts'
import { bindRoutes } from '../../platform/http/routes.ts'
import { admit, type Viewer } from '../../platform/http/viewer.ts'
import type { Directory } from './directory.ts'
import type { FreeTimes } from './free-times.ts'
import { zoneOf } from './zones.ts'

const pageSize = 12

// The next free times in them follow every booking, and the clock.
const keep: KeepRule = {
  seconds: 60,
  tags: ['healers', 'availability'],
  answers: 'all',
  byZone: true,
}

const keepWords: KeepRule = { seconds: 3600, tags: ['categories'], answers: 'all' }

interface HealerRoutesDependencies {
  directory: Directory
  freeTimes: FreeTimes
  /** When a client's pack for sessions with a healer ends. @throws DomainError notFound */
  packEnd: (personId: string, packId: string, healerId: string) => Promise<Date>
}

interface PackQuery {
  healer_u_id: string
  subscription_package_u_id?: string | undefined
}

export function healerRoutes(
  app: FastifyInstance,
  { directory, freeTimes, packEnd }: HealerRoutesDependencies,
) {
  /** When the caller's pack for sessions with this healer ends. */
  function untilOf(
    viewer: Viewer | undefined,
    { healer_u_id, subscription_package_u_id: packId }: PackQuery,
  ) {
    if (!packId) return undefined
    admit('client', viewer)
    return packEnd(viewer?.personId ?? '', packId, healer_u_id)
  }

  const limit = limits.read

  const asked = (query: {
    healer_u_id: string
    service_u_id?: string | undefined
    place_u_id?: string | undefined
  }) => ({
    healerId: query.healer_u_id,
    serviceId: query.service_u_id,
    placeId: query.place_u_id,
  })

  bindRoutes(app, calls, {
    'GET /api/website/new-you-category': {
      limit,
      keep: keepWords,
      handle: ({ query }) => directory.categories(query.with_hidden === 'true'),
    },
    'GET /api/website/language': { limit, keep: keepWords, handle: () => directory.languages() },

    'GET /api/website/healers': {
      limit,
      keep,
      async handle({ query, request }) {
        const { page, items_per_page: size, sort, time_zone, ...filters } = query
        return directory.list(filters, sort, zoneOf(request, time_zone), { page, size })
      },
    },

    'GET /api/website/healer': {
      limit,
      keep,
      async handle({ query, request }) {
        const { page, items_per_page: size, search } = query
        const paging = { page: page ?? 1, size: size ?? pageSize }
        return directory.list({ search }, 'next-free', zoneOf(request, undefined), paging)
      },
    },

    'GET /api/website/healer-facets': {
      limit,
      keep,
      async handle({ query, request }) {
        const { sort: _unused, time_zone, ...filters } = query
        return directory.facets(filters, zoneOf(request, time_zone))
      },
    },

    'GET /api/website/healer/{healerId}': {
      limit,
      keep: {
        ...keep,
        tags: ({ healerId }) => ['healers', `healer:${healerId}`, `availability:${healerId}`],
      },
      handle: ({ params }) => directory.detail(params.healerId),
    },

    'GET /api/website/healer-list/{nUHealerId}': {
      limit,
      keep,
      handle: ({ params, query }) =>
        directory.similar(params.nUHealerId, { page: query.page, size: query.items_per_page }),
    },

    'GET /api/website/available-healers': { limit, keep, handle: ({ query }) => directory.available(query) },
    'GET /api/website/available-healers/{u_id}': {
      limit,
      async handle({ params: { u_id } }) {
        const [healer, free] = await Promise.all([directory.one(u_id), freeTimes.withinADay(u_id)])
        return { data: { ...healer, is_healer_available: free.length > 0, free } }
      },
    },
    'GET /api/website/available-healer-count': {
      limit,
      keep,
      handle: async () => ({ data: { count: await directory.availableCount() } }),
    },
    'GET /api/website/check-availability/{u_id}': {
      limit,
      handle: async ({ params }) => ({
        data: { is_healer_available: await directory.hasFreeTime(params.u_id) },
      }),
    },

    'GET /api/website/healer-availability': {
      limit,
      async handle({ viewer, query, request }) {
        const until = await untilOf(viewer, query)
        const zone = zoneOf(request, query.time_zone)
        return { data: await freeTimes.ofDay(asked(query), query.date, zone, until) }
      },
    },

    'GET /api/website/healer-availability-date': {
      limit,
      async handle({ viewer, query, request }) {
        const until = await untilOf(viewer, query)
        const zone = zoneOf(request, query.time_zone)
        return { data: await freeTimes.byDay(asked(query), zone, query.days, query.from, until) }
      },
    },
  })
}
