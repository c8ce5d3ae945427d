import { joinOpensMinutes } from '@newyou/contract/business'
import type { EventKind, MyEvent, MyEventDetail } from '@newyou/contract/events'
import type { eventTimes } from '@newyou/contract/vocabulary'
import type { Pool } from 'pg'
import { after, type Clock, minutes, seconds } from '../platform/clock.ts'
import type { Database } from '../platform/database/database.ts'
import { moment } from '../platform/database/statement.ts'
import { found } from '../platform/http/errors.ts'
import { addressSeconds, type PrivateFiles } from '../platform/media/private-files.ts'
import { eventCardColumns, eventState } from './card.ts'
import { type EventRow, isRecorded, seatOf } from './seats.ts'

type When = (typeof eventTimes)[number]

interface MineDependencies {
  db: Database
  pool: Pool
  clock: Clock
  privateFiles: Pick<PrivateFiles, 'address'>
  /** Where events meet that have no address of their own; none: they wait for one. */
  meetUrl: string | undefined
}

/** An event e of mine with my seat n and what I said of it: $1 is me, $2 now. */
const columns = `${eventCardColumns('e', '$2::timestamptz')}, ${moment('e.ends_at')} as ends_at,
  ${eventState('e', '$2')} as state,
  json_build_object('u_id', n.u_id, 'event_u_id', n.event_id, 'state', n.state, 'order_u_id', n.order_id,
    'hold_until', case when n.state = 'held' then ${moment('n.hold_until')} end, 'give_back_until',
    case when n.state = 'enrolled' and n.give_back_until > $2 then ${moment('n.give_back_until')} end) as enrolment,
  (select json_build_object('stars', f.stars, 'text', f.text, 'updated_at', ${moment('f.updated_at')})
    from event_feedback f where f.event_id = e.u_id and f.person_id = $1) as feedback`
const from = `enrolment n join event e on e.u_id = n.event_id
  where n.client_id = $1 and (n.state in ('enrolled', 'called-off') or (n.state = 'held' and n.hold_until > $2))`

const conditions: Record<When, string> = {
  upcoming: 'e.ends_at > $2',
  past: `e.ends_at <= $2 and n.state <> 'held' and (e.recording is null or n.state = 'called-off')`,
  recorded: `e.ends_at <= $2 and e.recording is not null and n.state = 'enrolled'`,
}
const orders: Record<When, string> = {
  upcoming: 'e.starts_at, e.u_id',
  past: 'e.starts_at desc, e.u_id',
  recorded: 'e.starts_at desc, e.u_id',
}

interface Caption {
  language: string
  label: string
  media: string
}

/** A client's events: where they are enrolled, how they join, what they can watch again. */
export function createMyEvents({ db, pool, clock, privateFiles, meetUrl }: MineDependencies) {
  const roomOf = (event: EventRow) => event.join_url ?? (meetUrl ? `${meetUrl}/meet/${event.u_id}` : null)

  function joining(event: EventRow, now: Date): MyEventDetail['join'] {
    if (!event.is_online) return null
    const opensAt = after(event.starts_at, -minutes(joinOpensMinutes))
    const isOpen = event.state === 'planned' && now >= opensAt && now < event.ends_at
    return {
      opens_at: opensAt.toISOString(),
      closes_at: event.ends_at.toISOString(),
      address: isOpen ? roomOf(event) : null,
    }
  }

  function recordingOf(event: EventRow, viewer: string, now: Date): MyEventDetail['recording'] {
    const { recording, recording_type: type, recording_seconds: length } = event
    if (!isRecorded(event, now) || !recording || !type || !length) return null
    const captions = event.captions as unknown as Caption[] // as they are written
    return {
      type,
      address: privateFiles.address(recording, viewer),
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
    async list(
      personId: string,
      { kind, when, page, size }: { kind?: EventKind; when: When; page: number; size: number },
    ) {
      const where = `${from} and ${conditions[when]} ${kind ? `and e.kind = '${kind}'` : ''}`
      const text = `select json_build_object(
        'data', (select coalesce(json_agg(x), '[]') from (
          select ${columns} from ${where} order by ${orders[when]} limit $3 offset $4) x),
        'total', (select count(*) from ${where}),
        'page', $4 / $3 + 1, 'items_per_page', $3::int)::text as answer`
      const { rows } = await pool.query<{ answer: string }>({
        name: `events-mine-${kind ?? 'all'}-${when}`,
        text,
        values: [personId, clock.now(), size, (page - 1) * size],
      })
      return rows[0]?.answer ?? ''
    },

    /** With how to join, or the recording. @throws DomainError notFound, notEnrolled */
    async detail(personId: string, kind: EventKind, eventId: string): Promise<MyEventDetail> {
      const now = clock.now()
      const { event, seat } = await seatOf(db, personId, eventId, kind)
      const { rows } = await pool.query<{ mine: MyEvent }>({
        name: 'event-mine',
        text: `select row_to_json(x) as mine from (select ${columns} from ${from} and n.u_id = $3) x`,
        values: [personId, now, seat.u_id],
      })
      return {
        ...found(rows[0]).mine,
        brings: event.brings,
        venue: event.venue as unknown as MyEventDetail['venue'], // as it is written
        join: joining(event, now),
        recording: recordingOf(event, personId, now),
      }
    },
  }
}
export type MyEvents = ReturnType<typeof createMyEvents>
