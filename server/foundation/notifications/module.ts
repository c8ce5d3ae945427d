import type { PushProvider } from '../../integrations/push.ts'
import type { Module } from '../../platform/module.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Settings } from '../settings/index.ts'
import { createDiscreetChoices } from './discreet.ts'
import { createFiling } from './filing.ts'
import { createNotifications } from './notifications.ts'
import { createPreferences } from './preferences.ts'
import { createPushNotifications } from './push.ts'
import { createRecords } from './records.ts'
import { notificationRoutes } from './routes.ts'
import { createUnsubscribeLinks, createUnsubscribing, oneClickRoute } from './unsubscribing.ts'

interface NotificationNeeds {
  push: PushProvider | undefined
  settings: Pick<Settings, 'read'>
}

/** Notifications in the app, by socket, mail, SMS, WhatsApp and push. `createDelivery` hands over what goes outside. */
export function notificationsModule(platform: Platform, { push, settings }: NotificationNeeds) {
  const { db, config, publicUrl } = platform
  const discreet = createDiscreetChoices(platform)
  const pushes = createPushNotifications({ ...platform, discreet, push })
  const preferences = createPreferences({ ...platform, hasPush: pushes.isOffered })
  const records = createRecords()
  const notifications = {
    ...createNotifications({ ...platform, preferences, pushes, records }),
    ...createFiling({ ...platform, settings }),
  }
  const unsubscribeLinks = createUnsubscribeLinks({ secret: config.SESSION_SECRET, publicUrl })
  const unsubscribing = createUnsubscribing({ db, links: unsubscribeLinks, preferences })
  return {
    ...notifications,
    preferences,
    discreet,
    pushes,
    unsubscribeLinks,
    routes: (http) => {
      notificationRoutes(http, { db, discreet, notifications, preferences, pushes, unsubscribing })
      oneClickRoute(http, unsubscribing)
    },
  } satisfies Module & typeof notifications & Record<string, unknown>
}
