import { lists as calls } from '@newyou/contract/foundation/lists'
import type { FastifyInstance } from 'fastify'
import type { Database } from '../../platform/database/database.ts'
import { limits } from '../../platform/http/limits.ts'
import { bindRoutes } from '../../platform/http/routes.ts'
import { places } from './places.ts'

export function listRoutes(app: FastifyInstance, { db }: { db: Database }) {
  bindRoutes(app, calls, {
    'GET /api/website/profession-list': {
      limit: limits.read,
      handle: async () => ({
        data: await db
          .selectFrom('profession')
          .select(['u_id as profession_u_id', 'name'])
          .orderBy('position')
          .execute(),
      }),
    },
    'GET /api/website/speech-list': {
      limit: limits.read,
      handle: async () => ({
        data: await db
          .selectFrom('language')
          .select(['u_id as language_u_id', 'code', 'name', 'native_name'])
          .orderBy('position')
          .execute(),
      }),
    },
    'GET /api/website/place-list': {
      limit: limits.read,
      handle: async ({ query }) => ({ data: places(query.country, query.state) }),
    },
  })
}
