import type { MeetingPlace } from '@newyou/contract/care/healers/places'
import { type RawBuilder, sql } from 'kysely'
import { placeReplies } from '../../messages/replies/places.ts'
import type { Queryable, Trx } from '../../platform/database/database.ts'
import { throwError } from '../../platform/http/errors.ts'
import type { Interval } from './windows.ts'

/** A room of a place, or the whole place where it has none; with when it is taken. */
export interface OpenRoom {
  roomId: string | null
  taken: Interval[]
}

/** The open rooms of places with when each is taken in an interval, booked or held at `now`, by the ids of the places. */
export async function openRooms(
  db: Queryable,
  placeIds: readonly string[],
  { from, to, now }: Interval & { now: Date },
): Promise<Map<string, OpenRoom[]>> {
  const { rows } = await sql<{
    place_id: string
    room_id: string | null
    is_open: boolean
    taken: { from: string; to: string }[] | null
  }>`
    select p.u_id as place_id, r.u_id as room_id, p.state = 'live' and r.state is distinct from 'closed' as is_open,
      case when r.u_id is null then null else (
        select coalesce(json_agg(json_build_object('from', lower(c.room_taken), 'to', upper(c.room_taken))), '[]')
        from slot_claim c where c.treatment_room_id = r.u_id and c.room_taken && tstzrange(${from}, ${to})
          and c.state in ('held', 'booked') and (c.state = 'booked' or c.hold_until > ${now})) end as taken
    from place p left join treatment_room r on r.place_id = p.u_id
    where p.u_id = any(${[...new Set(placeIds)]}) order by r.name`.execute(db)
  const ofPlaces = Map.groupBy(rows, ({ place_id }) => place_id)
  return new Map(
    Array.from(ofPlaces, ([placeId, rooms]) => [
      placeId,
      rooms
        .filter(({ is_open }) => is_open)
        .map(({ room_id: roomId, taken }) => ({
          roomId,
          taken: (taken ?? []).map((one) => ({ from: new Date(one.from), to: new Date(one.to) })),
        })),
    ]),
  )
}

/**
 * When each open room of places is taken in an interval, booked or held at `now`, by the ids of the places; null for a
 * place without rooms, and none for one that is closed.
 */
export async function roomsOf(
  db: Queryable,
  placeIds: readonly string[],
  within: Interval & { now: Date },
): Promise<Map<string, Interval[][] | null>> {
  const rooms = await openRooms(db, placeIds, within)
  return new Map(
    Array.from(rooms, ([placeId, open]) => [
      placeId,
      open.some(({ roomId }) => roomId === null) ? null : open.map(({ taken }) => taken),
    ]),
  )
}

/** The open rooms of a place that no claim takes in a range, by name; `[null]` for an open place without rooms. */
export async function roomsToTry(
  db: Queryable,
  placeId: string,
  taken: RawBuilder<string>,
): Promise<(string | null)[]> {
  const { rows } = await sql<{ u_id: string | null }>`
    select r.u_id from place p left join treatment_room r on r.place_id = p.u_id
    where p.u_id = ${placeId} and p.state = 'live' and r.state is distinct from 'closed'
      and not exists (select 1 from slot_claim c where c.treatment_room_id = r.u_id
        and c.state in ('held', 'booked') and c.room_taken && ${taken})
    order by r.name`.execute(db)
  return rows.map(({ u_id }) => u_id)
}

/** SQL: how long a healer is on the way from one place to another, an interval. */
export const wayOf = (healerId: string): RawBuilder<string> =>
  sql<string>`(select travel_minutes * interval '1 minute' from healer where u_id = ${healerId})`

/** SQL: a session at a place with the way from there to another one. */
export const withTheWay = (healerId: string, { from, to }: Interval): RawBuilder<string> =>
  sql<string>`tstzrange(${from}, ${to}::timestamptz + ${wayOf(healerId)})`

/** SQL: columns of a place as everybody may see it. */
export const placeShown = sql`u_id, name, address, city, map_link`

/** The open places, by name. */
export async function openPlaces(db: Queryable): Promise<MeetingPlace[]> {
  const { rows } =
    await sql<MeetingPlace>`select ${placeShown} from place where state = 'live' order by name`.execute(db)
  return rows
}

/** SQL: the id of the one open place of this name, alone or with its city; null where there is none, or more than one. */
export const namedPlace = (name: RawBuilder<unknown>): RawBuilder<string | null> => sql`(
  select case when count(*) = 1 then min(l.u_id::text)::uuid end from place l
  where l.state = 'live' and lower(${name}) in (lower(l.name), lower(l.name || ', ' || l.city)))`

/** @throws DomainError invalidInput for a place that does not exist */
export async function requireKnown(db: Queryable, field: string, placeIds: readonly string[]) {
  const wanted = [...new Set(placeIds)]
  if (wanted.length === 0) return
  const known = await db.selectFrom('place').select('u_id').where('u_id', 'in', wanted).execute()
  if (known.length < wanted.length)
    throwError('invalidInput', { errors: { [field]: placeReplies.unknownPlace } })
}

/** The places of a service; it needs one where it is held in person, and has none otherwise. @throws DomainError invalidInput */
export async function replacePlaces(
  trx: Trx,
  serviceId: string,
  { modes, places }: { modes: readonly string[] | null; places: readonly string[] },
) {
  const wanted = modes?.includes('in-person') ? [...new Set(places)] : []
  if (modes?.includes('in-person') && wanted.length === 0)
    throwError('invalidInput', { errors: { places: placeReplies.placeMissing } })
  await requireKnown(trx, 'places', wanted)
  await trx.deleteFrom('service_place').where('service_id', '=', serviceId).execute()
  if (wanted.length)
    await trx
      .insertInto('service_place')
      .values(wanted.map((place_id) => ({ service_id: serviceId, place_id })))
      .execute()
}
