import { adjustments } from './administration/back-office/adjustments.ts'
import { appointmentDesk } from './administration/back-office/appointments.ts'
import { approvals } from './administration/back-office/approvals.ts'
import { books } from './administration/back-office/books.ts'
import { clientDesk } from './administration/back-office/clients.ts'
import { courseOutlines } from './administration/back-office/course-outline.ts'
import { disputes } from './administration/back-office/disputes.ts'
import { eventCancelling } from './administration/back-office/event-cancelling.ts'
import { failedRefunds } from './administration/back-office/failed-refunds.ts'
import { findingCalls } from './administration/back-office/finding.ts'
import { healerApplications } from './administration/back-office/healers.ts'
import { inbox } from './administration/back-office/inbox.ts'
import { invoices } from './administration/back-office/invoices.ts'
import { openingCalls } from './administration/back-office/opening.ts'
import { operations } from './administration/back-office/operations.ts'
import { options } from './administration/back-office/options.ts'
import { orderDesk } from './administration/back-office/orders.ts'
import { resourceCalls } from './administration/back-office/resources.ts'
import { settingCalls } from './administration/back-office/settings.ts'
import { submissionDesk } from './administration/back-office/submissions.ts'
import { todayCalls } from './administration/back-office/today.ts'
import { trialCalls } from './administration/back-office/trials.ts'
import { waiting } from './administration/back-office/waiting.ts'
import { deskCalls } from './administration/desk/desk.ts'
import { healerPagesOnBehalf } from './administration/desk/healer-pages.ts'
import { imports } from './administration/imports/imports.ts'
import { practiceArchives } from './administration/practice-archive.ts'
import { privacy } from './administration/privacy.ts'
import { reportCalls } from './administration/reports/reports.ts'
import { webhookCalls } from './administration/webhooks/calls.ts'
import { actionPlans } from './care/action-plans.ts'
import { appointments } from './care/appointments/appointments.ts'
import { arrival } from './care/appointments/arrival.ts'
import { calendarFeed } from './care/appointments/calendar-feed.ts'
import { freeSessions } from './care/appointments/free-sessions.ts'
import { appointmentHours } from './care/appointments/hours.ts'
import { appointmentLinks } from './care/appointments/links.ts'
import { paidSessions } from './care/appointments/paid-sessions.ts'
import { practiceAsks } from './care/appointments/practice-asks.ts'
import { practiceCalendars } from './care/appointments/practice-calendar.ts'
import { healerReviews } from './care/appointments/reviews.ts'
import { appointmentSeries } from './care/appointments/series.ts'
import { sessionsTogether } from './care/appointments/together.ts'
import { visitorHolds } from './care/appointments/visitor-holds.ts'
import { bookingWidgets } from './care/booking-widgets.ts'
import { ownCalendars } from './care/calendars.ts'
import { claimReceipts } from './care/claim-receipts.ts'
import { clients } from './care/client-files/clients.ts'
import { clientNotes } from './care/client-files/notes.ts'
import { handoverCalls } from './care/handovers.ts'
import { availableNow } from './care/healers/available-now.ts'
import { healers } from './care/healers/healers.ts'
import { healerJoiningCalls } from './care/healers/joining.ts'
import { healerPages } from './care/healers/page.ts'
import { places } from './care/healers/places.ts'
import { services } from './care/healers/services.ts'
import { healingSessions } from './care/healing-sessions/healing-sessions.ts'
import { inquiries } from './care/inquiries.ts'
import { intakes } from './care/intake.ts'
import { progressCalls } from './care/progress.ts'
import { questionnaire } from './care/questionnaire.ts'
import { selfTests } from './care/self-tests.ts'
import { sessionPacks } from './care/session-packs.ts'
import { signedConsents } from './care/signed-consents.ts'
import { waitlist } from './care/waitlist.ts'
import { chats } from './communication/chat.ts'
import { cometChat } from './communication/cometchat.ts'
import { communityDesk } from './communication/community/admin.ts'
import { community } from './communication/community/community.ts'
import { contact } from './communication/contact.ts'
import { faq } from './communication/faq.ts'
import { roomAudience } from './communication/rooms/audience.ts'
import { roomLine } from './communication/rooms/line.ts'
import { roomLineReports } from './communication/rooms/line-report.ts'
import { objections } from './communication/rooms/objections.ts'
import { roomPhones } from './communication/rooms/phone.ts'
import { roomRecordings } from './communication/rooms/recordings.ts'
import { rooms } from './communication/rooms/rooms.ts'
import { supportDesk, supportTickets } from './communication/support.ts'
import { articles } from './content/articles.ts'
import { home } from './content/home.ts'
import { reels } from './content/reels.ts'
import { siteLinks } from './content/site-links/site-links.ts'
import { pages } from './content/static-pages/static-pages.ts'
import { submissions } from './content/submissions.ts'
import { suggestions } from './content/suggestions.ts'
import type { Answer, Body, Params, Query } from './endpoint.ts'
import { advertisingClaims } from './foundation/advertising-claims.ts'
import { auditTrail } from './foundation/audit.ts'
import { brandCalls } from './foundation/brand/calls.ts'
import { crisis } from './foundation/crisis/crisis.ts'
import { lists } from './foundation/lists.ts'
import { media } from './foundation/media.ts'
import { notifications } from './foundation/notifications.ts'
import { search } from './foundation/search.ts'
import { settings } from './foundation/settings.ts'
import { textCalls } from './foundation/text-messages/calls.ts'
import { bundles } from './learning/bundles.ts'
import { courses } from './learning/courses/courses.ts'
import { myLearning } from './learning/courses/my-learning.ts'
import { coursePlaying } from './learning/courses/player.ts'
import { coursePreviews } from './learning/courses/preview.ts'
import { ebooks } from './learning/ebooks.ts'
import { enrolments } from './learning/events/enrolments.ts'
import { events } from './learning/events/events.ts'
import { hostedEvents } from './learning/events/hosted-events.ts'
import { myEvents } from './learning/events/my-events.ts'
import { recordingDesk } from './learning/events/recording-admin.ts'
import { earnings } from './money/earnings/earnings.ts'
import { payouts } from './money/earnings/payouts.ts'
import { organizationSignOn } from './money/organization-sign-on/sign-on.ts'
import { organizationDesk } from './money/organizations/admin.ts'
import { organizations } from './money/organizations/organizations.ts'
import { coupons } from './money/payments/coupons.ts'
import { paymentLinks, staffLinks } from './money/payments/payment-links.ts'
import { payments } from './money/payments/payments.ts'
import { purchases } from './money/purchases.ts'
import { referrals } from './money/referrals.ts'
import { tillCalls } from './money/tills.ts'
import { wallet } from './money/wallet.ts'
import { contactChanges } from './people/accounts/contact-changes.ts'
import { devices } from './people/accounts/devices.ts'
import { profiles } from './people/accounts/profile.ts'
import { registration } from './people/accounts/registration.ts'
import { signIn } from './people/accounts/sign-in.ts'
import { apps } from './people/apps/apps.ts'
import { blocks } from './people/blocks.ts'
import { consents } from './people/consents.ts'
import { dependants } from './people/dependants.ts'
import { guardians } from './people/guardians/guardians.ts'
import { guests } from './people/guests/guests.ts'
import { keys } from './people/keys/keys.ts'
import { reportDesk } from './people/moderation/admin.ts'
import { contentReports } from './people/moderation/reports.ts'
import { passkeys } from './people/passkeys/passkeys.ts'
import { signOn } from './people/sign-on/sign-on.ts'
import { deskStaff } from './people/staff/desk.ts'
import { firstStart } from './people/staff/first-start.ts'
import { secondFactor } from './people/staff/second-factor.ts'
import { staff } from './people/staff/staff.ts'
import { wishlist } from './people/wishlist.ts'

