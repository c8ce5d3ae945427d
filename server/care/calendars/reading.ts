import { frontEndPathOf, pathTo } from '@newyou/contract/addresses'
import type { CalendarProblem } from '@newyou/contract/care/calendars'
import { sql } from 'kysely'
import type { Notifications } from '../../foundation/notifications/index.ts'
import { after, hours, minutes } from '../../platform/clock.ts'
import { inTransaction, type Queryable, type Trx } from '../../platform/database/database.ts'
import type { Platform } from '../../platform/platform.ts'
import { lockCalendar, type NextFree, replaceBusy } from '../healers/index.ts'
import type { AccountReading } from './account-reading.ts'
import type { Fetched, Fetching } from './fetching.ts'

const readQueue = 'calendar-read'
const usualPause = minutes(10)
/** Where changes are told, for the few that get lost. */
const pauseWhereTold = hours(6)
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

interface ReadingNeeds extends Pick<Platform, 'db' | 'clock' | 'ids' | 'jobs' | 'publicUrl'> {
  accountReading: AccountReading
  fetching: Fetching
  nextFree: Pick<NextFree, 'refresh'>
  notifications: Pick<Notifications, 'notify'>
}

/** Reads the calendars that are due, and keeps when their healers are busy. */
export function createReading({
  db,
  clock,
  ids,
  jobs,
  publicUrl,
  accountReading,
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
    // That an account has ended is told for all of its calendars by what found it out.
    const isTold =
      problem !== 'ended' && !before.notified_at && (failures >= toldAfter || !passing.has(problem))
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

  const well = (now: Date, fetched: Fetched) => ({
    read_at: now,
    failures: 0,
    problem: null,
    notified_at: null,
    next_read_at: after(now, fetched.is === 'read' && fetched.isTold ? pauseWhereTold : usualPause),
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
          : {
              ...well(now, fetched),
              ...(fetched.is === 'read' ? await keepBusy(trx, source, fetched, now) : {}),
            }
      await trx.updateTable('calendar_source').set(changes).where('u_id', '=', source.u_id).execute()
    })

  /** What is asked of a calendar after it was told to have changed at `since` is done by any reading that began later. */
  async function read({ sourceId, since }: { sourceId: string; since?: string }) {
    const source = await db
      .selectFrom('calendar_source as s')
      .innerJoin('healer_card as h', 'h.u_id', 's.healer_id')
      .selectAll('s')
      .select(['h.person_id', 'h.time_zone'])
      .where('s.u_id', '=', sourceId)
      .executeTakeFirst()
    if (!source || (since && source.tried_at && source.tried_at > new Date(since))) return
    const now = clock.now()
    const { account_id } = source
    const fetched = await (account_id
      ? accountReading.ask({ ...source, account_id }, now)
      : fetching.ask(source, now))
    await keep(source, fetched, now)
  }
  jobs.work(readQueue, read, { concurrency: readAtOnce, longestSeconds: 120, attemptsMax: 3 })

  const sendAll = (trx: Queryable, sourceIds: readonly string[]) =>
    jobs.sendMany(
      trx,
      readQueue,
      sourceIds.map((sourceId) => ({
        data: { sourceId },
        key: `${sourceId} at once ${clock.now().toISOString()}`,
        afterSeconds: 0,
      })),
    )

  return {
    /** Has a calendar read soon, in the transaction of what asks for it. */
    send: (trx: Queryable, sourceId: string) => jobs.send(trx, readQueue, { sourceId }),

    /** The same because their provider says that they have changed: of many messages at once, few make a reading. */
    sendChanged(trx: Queryable, sourceIds: readonly string[]) {
      const since = clock.now().toISOString()
      return jobs.sendMany(
        trx,
        readQueue,
        sourceIds.map((sourceId) => ({
          data: { sourceId, since },
          key: `${sourceId} ${ids.next()}`,
          afterSeconds: 0,
        })),
      )
    },

    /** The same for calendars that are new. */
    sendNew: (trx: Queryable, sourceIds: readonly string[]) => sendAll(trx, sourceIds),

    /** All calendars of an account that was connected again. */
    async readAnew(trx: Trx, accountId: string) {
      const now = clock.now()
      const sources = await trx
        .updateTable('calendar_source')
        .set({ problem: null, failures: 0, asked_at: now, next_read_at: after(now, usualPause) })
        .where('account_id', '=', accountId)
        .returning('u_id')
        .execute()
      await sendAll(
        trx,
        sources.map(({ u_id }) => u_id),
      )
    },

    /** Each minute: the calendars that are due, of healers whom clients may meet. */
    sendDue: () =>
      inTransaction(db, async (trx) => {
        const now = clock.now()
        const { rows } = await sql<{ u_id: string }>`
          update calendar_source s set next_read_at = ${after(now, usualPause)} from (
            select c.u_id from calendar_source c join healer_card h on h.u_id = c.healer_id
            left join calendar_account a on a.u_id = c.account_id
            where c.next_read_at <= ${now} and h.state in ('verified', 'paused') and a.ended_at is null
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
