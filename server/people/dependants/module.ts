import { dependants as calls } from '@newyou/contract/people/dependants'
import type { Notifications } from '../../foundation/notifications/index.ts'
import { dependantReplies } from '../../messages/replies/dependants.ts'
import { limits } from '../../platform/http/limits.ts'
import { bindRoutes } from '../../platform/http/routes.ts'
import type { Module } from '../../platform/module.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Accounts } from '../accounts/index.ts'
import type { GuardiansModule } from '../guardians/index.ts'
import { createDependantAnswers } from './answers.ts'
import { createDependants } from './dependants.ts'

interface DependantNeeds {
  accounts: Accounts
  guardians: GuardiansModule
  notifications: Notifications
}

/** People for whom clients book and pay: children without an account, and adults who agreed by a link. */
export function dependantsModule(platform: Platform, needs: DependantNeeds) {
  const dependants = createDependants({ ...platform, ...needs })
  const answers = createDependantAnswers({ ...platform, ...needs })
  return {
    patientOf: dependants.patientOf,
    routes: (http) =>
      bindRoutes(http, calls, {
        'GET /api/website/dependant': {
          limit: limits.read,
          handle: async ({ viewer }) => ({ data: await dependants.mine(viewer.personId) }),
        },
        'POST /api/website/dependant': {
          limit: limits.write,
          handle: async ({ viewer: { personId }, body }) =>
            body.kind === 'child'
              ? { data: await dependants.addChild(personId, body) }
              : { data: await dependants.askAdult(personId, body), message: dependantReplies.linkSent },
        },
        'POST /api/website/dependant/{dependantId}/account': {
          limit: limits.write,
          handle: async ({ viewer, params, body }) => ({
            data: await dependants.sendAccount(viewer.personId, params.dependantId, body.contact),
            message: dependantReplies.linkSent,
          }),
        },
        'DELETE /api/website/dependant/{dependantId}': {
          limit: limits.write,
          handle: async ({ viewer, params }) => ({
            data: await dependants.end(viewer.personId, params.dependantId),
          }),
        },
        'GET /api/website/dependant-link/{token}': {
          limit: limits.entry,
          handle: async ({ params, viewer, address }) => ({
            data: await answers.look(params.token, { viewer, address }),
          }),
        },
        'POST /api/website/dependant-link/{token}': {
          limit: limits.entry,
          handle: async ({ params, body, viewer, address }) => ({
            data: await answers.answer(params.token, body.is_agreed, { viewer, address }),
          }),
        },
      }),
  } satisfies Module & Record<string, unknown>
}

export type DependantsModule = ReturnType<typeof dependantsModule>
