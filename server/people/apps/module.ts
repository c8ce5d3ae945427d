import { frontEndPathOf } from '@newyou/contract/addresses'
import { apps as calls } from '@newyou/contract/people/apps/apps'
import type { Provider } from 'oidc-provider'
import type { Audit } from '../../foundation/audit/index.ts'
import type { Notifications } from '../../foundation/notifications/index.ts'
import { limits } from '../../platform/http/limits.ts'
import { bindRoutes } from '../../platform/http/routes.ts'
import type { Module } from '../../platform/module.ts'
import type { Platform } from '../../platform/platform.ts'
import type { StepUp } from '../staff/index.ts'
import { createApps } from './apps.ts'
import { createAuthorising } from './authorising.ts'
import { createAppCalls } from './calls.ts'
import { createGrants } from './grants.ts'
import { createProvider } from './provider.ts'
import { createRecords } from './records.ts'
import { serveOauth } from './serve.ts'

interface AppNeeds {
  audit: Audit
  notifications: Notifications
  staff: { stepUp: StepUp }
}

/** Apps of others that act for a person who allowed it, by OAuth 2.1. */
export function appsModule(platform: Platform, { audit, notifications, staff }: AppNeeds) {
  const { config, publicUrl } = platform
  const grants = createGrants({
    ...platform,
    onConnected: (trx, personId, { u_id: targetId, app_name: appName }) =>
      notifications.notify(trx, {
        about: null,
        personId,
        type: 'security',
        message: 'accounts.appConnected',
        parameters: { appName },
        frontEndPath: frontEndPathOf('devices'),
        targetId,
      }),
  })
  const apps = createApps({ ...platform, audit, stepUp: staff.stepUp, grants })
  const records = createRecords({ ...platform, clientOf: apps.clientOf, endGrant: grants.end })
  const made = createAppCalls({ ...platform, grants })
  let loaded: Promise<Provider> | undefined
  const provider = () =>
    (loaded ??= createProvider({ ...platform, secret: config.SESSION_SECRET, apps, grants, records }))
  const authorising = createAuthorising({ publicUrl, provider, apps, grants })
  return {
    /** Whom a token of an app acts for. */
    authenticate: grants.authenticate,
    noteCall: made.note,
    sweep: () => Promise.all([grants.sweep(), made.sweep()]),
    routes: (http) => {
      serveOauth(http, { publicUrl, provider })
      bindRoutes(http, calls, {
        'GET /api/website/authorisation/{uid}': {
          limit: limits.read,
          handle: async ({ request, reply, viewer, params: { uid } }) => ({
            data: await authorising.look({ request, reply, viewer, uid }),
          }),
        },
        'POST /api/website/authorisation/{uid}': {
          limit: limits.entry,
          handle: async ({ request, reply, viewer, params: { uid }, body }) => ({
            data: await authorising.decide({ request, reply, viewer, uid }, body.is_allowed),
          }),
        },
        'GET /api/website/app-grant': {
          limit: limits.read,
          handle: async ({ viewer }) => ({ data: await grants.mine(viewer.personId) }),
        },
        'DELETE /api/website/app-grant/{grantId}': {
          limit: limits.write,
          handle: async ({ viewer, params }) => ({
            data: await grants.disconnect(viewer.personId, params.grantId),
          }),
        },
        'GET /api/website/app-grant/{grantId}/call': {
          limit: limits.read,
          handle: async ({ viewer, params }) => ({ data: await made.mine(viewer.personId, params.grantId) }),
        },
        'GET /api/staff/apps': {
          limit: limits.read,
          handle: ({ query: { page, items_per_page: size } }) => apps.list({ page, size }),
        },
        'POST /api/staff/apps': {
          limit: limits.entry,
          handle: async ({ viewer, body }) => ({ data: await apps.register(viewer, body) }),
        },
        'PATCH /api/staff/apps/{appId}': {
          limit: limits.entry,
          handle: async ({ viewer, params, body }) => ({
            data: await apps.change(viewer, params.appId, body),
          }),
        },
        'POST /api/staff/apps/{appId}/secret': {
          limit: limits.entry,
          handle: async ({ viewer, params }) => ({ data: await apps.renewSecret(viewer, params.appId) }),
        },
        'DELETE /api/staff/apps/{appId}': {
          limit: limits.write,
          handle: async ({ viewer, params }) => ({ data: await apps.end(viewer, params.appId) }),
        },
      })
    },
  } satisfies Module & Record<string, unknown>
}
