import { pathTo } from '@newyou/contract/addresses'
import { sql } from 'kysely'
import type { Accounts } from '../../people/accounts/index.ts'
import type { CalendarItem } from '../../platform/calendar.ts'
import { after, hours, minutes } from '../../platform/clock.ts'
import { inTransaction } from '../../platform/database/database.ts'
import type { Platform } from '../../platform/platform.ts'
import { presentBrand } from '../../platform/present-brand.ts'
import type { SealedTexts } from '../../platform/sealed-texts.ts'
import type { AccountAccess } from './account-access.ts'
import { readName } from './account-reading.ts'
import { ProviderError } from './provider.ts'

const queue = 'calendar-write'
const sentAtOnce = 500
const writeAtOnce = 4
/** Longer than all requests of one writing may take together. */
const leased = minutes(4)
const usualPause = minutes(1)
const longestPause = hours(6)
/** The states in which a session is in the calendar of its healer. */
const written = ['confirmed', 'reported', 'disputed', 'completed', 'no-show']

interface EntryKey {
  writingId: string
  appointmentId: string
}

/** Our ids are uuids; of them providers take the digits. */
export const entryIdOf = (appointmentId: string) => appointmentId.replaceAll('-', '')

interface WritingNeeds extends Pick<Platform, 'db' | 'clock' | 'jobs' | 'publicUrl'> {
  access: AccountAccess
  accounts: Pick<Accounts, 'knownAs'>
  texts: SealedTexts
}

/**
 * Writes sessions into the calendars that their healers chose. What is written is the session as it is at that moment, and one
 * entry is written by one job at a time; a job that is killed leaves its version due, and the next one writes it again under the same id.
 */
export function createWritingOut({ db, clock, jobs, publicUrl, access, accounts, texts }: WritingNeeds) {
  const at = ({ writingId, appointmentId }: EntryKey) =>
    sql<boolean>`writing_id = ${writingId} and appointment_id = ${appointmentId}`

  const claim = (key: EntryKey, jobId: string, now: Date) =>
    db
      .updateTable('calendar_entry')
      .set({ leased_until: after(now, leased), leased_by: jobId })
      .where(at(key))
      .whereRef('version', '>', 'written')
      // A job that is tried again was killed: what it held is its own.
      .where((is) =>
        is.or([is('leased_until', 'is', null), is('leased_until', '<', now), is('leased_by', '=', jobId)]),
      )
      .returning(['version', 'tries'])
      .executeTakeFirst()

  const sessionOf = ({ writingId, appointmentId }: EntryKey) =>
    db
      .selectFrom('calendar_writing as w')
      .innerJoin('session_times as s', 's.healer_id', 'w.healer_id')
      .innerJoin('person_name as p', 'p.u_id', 's.client_id')
      .leftJoin('place_card as l', 'l.u_id', 's.place_id')
      .select(['w.account_id', 'w.sealed_calendar', 'w.names_clients', 'w.ended_at'])
      .select(['s.u_id', 's.state', 's.starts_at', 's.ends_at', 's.updated_at'])
      .select(['p.anonymous_name', 'p.first_name', 'l.name as place', 'l.address', 'l.city'])
      .where('w.u_id', '=', writingId)
      .where('s.u_id', '=', appointmentId)
      .executeTakeFirst()

  type Session = NonNullable<Awaited<ReturnType<typeof sessionOf>>>

  const itemOf = (session: Session): CalendarItem => ({
    u_id: session.u_id,
    changedAt: session.updated_at,
    startsAt: session.starts_at,
    endsAt: session.ends_at,
    title: session.names_clients
      ? `Session with ${accounts.knownAs(session)}`
      : `Session, ${presentBrand().names.en}`,
    place: session.place ? [session.place, session.address, session.city].join(', ') : null,
    url: publicUrl + pathTo('practiceAppointment', { appointmentId: session.u_id }),
    isCancelled: false,
  })

  async function bring(session: Session): Promise<boolean> {
    const isThere = !session.ended_at && written.includes(session.state)
    const id = entryIdOf(session.u_id)
    const { id: calendarId } = readName(texts.open(session.sealed_calendar))
    await access.use(session.account_id, (provider, way) =>
      isThere
        ? provider.write(way, calendarId, { id, item: itemOf(session) })
        : provider.erase(way, calendarId, id),
    )
    return isThere
  }

  async function write(key: EntryKey, { id: jobId }: { id: string }) {
    const now = clock.now()
    const claimed = await claim(key, jobId, now)
    if (!claimed) return
    const session = await sessionOf(key)
    const entry = db.updateTable('calendar_entry').where(at(key))
    try {
      const isThere = session ? await bring(session) : false
      await entry
        .set({ written: claimed.version, written_at: clock.now(), is_there: isThere, leased_until: null })
        .execute()
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error
      const pause = Math.min(
        Math.max(usualPause * 2 ** claimed.tries, error.retryAfterSeconds * 1000),
        longestPause,
      )
      await entry
        .set({ tries: Math.min(claimed.tries + 1, 12), next_at: after(now, pause), leased_until: null })
        .execute()
    }
  }
  jobs.work(queue, write, { concurrency: writeAtOnce, longestSeconds: 200, attemptsMax: 5 })

  return {
    /** Each minute: what is due to be written, and the end of what was given up. */
    sendDue: () =>
      inTransaction(db, async (trx) => {
        const now = clock.now()
        const { rows } = await sql<{
          writing_id: string
          appointment_id: string
          version: number
        }>`
          select e.writing_id, e.appointment_id, e.version from calendar_entry e
          join calendar_writing w on w.u_id = e.writing_id join calendar_account a on a.u_id = w.account_id
          where e.version > e.written and e.next_at <= ${now} and a.ended_at is null
            and (e.leased_until is null or e.leased_until < ${now})
          order by e.next_at limit ${sentAtOnce}`.execute(trx)
        await jobs.sendMany(
          trx,
          queue,
          rows.map(({ writing_id: writingId, appointment_id: appointmentId, version }) => ({
            data: { writingId, appointmentId },
            key: `${writingId} ${appointmentId} ${version} ${now.toISOString()}`,
            afterSeconds: 0,
          })),
        )
        await sql`delete from calendar_writing w where ended_at is not null
          and not exists (select from calendar_entry e where e.writing_id = w.u_id and e.version > e.written)`.execute(
          trx,
        )
      }),
  }
}
