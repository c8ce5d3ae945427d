import type { Notifications } from '../../foundation/notifications/index.ts'
import type { Settings } from '../../foundation/settings/index.ts'
import type { Module } from '../../platform/module.ts'
import type { Platform } from '../../platform/platform.ts'
import { createInquiryAnswers } from './answers.ts'
import { createInquiries } from './inquiries.ts'
import { createMyInquiries } from './mine.ts'
import { inquiryRoutes } from './routes.ts'

interface InquiryNeeds {
  notifications: Notifications
  settings: Settings
}

/** Enquiries before a booking, and what healers answer. */
export function inquiriesModule(platform: Platform, needs: InquiryNeeds) {
  const dependencies = { ...platform, ...needs }
  const inquiries = createInquiries(dependencies)
  const answers = createInquiryAnswers(dependencies)
  return {
    routes: (http) => inquiryRoutes(http, { inquiries, answers, mine: createMyInquiries(platform) }),
  } satisfies Module
}
