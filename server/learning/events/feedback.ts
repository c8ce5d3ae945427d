import type { EventKind } from '@newyou/contract/learning/events/events'
import type { EventFeedback } from '@newyou/contract/learning/events/my-events'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import { throwError } from '../../platform/http/errors.ts'
import type { EventNotifications } from './notifications.ts'
import { seatOf } from './seats.ts'

interface FeedbackDependencies {
  db: Database
  clock: Clock
  eventNotifications: Pick<EventNotifications, 'feedbackUrl'>
}

/** Feedback of enrolled clients on an event: once each, from its end on, and they may change it. */
export function createEventFeedback({ db, clock, eventNotifications }: FeedbackDependencies) {
  return {
    /** @throws DomainError notFound, notEnrolled */
    async url(personId: string, kind: EventKind, eventId: string): Promise<string> {
      const { event } = await seatOf(db, personId, eventId, kind)
      return eventNotifications.feedbackUrl(event)
    },

    /** @throws DomainError notFound, notEnrolled, feedbackTooEarly */
    async put(
      personId: string,
      kind: EventKind,
      eventId: string,
      review: { stars: number; text: string },
    ): Promise<EventFeedback> {
      const now = clock.now()
      const { event } = await seatOf(db, personId, eventId, kind)
      if (event.ends_at > now) throwError('feedbackTooEarly')
      const row = await db
        .insertInto('event_feedback')
        .values({ event_id: eventId, person_id: personId, ...review, created_at: now, updated_at: now })
        .onConflict((conflict) =>
          conflict.columns(['event_id', 'person_id']).doUpdateSet({ ...review, updated_at: now }),
        )
        .returning(['stars', 'text', 'updated_at'])
        .executeTakeFirstOrThrow()
      return { stars: row.stars, text: row.text, updated_at: row.updated_at.toISOString() }
    },
  }
}
export type Feedback = ReturnType<typeof createEventFeedback>
