import type { Objection, StaffObjection } from '@newyou/contract/communication/rooms/objections'
import { type Selectable, sql } from 'kysely'
import { type Actor, type Disputes, findFor } from '../../care/appointments/index.ts'
import type { Audit } from '../../foundation/audit/index.ts'
import type { Accounts } from '../../people/accounts/index.ts'
import type { Clock } from '../../platform/clock.ts'
import { type Database, inTransaction, type Queryable } from '../../platform/database/database.ts'
import type { SessionObjection } from '../../platform/database/schema.ts'
import { orNotFound, throwError } from '../../platform/http/errors.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import type { Ids } from '../../platform/ids.ts'
import type { SupportModule } from '../support/index.ts'

interface ObjectionDependencies {
  db: Database
  clock: Clock
  ids: Ids
  accounts: Pick<Accounts, 'knownAs'>
  audit: Audit
  disputes: Disputes
  support: Pick<SupportModule, 'openTicket' | 'requireStaff' | 'settleTicket'>
}

type Row = Selectable<SessionObjection>

const actorOf = ({ role, personId }: Viewer): Actor =>
  role === 'client' || role === 'healer' ? { side: role, personId } : throwError('notFound')

/**
 * Objections to how a session was settled. Each is a ticket of support, which staff decide with the log of the room
 * before them: the client is refunded in full, or the settlement stays.
 */
