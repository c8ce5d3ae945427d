import { frontEndPathOf, pathTo } from '@newyou/contract/addresses'
import { calendarSuggestion } from '@newyou/contract/care/calendars'
import { sql } from 'kysely'
import type { Notifications } from '../../foundation/notifications/index.ts'
import { after, days, minutes } from '../../platform/clock.ts'
import { inTransaction } from '../../platform/database/database.ts'
import { orNotFound } from '../../platform/http/errors.ts'
import type { Platform } from '../../platform/platform.ts'
import type { SealedTexts } from '../../platform/sealed-texts.ts'
import { healerOf } from '../healers/index.ts'
import type { AccountAccess } from './account-access.ts'
import { readName } from './account-reading.ts'
import { daysAhead } from './fetching.ts'
import { type CalendarProvider, ProviderError, type SeenEntry } from './provider.ts'
import { entryIdOf } from './writing-out.ts'

const queue = 'calendar-look'
const lookedEach = minutes(10)
const lookedAtOnce = 500
/** Of entries that are missing in one calendar, so many are looked for one by one in one round. */
const missingMax = 50

interface Entry {
  appointment_id: string
  starts_at: Date
  ends_at: Date
  suggestion: string | null
  suggested_start: Date | null
}

interface SuggestionNeeds extends Pick<Platform, 'db' | 'clock' | 'jobs' | 'publicUrl'> {
  access: AccountAccess
  notifications: Pick<Notifications, 'notify'>
  texts: SealedTexts
}

