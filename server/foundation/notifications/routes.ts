import { notifications as calls } from '@newyou/contract/foundation/notifications'
import type { FastifyInstance } from 'fastify'
import { limits } from '../../platform/http/limits.ts'
import { bindRoutes } from '../../platform/http/routes.ts'
import type { Platform } from '../../platform/platform.ts'
import type { DiscreetStore } from './discreet.ts'
import type { Notifications } from './notifications.ts'
import type { PreferenceStore } from './preferences.ts'
import type { PushNotifications } from './push.ts'
import type { Unsubscribing } from './unsubscribing.ts'

interface NotificationRouteDependencies {
  notifications: Notifications
  preferences: Pick<PreferenceStore, 'read' | 'change'>
  unsubscribing: Unsubscribing
  discreet: DiscreetStore
  pushes: PushNotifications
  db: Platform['db']
}

export function notificationRoutes(
  app: FastifyInstance,
  { db, discreet, notifications, preferences, pushes, unsubscribing }: NotificationRouteDependencies,
) {
  bindRoutes(app, calls, {
    'GET /api/website/notification': {
      limit: limits.read,
      async handle({ viewer, query }) {
        const { page, items_per_page: size, after, language } = query
        const { rows, total } = await notifications.list(viewer.personId, { page, size, after, language })
        return { data: rows, total, page, items_per_page: size }
      },
    },
    'GET /api/website/notification-count': {
      limit: limits.read,
      handle: async ({ viewer }) => ({ data: await notifications.count(viewer.personId) }),
    },
    'POST /api/website/read-notification': {
      limit: limits.write,
      async handle({ viewer, body }) {
        await notifications.read(
          viewer.personId,
          'notification_u_id' in body ? body.notification_u_id : undefined,
        )
        const { count } = await notifications.count(viewer.personId)
        return { data: { count } }
      },
    },
    'GET /api/website/notification-preferences': {
      limit: limits.read,
      handle: async ({ viewer }) => ({ data: await preferences.read(viewer.personId) }),
    },
    'PUT /api/website/notification-preferences': {
      limit: limits.write,
      handle: async ({ viewer, body }) => ({ data: await preferences.change(viewer.personId, body) }),
    },
    'GET /api/website/push-subscription': {
      limit: limits.read,
      handle: async ({ viewer }) => ({ data: await pushes.of(viewer) }),
    },
    'PUT /api/website/push-subscription': {
      limit: limits.write,
      handle: async ({ viewer, body }) => ({ data: await pushes.turnOn(viewer, body) }),
    },
    'DELETE /api/website/push-subscription': {
      limit: limits.write,
      handle: async ({ viewer }) => ({ data: await pushes.turnOff(viewer) }),
    },
    'GET /api/website/discreet-use': {
      limit: limits.read,
      handle: async ({ viewer }) => ({ data: await discreet.of(db, viewer.personId) }),
    },
    'PUT /api/website/discreet-use': {
      limit: limits.write,
      handle: async ({ viewer, body }) => ({ data: await discreet.set(viewer.personId, body) }),
    },
    'GET /api/website/unsubscribe/{token}': {
      limit: limits.read,
      handle: async ({ params }) => ({ data: await unsubscribing.look(params.token) }),
    },
    'POST /api/website/unsubscribe/{token}': {
      limit: limits.write,
      handle: async ({ params, body }) => ({ data: await unsubscribing.set(params.token, body.is_on) }),
    },
  })
}
