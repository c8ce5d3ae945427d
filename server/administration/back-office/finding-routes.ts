import { findingCalls } from '@newyou/contract/administration/back-office/finding'
import type { FastifyInstance } from 'fastify'
import { limits } from '../../platform/http/limits.ts'
import { bindRoutes } from '../../platform/http/routes.ts'
import type { Finding } from './finding.ts'

export function findingRoutes(app: FastifyInstance, finding: Finding) {
  bindRoutes(app, findingCalls, {
    'GET /api/staff/find': {
      limit: limits.read,
      handle: async ({ viewer, query }) => ({ data: await finding.find(viewer.staffRoles, query.search) }),
    },
  })
}
