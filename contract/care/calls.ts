import { actionPlans } from './action-plans.ts'
import { appointments } from './appointments/appointments.ts'
import { arrival } from './appointments/arrival.ts'
import { calendarFeed } from './appointments/calendar-feed.ts'
import { freeSessions } from './appointments/free-sessions.ts'
import { appointmentHours } from './appointments/hours.ts'
import { appointmentLinks } from './appointments/links.ts'
import { paidSessions } from './appointments/paid-sessions.ts'
import { practiceAsks } from './appointments/practice-asks.ts'
import { practiceCalendars } from './appointments/practice-calendar.ts'
import { healerReviews } from './appointments/reviews.ts'
import { appointmentSeries } from './appointments/series.ts'
import { sessionsTogether } from './appointments/together.ts'
import { visitorHolds } from './appointments/visitor-holds.ts'
import { bookingWidgets } from './booking-widgets.ts'
import { ownCalendars } from './calendars.ts'
import { claimReceipts } from './claim-receipts.ts'
import { clients } from './client-files/clients.ts'
import { clientNotes } from './client-files/notes.ts'
import { leavingCalls } from './handovers/leaving.ts'
import { handovers } from './handovers.ts'
import { availableNow } from './healers/available-now.ts'
import { healers } from './healers/healers.ts'
import { healerJoiningCalls } from './healers/joining.ts'
import { healerPages } from './healers/page.ts'
import { places } from './healers/places.ts'
import { services } from './healers/services.ts'
import { healingSessions } from './healing-sessions/healing-sessions.ts'
import { inquiries } from './inquiries.ts'
import { intakes } from './intake.ts'
import { progressCalls } from './progress.ts'
import { questionnaire } from './questionnaire.ts'
import { selfTests } from './self-tests.ts'
import { sessionPacks } from './session-packs.ts'
import { signedConsents } from './signed-consents.ts'
import { waitlist } from './waitlist.ts'

/** Every call of the wing care. */
export const careCalls = {
  ...healers,
  ...availableNow,
  ...healerPages,
  ...places,
  ...services,
  ...healerJoiningCalls,
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
  ...handovers,
  ...leavingCalls,
  ...sessionPacks,
  ...inquiries,
  ...appointmentLinks,
  ...visitorHolds,
  ...bookingWidgets,
  ...waitlist,
  ...calendarFeed,
  ...freeSessions,
  ...healerReviews,
  ...actionPlans,
  ...healingSessions,
  ...questionnaire,
  ...selfTests,
  ...paidSessions,
}
