import type { Module } from '../platform/module.ts'
import type { Platform } from '../platform/platform.ts'
import { createNotifications } from './notifications.ts'
import { notificationRoutes } from './routes.ts'

/** Notifications in the app, by socket, mail, SMS and WhatsApp. `createDelivery` hands over what goes outside. */
export function notificationsModule(platform: Platform) {
  const notifications = createNotifications(platform)
  return {
    ...notifications,
    routes: (http) => notificationRoutes(http, notifications),
  } satisfies Module & typeof notifications
}
