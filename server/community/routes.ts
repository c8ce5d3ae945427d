import { community as calls } from '@newyou/contract/community/community'
import { communityDesk } from '@newyou/contract/community/desk'
import { contentReports } from '@newyou/contract/community/reports'
import type { FastifyInstance } from 'fastify'
import type { Database } from '../platform/database/database.ts'
import { found } from '../platform/http/errors.ts'
import { limits } from '../platform/http/limits.ts'
import { bindRoutes } from '../platform/http/routes.ts'
import type { GroupDesk } from './group-desk.ts'
import type { Groups } from './groups.ts'
import { memberOf } from './members.ts'
import type { ReportDesk } from './report-desk.ts'
import type { Reports } from './reports.ts'
import { talkerOf } from './talker.ts'

interface CommunityRoutesDependencies {
  db: Database
  groups: Groups
  groupDesk: GroupDesk
  reportDesk: ReportDesk
  reports: Reports
}

export function communityRoutes(
  app: FastifyInstance,
  { db, groups, groupDesk, reportDesk, reports }: CommunityRoutesDependencies,
) {
  bindRoutes(app, calls, {
    'GET /api/website/community-group': {
      limit: limits.read,
      handle: ({ viewer, query: { page, items_per_page: size, topic } }) =>
        groups.list(talkerOf(viewer), topic, { page, size }),
    },
    'GET /api/website/community-group/{groupId}': {
      limit: limits.read,
      handle: async ({ viewer, params }) => ({ data: await groups.look(talkerOf(viewer), params.groupId) }),
    },
    'POST /api/website/community-group/{groupId}/join': {
      limit: limits.write,
      handle: async ({ viewer, params, body }) => ({
        data: await groups.join(talkerOf(viewer), params.groupId, body.anonymous_name),
      }),
    },
    'POST /api/website/community-group/{groupId}/leave': {
      limit: limits.write,
      handle: async ({ viewer, params }) => ({ data: await groups.leave(talkerOf(viewer), params.groupId) }),
    },
    'POST /api/website/community-group/{groupId}/agree': {
      limit: limits.write,
      handle: async ({ viewer, params, body }) => ({
        data: await groups.agree(talkerOf(viewer), params.groupId, body.rules),
      }),
    },
    'POST /api/website/community-group/{groupId}/moderate': {
      limit: limits.write,
      async handle({ viewer, params, body }) {
        await groupDesk.moderate(found(await memberOf(db, talkerOf(viewer), params.groupId)), body)
        return { data: {} }
      },
    },
  })
  bindRoutes(app, contentReports, {
    'POST /api/website/report': {
      limit: limits.write,
      async handle({ viewer, body: { thing, thing_u_id: thingId, ...form } }) {
        await reports.ofPage(viewer.personId, thing, thingId, form)
        return { data: {} }
      },
    },
  })
  bindRoutes(app, communityDesk, {
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
    'GET /api/staff/community-posts': {
      limit: limits.read,
      handle: ({ query: { page, items_per_page: size, ...filters } }) =>
        groupDesk.posts(filters, { page, size }),
    },
    'POST /api/staff/community-posts/{groupId}/{seq}': {
      limit: limits.write,
      handle: async ({ viewer, params, body }) => ({
        data: await groupDesk.setPost(viewer.personId, params, body),
      }),
    },
    'GET /api/staff/community-members': {
      limit: limits.read,
      handle: ({ query: { page, items_per_page: size, ...filters } }) =>
        groupDesk.members(filters, { page, size }),
    },
    'POST /api/staff/community-members/{memberId}': {
      limit: limits.write,
      handle: async ({ viewer, params, body }) => ({
        data: await groupDesk.changeMember(viewer.personId, params.memberId, body),
      }),
    },
  })
}
