import { checkInHours, type Participant } from '@newyou/contract/learning/events/hosted-events'
import { sql } from 'kysely'
import type { Accounts } from '../../people/accounts/index.ts'
import { after, type Clock, hours } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import { likeAnywhere } from '../../platform/database/like.ts'
import { type Paging, pageOf } from '../../platform/database/list-page.ts'
import { orNotFound, throwError } from '../../platform/http/errors.ts'
import type { EventRow } from './seats.ts'
import { codeIn } from './ticket.ts'

interface AttendanceDependencies {
  db: Database
  clock: Clock
  accounts: Pick<Accounts, 'knownAs'>
}

/** When participants can be checked in. */
export const checkInTimes = ({
  starts_at: start,
  ends_at: end,
}: Pick<EventRow, 'starts_at' | 'ends_at'>) => ({
  from: after(start, -hours(checkInHours)),
  until: after(end, hours(checkInHours)),
})

/** Event attendance: by the ticket that its host scans, or as the host says. */
export function createAttendance({ db, clock, accounts }: AttendanceDependencies) {
  const participants = (eventId: string) =>
    db
      .selectFrom('enrolment as n')
      .innerJoin('person_name as p', 'p.u_id', 'n.client_id')
      .select(['n.u_id', 'n.checked_in_at', 'n.checked_in_by', 'p.anonymous_name', 'p.first_name'])
      .select(
        sql<boolean>`exists (select from room_visit v where v.event_id = n.event_id and v.person_id = n.client_id
          and v.joined_at is not null)`.as('was_in_room'),
      )
      .where('n.event_id', '=', eventId)
      .where('n.state', '=', 'enrolled')

  type Row = Awaited<ReturnType<ReturnType<typeof participants>['executeTakeFirstOrThrow']>>

  const present = (row: Row): Participant => ({
    enrollment_u_id: row.u_id,
    name: accounts.knownAs(row),
    checked_in_at: row.checked_in_at?.toISOString() ?? null,
    checked_in_by: row.checked_in_by as Participant['checked_in_by'], // checked by the table
    was_in_room: row.was_in_room,
  })

  const one = async (eventId: string, enrolmentId: string) =>
    present(orNotFound(await participants(eventId).where('n.u_id', '=', enrolmentId).executeTakeFirst()))

  /** @throws DomainError notFound for another host's event, notNow too early or too late */
  async function requireOpen(personId: string, eventId: string) {
    const event = orNotFound(
      await db
        .selectFrom('event as e')
        .innerJoin('healer_card as h', 'h.u_id', 'e.healer_id')
        .select(['e.starts_at', 'e.ends_at'])
        .where('e.u_id', '=', eventId)
        .where('e.state', '=', 'planned')
        .where('h.person_id', '=', personId)
        .executeTakeFirst(),
    )
    const { from, until } = checkInTimes(event)
    const now = clock.now()
    if (now < from || now >= until)
      throwError('notNow', {
        message: `Participants can be checked in from ${checkInHours} hours before the start until ${checkInHours} hours after the end`,
      })
  }

  return {
    /** By name. @throws DomainError notFound for another host's event */
    async list(personId: string, eventId: string, search: string | undefined, paging: Paging) {
      orNotFound(
        await db
          .selectFrom('event as e')
          .innerJoin('healer_card as h', 'h.u_id', 'e.healer_id')
          .select('e.u_id')
          .where('e.u_id', '=', eventId)
          .where('e.state', '=', 'planned')
          .where('h.person_id', '=', personId)
          .executeTakeFirst(),
      )
      const name = sql<string>`lower(coalesce(nullif(p.anonymous_name, ''), p.first_name))`
      const { rows, total } = await pageOf(
        participants(eventId)
          .$if(Boolean(search), (query) =>
            query.where(sql<boolean>`${name} like ${likeAnywhere(search ?? '')}`),
          )
          .orderBy(name)
          .orderBy('n.u_id'),
        paging,
      )
      return { data: rows.map(present), total: Number(total), page: paging.page, items_per_page: paging.size }
    },

    /**
     * Of two phones that scan one ticket at once, one checks it in.
     * @throws DomainError notFound, notNow, ticketUnknown (forged, of another event, or cancelled), ticketUsed
     */
    async checkIn(personId: string, eventId: string, scanned: string): Promise<Participant> {
      await requireOpen(personId, eventId)
      const code = codeIn(scanned) ?? throwError('ticketUnknown')
      const seat = await db
        .selectFrom('enrolment')
        .select('u_id')
        .where('ticket_code', '=', code)
        .where('event_id', '=', eventId)
        .where('state', '=', 'enrolled')
        .executeTakeFirst()
      if (!seat) return throwError('ticketUnknown')
      const { numUpdatedRows } = await db
        .updateTable('enrolment')
        .set({ checked_in_at: clock.now(), checked_in_by: 'ticket' })
        .where('u_id', '=', seat.u_id)
        .where('checked_in_at', 'is', null)
        .executeTakeFirstOrThrow()
      const participant = await one(eventId, seat.u_id)
      if (!numUpdatedRows)
        throwError('ticketUsed', { data: { name: participant.name, at: participant.checked_in_at } })
      return participant
    },

    /** @throws DomainError notFound, notNow */
    async mark(personId: string, eventId: string, enrolmentId: string, wasThere: boolean) {
      await requireOpen(personId, eventId)
      const values = wasThere
        ? { checked_in_at: clock.now(), checked_in_by: 'host' }
        : { checked_in_at: null, checked_in_by: null }
      await db
        .updateTable('enrolment')
        .set(values)
        .where('u_id', '=', enrolmentId)
        .where('event_id', '=', eventId)
        .where('state', '=', 'enrolled')
        // A check-in by ticket keeps its time.
        .where('checked_in_at', wasThere ? 'is' : 'is not', null)
        .execute()
      return one(eventId, enrolmentId)
    },
  }
}
export type Attendance = ReturnType<typeof createAttendance>
