import type { Notifications } from '../notifications/index.ts'
import type { Module } from '../platform/module.ts'
import type { Platform } from '../platform/platform.ts'
import type { Settings } from '../settings/index.ts'
import { createContact } from './contact.ts'
import { contactRoutes } from './routes.ts'

interface ContactNeeds {
  settings: Settings
  notifications: Notifications
}

/** Messages of visitors by the contact page. */
export function contactModule(platform: Platform, needs: ContactNeeds) {
  const contact = createContact({ ...platform, ...needs })
  return { routes: (http) => contactRoutes(http, { contact }) } satisfies Module
}
