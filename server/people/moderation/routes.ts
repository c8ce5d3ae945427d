import { reportDesk as deskCalls } from '@newyou/contract/people/moderation/admin'
import { contentReports } from '@newyou/contract/people/moderation/reports'
import type { FastifyInstance } from 'fastify'
import { limits } from '../../platform/http/limits.ts'
import { bindRoutes } from '../../platform/http/routes.ts'
import type { ReportDesk } from './report-admin.ts'
import type { Reports } from './reports.ts'

interface ModerationRoutesDependencies {
  reportDesk: ReportDesk
  reports: Reports
}

export function moderationRoutes(
  app: FastifyInstance,
  { reportDesk, reports }: ModerationRoutesDependencies,
) {
  bindRoutes(app, contentReports, {
    'POST /api/website/report': {
      limit: limits.write,
      async handle({ viewer, body: { thing: contentType, thing_u_id: id, ...form } }) {
        await reports.ofContent(viewer.personId, { contentType, id }, form)
        return { data: {} }
      },
    },
  })
  bindRoutes(app, deskCalls, {
    'GET /api/staff/community-reports': {
      limit: limits.read,
      handle: ({ query: { page, items_per_page: size, ...filters } }) =>
        reportDesk.list(filters, { page, size }),
    },
    'GET /api/staff/community-reports/{reportId}': {
      limit: limits.read,
      handle: async ({ viewer, params }) => ({
        data: await reportDesk.look(viewer.personId, params.reportId),
      }),
    },
    'POST /api/staff/community-reports/{reportId}/decide': {
      limit: limits.write,
      handle: async ({ viewer, params, body }) => ({
        data: await reportDesk.decide(viewer.personId, params.reportId, body),
      }),
    },
    'POST /api/staff/community-reports/{reportId}/restore': {
      limit: limits.write,
      handle: async ({ viewer, params, body }) => ({
        data: await reportDesk.restore(viewer.personId, params.reportId, body.note),
      }),
    },
  })
}
