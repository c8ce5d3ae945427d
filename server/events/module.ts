import { hostUploadsPath } from '@newyou/contract/media'
import type { Accounts } from '../accounts/index.ts'
import type { GuardiansModule } from '../guardians/index.ts'
import type { HomeModule } from '../home/index.ts'
import type { MediaModule } from '../media/index.ts'
import type { Notifications } from '../notifications/index.ts'
import type { Payments } from '../payments/index.ts'
import type { Module } from '../platform/module.ts'
import type { Platform } from '../platform/platform.ts'
import type { Settings } from '../settings/index.ts'
import type { StaffModule } from '../staff/index.ts'
import { createAttendance } from './attendance.ts'
import { eventCalendarRoute } from './calendar-file.ts'
import { createEnrolmentCancelling } from './cancelling.ts'
import { createEventCatalogue, eventHomeModules } from './catalogue.ts'
import { createEnrolled } from './enrolled.ts'
import { createEnrolling } from './enrolling.ts'
import { createEventFeedback } from './feedback.ts'
import { createEnrolmentFulfilment } from './fulfilment.ts'
import { createHostedEvents } from './hosted.ts'
import { createMyEvents } from './mine.ts'
import { createEventNotifications } from './notifications.ts'
import { createRecordingDesk, recordingDeskRoutes } from './recording-desk.ts'
import { createRecordingNews } from './recording-news.ts'
import { createRecordings } from './recordings.ts'
import { createEventReminders } from './reminders.ts'
import { eventRoutes } from './routes.ts'

interface EventNeeds {
  accounts: Pick<Accounts, 'knownAs'>
  guardians: Pick<GuardiansModule, 'demandConsent'>
  home: HomeModule
  media: Pick<MediaModule, 'files' | 'played' | 'uploadsAt'>
  notifications: Notifications
  payments: Payments
  settings: Settings
  staff: Pick<StaffModule, 'audit'>
}

/** Webinars and workshops, which work the same way. */
export function eventsModule(platform: Platform, needs: EventNeeds) {
  const { config, db, clock, publicUrl, idempotency } = platform
  const { home, media, payments, settings, staff } = needs
  const { audit } = staff
  const dependencies = {
    ...platform,
    ...needs,
    meetUrl: config.MEET_URL,
    hasLiveKit: config.LIVEKIT_URL !== undefined,
  }
  const eventNotifications = createEventNotifications(dependencies)
  const reminders = createEventReminders({ ...dependencies, eventNotifications })
  const enrolled = createEnrolled({ ...dependencies, reminders, eventNotifications })
  const cancelling = createEnrolmentCancelling({ ...dependencies, eventNotifications })
  const catalogue = createEventCatalogue(dependencies)
  const attendance = createAttendance(dependencies)
  const recordings = createRecordings({ ...platform, files: media.files })
  const recordingNews = createRecordingNews({ ...platform, eventNotifications })
  const fulfilment = createEnrolmentFulfilment({ ...dependencies, enrolled })
  payments.fulfilments.register('webinar', fulfilment)
  payments.fulfilments.register('workshop', fulfilment)
  home.register(eventHomeModules)

  /** Removes events that have ended without a recording from the search; no row changes when an event ends. */
  const forgetOver = () =>
    db
      .deleteFrom('search_entry as s')
      .using('event as e')
      .whereRef('s.kind', '=', 'e.kind')
      .whereRef('s.item_id', '=', 'e.u_id')
      .where('e.ends_at', '<=', clock.now())
      .where('e.recording', 'is', null)
      .execute()

  return {
    /** Recordings of events: sent by hosts, or made in their rooms. */
    recordings,
    /** Cancels an event, and refunds every enrolment. */
    callOff: cancelling.callOff,
    whatCallingOffReturns: cancelling.whatCallingOffReturns,
    schedules: [{ name: 'events-over', cron: '*/5 * * * *', run: forgetOver }],
    routes(http) {
      eventRoutes(http, {
        catalogue,
        enrolling: createEnrolling({ ...dependencies, orders: payments.orderService, enrolled }),
        mine: createMyEvents({ ...dependencies, played: media.played }),
        hosted: createHostedEvents({ ...dependencies, recordings }),
        attendance,
        recordings,
        cancelling,
        feedback: createEventFeedback({ ...dependencies, eventNotifications }),
        settings,
        claimPayment: payments.claimPayment,
        once: idempotency.once,
      })
      media.uploadsAt(http, {
        path: hostUploadsPath,
        who: 'healer',
        policy: 'healers, after an event of their own',
        underWayMax: 1,
        demand: recordings.demandMaySend,
      })
      recordingDeskRoutes(
        http,
        createRecordingDesk({ ...dependencies, audit, recordingNews, files: media.files }),
      )
      eventCalendarRoute(http, { db, publicUrl })
    },
    publicPages: catalogue.publicPages,
  } satisfies Module & Record<string, unknown>
}
export type EventsModule = ReturnType<typeof eventsModule>
