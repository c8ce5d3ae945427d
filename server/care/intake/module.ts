import { intakes as calls } from '@newyou/contract/care/intake'
import type { Audit } from '../../foundation/audit/index.ts'
import type { Crisis } from '../../foundation/crisis/index.ts'
import type { Accounts } from '../../people/accounts/index.ts'
import { limits } from '../../platform/http/limits.ts'
import { bindRoutes } from '../../platform/http/routes.ts'
import type { Module } from '../../platform/module.ts'
import type { Platform } from '../../platform/platform.ts'
import { createIntakes } from './intakes.ts'

/** Forms that clients fill in before a session. */
export function intakeModule(
  platform: Platform,
  modules: { accounts: Accounts; audit: Audit; crisis: Crisis },
) {
  const intakes = createIntakes({ ...platform, ...modules })
  return {
    routes: (http) =>
      bindRoutes(http, calls, {
        'GET /api/website/appointment/{appointmentId}/intake': {
          limit: limits.read,
          handle: async ({ viewer, params }) => ({
            data: await intakes.toClient(viewer.personId, params.appointmentId),
          }),
        },
        'PUT /api/website/appointment/{appointmentId}/intake': {
          limit: limits.write,
          handle: async ({ viewer, params, body }) => ({
            data: await intakes.save(viewer.personId, params.appointmentId, body),
          }),
        },
        'GET /api/practice/appointment/{appointmentId}/intake': {
          limit: limits.read,
          handle: async ({ viewer, params }) => ({
            data: await intakes.toHealer(viewer.personId, params.appointmentId),
          }),
        },
      }),
  } satisfies Module
}
