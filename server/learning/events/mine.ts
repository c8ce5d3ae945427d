import type { EventKind } from '@newyou/contract/learning/events/events'
import type { MyEvent, MyEventDetail } from '@newyou/contract/learning/events/my-events'
import type { eventTimes } from '@newyou/contract/vocabulary'
import { sql } from 'kysely'
import type { Pool } from 'pg'
import type { MediaModule } from '../../foundation/media/index.ts'
import { after, type Clock, seconds } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import { envelope, limits, type Order, orderOf, type Paging } from '../../platform/database/list-page.ts'
import { answerOf, type Fragment, fixed, moment, rowsOf } from '../../platform/database/statement.ts'
import { orNotFound } from '../../platform/http/errors.ts'
import { addressSeconds, type PrivateFiles } from '../../platform/media/private-files.ts'
import { eventCardColumns, eventState } from './card.ts'
import { joiningOf } from './joining.ts'
import { type EventRow, isRecorded, seatOf } from './seats.ts'
import { ticketOf } from './ticket.ts'

type When = (typeof eventTimes)[number]

interface MineDependencies {
  db: Database
  pool: Pool
  clock: Clock
  privateFiles: Pick<PrivateFiles, 'address'>
  played: MediaModule['played']
  publicUrl: string
  meetUrl: string | undefined
  hasLiveKit: boolean
}

/** An event e with the person's seat n and their review of it. */
const columnsOf = (
  personId: string,
  now: Fragment,
) => sql`${eventCardColumns(sql.ref('e'), now)}, ${moment(sql`e.ends_at`)} as ends_at,
  ${eventState(sql.ref('e'), now)} as state,
  json_build_object('u_id', n.u_id, 'event_u_id', n.event_id, 'state', n.state, 'order_u_id', n.order_id,
    'hold_until', case when n.state = 'held' then ${moment(sql`n.hold_until`)} end, 'cancellable_until',
    case when n.state = 'enrolled' and n.cancellable_until > ${now} then ${moment(sql`n.cancellable_until`)} end) as enrolment,
  (select json_build_object('stars', f.stars, 'text', f.text, 'updated_at', ${moment(sql`f.updated_at`)})
    from event_feedback f where f.event_id = e.u_id and f.person_id = ${personId}) as feedback`
const seatsOf = (personId: string, now: Fragment) => sql`enrolment n join event e on e.u_id = n.event_id
  where n.client_id = ${personId} and (n.state in ('enrolled', 'event-cancelled') or (n.state = 'held' and n.hold_until > ${now}))`

const conditions: Record<When, (now: Fragment) => Fragment> = {
  upcoming: (now) => sql`e.ends_at > ${now}`,
  past: (now) =>
    sql`e.ends_at <= ${now} and n.state <> 'held' and (e.recording is null or n.state = 'event-cancelled')`,
  recorded: (now) => sql`e.ends_at <= ${now} and e.recording is not null and n.state = 'enrolled'`,
}
const orders: Record<When, Order> = {
  upcoming: { starts_at: 'asc', u_id: 'asc' },
  past: { starts_at: 'desc', u_id: 'asc' },
  recorded: { starts_at: 'desc', u_id: 'asc' },
}

interface Caption {
  language: string
  label: string
  media: string
}

/** A client's events: where they are enrolled, how they join, what they can watch again. */
export function createMyEvents({ db, pool, clock, privateFiles, played, ...meeting }: MineDependencies) {
  async function recordingOf(
    event: EventRow,
    viewer: string,
    now: Date,
  ): Promise<MyEventDetail['recording']> {
    const { recording, recording_type: type, recording_seconds: length } = event
    if (!isRecorded(event, now) || !recording || !type || !length) return null
    const captions = event.captions as unknown as Caption[] // as they are written
    return {
      ...(await played({ file: recording, type, viewer })),
      captions: captions.map(({ media, ...caption }) => ({
        ...caption,
        address: privateFiles.address(media, viewer),
      })),
      seconds: length,
      addresses_until: after(now, seconds(addressSeconds)).toISOString(),
    }
  }

  return {
    /** One page as the whole envelope in JSON: coming ones soonest first, the others latest first. */
    async list(personId: string, { kind, when, ...paging }: Paging & { kind?: EventKind; when: When }) {
      const now = sql`${clock.now()}::timestamptz`
      const ofKind = kind ? sql`and e.kind = ${fixed(kind)}` : sql``
      const seats = sql`${seatsOf(personId, now)} and ${conditions[when](now)} ${ofKind}`
      const rows = sql`select ${columnsOf(personId, now)} from ${seats}
        order by ${orderOf('e', orders[when])} ${limits(paging)}`
      const query = envelope(rows, sql`(select count(*) from ${seats})`, paging)
      return (await answerOf(pool, query, `events-mine-${kind ?? 'all'}-${when}`)) ?? ''
    },

    /** With how to join, or the recording. @throws DomainError notFound, notEnrolled */
    async detail(personId: string, kind: EventKind, eventId: string): Promise<MyEventDetail> {
      const now = clock.now()
      const { event, seat } = await seatOf(db, personId, eventId, kind)
      const at = sql`${now}::timestamptz`
      const query = sql<{ mine: MyEvent }>`select row_to_json(x) as mine from (
        select ${columnsOf(personId, at)} from ${seatsOf(personId, at)} and n.u_id = ${seat.u_id}) x`
      const rows = await rowsOf(pool, query, 'event-mine')
      return {
        ...orNotFound(rows[0]).mine,
        what_to_bring: event.what_to_bring,
        venue: event.venue as unknown as MyEventDetail['venue'], // as it is written
        join: joiningOf(event, now, meeting),
        ticket: ticketOf(event, seat, { now, publicUrl: meeting.publicUrl }),
        recording: await recordingOf(event, personId, now),
      }
    },
  }
}
export type MyEvents = ReturnType<typeof createMyEvents>
