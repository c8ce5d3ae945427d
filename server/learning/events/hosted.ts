import {
  type HostedEvent,
  type HostedEventDetail,
  hostedEventsMax,
} from '@newyou/contract/learning/events/hosted-events'
import { coHostPlaces, meetsInRoom } from '@newyou/contract/learning/events/meeting-place'
import { sql } from 'kysely'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Paging } from '../../platform/database/list-page.ts'
import { orNotFound } from '../../platform/http/errors.ts'
import type { PrivateFiles } from '../../platform/media/private-files.ts'
import { checkInTimes } from './attendance.ts'
import { joiningOf } from './joining.ts'
import type { Recordings } from './recordings.ts'
import { isRecorded, kindOf } from './seats.ts'

interface HostedDependencies {
  db: Database
  clock: Clock
  publicUrl: string
  meetUrl: string | undefined
  hasLiveKit: boolean
  privateFiles: Pick<PrivateFiles, 'address'>
  recordings: Recordings
}

/** A healer's events. */
export function createHostedEvents({ db, clock, privateFiles, recordings, ...meeting }: HostedDependencies) {
  const planned = () =>
    db
      .selectFrom('event as e')
      .innerJoin('healer_card as h', 'h.u_id', 'e.healer_id')
      .where('e.state', '=', 'planned')
  const ofHost = (personId: string) => planned().where('h.person_id', '=', personId)
  const withCoHosted = (personId: string) =>
    planned().where((of) =>
      of.or([
        of('h.person_id', '=', personId),
        of(
          'e.u_id',
          'in',
          of
            .selectFrom('event_speaker as s')
            .innerJoin('healer_card as c', 'c.u_id', 's.healer_id')
            .select('s.event_id')
            .where('s.role', '=', 'co-host')
            .where('c.person_id', '=', personId),
        ),
      ]),
    )

  /** SQL: the number of a healer among the co-hosts, by their position; 0 for others. */
  const placeOf = (personId: string) => sql<number>`(select count(*)::int from event_speaker mine
      join healer_card me on me.u_id = mine.healer_id and me.person_id = ${personId}
      join event_speaker s on s.event_id = mine.event_id and s.role = 'co-host' and s.healer_id is not null
        and s.position <= mine.position
    where mine.event_id = e.u_id and mine.role = 'co-host')`

  const withCounts = (personId: string, query: ReturnType<typeof planned>) =>
    query
      .selectAll('e')
      .select('h.person_id as host_id')
      .select(placeOf(personId).as('co_host_place'))
      .select((of) => {
        const enrolled = of
          .selectFrom('enrolment as n')
          .whereRef('n.event_id', '=', 'e.u_id')
          .where('n.state', '=', 'enrolled')
        return [
          enrolled.select((count) => count.fn.countAll<number>().as('enrolled')).as('enrolled'),
          enrolled
            .where('n.checked_in_at', 'is not', null)
            .select((count) => count.fn.countAll<number>().as('attended'))
            .as('attended'),
        ]
      })

  type Row = Awaited<ReturnType<ReturnType<typeof withCounts>['executeTakeFirstOrThrow']>>

  /** A small room may have no place for a co-host, who then has nothing to join. */
  const hasPlace = (event: Row) =>
    meeting.hasLiveKit || !meetsInRoom(event, false) || event.co_host_place <= coHostPlaces(event)

  const present = (personId: string, event: Row, now: Date): HostedEvent => ({
    u_id: event.u_id,
    kind: kindOf(event),
    title: event.title,
    is_host: event.host_id === personId,
    starts_at: event.starts_at.toISOString(),
    ends_at: event.ends_at.toISOString(),
    seats: event.seats,
    enrolled: Number(event.enrolled),
    attended: Number(event.attended),
    venue: event.venue as unknown as HostedEvent['venue'], // as it is written
    join: event.host_id === personId || hasPlace(event) ? joiningOf(event, now, meeting) : null,
    is_demo: event.is_demo,
  })

  return {
    /** Events that are not over, soonest first; those too where this healer is a co-host. */
    async list(personId: string): Promise<HostedEvent[]> {
      const now = clock.now()
      const rows = await withCounts(personId, withCoHosted(personId))
        .where('e.ends_at', '>', now)
        .orderBy('e.starts_at')
        .orderBy('e.u_id')
        .limit(hostedEventsMax)
        .execute()
      return rows.map((event) => present(personId, event, now))
    },

    /** Events that are over, latest first. */
    async past(personId: string, { page, size }: Paging) {
      const now = clock.now()
      const [rows, { total }] = await Promise.all([
        withCounts(personId, ofHost(personId))
          .where('e.ends_at', '<=', now)
          .orderBy('e.starts_at', 'desc')
          .orderBy('e.u_id')
          .limit(size)
          .offset((page - 1) * size)
          .execute(),
        ofHost(personId)
          .where('e.ends_at', '<=', now)
          .select((of) => of.fn.countAll<number>().as('total'))
          .executeTakeFirstOrThrow(),
      ])
      return {
        data: rows.map((event) => present(personId, event, now)),
        total: Number(total),
        page,
        items_per_page: size,
      }
    },

    /** @throws DomainError notFound, also for another host's */
    async one(personId: string, eventId: string): Promise<HostedEventDetail> {
      const now = clock.now()
      const event = orNotFound(
        await withCounts(personId, ofHost(personId)).where('e.u_id', '=', eventId).executeTakeFirst(),
      )
      const [sent, feedback] = await Promise.all([
        recordings.sent(eventId),
        db
          .selectFrom('event_feedback')
          .select(['stars', 'text', 'created_at'])
          .where('event_id', '=', eventId)
          .orderBy('created_at', 'desc')
          .limit(200)
          .execute(),
      ])
      const { from, until } = checkInTimes(event)
      const { recording, recording_type: type, recording_seconds: length } = event
      const stars = feedback.reduce((sum, one) => sum + one.stars, 0)
      return {
        ...present(personId, event, now),
        is_check_in_open: from <= now && now < until,
        check_in_from: from.toISOString(),
        check_in_until: until.toISOString(),
        feedback: feedback.map(({ created_at: at, ...one }) => ({ ...one, created_at: at.toISOString() })),
        average_stars: feedback.length ? Math.round((10 * stars) / feedback.length) / 10 : null,
        recording:
          isRecorded(event, now) && recording && type && length
            ? { type, address: privateFiles.address(recording, personId), seconds: length }
            : null,
        sent_recording: sent
          ? {
              address: privateFiles.address(sent.file, personId),
              seconds: sent.seconds,
              sent_at: sent.sent_at.toISOString(),
              refused_because: sent.refused_because,
            }
          : null,
        may_send_recording: recordings.isOpen(event),
      }
    },
  }
}
export type HostedEvents = ReturnType<typeof createHostedEvents>
