import type { Crisis } from '../../foundation/crisis/index.ts'
import type { Notifications } from '../../foundation/notifications/index.ts'
import type { Settings } from '../../foundation/settings/index.ts'
import type { TextMessages } from '../../foundation/text-messages/index.ts'
import type { Payments } from '../../money/payments/index.ts'
import type { Accounts } from '../../people/accounts/index.ts'
import type { DependantsModule } from '../../people/dependants/index.ts'
import type { GuardiansModule } from '../../people/guardians/index.ts'
import type { GuestsModule } from '../../people/guests/index.ts'
import type { ModerationModule } from '../../people/moderation/index.ts'
import type { Module } from '../../platform/module.ts'
import type { Platform } from '../../platform/platform.ts'
import type { AvailableNow, Directory, FreeTimes, NextFree } from '../healers/index.ts'
import type { SessionPacks } from '../session-packs/index.ts'
import { arrivalRoutes, practiceAskRoutes } from './arrival-routes.ts'
import { createBeginNow } from './begin-now.ts'
import { beginNowRoutes } from './begin-now-routes.ts'
import { createBooked } from './booked.ts'
import { createBooking } from './booking.ts'
import { bookingRoutes } from './booking-routes.ts'
import { createCalendarFeeds } from './calendar-feed.ts'
import { calendarFileRoute } from './calendar-file.ts'
import { createCancelling } from './cancelling.ts'
import { createCancellingFollowing } from './cancelling-following.ts'
import { createChanges } from './changes.ts'
import { createReading } from './client-appointments.ts'
import { createCrisisNotices } from './crisis-notices.ts'
import { createDeskBooking } from './desk-booking.ts'
import { createDisputes } from './disputes.ts'
import { freeSessionRoutes } from './free-session-routes.ts'
import { createFreeSessions } from './free-sessions.ts'
import { createAppointmentFulfilment } from './fulfilment.ts'
import { moveGuestSessions } from './guest-sessions.ts'
import { createImportedSessions } from './imported-sessions.ts'
import { createInstantBooking } from './instant-booking.ts'
import { createLinkVisits } from './link-visits.ts'
import { createLinks } from './links.ts'
import { createAppointmentNotifications } from './notifications.ts'
import { createOtherHealer } from './other-healer.ts'
import { createPackSeries } from './pack-series.ts'
import { createPackSessions } from './pack-sessions.ts'
import { paidSessionRoutes } from './paid-session-routes.ts'
import { clientHere, createPaidSessions } from './paid-sessions.ts'
import { createPayLater } from './pay-later.ts'
import { createPractice } from './practice.ts'
import { createPracticeAsks } from './practice-asks.ts'
import { createPracticeCalendars } from './practice-calendar.ts'
import { createRefunding } from './refunding.ts'
import { createReminderAnswers } from './reminder-answers.ts'
import { createReminders } from './reminders.ts'
import { healerReviewContent } from './review-content.ts'
import { healerReviewRoutes } from './review-routes.ts'
import { createHealerReviews } from './reviews.ts'
import { appointmentRoutes } from './routes.ts'
import { createRunningLate } from './running-late.ts'
import { createSeries } from './series.ts'
import { createFollowing } from './series-following.ts'
import { seriesRoutes } from './series-routes.ts'
import { createSlotHolders } from './slot-holders.ts'
import { createSlotReleases } from './slot-releases.ts'
import { createSlots } from './slots.ts'
import { createTogetherAnswers } from './together-answers.ts'
import { createTogetherBooking } from './together-booking.ts'
import { createTogetherEnding } from './together-ending.ts'
import { createInviting } from './together-invitations.ts'
import { createTogetherReading } from './together-reading.ts'
import { createTogetherRest } from './together-rest.ts'
import { togetherRoutes } from './together-routes.ts'
import { createUnpaidSessions } from './unpaid-sessions.ts'
import { visitorHoldRoutes } from './visitor-hold-routes.ts'
import { createVisitorHolds } from './visitor-holds.ts'

interface AppointmentNeeds {
  accounts: Accounts
  sessionPacks: SessionPacks
  crisis: Crisis
  dependants: Pick<DependantsModule, 'patientOf'>
  guardians: Pick<GuardiansModule, 'requireConsent'>
  guests: Pick<GuestsModule, 'guests' | 'onMerged'>
  healers: { availableNow: AvailableNow; directory: Directory; freeTimes: FreeTimes; nextFree: NextFree }
  moderation: Pick<ModerationModule, 'content'>
  notifications: Notifications
  payments: Payments
  settings: Settings
  textMessages: Pick<TextMessages, 'onAnswer'>
}

