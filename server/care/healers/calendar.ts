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
  type Interval,
  type Window,
} from './availability.ts'

interface RulesRow {
  u_id: string
  time_zone: string
  buffer_minutes: number
  notice_minutes: number
  daily_cap: number | null
  weekly: (Window & { weekday: number })[]
  overrides: { date: string; windows: Window[] }[]
  leave: { from: string; to: string }[]
  released: string[]
}

/** The rules of several healers in one statement, by their ids. */
export async function readRulesOf(
  db: Queryable,
  healerIds: readonly string[],
): Promise<Map<string, AvailabilityRules>> {
  const { rows } = await sql<RulesRow>`
    select h.u_id, h.time_zone, h.buffer_minutes, h.notice_minutes, h.daily_cap,
      (select coalesce(json_agg(json_build_object(
        'weekday', weekday, 'from', left(from_time::text, 5), 'to', left(to_time::text, 5)) order by weekday, from_time), '[]')
        from healer_hours where healer_id = h.u_id) as weekly,
      (select coalesce(json_agg(json_build_object('date', day, 'windows', windows) order by day), '[]')
        from healer_override where healer_id = h.u_id) as overrides,
      (select coalesce(json_agg(json_build_object('from', first_day, 'to', last_day) order by first_day), '[]')
        from healer_leave where healer_id = h.u_id) as leave,
      (select coalesce(json_agg(lower(during) order by lower(during)), '[]') from slot_release
        where healer_id = h.u_id and ended_at is null and taken_by is null) as released
    from healer h where h.u_id = any(${healerIds})`.execute(db)
  return new Map(
    rows.map((row) => [
      row.u_id,
      {
        timeZone: row.time_zone,
        bufferMinutes: row.buffer_minutes,
        noticeMinutes: row.notice_minutes,
        dailyCap: row.daily_cap,
        weekly: row.weekly,
        overrides: row.overrides,
        leave: row.leave,
        released: row.released.map((start) => new Date(start)),
      },
    ]),
  )
}

/** The rules of one healer; undefined when there is no such healer. */
export const readRules = async (db: Queryable, healerId: string): Promise<AvailabilityRules | undefined> =>
  (await readRulesOf(db, [healerId])).get(healerId)

/** Slots booked with several healers, or held for a payment at `now`, by healer id. */
export async function takenOf(
  db: Queryable,
  healerIds: readonly string[],
  { from, to }: Interval,
  now: Date,
): Promise<Map<string, Interval[]>> {
  if (from >= to) return new Map()
  const { rows } = await sql<Interval & { healer_id: string }>`
    select healer_id, lower(during) as "from", upper(during) as "to" from slot_claim
    where healer_id = any(${healerIds}) and during && tstzrange(${from}, ${to})
      and (state = 'booked' or (state = 'held' and hold_until > ${now}))`.execute(db)
  return Map.groupBy(rows, ({ healer_id }) => healer_id)
}

/** Slots booked with one healer, or held for a payment at `now`. */
export const takenBetween = async (db: Queryable, healerId: string, interval: Interval, now: Date) =>
  (await takenOf(db, [healerId], interval, now)).get(healerId) ?? []

/** Slots beyond this cannot affect an appointment of the interval, by a buffer or by the cap of its local day. */
const reach = hours(26)

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
