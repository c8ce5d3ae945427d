import type { FastifyInstance } from 'fastify'
import type { Accounts } from '../accounts/index.ts'
import type { SessionPacks } from '../bundles/index.ts'
import type { Directory, FreeTimes, NextFree } from '../healers/index.ts'
import type { Notifications } from '../notifications/index.ts'
import type { Payments } from '../payments/index.ts'
import type { Clock } from '../platform/clock.ts'
import type { Database } from '../platform/database/database.ts'
import type { CountedLimits } from '../platform/http/counted-limits.ts'
import type { Idempotency } from '../platform/http/idempotency.ts'
import type { Chance } from '../platform/ids.ts'
import type { Jobs } from '../platform/jobs/jobs.ts'
import type { PageCache } from '../platform/pages/page-cache.ts'
import type { Realtime } from '../platform/realtime/realtime.ts'
import type { Settings } from '../settings/index.ts'
import { createAtOnce } from './at-once.ts'
import { createBooked } from './booked.ts'
import { createBooking } from './booking.ts'
import { createCalendarFeeds } from './calendar-feed.ts'
import { calendarFileRoute } from './calendar-file.ts'
import { createCancelling } from './cancelling.ts'
import { createChanges } from './changes.ts'
import { freeSessionRoutes } from './free-session-routes.ts'
import { createFreeSessions } from './free-sessions.ts'
import { createAppointmentGoods } from './goods.ts'
import { createHealingAnswers } from './healing-answers.ts'
import { createHealingOffers } from './healing-offers.ts'
import { createHealingReading } from './healing-reading.ts'
import { healingRoutes } from './healing-routes.ts'
import { createHealingTurns } from './healing-turns.ts'
import { createInquiries, inquiryRoutes } from './inquiries.ts'
import { createLinks, createLinkVisits } from './links.ts'
import { createPackSessions } from './pack-sessions.ts'
import { createPractice } from './practice.ts'
import { createReading } from './reading.ts'
import { createReminders } from './reminders.ts'
import { healerReviewRoutes } from './review-routes.ts'
import { createHealerReviews } from './reviews.ts'
import { appointmentRoutes } from './routes.ts'
import { createSlots } from './slots.ts'
import { createTelling } from './telling.ts'
import { createWaitlist } from './waitlist.ts'

interface AppointmentParts {
  db: Database
  clock: Clock
  chance: Chance
  jobs: Jobs
  counted: CountedLimits
  pageCache: PageCache
  accounts: Accounts
  notifications: Notifications
  payments: Payments
  settings: Settings
  sessionPacks: SessionPacks
  directory: Directory
  freeTimes: FreeTimes
  nextFree: NextFree
  realtime: () => Realtime
  /** Signs the links of reminders. */
  secret: string
  publicUrl: string
}

/** Appointments put together: booking, changing, reminding, reviewing, and the healer's practice. */
export function createAppointments(parts: AppointmentParts) {
  const { db, clock, jobs, payments, directory, freeTimes, sessionPacks } = parts
  const orders = payments.desk
  const telling = createTelling(parts)
  const links = createLinks(parts)
  const turns = createHealingTurns({ ...parts, telling })
  const slots = createSlots({ ...parts, orders, turns })
  const reminders = createReminders({ ...parts, links, telling })
  const changes = createChanges({ ...parts, slots, reminders, telling })
  const cancelling = createCancelling({ ...parts, telling, turns })
  const booked = createBooked({ ...parts, reminders, telling })
  const atOnce = createAtOnce({ ...parts, slots, booked })
  const waitlist = createWaitlist(parts)
  const feeds = createCalendarFeeds(parts)
  const reading = createReading(parts)
  const offers = createHealingOffers({ ...parts, slots, telling, turns })
  const goods = createAppointmentGoods({ ...parts, booked, turns })

  jobs.schedule('waitlist', '* * * * *', waitlist.tellWaiting)
  jobs.schedule('appointments-over', '*/5 * * * *', async () => {
    await cancelling.admitOverdue()
    await cancelling.completeOver()
  })

  return {
    goods: { appointment: goods, 'healing-session': goods },
    routes(http: FastifyInstance, once: Idempotency) {
      inquiryRoutes(http, createInquiries(parts))
      appointmentRoutes(http, {
        booking: createBooking({ ...parts, orders, slots }),
        packSessions: createPackSessions({ ...parts, atOnce, sessionPacks }),
        reading,
        practice: createPractice(parts),
        changes,
        cancelling,
        visits: createLinkVisits({ ...parts, links, changes, cancelling }),
        waitlist,
        feeds,
        once,
        claimPayment: payments.claimPayment,
      })
      const freeSessions = createFreeSessions({ ...parts, slots, atOnce, booked, telling, cancelling })
      freeSessionRoutes(http, { freeSessions, reading, directory, freeTimes, once })
      healingRoutes(http, {
        offers,
        answers: createHealingAnswers({
          ...parts,
          orders,
          startPayment: payments.startPayment,
          booked,
          cancelling,
          telling,
          turns,
        }),
        reading: createHealingReading(parts),
        once,
        claimPayment: payments.claimPayment,
      })
      healerReviewRoutes(http, { reviews: createHealerReviews({ ...parts, telling }) })
      feeds.serve(http)
      calendarFileRoute(http, { db, clock, accounts: parts.accounts, publicUrl: parts.publicUrl })
    },
  }
}
