import { advertisingClaims as calls } from '@newyou/contract/foundation/advertising-claims'
import { limits } from '../../platform/http/limits.ts'
import { bindRoutes } from '../../platform/http/routes.ts'
import type { Module } from '../../platform/module.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Audit } from '../audit/index.ts'
import { type AdvertisingClaims, createKeptClaims } from './kept-claims.ts'

/** Advertising claims in public texts that the law forbids or limits. */
export function advertisingClaimsModule(platform: Platform, needs: { audit: Audit }) {
  const claims = createKeptClaims({ ...platform, ...needs })
  return {
    ...claims,
    routes: (http) =>
      bindRoutes(http, calls, {
        'POST /api/staff/advertising-claims/check': {
          limit: limits.read,
          handle: async ({ body: { resource, texts } }) => ({ data: await claims.check(resource, texts) }),
        },
        'GET /api/staff/advertising-claims': {
          limit: limits.read,
          handle: ({ query }) => claims.list(query),
        },
        'POST /api/staff/advertising-claims': {
          limit: limits.write,
          handle: async ({ body, viewer }) => ({ data: await claims.keep(viewer.personId, body) }),
        },
        'DELETE /api/staff/advertising-claims/{id}': {
          limit: limits.write,
          handle: async ({ params: { id }, viewer }) => ({ data: await claims.forget(viewer.personId, id) }),
        },
      }),
  } satisfies Module & AdvertisingClaims
}
