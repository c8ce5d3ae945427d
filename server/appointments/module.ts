import type { Accounts } from '../accounts/index.ts'
import type { SessionPacks } from '../bundles/index.ts'
import type { GuardiansModule } from '../guardians/index.ts'
import type { Directory, FreeTimes, NextFree } from '../healers/index.ts'
import type { Notifications } from '../notifications/index.ts'
import type { Payments } from '../payments/index.ts'
import type { Module } from '../platform/module.ts'
import type { Platform } from '../platform/platform.ts'
import type { Settings } from '../settings/index.ts'
import { createBooked } from './booked.ts'
import { createBooking } from './booking.ts'
import { createCalendarFeeds } from './calendar-feed.ts'
import { calendarFileRoute } from './calendar-file.ts'
import { createCancelling } from './cancelling.ts'
import { createChanges } from './changes.ts'
import { createDisputes } from './disputes.ts'
import { freeSessionRoutes } from './free-session-routes.ts'
import { createFreeSessions } from './free-sessions.ts'
import { createAppointmentFulfilment } from './fulfilment.ts'
import { createHandBacks } from './hand-backs.ts'
import { createInstantBooking } from './instant-booking.ts'
import { createLinkVisits } from './link-visits.ts'
import { createLinks } from './links.ts'
import { createAppointmentNotifications } from './notifications.ts'
import { createPackSessions } from './pack-sessions.ts'
import { createPractice } from './practice.ts'
import { createPracticeCalendars } from './practice-calendar.ts'
import { createReading } from './reading.ts'
import { createReminders } from './reminders.ts'
import { createReturning } from './returning.ts'
import { healerReviewRoutes } from './review-routes.ts'
import { createHealerReviews } from './reviews.ts'
import { appointmentRoutes } from './routes.ts'
import { createSlotHolders } from './slot-holders.ts'
import { createSlots } from './slots.ts'
import { visitorHoldRoutes } from './visitor-hold-routes.ts'
import { createVisitorHolds } from './visitor-holds.ts'

interface AppointmentNeeds {
  accounts: Accounts
  bundles: { sessionPacks: SessionPacks }
  guardians: Pick<GuardiansModule, 'demandConsent'>
  healers: { directory: Directory; freeTimes: FreeTimes; nextFree: NextFree }
  notifications: Notifications
  payments: Payments
  settings: Settings
}

/** Appointments: booking, changing, cancelling, reminders, reviews, and the healer's practice. */
export function appointmentsModule(platform: Platform, needs: AppointmentNeeds) {
  const { config, idempotency: once } = platform
  const { bundles, healers, payments } = needs
  const slotHolders = createSlotHolders()
  const base = {
    ...platform,
    ...needs,
    ...healers,
    ...bundles,
    slotHolders,
    orders: payments.orderService,
    secret: config.SESSION_SECRET,
  }
  const appointmentNotifications = createAppointmentNotifications(base)
  const links = createLinks(base)
  const slots = createSlots(base)
  const noted = { ...base, appointmentNotifications, links, slots }
  const visitorHolds = createVisitorHolds(noted)
  const reminders = createReminders(noted)
  const { booked, onBooked } = createBooked({ ...noted, reminders })
  const returning = createReturning(noted)
  const disputes = createDisputes({ ...noted, returning })
  const handBacks = createHandBacks({ ...noted, reminders, returning })
  onBooked(handBacks.taken)
  const reviews = createHealerReviews(noted)
  const changes = createChanges({ ...noted, reminders, disputes })
  const cancelling = createCancelling({ ...noted, returning })
  const instantBooking = createInstantBooking({ ...noted, booked })
  const feeds = createCalendarFeeds(base)
  const reading = createReading(base)
  const fulfilment = createAppointmentFulfilment({ ...base, booked, cancelling })
  payments.fulfilments.register('appointment', fulfilment)

  return {
    booked,
    onBooked,
    onReviewed: reviews.onWritten,
    onHandedBack: handBacks.onHandedBack,
    cancelling,
    disputes,
    fulfilment,
    slotHolders,
    slots,
    schedules: [
      { name: 'visitor-holds', cron: '*/15 * * * *', run: visitorHolds.deleteExpired },
      { name: 'handed-back', cron: '* * * * *', run: handBacks.finishDue },
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
      appointmentRoutes(http, {
        booking: createBooking(noted),
        packSessions: createPackSessions({ ...noted, instantBooking }),
        reading,
        practice: createPractice(base),
        calendars: createPracticeCalendars(base),
        changes,
        cancelling,
        handBacks,
        visits: createLinkVisits({ ...noted, changes, cancelling }),
        feeds,
        once,
        claimPayment: payments.claimPayment,
      })
      const freeSessions = createFreeSessions({ ...noted, instantBooking, booked, cancelling })
      freeSessionRoutes(http, { ...healers, freeSessions, reading, once })
      visitorHoldRoutes(http, { visitorHolds })
      healerReviewRoutes(http, { reviews })
      feeds.serve(http)
      calendarFileRoute(http, base)
    },
  } satisfies Module & Record<string, unknown>
}

export type AppointmentsModule = ReturnType<typeof appointmentsModule>
