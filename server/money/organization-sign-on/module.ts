import { organizationSignOn as calls } from '@newyou/contract/money/organization-sign-on/sign-on'
import { accountMessages } from '@newyou/contract/people/accounts/messages'
import type { FastifyInstance } from 'fastify'
import type { Audit } from '../../foundation/audit/index.ts'
import type { Notifications } from '../../foundation/notifications/index.ts'
import { type Accounts, deviceIn } from '../../people/accounts/index.ts'
import type { StaffModule } from '../../people/staff/index.ts'
import { orNotFound, throwError } from '../../platform/http/errors.ts'
import { limits } from '../../platform/http/limits.ts'
import { bindRoutes } from '../../platform/http/routes.ts'
import type { Module } from '../../platform/module.ts'
import type { Platform } from '../../platform/platform.ts'
import { createSealedTexts } from '../../platform/sealed-texts.ts'
import type { Organizations } from '../organizations/index.ts'
import { createConnections } from './connections.ts'
import { createSignOnDesk } from './desk.ts'
import { createEntering } from './entering.ts'
import { createProviders } from './providers.ts'
import { createTickets } from './tickets.ts'

interface OrganizationSignOnNeeds {
  accounts: Pick<Accounts, 'deviceOf' | 'enterKnown' | 'isClientAlone' | 'personOfEmail' | 'vouchFor'>
  audit: Audit
  notifications: Pick<Notifications, 'notify'>
  organizations: Organizations
  staff: Pick<StaffModule, 'stepUp'>
}

/** Members of an organisation log in by the provider that it has already. */
export function organizationSignOnModule(platform: Platform, needs: OrganizationSignOnNeeds) {
  const { antiForgery, config, db } = platform
  const { organizations } = needs
  const secret = config.SESSION_SECRET
  const sealed = createSealedTexts({ ...platform, purpose: 'organization-sign-on' })
  const providers = createProviders({ ...platform, sealed })
  const connections = createConnections(platform)
  const parts = { ...platform, ...needs, connections, providers, sealed }
  const entering = createEntering({ ...parts, secret, tickets: createTickets({ ...platform, secret }) })
  const desk = createSignOnDesk({ ...parts, stepUp: needs.staff.stepUp })
  // Who is no member is not let in by the organisation any more.
  organizations.onMembershipEnded(async (trx, personId) => void (await connections.end(trx, personId)))

  const routes = (http: FastifyInstance) =>
    bindRoutes(http, calls, {
      'GET /api/website/organization-sign-on': {
        limit: limits.read,
        handle: async () => ({ data: { is_offered: await providers.isAnyOn() } }),
      },
      'GET /api/website/organization-sign-on/{organizationId}': {
        limit: limits.read,
        async handle({ params: { organizationId } }) {
          orNotFound(await providers.of(organizationId))
          const name = orNotFound(await organizations.nameOf(db, organizationId))
          return { data: { organization_id: organizationId, name } }
        },
      },
      'POST /api/website/organization-sign-on-start': {
        limit: limits.entry,
        async handle({ body: { device_id: deviceId, organization_id: organizationId, email } }) {
          const wanted = { ...(organizationId && { organizationId }), ...(email && { email }) }
          return { data: { address: await entering.start(deviceId, wanted) } }
        },
      },
      'POST /api/website/organization-sign-on/{organizationId}': {
        limit: limits.entry,
        async handle({ params, body, reply }) {
          const [device, sent] = deviceIn(body)
          const finished = await entering.finish(params.organizationId, sent, device)
          if (finished.outcome !== 'logged-in') return { data: finished }
          const { outcome, session, viewer } = finished
          antiForgery.issue(reply, viewer.sessionId)
          return { data: { outcome, ...session }, message: accountMessages.loggedIn }
        },
      },
      'POST /api/website/organization-sign-on/{organizationId}/connect': {
        limit: limits.entry,
        async handle({ viewer, params, body }) {
          if (viewer.via !== 'session') return throwError('notAllowed')
          await entering.connect(viewer, params.organizationId, body.ticket)
          return { data: orNotFound((await entering.mine(viewer.personId)) ?? undefined) }
        },
      },
      'GET /api/website/my-organization-sign-on': {
        limit: limits.read,
        handle: async ({ viewer }) => ({ data: await entering.mine(viewer.personId) }),
      },
      'DELETE /api/website/my-organization-sign-on': {
        limit: limits.write,
        async handle({ viewer }) {
          await entering.end(viewer.personId)
          return { data: {} }
        },
      },
      'GET /api/staff/organization-sign-on/{organizationId}': {
        limit: limits.read,
        handle: async ({ params }) => ({ data: await desk.look(params.organizationId) }),
      },
      'PUT /api/staff/organization-sign-on/{organizationId}': {
        limit: limits.write,
        handle: async ({ viewer, params, body }) => ({
          data: await desk.save(viewer, params.organizationId, body),
        }),
      },
      'DELETE /api/staff/organization-sign-on/{organizationId}': {
        limit: limits.write,
        handle: async ({ viewer, params }) => ({ data: await desk.remove(viewer, params.organizationId) }),
      },
      'POST /api/staff/organization-sign-on/{organizationId}/try': {
        limit: limits.write,
        handle: async ({ params, body }) => ({
          data: { outcome: await desk.trial(params.organizationId, body) },
        }),
      },
    })

  return { routes } satisfies Module
}
