import { frontEndPathOf, pathTo } from '@newyou/contract/addresses'
import { homeZone } from '@newyou/contract/business'
import { socketEvents } from '@newyou/contract/socket-events'
import type { CalendarEntry, NotificationInput, Notifications } from '../../foundation/notifications/index.ts'
import type { Parameters, TemplateKey } from '../../messages/index.ts'
import type { Trx } from '../../platform/database/database.ts'
import { type EventRow, kindOf } from './seats.ts'

interface EventNotificationDependencies {
  notifications: Notifications
  publicUrl: string
}

/** Messages whose mail has a calendar file: for a seat, or for a cancelled one. */
const calendarFiles: Partial<Record<TemplateKey, 'stands' | 'cancelled'>> = {
  'events.enrolled': 'stands',
  'events.enrolmentCancelled': 'cancelled',
  'events.cancelled': 'cancelled',
}

interface Venue {
  name: string
  address: string
  city: string
}

/** Notifies the client of a change to their seat, in the transaction of the change. */
export function createEventNotifications({ notifications, publicUrl }: EventNotificationDependencies) {
  return {
    /** Where a participant writes a review. */
    feedbackUrl: (event: Pick<EventRow, 'kind' | 'u_id'>) =>
      `${publicUrl}${pathTo('feedback', { kind: event.kind, eventId: event.u_id })}`,

    async notify(
      trx: Trx,
      personId: string,
      event: EventRow,
      {
        message,
        parameters,
        type,
      }: { message: TemplateKey; parameters?: Parameters; type?: NotificationInput['type'] },
    ) {
      const kind = kindOf(event)
      const row = await trx
        .selectFrom('person_name as p')
        .leftJoin('healer_card as h', (join) => join.on('h.u_id', '=', event.healer_id))
        .select(['p.time_zone as zone', 'h.full_name as host'])
        // As this transaction has written them: callers hold the rows of before.
        .select((of) => [
          of
            .selectFrom('event as e')
            .select('e.updated_at')
            .where('e.u_id', '=', event.u_id)
            .as('changed_at'),
          of
            .selectFrom('enrolment as n')
            .select(({ fn }) => fn.max('n.updated_at').as('seat_changed_at'))
            .where('n.event_id', '=', event.u_id)
            .where('n.client_id', '=', personId)
            .as('seat_changed_at'),
        ])
        .where('p.u_id', '=', personId)
        .executeTakeFirstOrThrow()
      const { zone, host } = row
      const changes = [row.changed_at, row.seat_changed_at].map((at) => at?.getTime() ?? 0)
      const venue = event.venue as Venue | null // as the demo and the back office write it
      const place = venue && `${venue.name}, ${venue.address}, ${venue.city}`
      const link = `${publicUrl}${pathTo(`${kind}Join`, { eventId: event.u_id })}`
      const file = calendarFiles[message]
      const invitation: CalendarEntry | undefined = file && {
        u_id: event.u_id,
        changedAt: new Date(Math.max(...changes)).toISOString(),
        startsAt: event.starts_at.toISOString(),
        endsAt: event.ends_at.toISOString(),
        title: event.title,
        place: place ?? link,
        url: link,
        isCancelled: file === 'cancelled',
      }
      await notifications.notify(trx, {
        about: null,
        personId,
        type: type ?? kind,
        frontEndPath: frontEndPathOf(kind),
        targetId: event.u_id,
        senderName: host ?? '',
        event: socketEvents[kind],
        message,
        parameters: {
          title: event.title,
          startsAt: event.starts_at.toISOString(),
          zone: zone || homeZone,
          place,
          link,
          ...parameters,
        },
        invitation,
      })
    },
  }
}
export type EventNotifications = ReturnType<typeof createEventNotifications>
