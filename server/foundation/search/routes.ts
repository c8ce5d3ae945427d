import { search as calls } from '@newyou/contract/foundation/search'
import type { FastifyInstance } from 'fastify'
import { limits } from '../../platform/http/limits.ts'
import { bindRoutes } from '../../platform/http/routes.ts'
import type { createSearch } from './search.ts'

export function searchRoutes(app: FastifyInstance, search: ReturnType<typeof createSearch>) {
  bindRoutes(app, calls, {
    'GET /api/website/search': { limit: limits.read, handle: ({ query }) => search.find(query.search) },
  })
}
