import type { FastifyInstance } from 'fastify'
import type { Pool } from 'pg'
import type { Notifications } from '../notifications/index.ts'
import type { Payments } from '../payments/index.ts'
import type { Clock } from '../platform/clock.ts'
import type { Database } from '../platform/database/database.ts'
import type { Idempotency } from '../platform/http/idempotency.ts'
import type { Chance } from '../platform/ids.ts'
import type { Jobs } from '../platform/jobs/jobs.ts'
import type { PrivateFiles } from '../platform/media/private-files.ts'
import type { PageCache } from '../platform/pages/page-cache.ts'
import type { Settings } from '../settings/index.ts'
import { eventCalendarRoute } from './calendar-file.ts'
import { createEventCatalogue, eventHomeModules } from './catalogue.ts'
import { createEnrolled } from './enrolled.ts'
import { createEnrolling } from './enrolling.ts'
import { createEventFeedback } from './feedback.ts'
import { createGivingBack } from './giving-back.ts'
import { createSeatGoods } from './goods.ts'
import { createMyEvents } from './mine.ts'
import { createEventReminders } from './reminders.ts'
import { eventRoutes } from './routes.ts'
import { createEventTelling } from './telling.ts'

interface EventParts {
  db: Database
  pool: Pool
  clock: Clock
  chance: Chance
  jobs: Jobs
  notifications: Notifications
  pageCache: PageCache
  payments: Payments
  privateFiles: PrivateFiles
  settings: Settings
  publicUrl: string
  meetUrl: string | undefined
}

/** Webinars and workshops, put together: one mechanism with two names. */
export function createEvents(parts: EventParts) {
  const { db, clock, jobs, payments, settings, publicUrl } = parts
  const telling = createEventTelling(parts)
  const reminders = createEventReminders({ db, clock, jobs, telling })
  const enrolled = createEnrolled({ ...parts, reminders, telling })
  const enrolling = createEnrolling({ ...parts, orders: payments.desk, enrolled })
  const givingBack = createGivingBack({ ...parts, telling })
  const catalogue = createEventCatalogue(parts)
  const goods = createSeatGoods({ ...parts, enrolled })

  /** What is over and was not recorded is no longer found: no row changes when a clock passes a moment. */
  async function forgetOver() {
    await db
      .deleteFrom('search_entry as s')
      .using('event as e')
      .whereRef('s.kind', '=', 'e.kind')
      .whereRef('s.item_id', '=', 'e.u_id')
      .where('e.ends_at', '<=', clock.now())
      .where('e.recording', 'is', null)
      .execute()
  }
  jobs.schedule('events-over', '*/5 * * * *', forgetOver)

  return {
    goods: { webinar: goods, workshop: goods },
    homeModules: eventHomeModules,
    publicPages: catalogue.publicPages,
    /** The house calls an event off. */
    callOff: givingBack.callOff,
    routes(http: FastifyInstance, once: Idempotency['once']) {
      eventRoutes(http, {
        catalogue,
        enrolling,
        mine: createMyEvents(parts),
        givingBack,
        feedback: createEventFeedback({ db, clock, telling }),
        settings,
        claimPayment: payments.claimPayment,
        once,
      })
      eventCalendarRoute(http, { db, clock, publicUrl })
    },
  }
}