export function createObjections(dependencies: ObjectionDependencies) {
  const { db, clock, ids, accounts, audit, disputes, support } = dependencies

  disputes.onDisputed(async (trx, { u_id: appointmentId, client_id, side, stateBefore, words }) => {
    const { person_id: healerPersonId } = await trx
      .selectFrom('session_times as a')
      .innerJoin('healer_card as h', 'h.u_id', 'a.healer_id')
      .select('h.person_id')
      .where('a.u_id', '=', appointmentId)
      .executeTakeFirstOrThrow()
    const personId = side === 'client' ? client_id : healerPersonId
    const ticketId = await support.openTicket(trx, {
      personId,
      title: words === undefined ? 'Report that the healer did not join' : 'Request to review a session',
      description:
        words ?? 'The client reported that the healer did not join, and the healer says that they did.',
      tags: ['booking'],
    })
    const made = await trx
      .insertInto('session_objection')
      .values({
        u_id: ids.next(),
        appointment_id: appointmentId,
        side,
        person_id: personId,
        ticket_id: ticketId,
        state_before: stateBefore,
        is_absence: words === undefined,
        created_at: clock.now(),
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('u_id')
      .executeTakeFirst()
    if (!made) throwError('alreadyObjected')
  })

  const ofTicket = (queryable: Queryable, ticketId: string) =>
    queryable
      .selectFrom('session_objection as o')
      .innerJoin('session_times as a', 'a.u_id', 'o.appointment_id')
      .innerJoin('healer_card as h', 'h.u_id', 'a.healer_id')
      .innerJoin('person_name as p', 'p.u_id', 'a.client_id')
      .leftJoin('order_money as b', 'b.u_id', 'a.order_id')
      .selectAll('o')
      .select(['a.client_id', 'a.starts_at', 'a.ends_at', 'a.price_paise', 'h.full_name'])
      .select(['p.anonymous_name', 'p.first_name'])
      .select(sql<number>`coalesce(b.refunded_paise, 0)::int`.as('refunded_paise'))
      .where('o.ticket_id', '=', ticketId)
      .executeTakeFirst()

  async function present(
    queryable: Queryable,
    row: NonNullable<Awaited<ReturnType<typeof ofTicket>>>,
  ): Promise<StaffObjection> {
    const visits = await queryable
      .selectFrom('room_visit')
      .select(['role', 'entered_at', 'admitted_at', 'joined_at', 'seen_at', 'left_at', 'ended_by'])
      .where('appointment_id', '=', row.appointment_id)
      .where('starts_at', '=', row.starts_at)
      .orderBy('entered_at')
      .orderBy('u_id')
      .execute()
    const moment = (at: Date | null) => at?.toISOString() ?? null
    return {
      u_id: row.u_id,
      // These four are checked by the table.
      side: row.side as StaffObjection['side'],
      state_before: row.state_before as StaffObjection['state_before'],
      decision: row.decision as StaffObjection['decision'],
      visits: visits.map((visit) => ({
        role: visit.role as StaffObjection['side'],
        entered_at: visit.entered_at.toISOString(),
        admitted_at: moment(visit.admitted_at),
        joined_at: moment(visit.joined_at),
        seen_at: moment(visit.seen_at),
        left_at: moment(visit.left_at),
        ended_by: visit.ended_by as StaffObjection['visits'][number]['ended_by'], // checked by the table
      })),
      is_absence: row.is_absence,
      client_name: accounts.knownAs(row),
      healer_name: row.full_name,
      starts_at: row.starts_at.toISOString(),
      ends_at: row.ends_at.toISOString(),
      price_paise: row.price_paise,
      refunded_paise: row.refunded_paise,
      may_refund: row.state_before === 'completed' || row.state_before === 'no-show',
      note: row.note,
      decided_at: moment(row.decided_at),
    }
  }

  const shown = (row: Row, personId: string): Objection => ({
    u_id: row.u_id,
    is_mine: row.person_id === personId,
    ticket_u_id: row.person_id === personId ? row.ticket_id : null,
    created_at: row.created_at.toISOString(),
    decision: row.decision as Objection['decision'], // checked by the table
    note: row.note,
    decided_at: row.decided_at?.toISOString() ?? null,
  })

  async function latest(viewer: Viewer, appointmentId: string): Promise<Objection | null> {
    await findFor(db, actorOf(viewer), appointmentId)
    const row = await db
      .selectFrom('session_objection')
      .selectAll()
      .where('appointment_id', '=', appointmentId)
      .orderBy('created_at', 'desc')
      .orderBy('u_id', 'desc')
      .executeTakeFirst()
    return row ? shown(row, viewer.personId) : null
  }

  return {
    latest,

    /** @throws DomainError notFound, notNow, alreadyObjected */
    async object(viewer: Viewer, appointmentId: string, words: string): Promise<Objection> {
      await disputes.object(actorOf(viewer), appointmentId, words)
      return orNotFound(await latest(viewer, appointmentId))
    },

    /** @throws DomainError notAllowed */
    forStaff: (staffId: string, ticketId: string): Promise<StaffObjection | null> =>
      inTransaction(db, async (trx) => {
        await support.requireStaff(trx, staffId)
        const row = await ofTicket(trx, ticketId)
        if (!row) return null
        await audit.note(trx, { staffId, resource: 'objections', recordId: row.u_id, action: 'look' })
        return present(trx, row)
      }),

    /**
     * Decides it once; money, ticket, audit entry and both notifications are one transaction. @throws DomainError
     * notAllowed, notFound, notNow
     */
    async decide(
      staffId: string,
      ticketId: string,
      { decision, note }: { decision: 'refund' | 'leave'; note: string },
    ): Promise<StaffObjection> {
      await support.requireStaff(db, staffId)
      const row = orNotFound(await ofTicket(db, ticketId))
      await disputes.decide(
        { u_id: row.appointment_id, client_id: row.client_id },
        {
          decision,
          stateBefore: row.state_before as StaffObjection['state_before'], // checked by the table
          isAbsence: row.is_absence,
        },
        async (trx) => {
          const decided = await trx
            .updateTable('session_objection')
            .set({ decision, note, decided_by: staffId, decided_at: clock.now() })
            .where('u_id', '=', row.u_id)
            .where('decision', 'is', null)
            .returning('u_id')
            .executeTakeFirst()
          if (!decided) throwError('notNow')
          await support.settleTicket(trx, staffId, ticketId, note)
          await audit.note(trx, {
            staffId,
            resource: 'objections',
            recordId: row.u_id,
            action: 'decide',
            changes: { decision: [null, decision] },
            reason: note,
          })
        },
      )
      return present(db, orNotFound(await ofTicket(db, ticketId)))
    },
  }
}

export type Objections = ReturnType<typeof createObjections>
