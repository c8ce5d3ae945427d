import { articles as articlesOf } from '@newyou/contract/administration/back-office/articles'
import { events as eventsOf } from '@newyou/contract/administration/back-office/events'
import { resources } from '@newyou/contract/administration/back-office/resources'
import { reels as reelsOf } from '@newyou/contract/administration/back-office/site'
import type { HealersModule } from '../../care/healers/index.ts'
import type { RoomsModule } from '../../communication/rooms/index.ts'
import type { StaticPagesModule } from '../../content/static-pages/index.ts'
import type { AdvertisingClaims } from '../../foundation/advertising-claims/index.ts'
import type { Audit } from '../../foundation/audit/index.ts'
import type { MediaModule } from '../../foundation/media/index.ts'
import type { Notifications } from '../../foundation/notifications/index.ts'
import type { Settings } from '../../foundation/settings/index.ts'
import type { PaymentProvider } from '../../integrations/payments.ts'
import type { EventsModule } from '../../learning/events/index.ts'
import type { LedgerModule } from '../../money/ledger/index.ts'
import type { Payments } from '../../money/payments/index.ts'
import type { Accounts } from '../../people/accounts/index.ts'
import type { StaffModule } from '../../people/staff/index.ts'
import type { Module } from '../../platform/module.ts'
import type { Platform } from '../../platform/platform.ts'
import { adjustmentRoutes } from './adjustment-routes.ts'
import { createAdjustments } from './adjustments.ts'
import { appointmentDeskRoutes } from './appointment-routes.ts'
import { createStaffAppointments } from './appointments.ts'
import { approvalRoutes } from './approval-routes.ts'
import { createApprovals } from './approvals.ts'
import { bookRoutes } from './book-routes.ts'
import { createBooks } from './books.ts'
import { clientDeskRoutes } from './client-routes.ts'
import { createStaffClients } from './clients.ts'
import { createCouponApproval } from './coupon-approval.ts'
import { createCourseOutline } from './course-outline.ts'
import { courseOutlineRoutes } from './course-routes.ts'
import { disputeRoutes } from './dispute-routes.ts'
import { createDisputeDesk } from './disputes.ts'
import { eventCancellingRoutes } from './event-routes.ts'
import { failedRefundRoutes } from './failed-refund-routes.ts'
import { createFailedRefundDesk } from './failed-refunds.ts'
import { createFinding } from './finding.ts'
import { findingRoutes } from './finding-routes.ts'
import { createHealerApplications } from './healer-applications.ts'
import { createHealerFiles } from './healer-files.ts'
import { createHealerPages } from './healer-pages.ts'
import { healerApplicationRoutes } from './healer-routes.ts'
import { createInbox } from './inbox.ts'
import { inboxRoutes } from './inbox-routes.ts'
import { invoiceRoutes } from './invoice-routes.ts'
import { createStaffInvoices } from './invoices.ts'
import { createOpening } from './opening.ts'
import { operationRoutes } from './operation-routes.ts'
import { createOperations } from './operations.ts'
import { createOptions } from './options.ts'
import { orderDeskRoutes } from './order-routes.ts'
import { createStaffOrders } from './orders.ts'
import { createPriceApproval } from './price-approval.ts'
import { withCategories } from './record-categories.ts'
import { createRecords } from './records.ts'
import { createRefundRequests } from './refund-requests.ts'
import { optionRoutes, resourceRoutes, settingRoutes } from './routes.ts'
import { createSettingsOffice } from './settings.ts'
import { submissionDeskRoutes } from './submission-routes.ts'
import { createSubmissionDesk } from './submissions.ts'
import { tablesOf } from './tables.ts'
import { createManyTextPictures } from './text-pictures.ts'
import { createToday } from './today.ts'
import { createTrials, type TrialDependencies } from './trials.ts'
import { createWaiting } from './waiting.ts'
import { waitingRoutes } from './waiting-routes.ts'

interface BackOfficeNeeds {
  accounts: Pick<Accounts, 'payerOf'>
  claims: AdvertisingClaims
  events: EventsModule
  gateway: PaymentProvider
  handOverOtp: TrialDependencies['handOverOtp']
  healers: Pick<HealersModule, 'applications' | 'nextFree' | 'portraits'>
  ledger: Pick<LedgerModule, 'prove' | 'post' | 'lockOwned'>
  media: Pick<MediaModule, 'files'>
  notifications: Notifications
  payments: Payments
  rooms: Pick<RoomsModule, 'lineReports'>
  settings: Settings
  audit: Audit
  staff: Pick<StaffModule, 'stepUp'>
  staticPages: Pick<StaticPagesModule, 'published' | 'unpublished'>
}

