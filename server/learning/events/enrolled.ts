import type { Trx } from '../../platform/database/database.ts'
import type { PageCache } from '../../platform/pages/page-cache.ts'
import type { EventNotifications } from './notifications.ts'
import type { EventReminders } from './reminders.ts'
import { type EnrolmentRow, type EventRow, seatsChanged } from './seats.ts'

interface EnrolledDependencies {
  pageCache: PageCache
  reminders: EventReminders
  eventNotifications: EventNotifications
}

/** Effects of a confirmed seat, free or paid. The caller has locked the event. */
export function createEnrolled({ pageCache, reminders, eventNotifications }: EnrolledDependencies) {
  return async (trx: Trx, seat: Pick<EnrolmentRow, 'u_id' | 'client_id'>, event: EventRow, now: Date) => {
    await reminders.schedule(trx, seat, event)
    await seatsChanged(trx, pageCache, event)
    await eventNotifications.notify(trx, seat.client_id, event, {
      message: event.ends_at <= now ? 'events.recordingReady' : 'events.enrolled',
    })
  }
}
export type Enrolled = ReturnType<typeof createEnrolled>
