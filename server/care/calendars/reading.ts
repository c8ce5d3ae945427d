import { frontEndPathOf, pathTo } from '@newyou/contract/addresses'
import type { CalendarProblem } from '@newyou/contract/care/calendars'
import { sql } from 'kysely'
import type { Notifications } from '../../foundation/notifications/index.ts'
import { after, hours, minutes } from '../../platform/clock.ts'
import { inTransaction, type Queryable, type Trx } from '../../platform/database/database.ts'
import type { Platform } from '../../platform/platform.ts'
import { lockCalendar, type NextFree, replaceBusy } from '../healers/index.ts'
import type { Fetched, Fetching } from './fetching.ts'

const readQueue = 'calendar-read'
const usualPause = minutes(10)
const longestPause = hours(6)
const dueAtOnce = 500
/** Most of the time they wait for an answer; one that never answers holds up no other. */
const readAtOnce = 6
/** Those that are due in one minute are asked over most of it. */
const spreadSeconds = 45
/** What passes by itself is told after so many attempts. */
const toldAfter = 3
const passing = new Set<CalendarProblem>(['unreachable', 'slow', 'failing', 'endless'])

/** Until a calendar is asked again that failed so often: 10 minutes, 20, 40, and so on up to 6 hours. */
const pauseAfter = (failures: number, retryAfterSeconds = 0) =>
  Math.min(Math.max(usualPause * 2 ** Math.max(failures - 1, 0), retryAfterSeconds * 1000), longestPause)

interface Source {
  u_id: string
  healer_id: string
  person_id: string
  host: string
  keeps_breaks: boolean
}

interface ReadingNeeds extends Pick<Platform, 'db' | 'clock' | 'jobs' | 'publicUrl'> {
  fetching: Fetching
  nextFree: Pick<NextFree, 'refresh'>
  notifications: Pick<Notifications, 'notify'>
}

/** Reads the calendars that are due, and keeps when their healers are busy. */
export function createReading({
  db,
  clock,
  jobs,
  publicUrl,
  fetching,
  nextFree,
  notifications,
}: ReadingNeeds) {
  const tell = (
    trx: Trx,
    { person_id: personId, u_id: targetId }: Source,
    page: 'practice' | 'practiceHours',
    said: Pick<Parameters<typeof notifications.notify>[1], 'message' | 'parameters'>,
  ) =>
    notifications.notify(trx, {
      personId,
      about: null,
      type: 'appointment',
      ...said,
      parameters: { ...said.parameters, link: publicUrl + pathTo(page) },
      frontEndPath: frontEndPathOf(page),
      targetId,
    })

  async function keepBusy(trx: Trx, source: Source, fetched: Fetched & { is: 'read' }, now: Date) {
    const { hasChanged, met } = await replaceBusy(trx, source, fetched.busy, now)
    if (hasChanged) await nextFree.refresh(trx, source.healer_id, now)
    const [first] = met
    if (first)
      await tell(trx, source, 'practice', {
        message: 'calendars.met',
        parameters: { count: met.length, startsAt: first.toISOString() },
      })
    return {
      whole_read_at: now,
      etag: fetched.etag,
      last_modified: fetched.lastModified,
      warnings: fetched.warnings,
    }
  }

  async function fail(trx: Trx, source: Source, fetched: Fetched & { is: 'problem' }, now: Date) {
    const { problem, retryAfterSeconds } = fetched
    const before = await trx
      .selectFrom('calendar_source')
      .select(['failures', 'notified_at'])
      .where('u_id', '=', source.u_id)
      .executeTakeFirstOrThrow()
    const failures = before.failures + 1
    const isTold = !before.notified_at && (failures >= toldAfter || !passing.has(problem))
    if (isTold)
      await tell(trx, source, 'practiceHours', {
        message: 'calendars.failing',
        parameters: { host: source.host, problem },
      })
    return {
      failures,
      problem,
      notified_at: isTold ? now : before.notified_at,
      next_read_at: after(now, pauseAfter(failures, retryAfterSeconds)),
    }
  }

  const well = (now: Date) => ({
    read_at: now,
    failures: 0,
    problem: null,
    notified_at: null,
    next_read_at: after(now, usualPause),
  })

  /** What was heard at `now`; nothing where the calendar was removed meanwhile, or was heard of later. */
  const keep = (source: Source, fetched: Fetched, now: Date) =>
    inTransaction(db, async (trx) => {
      await lockCalendar(trx, source.healer_id)
      const isLast = await trx
        .updateTable('calendar_source')
        .set({ tried_at: now })
        .where('u_id', '=', source.u_id)
        .where((is) => is.or([is('tried_at', 'is', null), is('tried_at', '<=', now)]))
        .returning('u_id')
        .executeTakeFirst()
      if (!isLast) return
      const changes =
        fetched.is === 'problem'
          ? await fail(trx, source, fetched, now)
          : { ...well(now), ...(fetched.is === 'read' ? await keepBusy(trx, source, fetched, now) : {}) }
      await trx.updateTable('calendar_source').set(changes).where('u_id', '=', source.u_id).execute()
    })

  async function read({ sourceId }: { sourceId: string }) {
    const source = await db
      .selectFrom('calendar_source as s')
      .innerJoin('healer_card as h', 'h.u_id', 's.healer_id')
      .selectAll('s')
      .select(['h.person_id', 'h.time_zone'])
      .where('s.u_id', '=', sourceId)
      .executeTakeFirst()
    if (!source) return
    const now = clock.now()
    await keep(source, await fetching.ask(source, now), now)
  }
  jobs.work(readQueue, read, { concurrency: readAtOnce, longestSeconds: 120, attemptsMax: 3 })

  return {
    /** Has a calendar read soon, in the transaction of what asks for it. */
    send: (trx: Queryable, sourceId: string) => jobs.send(trx, readQueue, { sourceId }),

    /** Each minute: the calendars that are due, of healers whom clients may meet. */
    sendDue: () =>
      inTransaction(db, async (trx) => {
        const now = clock.now()
        const { rows } = await sql<{ u_id: string }>`
          update calendar_source s set next_read_at = ${after(now, usualPause)} from (
            select c.u_id from calendar_source c join healer_card h on h.u_id = c.healer_id
            where c.next_read_at <= ${now} and h.state in ('verified', 'paused')
            order by c.next_read_at limit ${dueAtOnce} for update of c skip locked) as due
          where s.u_id = due.u_id returning s.u_id`.execute(trx)
        await jobs.sendMany(
          trx,
          readQueue,
          rows.map(({ u_id: sourceId }, place) => ({
            data: { sourceId },
            key: `${sourceId} ${now.toISOString()}`,
            afterSeconds: Math.floor((place * spreadSeconds) / rows.length),
          })),
        )
      }),
  }
}
export type Reading = ReturnType<typeof createReading>