/** What healers do in their calendars with sessions that were written there. It is shown to them, and changes nothing here. */
export function createSuggestions({
  db,
  clock,
  jobs,
  publicUrl,
  access,
  notifications,
  texts,
}: SuggestionNeeds) {
  /** Entries that are as they were written, of sessions to come. */
  async function entriesOf(writingId: string): Promise<Entry[]> {
    const { rows } = await sql<Entry>`
      select e.appointment_id, s.starts_at, s.ends_at, e.suggestion, e.suggested_start
      from calendar_entry e join session_times s on s.u_id = e.appointment_id
      where e.writing_id = ${writingId} and e.version = e.written and e.is_there and s.state = 'confirmed'
        and s.starts_at > ${clock.now()}`.execute(db)
    return rows
  }

  function suggestionFor({ starts_at, ends_at }: Entry, seen: SeenEntry | undefined) {
    if (!seen) return { suggestion: 'removed' as const, suggested_start: null }
    if (seen.from === starts_at.getTime() && seen.to === ends_at.getTime())
      return { suggestion: null, suggested_start: null }
    return { suggestion: 'moved' as const, suggested_start: seen.from === null ? null : new Date(seen.from) }
  }

  async function seenOf(
    provider: CalendarProvider,
    way: string,
    calendarId: string,
    entries: Entry[],
    now: Date,
  ) {
    const interval = { from: after(now, -days(1)), to: after(now, days(daysAhead)) }
    const ids = entries.map(({ appointment_id }) => entryIdOf(appointment_id))
    const listed = await provider.written(way, calendarId, interval, ids)
    const seen = new Map<string, SeenEntry | undefined>(listed.map((one) => [one.id, one]))
    const missing = ids.filter((id) => !seen.has(id)).slice(0, missingMax)
    // Deleted, or moved out of the time that was asked for.
    for (const id of missing) seen.set(id, await provider.find(way, calendarId, id))
    return seen
  }

  /** Kept where the entry was not written meanwhile, and told when it is news. */
  const keep = (
    writingId: string,
    entry: Entry,
    found: ReturnType<typeof suggestionFor>,
    { now, personId }: { now: Date; personId: string },
  ) =>
    inTransaction(db, async (trx) => {
      const kept = await trx
        .updateTable('calendar_entry')
        .set(found)
        .where('writing_id', '=', writingId)
        .where('appointment_id', '=', entry.appointment_id)
        .whereRef('version', '=', 'written')
        .where('written_at', '<=', now)
        .returning('appointment_id')
        .executeTakeFirst()
      if (!kept || !found.suggestion) return
      await notifications.notify(trx, {
        ...{ personId, about: null, type: 'appointment', message: 'calendars.suggested' },
        targetId: entry.appointment_id,
        parameters: {
          what: found.suggestion,
          startsAt: entry.starts_at.toISOString(),
          link: publicUrl + pathTo('practiceAppointment', { appointmentId: entry.appointment_id }),
        },
        frontEndPath: frontEndPathOf('practiceAppointment'),
      })
    })

  async function look({ writingId }: { writingId: string }) {
    const writing = await db
      .selectFrom('calendar_writing as w')
      .innerJoin('healer_card as h', 'h.u_id', 'w.healer_id')
      .select(['w.account_id', 'w.sealed_calendar', 'h.person_id'])
      .where('w.u_id', '=', writingId)
      .where('w.ended_at', 'is', null)
      .executeTakeFirst()
    if (!writing) return
    const now = clock.now()
    const entries = await entriesOf(writingId)
    if (entries.length === 0) return
    const { id } = readName(texts.open(writing.sealed_calendar))
    try {
      const seen = await access.use(writing.account_id, (provider, way) =>
        seenOf(provider, way, id, entries, now),
      )
      for (const entry of entries) {
        const entryId = entryIdOf(entry.appointment_id)
        if (!seen.has(entryId)) continue
        const found = suggestionFor(entry, seen.get(entryId))
        const isNews =
          found.suggestion !== entry.suggestion ||
          found.suggested_start?.getTime() !== entry.suggested_start?.getTime()
        if (isNews) await keep(writingId, entry, found, { now, personId: writing.person_id })
      }
    } catch (error) {
      // It is looked at again in ten minutes.
      if (!(error instanceof ProviderError)) throw error
    }
  }
  jobs.work(queue, look, { longestSeconds: 300, attemptsMax: 2 })

  async function own(personId: string, appointmentId: string) {
    const healerId = orNotFound(await healerOf(db, personId))
    const session = await db
      .selectFrom('session_times')
      .select('u_id')
      .where('u_id', '=', appointmentId)
      .where('healer_id', '=', healerId)
      .executeTakeFirst()
    orNotFound(session)
    return db
      .selectFrom('calendar_entry as e')
      .innerJoin('calendar_writing as w', 'w.u_id', 'e.writing_id')
      .select(['e.writing_id', 'e.suggestion as what', 'e.suggested_start'])
      .where('e.appointment_id', '=', appointmentId)
      .where('e.suggestion', 'is not', null)
      .where('w.ended_at', 'is', null)
      .executeTakeFirst()
  }

  return {
    /** Each minute: the calendars that are due to be looked at. */
    sendDue: () =>
      inTransaction(db, async (trx) => {
        const now = clock.now()
        const { rows } = await sql<{ u_id: string }>`
          update calendar_writing w set next_look_at = ${after(now, lookedEach)} from (
            select c.u_id from calendar_writing c join calendar_account a on a.u_id = c.account_id
            where c.ended_at is null and a.ended_at is null and c.next_look_at <= ${now}
            order by c.next_look_at limit ${lookedAtOnce} for update of c skip locked) as due
          where w.u_id = due.u_id returning w.u_id`.execute(trx)
        await jobs.sendMany(
          trx,
          queue,
          rows.map(({ u_id: writingId }) => ({
            data: { writingId },
            key: `${writingId} ${now.toISOString()}`,
            afterSeconds: 0,
          })),
        )
      }),

    /** @throws DomainError notFound for a session of somebody else */
    async of(personId: string, appointmentId: string) {
      const found = await own(personId, appointmentId)
      return found
        ? calendarSuggestion.parse({
            what: found.what,
            start_time: found.suggested_start?.toISOString() ?? null,
          })
        : null
    },

    /** The session is written there again as it is here. @throws DomainError notFound */
    async keepOurs(personId: string, appointmentId: string) {
      const found = await own(personId, appointmentId)
      if (!found) return
      await db
        .updateTable('calendar_entry')
        .set((column) => ({
          version: column('version', '+', 1),
          ...{ next_at: clock.now(), tries: 0, suggestion: null, suggested_start: null },
        }))
        .where('writing_id', '=', found.writing_id)
        .where('appointment_id', '=', appointmentId)
        .execute()
    },
  }
}
