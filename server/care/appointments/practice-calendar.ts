import type { PracticeCalendar } from '@newyou/contract/care/appointments/practice-calendar'
import { sql } from 'kysely'
import { orNotFound } from '../../platform/http/errors.ts'
import type { Platform } from '../../platform/platform.ts'
import {
  bookableInterval,
  busyTimesOf,
  daysIn,
  freeStarts,
  healerOf,
  type Interval,
  occupiedBetween,
  readRules,
  widened,
} from '../healers/index.ts'
import { requireShort } from './practice.ts'

type Away = PracticeCalendar['away'][number]

/** The number of calendar days from the first to the last, both counted. */
const daysFrom = (first: string, last: string) =>
  Temporal.PlainDate.from(first).until(Temporal.PlainDate.from(last)).days + 1

/** Healer calendar entries beside the appointments. */
export function createPracticeCalendars({ db, clock }: Pick<Platform, 'db' | 'clock'>) {
  return {
    /** @throws DomainError notFound; invalidInput for more than 92 days */
    async between(personId: string, from: Date, to: Date): Promise<PracticeCalendar> {
      requireShort(from, to)
      const now = clock.now()
      const healerId = orNotFound(await healerOf(db, personId))
      const rules = orNotFound(await readRules(db, healerId))
      const bookable = bookableInterval(rules, now, { from, to })
      const [occupied, held, own] = await Promise.all([
        occupiedBetween(db, healerId, widened(bookable), now),
        sql<Interval>`
          select lower(during) as "from", upper(during) as "to" from slot_claim
          where healer_id = ${healerId} and during && tstzrange(${from}, ${to})
            and state = 'held' and hold_until > ${now} order by during`.execute(db),
        busyTimesOf(db, [healerId], { from, to }),
      ])
      const awayOf = (kind: Away['kind'], first: string, last: string): Away => {
        const away = daysIn(rules.timeZone, first, daysFrom(first, last))
        return { kind, from: away.from.toISOString(), to: away.to.toISOString() }
      }
      const away = [
        ...rules.leave.map((leave) => awayOf('leave', leave.from, leave.to)),
        ...rules.overrides
          .filter(({ windows }) => windows.length === 0)
          .map(({ date }) => awayOf('closed', date, date)),
      ]
      return {
        free: freeStarts(rules, occupied, bookable).map((start) => start.toISOString()),
        held: held.rows.map((claim) => ({ from: claim.from.toISOString(), to: claim.to.toISOString() })),
        busy: own.map((time) => ({ from: time.from.toISOString(), to: time.to.toISOString() })),
        away: away.filter((days) => new Date(days.from) < to && from < new Date(days.to)),
      }
    },
  }
}

export type PracticeCalendars = ReturnType<typeof createPracticeCalendars>