/** Every call of the site, by method and path. The server binds each one exactly once. */
export const api = {
  ...settings,
  ...home,
  ...healers,
  ...availableNow,
  ...healerPages,
  ...places,
  ...services,
  ...signIn,
  ...registration,
  ...lists,
  ...healerJoiningCalls,
  ...profiles,
  ...devices,
  ...contactChanges,
  ...appointments,
  ...appointmentSeries,
  ...sessionsTogether,
  ...arrival,
  ...practiceAsks,
  ...appointmentHours,
  ...practiceCalendars,
  ...clients,
  ...clientNotes,
  ...ownCalendars,
  ...claimReceipts,
  ...intakes,
  ...signedConsents,
  ...progressCalls,
  ...handoverCalls,
  ...submissions,
  ...submissionDesk,
  ...payments,
  ...earnings,
  ...payouts,
  ...purchases,
  ...courses,
  ...bundles,
  ...sessionPacks,
  ...myLearning,
  ...coursePlaying,
  ...coursePreviews,
  ...coupons,
  ...paymentLinks,
  ...staffLinks,
  ...tillCalls,
  ...todayCalls,
  ...trialCalls,
  ...openingCalls,
  ...findingCalls,
  ...wallet,
  ...notifications,
  ...organizations,
  ...organizationDesk,
  ...organizationSignOn,
  ...pages,
  ...siteLinks,
  ...articles,
  ...ebooks,
  ...enrolments,
  ...events,
  ...hostedEvents,
  ...myEvents,
  ...reels,
  ...inquiries,
  ...search,
  ...wishlist,
  ...contact,
  ...faq,
  ...cometChat,
  ...staff,
  ...deskStaff,
  ...deskCalls,
  ...adjustments,
  ...approvals,
  ...invoices,
  ...firstStart,
  ...secondFactor,
  ...auditTrail,
  ...advertisingClaims,
  ...resourceCalls,
  ...disputes,
  ...failedRefunds,
  ...media,
  ...options,
  ...courseOutlines,
  ...eventCancelling,
  ...recordingDesk,
  ...appointmentDesk,
  ...clientDesk,
  ...orderDesk,
  ...books,
  ...inbox,
  ...operations,
  ...waiting,
  ...settingCalls,
  ...brandCalls,
  ...healerApplications,
  ...healerPagesOnBehalf,
  ...supportTickets,
  ...supportDesk,
  ...appointmentLinks,
  ...visitorHolds,
  ...bookingWidgets,
  ...waitlist,
  ...calendarFeed,
  ...freeSessions,
  ...healerReviews,
  ...actionPlans,
  ...healingSessions,
  ...chats,
  ...blocks,
  ...community,
  ...communityDesk,
  ...reportDesk,
  ...contentReports,
  ...crisis,
  ...roomAudience,
  ...roomLine,
  ...roomLineReports,
  ...roomPhones,
  ...roomRecordings,
  ...rooms,
  ...objections,
  ...questionnaire,
  ...selfTests,
  ...referrals,
  ...reportCalls,
  ...webhookCalls,
  ...imports,
  ...guardians,
  ...dependants,
  ...paidSessions,
  ...guests,
  ...keys,
  ...textCalls,
  ...apps,
  ...{ ...passkeys, ...signOn },
  ...consents,
  ...{ ...practiceArchives, ...privacy },
  ...suggestions,
}

export type Api = typeof api
export type Call = keyof Api

type Empty = Record<string, never>
type Part<Name extends string, Value> = Value extends Empty
  ? unknown
  : Empty extends Value
    ? { [K in Name]?: Value }
    : { [K in Name]: Value }

/** The input of a call by its description; parts without fields are left out. */
export type InputOf<D> = Part<'params', Params<D>> & Part<'query', Query<D>> & Part<'body', Body<D>>
export type CallInput<K extends Call> = InputOf<Api[K]>
export type CallAnswer<K extends Call> = Answer<Api[K]>
