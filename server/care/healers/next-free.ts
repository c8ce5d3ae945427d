import { serviceLimits } from '@newyou/contract/care/healers/services'
import { sql } from 'kysely'
import { after, type Clock, days, hours, minutes } from '../../platform/clock.ts'
import { type Database, inTransaction, type Trx } from '../../platform/database/database.ts'
import type { PageCache } from '../../platform/pages/page-cache.ts'
import { type AvailabilityRules, bookableInterval, freeStarts } from './availability.ts'
import { lockCalendar, occupiedBetween, readRules, readWays, widened } from './calendar.ts'

/** Rooms are taken by other healers too, whose bookings do not pass here. */
const roomsAreReadAgain = minutes(10)
/** Where nothing is free, a further day has begun to be bookable by then. */
const horizonIsReadAgain = hours(1)

interface Listed {
  serviceId: string
  placeId: string | null
}

/** When the first free start of a service may be another one. */
function lookAgain({ noticeMinutes, placeId }: AvailabilityRules, first: Date | null, now: Date): Date {
  const passed = first ? after(first, -minutes(noticeMinutes)) : after(now, horizonIsReadAgain)
  const rooms = after(now, roomsAreReadAgain)
  return placeId && rooms < passed ? rooms : passed
}

/** Keeps the first free starts by which the directory sorts and filters: of healers, and of their listed services. */
export function createNextFree({
  db,
  clock,
  pageCache,
}: {
  db: Database
  clock: Clock
  pageCache: PageCache
}) {
  /** Of the first service, online. */
  async function workOutFirst(trx: Trx, healerId: string, now: Date): Promise<boolean> {
    const rules = await readRules(trx, healerId)
    if (!rules) return false
    const interval = bookableInterval(rules, now)
    const occupied = await occupiedBetween(trx, healerId, widened(interval), now)
    const [first = null] = freeStarts(rules, occupied, interval, 1)
    const changed = await trx
      .updateTable('healer')
      .set({ next_free_at: first })
      .where('u_id', '=', healerId)
      .where('next_free_at', 'is distinct from', first)
      .returning('u_id')
      .executeTakeFirst()
    return changed !== undefined
  }

  /** Of all others that are listed, at each of their places. */
  async function workOutOthers(trx: Trx, healerId: string, now: Date): Promise<boolean> {
    const { rows: listed } = await sql<Listed>`
      select service_id as "serviceId", place_id as "placeId" from service_listing
      where healer_id = ${healerId} and next_check_at is not null`.execute(trx)
    if (listed.length === 0) return false
    const ways = listed.map((one) => ({ ...one, healerId }))
    const span = widened({ from: now, to: after(now, days(serviceLimits.horizonMax)) })
    const occupied = await occupiedBetween(trx, healerId, span, now)
    const read = await readWays(trx, ways, { ...span, now })
    const found = read.map(({ way, rules }) => {
      const [first = null] = freeStarts(rules, occupied, bookableInterval(rules, now), 1)
      return { ...way, first, again: lookAgain(rules, first, now) }
    })
    const { rows: changed } = await sql<{ is_another: boolean }>`
      with found as (select * from unnest(${found.map(({ serviceId }) => serviceId)}::uuid[],
        ${found.map(({ placeId }) => placeId)}::uuid[], ${found.map(({ first }) => first)}::timestamptz[],
        ${found.map(({ again }) => again)}::timestamptz[]) as f (service_id, place_id, first, again)),
      before as (select u_id, next_free_at from service_listing where healer_id = ${healerId})
      update service_listing l set next_free_at = f.first, next_check_at = f.again from found f, before b
      where l.service_id = f.service_id and l.place_id is not distinct from f.place_id and b.u_id = l.u_id
        and (l.next_free_at, l.next_check_at) is distinct from (f.first, f.again)
      returning b.next_free_at is distinct from l.next_free_at as is_another`.execute(trx)
    return changed.some(({ is_another }) => is_another)
  }

  /** Says whether a first free start is another one than before. */
  async function workOut(trx: Trx, healerId: string, now: Date): Promise<boolean> {
    await lockCalendar(trx, healerId)
    const isAnother = await workOutFirst(trx, healerId, now)
    return (await workOutOthers(trx, healerId, now)) || isAnother
  }

  return {
    /** After a booking, a release or changed hours, in their transaction: the healer's free times have changed. */
    async refresh(trx: Trx, healerId: string, now: Date) {
      const isAnother = await workOut(trx, healerId, now)
      await pageCache.invalidate(trx, `availability:${healerId}`, ...(isAnother ? ['availability'] : []))
    },
    /** Every healer of whom a first free start has passed, or came too near, since it was worked out. */
    async refreshPassed() {
      const now = clock.now()
      const { rows } = await sql<{ u_id: string }>`
        select u_id from healer
        where state = 'verified' and (next_free_at is null
          or next_free_at < ${now}::timestamptz + notice_minutes * interval '1 minute')
        union select healer_id from service_listing where next_check_at <= ${now}`.execute(db)
      for (const { u_id } of rows)
        await inTransaction(db, async (trx) => {
          if (await workOut(trx, u_id, now))
            await pageCache.invalidate(trx, `availability:${u_id}`, 'availability')
        })
    },
  }
}

export type NextFree = ReturnType<typeof createNextFree>
