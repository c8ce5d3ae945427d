import { adjustments } from './back-office/adjustments.ts'
import { appointmentDesk } from './back-office/appointments.ts'
import { approvals } from './back-office/approvals.ts'
import { books } from './back-office/books.ts'
import { clientDesk } from './back-office/clients.ts'
import { courseOutlines } from './back-office/course-outline.ts'
import { disputes } from './back-office/disputes.ts'
import { eventCancelling } from './back-office/event-cancelling.ts'
import { failedRefunds } from './back-office/failed-refunds.ts'
import { findingCalls } from './back-office/finding.ts'
import { healerApplications } from './back-office/healers.ts'
import { inbox } from './back-office/inbox.ts'
import { invoices } from './back-office/invoices.ts'
import { openingCalls } from './back-office/opening.ts'
import { operations } from './back-office/operations.ts'
import { options } from './back-office/options.ts'
import { orderDesk } from './back-office/orders.ts'
import { resourceCalls } from './back-office/resources.ts'
import { settingCalls } from './back-office/settings.ts'
import { submissionDesk } from './back-office/submissions.ts'
import { todayCalls } from './back-office/today.ts'
import { trialCalls } from './back-office/trials.ts'
import { waiting } from './back-office/waiting.ts'
import { deskCalls } from './desk/desk.ts'
import { healerPagesOnBehalf } from './desk/healer-pages.ts'
import { imports } from './imports/imports.ts'
import { passportCalls } from './passport/calls.ts'
import { practiceArchives } from './practice-archive.ts'
import { privacy } from './privacy.ts'
import { reportCalls } from './reports/reports.ts'
import { webhookCalls } from './webhooks/calls.ts'

/** Every call of the wing administration. */
export const administrationCalls = {
  ...submissionDesk,
  ...todayCalls,
  ...trialCalls,
  ...openingCalls,
  ...findingCalls,
  ...deskCalls,
  ...adjustments,
  ...approvals,
  ...invoices,
  ...resourceCalls,
  ...disputes,
  ...failedRefunds,
  ...options,
  ...courseOutlines,
  ...eventCancelling,
  ...appointmentDesk,
  ...clientDesk,
  ...orderDesk,
  ...books,
  ...inbox,
  ...operations,
  ...waiting,
  ...settingCalls,
  ...healerApplications,
  ...healerPagesOnBehalf,
  ...reportCalls,
  ...webhookCalls,
  ...imports,
  ...passportCalls,
  ...practiceArchives,
  ...privacy,
}
