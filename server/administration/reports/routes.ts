import { reports } from '@newyou/contract/administration/reports/declared'
import { type ReportRange, reportCalls } from '@newyou/contract/administration/reports/reports'
import type { Description } from '@newyou/contract/endpoint'
import type { FastifyInstance } from 'fastify'
import { limits } from '../../platform/http/limits.ts'
import { bindRoutes, type Incoming, type Route } from '../../platform/http/routes.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import type { Reading } from './report-queries.ts'

export function reportRoutes(http: FastifyInstance, reading: Reading) {
  const asked = (incoming: Incoming<Description>) =>
    incoming as unknown as { query: ReportRange; viewer: Viewer } // checked by the schema of the call
  const routes: Record<string, Route<Description>> = {
    'GET /api/staff/reports': {
      limit: limits.read,
      handle: async (incoming) => ({ data: await reading.overview(asked(incoming).viewer.staffRoles) }),
    },
  }
  for (const of of reports) {
    routes[`GET /api/staff/reports/${of.name}`] = {
      limit: limits.read,
      handle: async (incoming) => ({ data: await reading.read(of, asked(incoming).query) }),
    }
    routes[`GET /api/staff/reports/${of.name}/export`] = {
      limit: limits.upload,
      handle: async (incoming) => {
        const { query, viewer } = asked(incoming)
        return { data: await reading.export(viewer.personId, of, query) }
      },
    }
  }
  bindRoutes(http, reportCalls as Record<string, Description>, routes)
}
