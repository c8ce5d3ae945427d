import { organizationDesk } from '@newyou/contract/money/organizations/admin'
import { organizations as calls, invitationTable } from '@newyou/contract/money/organizations/organizations'
import type { FastifyInstance } from 'fastify'
import { throwError } from '../../platform/http/errors.ts'
import type { Idempotency } from '../../platform/http/idempotency.ts'
import { limits } from '../../platform/http/limits.ts'
import { bindRoutes } from '../../platform/http/routes.ts'
import type { Desk } from './admin.ts'
import type { Invitations } from './invitations.ts'
import type { Managers } from './managers.ts'
import type { Members } from './members.ts'
import type { createTotals } from './totals.ts'

interface OrganizationRoutes {
  desk: Desk
  invitations: Invitations
  managers: Managers
  members: Members
  once: Idempotency['once']
  totals: ReturnType<typeof createTotals>
}

export function organizationRoutes(
  app: FastifyInstance,
  { desk, invitations, managers, members, once, totals }: OrganizationRoutes,
) {
  bindRoutes(app, calls, {
    'GET /api/website/my-organization': {
      limit: limits.read,
      handle: async ({ viewer }) => ({ data: await members.mine(viewer.personId) }),
    },
    'POST /api/website/my-organization/leave': {
      limit: limits.write,
      handle: async ({ viewer }) => ({ data: await members.leave(viewer.personId) }),
    },
    'GET /api/website/organization-invitation/{code}': {
      limit: limits.entry,
      handle: async ({ params }) => ({ data: await members.offered(params.code) }),
    },
    'POST /api/website/organization-invitation/{code}/accept': {
      limit: limits.entry,
      handle: async ({ viewer, params }) => ({ data: await members.accept(viewer.personId, params.code) }),
    },
    'GET /api/website/managed-organization/{organizationId}': {
      limit: limits.read,
      async handle({ viewer, params }) {
        await managers.demand(viewer.personId, params.organizationId)
        return { data: await totals(params.organizationId) }
      },
    },
    'GET /api/website/managed-organization/{organizationId}/member': {
      limit: limits.read,
      async handle({ viewer, params, query: { page, items_per_page: size } }) {
        await managers.demand(viewer.personId, params.organizationId)
        return members.list(params.organizationId, { page, size })
      },
    },
    'DELETE /api/website/managed-organization/{organizationId}/member/{memberId}': {
      limit: limits.write,
      async handle({ viewer, params }) {
        await managers.demand(viewer.personId, params.organizationId)
        return { data: await members.remove(params.organizationId, params.memberId) }
      },
    },
    'GET /api/website/managed-organization/{organizationId}/invitation': {
      limit: limits.read,
      async handle({ viewer, params, query: { page, items_per_page: size, state } }) {
        await managers.demand(viewer.personId, params.organizationId)
        return invitations.list(params.organizationId, state, { page, size })
      },
    },
    'POST /api/website/managed-organization/{organizationId}/invitation': {
      limit: limits.write,
      async handle({ viewer, params, body: { seats, days: inDays } }) {
        await managers.demand(viewer.personId, params.organizationId)
        return { data: await invitations.link(viewer.personId, params.organizationId, { seats, inDays }) }
      },
    },
    'POST /api/website/managed-organization/{organizationId}/invitation-table': {
      limit: limits.upload,
      uploads: { files: 'table', max: 1, maxBytes: invitationTable.maxBytes },
      async handle({ viewer, params, request }) {
        await managers.demand(viewer.personId, params.organizationId)
        const [file] = request.uploads ?? []
        if (!file) return throwError('fileRefused')
        return { data: await invitations.table(viewer.personId, params.organizationId, file.path) }
      },
    },
    'DELETE /api/website/managed-organization/{organizationId}/invitation/{invitationId}': {
      limit: limits.write,
      async handle({ viewer, params }) {
        await managers.demand(viewer.personId, params.organizationId)
        return { data: await invitations.withdraw(params.organizationId, params.invitationId) }
      },
    },
  })
  bindRoutes(app, organizationDesk, {
    'GET /api/staff/organization-desk/{organizationId}': {
      limit: limits.read,
      handle: async ({ params }) => ({ data: await desk.look(params.organizationId) }),
    },
    'POST /api/staff/organization-desk/{organizationId}/manager': {
      limit: limits.write,
      handle: async ({ viewer, params, body }) => ({
        data: await desk.addManager(viewer, params.organizationId, body.contact),
      }),
    },
    'DELETE /api/staff/organization-desk/{organizationId}/manager/{personId}': {
      limit: limits.write,
      handle: async ({ viewer, params }) => ({
        data: await desk.removeManager(viewer, params.organizationId, params.personId),
      }),
    },
    'POST /api/staff/organization-desk/{organizationId}/budget': {
      limit: limits.money,
      handle: ({ viewer, params, body, request }) =>
        once(request, viewer.personId, async () => ({
          data: await desk.changeBudget(viewer, params.organizationId, body),
        })),
    },
    'POST /api/staff/organization-budget/{changeId}/approve': {
      limit: limits.money,
      handle: async ({ viewer, params }) => ({ data: await desk.approve(viewer, params.changeId) }),
    },
    'POST /api/staff/organization-budget/{changeId}/refuse': {
      limit: limits.money,
      handle: async ({ viewer, params, body }) => ({
        data: await desk.refuse(viewer.personId, params.changeId, body.reason),
      }),
    },
  })
}