/** The back office: each resource of the contract with its table, and applications of healers. */
export function backOfficeModule(
  platform: Platform,
  {
    accounts,
    claims,
    events,
    gateway,
    handOverOtp,
    healers: { applications: healerApplications, nextFree, portraits },
    ledger,
    media,
    notifications,
    payments,
    rooms: { lineReports },
    settings,
    audit,
    staff: { stepUp },
    staticPages,
  }: BackOfficeNeeds,
) {
  const files = createHealerFiles({ ...platform, applications: healerApplications })
  const approvals = createApprovals({ ...platform, audit, stepUp })
  const applications = createHealerApplications({
    ...platform,
    approvals,
    files,
    audit,
    applications: healerApplications,
    nextFree,
    notifications,
  })
  const meeting = {
    meetUrl: platform.config.MEET_URL,
    hasLiveKit: platform.config.LIVEKIT_URL !== undefined,
  }
  const tables = tablesOf(meeting, settings)
  const couponApproval = createCouponApproval({ ...platform, approvals, settings, stepUp })
  const settingsOffice = createSettingsOffice({ ...platform, approvals, audit, settings, stepUp })
  const priceApproval = createPriceApproval({ ...platform, approvals })
  const recordsOf = (of: (typeof resources)[number]) =>
    createRecords(of, withCategories(of, tables[of.name]), {
      ...{ ...platform, audit, claims, media: media.files },
      guard: of.name === 'coupons' ? couponApproval : priceApproval.guardOf(of),
    })
  const all = resources.map((of) => ({ of, records: recordsOf(of) }))
  for (const { of, records } of all) priceApproval.of(of.name, records)
  async function publishDue() {
    for (const { of, records } of all) if (of.hasStates) await records.publishDue()
  }
  return {
    publishDue,
    applications,
    approvals,
    textPictures: createManyTextPictures(platform),
    routes(http) {
      for (const { of, records } of all) resourceRoutes(http, of, records)
      healerApplicationRoutes(http, {
        applications,
        files,
        pages: createHealerPages({ ...platform, claims, files, audit, notifications, portraits }),
      })
      courseOutlineRoutes(http, createCourseOutline({ ...platform, audit }))
      eventCancellingRoutes(http, { events, audit, stepUp })
      appointmentDeskRoutes(http, createStaffAppointments({ ...platform, audit, lineReports }))
      const clients = createStaffClients({ ...platform, audit })
      const orders = createStaffOrders({ ...platform, audit, settings })
      clientDeskRoutes(http, clients)
      findingRoutes(http, createFinding({ ...platform, clients, orders, records: all }))
      orderDeskRoutes(http, {
        orders,
        refunds: createRefundRequests({ ...platform, audit, notifications, payments, settings, stepUp }),
      })
      disputeRoutes(http, createDisputeDesk({ ...platform, audit, gateway, payments, settings, stepUp }))
      failedRefundRoutes(http, createFailedRefundDesk({ ...platform, audit, payments, stepUp }))
      adjustmentRoutes(http, {
        adjustments: createAdjustments({ ...platform, audit, ledger, notifications, settings, stepUp }),
        once: platform.idempotency.once,
      })
      invoiceRoutes(http, createStaffInvoices({ ...platform, accounts, audit, payments }))
      bookRoutes(http, createBooks({ ...platform, audit, ledger }))
      submissionDeskRoutes(
        http,
        createSubmissionDesk({
          ...platform,
          audit,
          notifications,
          events: recordsOf(eventsOf),
          articles: recordsOf(articlesOf),
          reels: recordsOf(reelsOf),
          files: media.files,
        }),
      )
      inboxRoutes(http, createInbox({ ...platform, audit, notifications, settings }))
      operationRoutes(http, createOperations({ ...platform, audit }))
      optionRoutes(http, createOptions(platform))
      settingRoutes(http, settingsOffice)
      approvalRoutes(http, { approvals })
      const waiting = createWaiting(platform)
      waitingRoutes(http, {
        waiting,
        today: createToday({ ...platform, waiting }),
        trials: createTrials({ ...platform, audit, gateway, handOverOtp }),
        opening: createOpening({ ...platform, settings, staticPages }),
      })
    },
    schedules: [
      { name: 'publish-scheduled', cron: '* * * * *', run: publishDue },
      // In the morning of India.
      { name: 'healer-registrations', cron: '30 3 * * *', run: applications.watchRegistrations },
    ],
  } satisfies Module & Record<string, unknown>
}
