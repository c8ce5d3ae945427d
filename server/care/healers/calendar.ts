import { bookingHorizonDays } from '@newyou/contract/business'
import { sql } from 'kysely'
import { after, type Clock, hours } from '../../platform/clock.ts'
import { type Database, inTransaction, type Queryable, type Trx } from '../../platform/database/database.ts'
import { locking } from '../../platform/database/locks.ts'
import type { PageCache } from '../../platform/pages/page-cache.ts'
import {
  type AvailabilityRules,
  type Bookable,
  bookableInterval,
  freeStarts,
  type Taken,
} from './availability.ts'
import { roomsOf } from './places.ts'
import type { Interval, Window } from './windows.ts'

interface RulesRow {
  u_id: string
  time_zone: string
  service_id: string | null
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

/** A place of sessions in person, and the time in which its rooms are asked about. */
interface At extends Interval {
  placeId: string
  now: Date
}

/** What the rules of one service are read for: the healer's first service has the healer's id. */
type ServiceOf = ReadonlyMap<string, string>

/** The rules of one service for each of several healers in one statement, by the ids of the healers. */
async function readServices(
  db: Queryable,
  services: ServiceOf,
  at: At | null = null,
): Promise<Map<string, AvailabilityRules>> {
  const placeId = at?.placeId ?? null
  const rooms = at && (await roomsOf(db, at))
  const { rows } = await sql<RulesRow>`
    select h.u_id, h.time_zone, nullif(s.u_id, h.u_id) as service_id, s.minutes, s.start_step,
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
          and place_id is not distinct from ${placeId}::uuid
          and ended_at is null and taken_by is null) as released
    from service s join healer h on h.u_id = s.healer_id
    where s.u_id = any(${[...services.values()]}) and h.u_id = any(${[...services.keys()]})`.execute(db)
  return new Map(
    rows.map((row) => [
      row.u_id,
      {
        timeZone: row.time_zone,
        serviceId: row.service_id,
        minutes: row.minutes,
        breakBefore: row.break_before,
        breakAfter: row.break_after,
        startStep: row.start_step,
        noticeMinutes: row.notice_minutes,
        horizonDays: row.horizon_days,
        dailyCap: row.daily_cap,
        serviceCap: row.service_cap,
        travelMinutes: row.travel_minutes,
        placeId,
        rooms,
        weekly: row.weekly,
        overrides: row.overrides,
        leave: row.leave,
        released: row.released.map((start) => new Date(start)),
      },
    ]),
  )
}

/** The rules of several healers' first services in one statement, by the ids of the healers. */
export const readRulesOf = (db: Queryable, healerIds: readonly string[]) =>
  readServices(db, new Map(healerIds.map((healerId) => [healerId, healerId])))

/**
 * The rules of one service, by default of the healer's first, and online unless `at` names a place; undefined when there
 * is no such service of this healer.
 */
export const readRules = async (
  db: Queryable,
  healerId: string,
  serviceId: string | null = null,
  at: At | null = null,
): Promise<AvailabilityRules | undefined> =>
  (await readServices(db, new Map([[healerId, serviceId ?? healerId]]), at)).get(healerId)

/** Times booked with several healers, or held for a payment at `now`, by healer id. */
export async function takenOf(
  db: Queryable,
  healerIds: readonly string[],
  { from, to }: Interval,
  now: Date,
): Promise<Map<string, Taken[]>> {
  if (from >= to) return new Map()
  const { rows } = await sql<Taken & { healer_id: string }>`
    select healer_id, lower(coalesce(busy, during)) as "from", upper(coalesce(busy, during)) as "to",
      lower(during) as "startsAt", service_id as "serviceId", place_id as "placeId", upper(travel) as "awayUntil" from slot_claim
    where healer_id = any(${healerIds}) and coalesce(busy, during) && tstzrange(${from}, ${to})
      and state in ('held', 'booked') and (state = 'booked' or hold_until > ${now})`.execute(db)
  return Map.groupBy(rows, ({ healer_id }) => healer_id)
}

/** Times booked with one healer, or held for a payment at `now`. */
export const takenBetween = async (db: Queryable, healerId: string, interval: Interval, now: Date) =>
  (await takenOf(db, [healerId], interval, now)).get(healerId) ?? []

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

/** Keeps `next_free_at`, by which the directory sorts and filters. */
export function createNextFree({
  db,
  clock,
  pageCache,
}: {
  db: Database
  clock: Clock
  pageCache: PageCache
}) {
  /** Says whether the healer's first free start is another one than before. */
  async function workOut(trx: Trx, healerId: string, now: Date): Promise<boolean> {
    await lockCalendar(trx, healerId)
    const rules = await readRules(trx, healerId)
    if (!rules) return false
    const interval = bookableInterval(rules, now)
    const taken = await takenBetween(trx, healerId, widened(interval), now)
    const [first = null] = freeStarts(rules, taken, interval, 1)
    const changed = await trx
      .updateTable('healer')
      .set({ next_free_at: first })
      .where('u_id', '=', healerId)
      .where('next_free_at', 'is distinct from', first)
      .returning('u_id')
      .executeTakeFirst()
    return changed !== undefined
  }

  return {
    /** After a booking, a release or changed hours, in their transaction: the healer's free times have changed. */
    async refresh(trx: Trx, healerId: string, now: Date) {
      const isAnother = await workOut(trx, healerId, now)
      await pageCache.invalidate(trx, `availability:${healerId}`, ...(isAnother ? ['availability'] : []))
    },
    /** Every healer whose first free start has passed, or came too near, since it was worked out. */
    async refreshPassed() {
      const now = clock.now()
      const { rows } = await sql<{ u_id: string }>`
        select u_id from healer
        where state = 'verified' and (next_free_at is null
          or next_free_at < ${now}::timestamptz + notice_minutes * interval '1 minute')`.execute(db)
      for (const { u_id } of rows)
        await inTransaction(db, async (trx) => {
          if (await workOut(trx, u_id, now))
            await pageCache.invalidate(trx, `availability:${u_id}`, 'availability')
        })
    },
  }
}

export type NextFree = ReturnType<typeof createNextFree>
