import { bookingHorizonDays } from '@newyou/contract/business'
import { sql } from 'kysely'
import { after, hours } from '../../platform/clock.ts'
import type { Queryable, Trx } from '../../platform/database/database.ts'
import { locking } from '../../platform/database/locks.ts'
import {
  type AvailabilityRules,
  type Bookable,
  type Busy,
  type Occupied,
  type Taken,
  unoccupied,
} from './availability.ts'
import { busyOf } from './busy.ts'
import { roomsOf } from './places.ts'
import type { Interval, Window } from './windows.ts'

interface RulesRow {
  u_id: string
  time_zone: string
  service_id: string
  place_id: string | null
  minutes: number
  break_before: number
  break_after: number
  start_step: number | null
  notice_minutes: number
  horizon_days: number
  daily_cap: number | null
  service_cap: number | null
  travel_minutes: number
  weekly: (Window & { weekday: number })[]
  overrides: { date: string; windows: Window[] }[]
  leave: { from: string; to: string }[]
  released: string[]
}

/** One service of a healer, online or at a place. */
export interface Way {
  healerId: string
  /** The healer's first service has the healer's id. */
  serviceId: string
  /** Null: online. */
  placeId: string | null
}

/** The time in which the rooms of places are asked about. */
interface Within extends Interval {
  now: Date
}

/** The rules of several services in two statements, in no order; those that do not exist are left out. */
export async function readWays(
  db: Queryable,
  ways: readonly Way[],
  within?: Within,
): Promise<{ way: Way; rules: AvailabilityRules }[]> {
  const placeIds = ways.flatMap(({ placeId }) => placeId ?? [])
  const rooms = within && placeIds.length ? await roomsOf(db, placeIds, within) : new Map()
  const { rows } = await sql<RulesRow>`
    select h.u_id, h.time_zone, s.u_id as service_id, way.place_id, s.minutes, s.start_step,
      coalesce(s.break_before, 0) as break_before, coalesce(s.break_after, h.buffer_minutes) as break_after,
      coalesce(s.notice_minutes, h.notice_minutes) as notice_minutes,
      coalesce(s.horizon_days, ${bookingHorizonDays}::int) as horizon_days, h.daily_cap, s.daily_cap as service_cap,
      h.travel_minutes,
      (select coalesce(json_agg(json_build_object(
        'weekday', weekday, 'from', left(from_time::text, 5), 'to', left(to_time::text, 5), 'place_u_id', place_id) order by weekday, from_time), '[]')
        from healer_hours where healer_id = h.u_id) as weekly,
      (select coalesce(json_agg(json_build_object('date', day, 'windows', windows) order by day), '[]')
        from healer_override where healer_id = h.u_id) as overrides,
      (select coalesce(json_agg(json_build_object('from', first_day, 'to', last_day) order by first_day), '[]')
        from healer_leave where healer_id = h.u_id) as leave,
      (select coalesce(json_agg(lower(during) order by lower(during)), '[]') from slot_release
        where healer_id = h.u_id and service_id is not distinct from nullif(s.u_id, h.u_id)
          and place_id is not distinct from way.place_id
          and ended_at is null and taken_by is null) as released
    from unnest(${ways.map(({ healerId }) => healerId)}::uuid[], ${ways.map(({ serviceId }) => serviceId)}::uuid[],
        ${ways.map(({ placeId }) => placeId)}::uuid[]) as way (healer_id, service_id, place_id)
      join service s on s.u_id = way.service_id and s.healer_id = way.healer_id join healer h on h.u_id = way.healer_id`.execute(
    db,
  )
  return rows.map((row) => ({
    way: { healerId: row.u_id, serviceId: row.service_id, placeId: row.place_id },
    rules: {
      timeZone: row.time_zone,
      serviceId: row.service_id === row.u_id ? null : row.service_id,
      minutes: row.minutes,
      breakBefore: row.break_before,
      breakAfter: row.break_after,
      startStep: row.start_step,
      noticeMinutes: row.notice_minutes,
      horizonDays: row.horizon_days,
      dailyCap: row.daily_cap,
      serviceCap: row.service_cap,
      travelMinutes: row.travel_minutes,
      placeId: row.place_id,
      rooms: (row.place_id && rooms.get(row.place_id)) ?? null,
      weekly: row.weekly,
      overrides: row.overrides,
      leave: row.leave,
      released: row.released.map((start) => new Date(start)),
    },
  }))
}

