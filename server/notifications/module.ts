import type { Module } from '../platform/module.ts'
import type { Platform } from '../platform/platform.ts'
import type { Settings } from '../settings/index.ts'
import { createDiscreetChoices } from './discreet.ts'
import { createNotifications } from './notifications.ts'
import { createPreferences } from './preferences.ts'
import { notificationRoutes } from './routes.ts'
import { createUnsubscribeLinks, createUnsubscribing, oneClickRoute } from './unsubscribing.ts'

/** Notifications in the app, by socket, mail, SMS and WhatsApp. `createDelivery` hands over what goes outside. */
export function notificationsModule(platform: Platform, { settings }: { settings: Pick<Settings, 'read'> }) {
  const { db, config, publicUrl } = platform
  const preferences = createPreferences(platform)
  const discreet = createDiscreetChoices(platform)
  const notifications = createNotifications({ ...platform, preferences, settings })
  const unsubscribeLinks = createUnsubscribeLinks({ secret: config.SESSION_SECRET, publicUrl })
  const unsubscribing = createUnsubscribing({ db, links: unsubscribeLinks, preferences })
  return {
    ...notifications,
    preferences,
    discreet,
    unsubscribeLinks,
    routes: (http) => {
      notificationRoutes(http, { db, discreet, notifications, preferences, unsubscribing })
      oneClickRoute(http, unsubscribing)
    },
  } satisfies Module & typeof notifications & Record<string, unknown>
}
