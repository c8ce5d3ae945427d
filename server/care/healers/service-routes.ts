import { places as placeCalls } from '@newyou/contract/care/healers/places'
import { services as calls } from '@newyou/contract/care/healers/services'
import type { FastifyInstance } from 'fastify'
import type { Queryable } from '../../platform/database/database.ts'
import { orNotFound } from '../../platform/http/errors.ts'
import { limits } from '../../platform/http/limits.ts'
import { bindRoutes } from '../../platform/http/routes.ts'
import type { Directory } from './directory.ts'
import type { OwnServices } from './own-services.ts'
import { openPlaces } from './places.ts'

export function serviceRoutes(
  app: FastifyInstance,
  { db, directory, ownServices }: { db: Queryable; directory: Directory; ownServices: OwnServices },
) {
  bindRoutes(app, placeCalls, {
    'GET /api/practice/place': {
      limit: limits.read,
      handle: async () => ({ data: await openPlaces(db) }),
    },
  })

  bindRoutes(app, calls, {
    'GET /api/website/healer-service/{serviceId}': {
      limit: limits.read,
      handle: async ({ params }) => ({ data: orNotFound(await directory.service(params.serviceId)) }),
    },
    'GET /api/practice/service': {
      limit: limits.read,
      handle: async ({ viewer }) => ({ data: await ownServices.mine(viewer.personId) }),
    },
    'POST /api/practice/service': {
      limit: limits.write,
      handle: async ({ viewer, body }) => ({ data: await ownServices.add(viewer.personId, body) }),
    },
    'PUT /api/practice/service/{serviceId}': {
      limit: limits.write,
      handle: async ({ viewer, params, body }) => ({
        data: await ownServices.change(viewer.personId, params.serviceId, body),
      }),
    },
    'PUT /api/practice/first-service': {
      limit: limits.write,
      handle: async ({ viewer, body }) => ({ data: await ownServices.changeFirst(viewer.personId, body) }),
    },
    'PUT /api/practice/service-order': {
      limit: limits.write,
      handle: async ({ viewer, body }) => ({
        data: await ownServices.order(viewer.personId, body.services),
      }),
    },
  })
}
