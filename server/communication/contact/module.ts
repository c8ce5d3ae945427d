import type { Notifications } from '../../foundation/notifications/index.ts'
import type { Settings } from '../../foundation/settings/index.ts'
import type { Module } from '../../platform/module.ts'
import type { Platform } from '../../platform/platform.ts'
import { createContact } from './contact.ts'
import { contactRoutes } from './routes.ts'
import { securityText } from './security-txt.ts'

interface ContactNeeds {
  settings: Settings
  notifications: Notifications
}

/** Messages of visitors by the contact page, and where a weakness of the site is reported. */
export function contactModule(platform: Platform, needs: ContactNeeds) {
  const contact = createContact({ ...platform, ...needs })
  return {
    routes(http) {
      contactRoutes(http, { contact })
      securityText(http, { ...platform, settings: needs.settings })
    },
  } satisfies Module
}
