import { bookingHorizonDays } from '@newyou/contract/business'
import type { DaySlots } from '@newyou/contract/care/healers/healers'
import { after, type Clock, days } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import { orNotFound } from '../../platform/http/errors.ts'
import {
  type Bookable,
  bookableInterval,
  freeAmong,
  freeStarts,
  slotsBetween,
  unoccupied,
} from './availability.ts'
import { occupiedBetween, occupiedOf, readRules, readRulesOf, widened } from './calendar.ts'
import type { Interval } from './windows.ts'
import { dateIn, datesFrom, daysIn } from './zones.ts'

/** Enough to reach past the next few days of a healer with many free times. */
const startsRead = 60
const startsOfADay = 3

/** At most until a moment, for sessions that are paid for until then. */
const endedAt = ({ to, ...from }: Bookable, until: Date = to): Bookable => ({
  ...from,
  to: until < to ? until : to,
})

/** The first starts of each local day, so that there is more to choose from than this afternoon. */
function spread(starts: readonly Date[], zone: string): Date[] {
  const byDay = Map.groupBy(starts, (start) => dateIn(zone, start))
  return [...byDay.values()].flatMap((ofDay) => ofDay.slice(0, startsOfADay))
}

interface AskedService {
  healerId: string
  /** By default the healer's first. */
  serviceId?: string | undefined
  /** Where they would meet in person; by default they meet online. */
  placeId?: string | undefined
}

/** The times of one healer as a client in some zone sees them. */
export function createFreeTimes({ db, clock }: { db: Database; clock: Clock }) {
  async function rulesOf({ healerId, serviceId, placeId }: AskedService, within: Interval, now: Date) {
    const service = await db
      .selectFrom('healer as h')
      .innerJoin('service as s', 's.healer_id', 'h.u_id')
      .select('s.u_id')
      .where('h.u_id', '=', healerId)
      .where('h.state', '=', 'verified')
      .where('s.u_id', '=', serviceId ?? healerId)
      // Sessions of a service that is offered no more may still be rescheduled.
      .where('s.state', '<>', 'draft')
      .executeTakeFirst()
    const at = placeId === undefined ? null : { placeId, now, ...widened(within) }
    return orNotFound(await readRules(db, healerId, orNotFound(service).u_id, at))
  }

  return {
    /** Free and taken starts of one local day, the free ones before `until`. @throws DomainError notFound */
    async ofDay(asked: AskedService, date: string, zone: string, until?: Date): Promise<DaySlots> {
      const now = clock.now()
      const day = daysIn(zone, date, 1)
      const rules = await rulesOf(asked, day, now)
      const bookable = bookableInterval(rules, now, day)
      const ahead: Interval = { from: new Date(Math.max(day.from.getTime(), now.getTime())), to: bookable.to }
      const occupied = await occupiedBetween(db, asked.healerId, widened(ahead), now)
      const isFreeAt = freeAmong(rules, occupied)
      return {
        free: freeStarts(rules, occupied, endedAt(bookable, until)).map((start) => start.toISOString()),
        taken: slotsBetween(rules, ahead.from, ahead.to)
          .filter((start) => !isFreeAt(start.getTime()))
          .map((start) => start.toISOString()),
      }
    },

    /** Free starts of the next 24 hours, ascending. @throws DomainError notFound */
    async withinADay(healerId: string): Promise<string[]> {
      const now = clock.now()
      const day: Interval = { from: now, to: after(now, days(1)) }
      const rules = await rulesOf({ healerId }, day, now)
      const interval = bookableInterval(rules, now, day)
      const occupied = await occupiedBetween(db, healerId, widened(interval), now)
      return freeStarts(rules, occupied, interval).map((start) => start.toISOString())
    },

    /** The soonest free starts of several healers, by their ids; of each healer's day the first three at most. */
    async soonestOf(healerIds: readonly string[], count: number): Promise<Map<string, string[]>> {
      const now = clock.now()
      const ahead: Interval = { from: now, to: after(now, days(bookingHorizonDays)) }
      const [rules, occupied] = await Promise.all([
        readRulesOf(db, healerIds),
        occupiedOf(db, healerIds, widened(ahead), now),
      ])
      return new Map(
        Array.from(rules, ([healerId, own]) => [
          healerId,
          spread(
            freeStarts(own, occupied.get(healerId) ?? unoccupied, bookableInterval(own, now), startsRead),
            own.timeZone,
          )
            .slice(0, count)
            .map((start) => start.toISOString()),
        ]),
      )
    },

    /** How many free starts each day of an interval has, from today when no day is named; those before `until`. @throws DomainError notFound */
    async byDay(asked: AskedService, zone: string, count: number, first?: string, until?: Date) {
      const now = clock.now()
      const from = first ?? dateIn(zone, now)
      const within = daysIn(zone, from, count)
      const rules = await rulesOf(asked, within, now)
      const interval = bookableInterval(rules, now, within)
      const occupied = await occupiedBetween(db, asked.healerId, widened(interval), now)
      const counts = new Map(datesFrom(from, count).map((date) => [date, 0]))
      for (const start of freeStarts(rules, occupied, endedAt(interval, until))) {
        const date = dateIn(zone, start)
        counts.set(date, (counts.get(date) ?? 0) + 1)
      }
      return Array.from(counts, ([date, free_count]) => ({ date, free_count }))
    },
  }
}

export type FreeTimes = ReturnType<typeof createFreeTimes>
