import { contactChanges } from './accounts/contact-changes.ts'
import { devices } from './accounts/devices.ts'
import { profiles } from './accounts/profile.ts'
import { registration } from './accounts/registration.ts'
import { signIn } from './accounts/sign-in.ts'
import { actionPlans } from './action-plans.ts'
import { appointments } from './appointments/appointments.ts'
import { calendarFeed } from './appointments/calendar-feed.ts'
import { freeSessions } from './appointments/free-sessions.ts'
import { appointmentHours } from './appointments/hours.ts'
import { appointmentLinks } from './appointments/links.ts'
import { practiceCalendars } from './appointments/practice-calendar.ts'
import { healerReviews } from './appointments/reviews.ts'
import { visitorHolds } from './appointments/visitor-holds.ts'
import { articles } from './articles.ts'
import { adjustments } from './back-office/adjustments.ts'
import { appointmentDesk } from './back-office/appointments.ts'
import { approvals } from './back-office/approvals.ts'
import { books } from './back-office/books.ts'
import { clientDesk } from './back-office/clients.ts'
import { courseOutlines } from './back-office/course-outline.ts'
import { disputes } from './back-office/disputes.ts'
import { eventCancelling } from './back-office/event-cancelling.ts'
import { recordingDesk } from './back-office/event-recordings.ts'
import { failedRefunds } from './back-office/failed-refunds.ts'
import { healerApplications } from './back-office/healers.ts'
import { inbox } from './back-office/inbox.ts'
import { invoices } from './back-office/invoices.ts'
import { operations } from './back-office/operations.ts'
import { options } from './back-office/options.ts'
import { orderDesk } from './back-office/orders.ts'
import { resourceCalls } from './back-office/resources.ts'
import { settingCalls } from './back-office/settings.ts'
import { submissionDesk } from './back-office/submissions.ts'
import { waiting } from './back-office/waiting.ts'
import { blocks } from './blocks.ts'
import { bundles } from './bundles.ts'
import { chats } from './chat.ts'
import { cometChat } from './cometchat.ts'
import { community } from './community/community.ts'
import { communityDesk } from './community/desk.ts'
import { contentReports } from './community/reports.ts'
import { contact } from './contact.ts'
import { courses } from './courses/courses.ts'
import { myLearning } from './courses/my-learning.ts'
import { coursePlaying } from './courses/player.ts'
import { coursePreviews } from './courses/preview.ts'
import { crisis } from './crisis/crisis.ts'
import { earnings } from './earnings/earnings.ts'
import { payouts } from './earnings/payouts.ts'
import { ebooks } from './ebooks.ts'
import type { Answer, Body, Params, Query } from './endpoint.ts'
import { enrolments } from './events/enrolments.ts'
import { events } from './events/events.ts'
import { hostedEvents } from './events/hosted-events.ts'
import { myEvents } from './events/my-events.ts'
import { guardians } from './guardians/guardians.ts'
import { healers } from './healers/healers.ts'
import { healerPages } from './healers/page.ts'
import { healingSessions } from './healing-sessions/healing-sessions.ts'
import { home } from './home.ts'
import { inquiries } from './inquiries.ts'
import { media } from './media.ts'
import { notifications } from './notifications.ts'
import { organizationDesk } from './organizations/desk.ts'
import { organizations } from './organizations/organizations.ts'
import { pages } from './pages.ts'
import { coupons } from './payments/coupons.ts'
import { payments } from './payments/payments.ts'
import { clients } from './practice/clients.ts'
import { privacy } from './privacy.ts'
import { purchases } from './purchases.ts'
import { questionnaire } from './questionnaire.ts'
import { reels } from './reels.ts'
import { referrals } from './referrals.ts'
import { reportCalls } from './reports/reports.ts'
import { roomAudience } from './rooms/audience.ts'
import { objections } from './rooms/objections.ts'
import { roomRecordings } from './rooms/recordings.ts'
import { rooms } from './rooms/rooms.ts'
import { search } from './search.ts'
import { selfTests } from './self-tests.ts'
import { settings } from './settings.ts'
import { auditTrail } from './staff/audit.ts'
import { secondFactor } from './staff/second-factor.ts'
import { staff } from './staff/staff.ts'
import { submissions } from './submissions.ts'
import { suggestions } from './suggestions.ts'
import { supportDesk, supportTickets } from './support.ts'
import { waitlist } from './waitlist.ts'
import { wallet } from './wallet.ts'
import { wishlist } from './wishlist.ts'

/** Every call of the site, by method and path. The server binds each one exactly once. */
export const api = {
  ...settings,
  ...home,
  ...healers,
  ...healerPages,
  ...signIn,
  ...registration,
  ...profiles,
  ...devices,
  ...contactChanges,
  ...appointments,
  ...appointmentHours,
  ...practiceCalendars,
  ...clients,
  ...submissions,
  ...submissionDesk,
  ...payments,
  ...earnings,
  ...payouts,
  ...purchases,
  ...courses,
  ...bundles,
  ...myLearning,
  ...coursePlaying,
  ...coursePreviews,
  ...coupons,
  ...wallet,
  ...notifications,
  ...organizations,
  ...organizationDesk,
  ...pages,
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
  ...cometChat,
  ...staff,
  ...adjustments,
  ...approvals,
  ...invoices,
  ...secondFactor,
  ...auditTrail,
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
  ...healerApplications,
  ...supportTickets,
  ...supportDesk,
  ...appointmentLinks,
  ...visitorHolds,
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
  ...contentReports,
  ...crisis,
  ...roomAudience,
  ...roomRecordings,
  ...rooms,
  ...objections,
  ...questionnaire,
  ...selfTests,
  ...referrals,
  ...reportCalls,
  ...guardians,
  ...privacy,
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

/** The input of a call; parts without fields are left out. */
export type CallInput<K extends Call> = Part<'params', Params<Api[K]>> &
  Part<'query', Query<Api[K]>> &
  Part<'body', Body<Api[K]>>
export type CallAnswer<K extends Call> = Answer<Api[K]>
