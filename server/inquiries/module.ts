import type { Notifications } from '../notifications/index.ts'
import type { Module } from '../platform/module.ts'
import type { Platform } from '../platform/platform.ts'
import type { Settings } from '../settings/index.ts'
import { createInquiries } from './inquiries.ts'
import { inquiryRoutes } from './routes.ts'

interface InquiryNeeds {
  notifications: Notifications
  settings: Settings
}

/** Enquiries before a booking. */
export function inquiriesModule(platform: Platform, needs: InquiryNeeds) {
  const inquiries = createInquiries({ ...platform, ...needs })
  return { routes: (http) => inquiryRoutes(http, inquiries) } satisfies Module
}
