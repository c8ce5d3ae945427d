import { notifications as calls } from '@newyou/contract/notifications'
import type { FastifyInstance } from 'fastify'
import { limits } from '../platform/http/limits.ts'
import { bindRoutes } from '../platform/http/routes.ts'
import type { Notifications } from './notifications.ts'

export function notificationRoutes(app: FastifyInstance, notifications: Notifications) {
  bindRoutes(app, calls, {
    'GET /api/website/notification': {
      limit: limits.read,
      async handle({ viewer, query }) {
        const { page, items_per_page: size, after } = query
        const { rows, total } = await notifications.list(viewer.personId, { page, size, after })
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
  })
}