/** Appointments: booking, changing, cancelling, reminders, reviews, and the healer's practice. */
export function appointmentsModule(platform: Platform, needs: AppointmentNeeds) {
  const { config, idempotency: once } = platform
  const { healers, payments } = needs
  const slotHolders = createSlotHolders()
  const base = {
    ...platform,
    ...needs,
    ...healers,
    slotHolders,
    orders: payments.orderService,
    secret: config.SESSION_SECRET,
  }
  const appointmentNotifications = createAppointmentNotifications(base)
  const links = createLinks(base)
  const slots = createSlots(base)
  const noted = { ...base, appointmentNotifications, links, slots }
  moveGuestSessions(noted)
  const visitorHolds = createVisitorHolds(noted)
  const reminders = createReminders(noted)
  const { booked, onBooked } = createBooked({ ...noted, reminders })
  const refunding = createRefunding(noted)
  const disputes = createDisputes({ ...noted, refunding })
  const slotReleases = createSlotReleases({ ...noted, reminders, refunding })
  onBooked(slotReleases.taken)
  onBooked(createCrisisNotices(base), { tells: true })
  const reviews = createHealerReviews(noted)
  const following = createFollowing({ ...noted, booked })
  const togetherEnding = createTogetherEnding({ ...noted, refunding })
  const togetherRest = createTogetherRest(noted)
  onBooked(createInviting(base))
  const cancelling = createCancelling({ ...noted, refunding, following, togetherEnding })
  const cancellingFollowing = createCancellingFollowing({ ...noted, refunding })
  const instantBooking = createInstantBooking({ ...noted, booked })
  const payLater = createPayLater({ ...base, instantBooking })
  const unpaidSessions = createUnpaidSessions({ ...noted, refunding })
  const changes = createChanges({ ...noted, payLater, reminders, disputes })
  const visits = createLinkVisits({ ...noted, changes, cancelling })
  const answer = createReminderAnswers({ ...noted, visits })
  for (const reminder of ['appointments.reminder', 'appointments.reminderInPerson'] as const)
    needs.textMessages.onAnswer(reminder, answer)
  const practice = createPractice(base)
  const feeds = createCalendarFeeds(base)
  const reading = createReading(base)
  const fulfilment = createAppointmentFulfilment({ ...noted, following, booked, cancelling, togetherRest })
  payments.fulfilments.register('appointment', fulfilment)
  needs.moderation.content.register('healer-review', healerReviewContent(platform))

  return {
    /** What a colleague does for a client, by the same rules. */
    forClients: {
      book: createDeskBooking({ ...base, instantBooking, payLater }),
      runLate: createRunningLate(noted),
      offerOther: createOtherHealer(base),
      changes,
      cancelling,
    },
    /** What a colleague does in the name of a healer, by the same rules. */
    forHealers: { hours: practice.hours, changeHours: practice.changeHours },
    /** What was agreed on elsewhere. */
    imported: createImportedSessions({ ...noted, reminders }),
    booked,
    onBooked,
    onReleased: slotReleases.onReleased,
    cancelling,
    disputes,
    fulfilment,
    slotHolders,
    slots,
    schedules: [
      { name: 'visitor-holds', cron: '*/15 * * * *', run: visitorHolds.deleteExpired },
      { name: 'released-times', cron: '* * * * *', run: slotReleases.finishDue },
      {
        name: 'unpaid-sessions',
        cron: '* * * * *',
        async run() {
          await unpaidSessions.remindDue()
          await unpaidSessions.endDue()
          await unpaidSessions.endUnanswered()
          await unpaidSessions.closeOrders()
        },
      },
      { name: 'sessions-together', cron: '* * * * *', run: togetherEnding.followUp },
      {
        name: 'appointments-over',
        cron: '*/5 * * * *',
        async run() {
          await cancelling.admitOverdue()
          await cancelling.completeOver()
        },
      },
    ],
    routes(http) {
      arrivalRoutes(http, { changes, reading, practice })
      practiceAskRoutes(http, { practiceAsks: createPracticeAsks({ ...noted, cancelling }), reading })
      const booking = createBooking({ ...noted, instantBooking, payLater })
      beginNowRoutes(http, { beginNow: createBeginNow({ ...noted, booking }), once })
      const series = createSeries({ ...noted, booking, payLater })
      const packSeries = createPackSeries({ ...noted, series, booked })
      seriesRoutes(http, { db: platform.db, series, packSeries, cancellingFollowing, reading, once })
      appointmentRoutes(http, {
        reading,
        practice,
        calendars: createPracticeCalendars(base),
        changes,
        cancelling,
        slotReleases,
        visits,
        feeds,
        once,
        clientHere: (personId, appointmentId) => clientHere(platform, personId, appointmentId),
      })
      bookingRoutes(http, {
        booking,
        packSessions: createPackSessions({ ...noted, instantBooking }),
        reading,
        once,
        claimPayment: payments.claimPayment,
        patientOf: needs.dependants.patientOf,
      })
      paidSessionRoutes(http, { paidSessions: createPaidSessions(base), cancelling, changes, once })
      const freeSessions = createFreeSessions({ ...noted, instantBooking, booked, cancelling })
      togetherRoutes(http, {
        booking: createTogetherBooking({ ...noted, booking, instantBooking }),
        answers: createTogetherAnswers({ ...noted, booked }),
        reading: createTogetherReading(base),
        rest: togetherRest,
        once,
      })
      freeSessionRoutes(http, { ...healers, freeSessions, reading, once, settings: needs.settings })
      visitorHoldRoutes(http, { visitorHolds })
      healerReviewRoutes(http, { reviews })
      feeds.serve(http)
      calendarFileRoute(http, base)
    },
  } satisfies Module & Record<string, unknown>
}

export type AppointmentsModule = ReturnType<typeof appointmentsModule>