/** The rules of several healers' first services in one statement, by the ids of the healers. */
export async function readRulesOf(
  db: Queryable,
  healerIds: readonly string[],
): Promise<Map<string, AvailabilityRules>> {
  const first = healerIds.map((healerId) => ({ healerId, serviceId: healerId, placeId: null }))
  return new Map((await readWays(db, first)).map(({ way, rules }) => [way.healerId, rules]))
}

/**
 * The rules of one service, by default of the healer's first, and online unless `at` names a place; undefined when there
 * is no such service of this healer.
 */
export async function readRules(
  db: Queryable,
  healerId: string,
  serviceId: string | null = null,
  at: (Within & { placeId: string }) | null = null,
): Promise<AvailabilityRules | undefined> {
  const way = { healerId, serviceId: serviceId ?? healerId, placeId: at?.placeId ?? null }
  const [one] = await readWays(db, [way], at ?? undefined)
  return one?.rules
}

/** Times booked with several healers, or held for a payment at `now`, by healer id. */
async function takenOf(db: Queryable, healerIds: readonly string[], { from, to }: Interval, now: Date) {
  const { rows } = await sql<Taken & { healer_id: string }>`
    select healer_id, lower(coalesce(busy, during)) as "from", upper(coalesce(busy, during)) as "to",
      lower(during) as "startsAt", service_id as "serviceId", place_id as "placeId", upper(travel) as "awayUntil" from slot_claim
    where healer_id = any(${healerIds}) and coalesce(busy, during) && tstzrange(${from}, ${to})
      and state in ('held', 'booked') and (state = 'booked' or hold_until > ${now})`.execute(db)
  return Map.groupBy(rows, ({ healer_id }) => healer_id)
}

/** When several healers cannot be booked at `now`, each of whom has an entry, by healer id. */
export async function occupiedOf(
  db: Queryable,
  healerIds: readonly string[],
  interval: Interval,
  now: Date,
): Promise<Map<string, Occupied>> {
  const isNever = interval.from >= interval.to
  const [taken, busy] = isNever
    ? [new Map<string, Taken[]>(), new Map<string, Busy[]>()]
    : await Promise.all([takenOf(db, healerIds, interval, now), busyOf(db, healerIds, interval)])
  return new Map(healerIds.map((id) => [id, { taken: taken.get(id) ?? [], busy: busy.get(id) ?? [] }]))
}

/** When one healer cannot be booked at `now`. */
export const occupiedBetween = async (
  db: Queryable,
  healerId: string,
  interval: Interval,
  now: Date,
): Promise<Occupied> => (await occupiedOf(db, [healerId], interval, now)).get(healerId) ?? unoccupied

/** Times beyond this cannot affect an appointment of the interval, by length, breaks or the cap of its local day. */
const reach = hours(32)

export const widened = ({ from, to, releasedFrom = from }: Bookable): Interval => ({
  from: after(releasedFrom < from ? releasedFrom : from, -reach),
  to: after(to, reach),
})

/**
 * Takes the healer's calendar for this transaction: bookings, releases and changes of hours pass one after another,
 * so none of them decides by what another is about to change. Lock an order before it, never after.
 */
export async function lockCalendar(trx: Trx, healerId: string) {
  locking(trx, 'calendar', healerId)
  await sql`select 1 from healer where u_id = ${healerId} for no key update`.execute(trx)
}
