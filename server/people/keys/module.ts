import { frontEndPathOf } from '@newyou/contract/addresses'
import { keys as calls } from '@newyou/contract/people/keys/keys'
import type { Audit } from '../../foundation/audit/index.ts'
import type { Notifications } from '../../foundation/notifications/index.ts'
import { limits } from '../../platform/http/limits.ts'
import { bindRoutes } from '../../platform/http/routes.ts'
import type { Module } from '../../platform/module.ts'
import type { Platform } from '../../platform/platform.ts'
import type { StepUp } from '../staff/index.ts'
import { createKeys } from './keys.ts'
import { createKeyRights } from './rights.ts'

interface KeyNeeds {
  audit: Audit
  notifications: Notifications
  staff: { stepUp: StepUp }
}

/** Keys of programs that act for a healer or for the practice, each within its scopes. */
export function keysModule(platform: Platform, { audit, notifications, staff }: KeyNeeds) {
  const rights = createKeyRights(platform)
  const keys = createKeys({
    ...platform,
    audit,
    stepUp: staff.stepUp,
    forget: rights.forget,
    onMade: (trx, personId, { u_id: targetId, name }) =>
      notifications.notify(trx, {
        about: null,
        personId,
        type: 'security',
        message: 'accounts.keyMade',
        parameters: { keyName: name },
        frontEndPath: frontEndPathOf('practiceKeys'),
        targetId,
      }),
  })
  return {
    /** The owner of a key. */
    authenticate: rights.authenticate,
    noteCall: keys.note,
    sweep: keys.sweep,
    routes: (http) =>
      bindRoutes(http, calls, {
        'GET /api/practice/key': {
          limit: limits.read,
          handle: async ({ viewer }) => ({ data: await keys.mine(viewer.personId) }),
        },
        'POST /api/practice/key': {
          limit: limits.entry,
          handle: async ({ viewer, body }) => ({ data: await keys.makeMine(viewer.personId, body) }),
        },
        'DELETE /api/practice/key/{keyId}': {
          limit: limits.write,
          handle: async ({ viewer, params }) => ({
            data: await keys.revokeMine(viewer.personId, params.keyId),
          }),
        },
        'GET /api/practice/key/{keyId}/call': {
          limit: limits.read,
          handle: async ({ viewer, params }) => ({ data: await keys.myCalls(viewer.personId, params.keyId) }),
        },
        'GET /api/staff/keys': {
          limit: limits.read,
          handle: ({ query: { page, items_per_page: size, holder } }) => keys.list(holder, { page, size }),
        },
        'POST /api/staff/keys': {
          limit: limits.entry,
          handle: async ({ viewer, body }) => ({ data: await keys.makeForPractice(viewer, body) }),
        },
        'DELETE /api/staff/keys/{keyId}': {
          limit: limits.write,
          handle: async ({ viewer, params }) => ({ data: await keys.revokeAny(viewer, params.keyId) }),
        },
        'GET /api/staff/keys/{keyId}/call': {
          limit: limits.read,
          handle: async ({ params }) => ({ data: await keys.callsOfAny(params.keyId) }),
        },
      }),
  } satisfies Module & Record<string, unknown>
}
