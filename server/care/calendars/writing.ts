import { sql } from 'kysely'
import { calendarReplies } from '../../messages/replies/calendars.ts'
import { inTransaction, type Trx } from '../../platform/database/database.ts'
import { orNotFound, throwError } from '../../platform/http/errors.ts'
import type { Platform } from '../../platform/platform.ts'
import type { SealedTexts } from '../../platform/sealed-texts.ts'
import { lockCalendar } from '../healers/index.ts'
import type { AccountCalendars } from './account-calendars.ts'
import { readName } from './account-reading.ts'

interface WritingNeeds extends Pick<Platform, 'db' | 'clock' | 'ids'> {
  accountCalendars: AccountCalendars
  texts: SealedTexts
}

/** Into which calendar a healer's sessions are written: one at most. */
export function createWriting({ db, clock, ids, accountCalendars, texts }: WritingNeeds) {
  /** What is still to come is erased there by jobs; what is over stays. */
  async function end(trx: Trx, writingId: string) {
    const now = clock.now()
    await trx.updateTable('calendar_writing').set({ ended_at: now }).where('u_id', '=', writingId).execute()
    await sql`update calendar_entry e set version = e.version + 1, next_at = ${now}, tries = 0, suggestion = null
      from session_times s where s.u_id = e.appointment_id and e.writing_id = ${writingId} and s.starts_at > ${now}`.execute(
      trx,
    )
  }

  /** All sessions that are to come are due at once. */
  const fill = (trx: Trx, writingId: string, healerId: string) =>
    sql`
    insert into calendar_entry (writing_id, appointment_id, version, next_at)
    select ${writingId}, u_id, 1, ${clock.now()} from session_times
    where healer_id = ${healerId} and state = 'confirmed' and not is_companion and starts_at > ${clock.now()}
    on conflict (writing_id, appointment_id) do update
      set version = calendar_entry.version + 1, next_at = excluded.next_at, tries = 0`.execute(trx)

  async function begin(
    trx: Trx,
    account: { u_id: string; healer_id: string },
    calendar: { id: string; name: string },
    namesClients: boolean,
  ) {
    const u_id = ids.next()
    const now = clock.now()
    await trx
      .insertInto('calendar_writing')
      .values({
        ...{ u_id, account_id: account.u_id, healer_id: account.healer_id, names_clients: namesClients },
        sealed_calendar: texts.seal(JSON.stringify(calendar)),
        ...{ created_at: now, next_look_at: now },
      })
      .execute()
    await fill(trx, u_id, account.healer_id)
  }

  return {
    /** @throws DomainError notFound, invalidInput for a calendar that is not there or not to be written, unavailable */
    async choose(
      personId: string,
      accountId: string,
      { calendar: chosen, names_clients: namesClients }: { calendar: string | null; names_clients: boolean },
    ) {
      const remote = await accountCalendars.list(personId, accountId)
      const calendar = remote.find(({ id }) => id === chosen)
      if (chosen !== null && !calendar?.may_write)
        throwError('invalidInput', { errors: { calendar: calendarReplies.unknownCalendar } })
      await inTransaction(db, async (trx) => {
        const account = orNotFound(
          await trx
            .selectFrom('calendar_account')
            .select(['u_id', 'healer_id'])
            .where('u_id', '=', accountId)
            .executeTakeFirst(),
        )
        await lockCalendar(trx, account.healer_id)
        const present = await trx
          .selectFrom('calendar_writing')
          .select(['u_id', 'account_id', 'sealed_calendar', 'names_clients'])
          .where('healer_id', '=', account.healer_id)
          .where('ended_at', 'is', null)
          .executeTakeFirst()
        const isSame =
          present?.account_id === accountId && readName(texts.open(present.sealed_calendar)).id === chosen
        if (present && isSame) {
          if (present.names_clients === namesClients) return
          await trx
            .updateTable('calendar_writing')
            .set({ names_clients: namesClients })
            .where('u_id', '=', present.u_id)
            .execute()
          await fill(trx, present.u_id, account.healer_id)
          return
        }
        // Another account's is ended by choosing one of this account alone.
        if (present && (calendar || present.account_id === accountId)) await end(trx, present.u_id)
        if (calendar) await begin(trx, account, { id: calendar.id, name: calendar.name }, namesClients)
      })
      return accountCalendars.list(personId, accountId)
    },
  }
}
