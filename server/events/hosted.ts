import { type HostedEvent, hostedEventsMax } from '@newyou/contract/events/hosted-events'
import type { Clock } from '../platform/clock.ts'
import type { Database } from '../platform/database/database.ts'
import { joiningOf } from './joining.ts'
import { kindOf } from './seats.ts'

interface HostedDependencies {
  db: Database
  clock: Clock
  publicUrl: string
  meetUrl: string | undefined
}

/** What a healer hosts. */
export function createHostedEvents({ db, clock, ...meeting }: HostedDependencies) {
  return {
    /** Events that are not over, soonest first. */
    async list(personId: string): Promise<HostedEvent[]> {
      const now = clock.now()
      const rows = await db
        .selectFrom('event as e')
        .innerJoin('healer as h', 'h.u_id', 'e.healer_id')
        .selectAll('e')
        .select((of) =>
          of
            .selectFrom('enrolment as n')
            .select((count) => count.fn.countAll<number>().as('enrolled'))
            .whereRef('n.event_id', '=', 'e.u_id')
            .where('n.state', '=', 'enrolled')
            .as('enrolled'),
        )
        .where('h.person_id', '=', personId)
        .where('e.state', '=', 'planned')
        .where('e.ends_at', '>', now)
        .orderBy('e.starts_at')
        .orderBy('e.u_id')
        .limit(hostedEventsMax)
        .execute()
      return rows.map((event) => ({
        u_id: event.u_id,
        kind: kindOf(event),
        title: event.title,
        starts_at: event.starts_at.toISOString(),
        ends_at: event.ends_at.toISOString(),
        seats: event.seats,
        enrolled: Number(event.enrolled),
        venue: event.venue as unknown as HostedEvent['venue'], // as it is written
        join: joiningOf(event, now, meeting),
      }))
    },
  }
}
export type HostedEvents = ReturnType<typeof createHostedEvents>
