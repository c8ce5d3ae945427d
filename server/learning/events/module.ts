import { hostUploadsPath } from '@newyou/contract/foundation/media'
import { sql } from 'kysely'
import type { Audit } from '../../foundation/audit/index.ts'
import type { MediaModule } from '../../foundation/media/index.ts'
import type { Notifications } from '../../foundation/notifications/index.ts'
import { forgetEntries } from '../../foundation/search/index.ts'
import type { Settings } from '../../foundation/settings/index.ts'
import type { Payments } from '../../money/payments/index.ts'
import type { Accounts } from '../../people/accounts/index.ts'
import type { GuardiansModule } from '../../people/guardians/index.ts'
import type { Trx } from '../../platform/database/database.ts'
import { locking } from '../../platform/database/locks.ts'
import type { Module } from '../../platform/module.ts'
import type { Platform } from '../../platform/platform.ts'
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
import { createRecordingDesk, recordingDeskRoutes } from './recording-admin.ts'
import { createRecordingNews } from './recording-news.ts'
import { createRecordings } from './recordings.ts'
import { createEventReminders } from './reminders.ts'
import { eventRoutes } from './routes.ts'

interface EventNeeds {
  accounts: Pick<Accounts, 'knownAs'>
  guardians: Pick<GuardiansModule, 'requireConsent'>
  media: Pick<MediaModule, 'files' | 'played' | 'uploadsAt'>
  notifications: Notifications
  payments: Payments
  settings: Settings
  audit: Audit
}

/** Webinars and workshops, which work the same way. */
export function eventsModule(platform: Platform, needs: EventNeeds) {
  const { config, db, clock, publicUrl, idempotency } = platform
  const { audit, media, payments, settings } = needs
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

  /** Removes events that have ended without a recording from the search; no row changes when an event ends. */
  const forgetOver = () =>
    forgetEntries(db, sql`select kind, u_id from event where ends_at <= ${clock.now()} and recording is null`)

  return {
    /** The host ended the room of an event for all. Locks the event. */
    async endRoom(trx: Trx, eventId: string, at: Date) {
      locking(trx, 'event', eventId)
      await trx.updateTable('event').set({ room_ended_at: at }).where('u_id', '=', eventId).execute()
    },
    /** Recordings of events: sent by hosts, or made in their rooms. */
    recordings,
    /** Cancels an event, and refunds every enrolment. */
    cancelEvent: cancelling.cancelEvent,
    refundsOfCancelling: cancelling.refundsOfCancelling,
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
        demand: recordings.requireMaySend,
      })
      recordingDeskRoutes(
        http,
        createRecordingDesk({ ...dependencies, audit, recordingNews, files: media.files }),
      )
      eventCalendarRoute(http, { db, publicUrl })
    },
    homeModules: eventHomeModules,
    publicPages: catalogue.publicPages,
  } satisfies Module & Record<string, unknown>
}
export type EventsModule = ReturnType<typeof eventsModule>
