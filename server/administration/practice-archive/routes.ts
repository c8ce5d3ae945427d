import { practiceArchives as calls } from '@newyou/contract/administration/practice-archive'
import type { FastifyInstance } from 'fastify'
import { limits } from '../../platform/http/limits.ts'
import { bindRoutes } from '../../platform/http/routes.ts'
import type { Archives } from './archives.ts'

export function practiceArchiveRoutes(http: FastifyInstance, { archives }: { archives: Archives }) {
  bindRoutes(http, calls, {
    'GET /api/staff/practice-archives': {
      limit: limits.read,
      handle: async () => ({ data: await archives.list() }),
    },
    'POST /api/staff/practice-archives': {
      limit: limits.write,
      handle: async ({ body, viewer }) => ({ data: await archives.request(viewer, body.passphrase) }),
    },
    'POST /api/staff/practice-archives/{archiveId}/address': {
      limit: limits.write,
      handle: async ({ params, viewer }) => ({ data: await archives.address(viewer, params.archiveId) }),
    },
    'DELETE /api/staff/practice-archives/{archiveId}': {
      limit: limits.write,
      handle: async ({ params, viewer }) => ({ data: await archives.remove(viewer, params.archiveId) }),
    },
  })
}
