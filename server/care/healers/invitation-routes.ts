import { healerInvitationCalls } from '@newyou/contract/care/healers/invitations'
import type { FastifyInstance } from 'fastify'
import { limits } from '../../platform/http/limits.ts'
import { bindRoutes } from '../../platform/http/routes.ts'
import type { HealerInvitations } from './invitations.ts'

/** Invitations of healers: for the practice that sends them, and for the person who follows one. */
export function invitationRoutes(app: FastifyInstance, invitations: HealerInvitations) {
  bindRoutes(app, healerInvitationCalls, {
    'GET /api/website/healer-invitation/{token}': {
      limit: limits.entry,
      handle: async ({ params }) => ({ data: await invitations.of(params.token) }),
    },
    'GET /api/staff/healer-invitations': {
      limit: limits.read,
      handle: async () => ({ data: await invitations.list() }),
    },
    'POST /api/staff/healer-invitations': {
      limit: limits.write,
      handle: async ({ viewer, body }) => ({ data: await invitations.invite(viewer.personId, body) }),
    },
    'DELETE /api/staff/healer-invitations/{id}': {
      limit: limits.write,
      async handle({ viewer, params }) {
        await invitations.withdraw(viewer.personId, params.id)
        return { data: null }
      },
    },
  })
}
