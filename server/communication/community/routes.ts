import { communityDesk } from '@newyou/contract/communication/community/admin'
import { community as calls } from '@newyou/contract/communication/community/community'
import type { FastifyInstance } from 'fastify'
import type { Database } from '../../platform/database/database.ts'
import { orNotFound } from '../../platform/http/errors.ts'
import { limits } from '../../platform/http/limits.ts'
import { bindRoutes } from '../../platform/http/routes.ts'
import type { GroupDesk } from './group-admin.ts'
import type { Groups } from './groups.ts'
import { memberOf } from './members.ts'
import { participantOf } from './participant.ts'

interface CommunityRoutesDependencies {
  db: Database
  groups: Groups
  groupDesk: GroupDesk
}

export function communityRoutes(
  app: FastifyInstance,
  { db, groups, groupDesk }: CommunityRoutesDependencies,
) {
  bindRoutes(app, calls, {
    'GET /api/website/community-group': {
      limit: limits.read,
      handle: ({ viewer, query: { page, items_per_page: size, topic } }) =>
        groups.list(participantOf(viewer), topic, { page, size }),
    },
    'GET /api/website/community-group/{groupId}': {
      limit: limits.read,
      handle: async ({ viewer, params }) => ({
        data: await groups.look(participantOf(viewer), params.groupId),
      }),
    },
    'POST /api/website/community-group/{groupId}/join': {
      limit: limits.write,
      handle: async ({ viewer, params, body }) => ({
        data: await groups.join(participantOf(viewer), params.groupId, body.anonymous_name),
      }),
    },
    'POST /api/website/community-group/{groupId}/leave': {
      limit: limits.write,
      handle: async ({ viewer, params }) => ({
        data: await groups.leave(participantOf(viewer), params.groupId),
      }),
    },
    'POST /api/website/community-group/{groupId}/agree': {
      limit: limits.write,
      handle: async ({ viewer, params, body }) => ({
        data: await groups.agree(participantOf(viewer), params.groupId, body.rules),
      }),
    },
    'POST /api/website/community-group/{groupId}/moderate': {
      limit: limits.write,
      async handle({ viewer, params, body }) {
        await groupDesk.moderate(orNotFound(await memberOf(db, participantOf(viewer), params.groupId)), body)
        return { data: {} }
      },
    },
  })
  bindRoutes(app, communityDesk, {
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
