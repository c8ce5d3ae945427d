import type { Till, TillSession, TillSessionState, WholeTillSession } from '@newyou/contract/money/tills'
import { type ExpressionBuilder, sql } from 'kysely'
import type { Audit } from '../../foundation/audit/index.ts'
import { tillReplies } from '../../messages/replies/back-office.ts'
import { inTransaction, type Queryable, type Trx } from '../../platform/database/database.ts'
import { type Paging, pageOf } from '../../platform/database/list-page.ts'
import { orNotFound, throwError } from '../../platform/http/errors.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Ledger } from '../ledger/index.ts'
import { paymentLines, paymentOf, refundLines, refundOf } from './lines.ts'
import { cashIn, cashOf, sumsOf } from './sums.ts'

interface SessionDependencies extends Pick<Platform, 'db' | 'clock' | 'ids'> {
  audit: Audit
  ledger: Ledger
}

const nameOf = (person: string) =>
  sql<string | null>`(${sql.ref(`${person}.first_name`)} || ' ' || ${sql.ref(`${person}.last_name`)})`

/** Sessions of tills: opened, filled from the bank and emptied to it. */
export function createTillSessions({ db, clock, ids, audit, ledger }: SessionDependencies) {
  const sessions = (queryable: Queryable) =>
    queryable
      .selectFrom('till_session as s')
      .innerJoin('till as t', 't.u_id', 's.till_id')
      .innerJoin('till_book as b', 'b.u_id', 't.u_id')
      .innerJoin('person_name as o', 'o.u_id', 's.opened_by')
      .leftJoin('person_name as c', 'c.u_id', 's.closed_by')
      .selectAll('s')
      .select(['t.name as till_name', cashOf('b').as('cash')])
      .select([nameOf('o').as('opener'), nameOf('c').as('closer')])

  type SessionLine = Awaited<ReturnType<ReturnType<typeof sessions>['executeTakeFirstOrThrow']>>

  const present = (row: SessionLine): TillSession => ({
    u_id: row.u_id,
    till: { u_id: row.till_id, name: row.till_name },
    state: row.state as TillSessionState, // checked by the table
    opened_by: { u_id: row.opened_by, name: row.opener ?? '' },
    opened_at: row.opened_at.toISOString(),
    opening_paise: row.opening_paise,
    expected_paise: row.expected_paise ?? row.cash,
    counted_paise: row.counted_paise,
    difference_paise:
      row.counted_paise === null ? null : row.counted_paise - (row.expected_paise ?? row.counted_paise),
    reason: row.reason,
    counted_at: row.counted_at?.toISOString() ?? null,
    closed_by: row.closed_by ? { u_id: row.closed_by, name: row.closer ?? '' } : null,
    closed_at: row.closed_at?.toISOString() ?? null,
  })

  async function whole(queryable: Queryable, sessionId: string): Promise<WholeTillSession> {
    const row = orNotFound(await sessions(queryable).where('s.u_id', '=', sessionId).executeTakeFirst())
    const payments = await paymentLines(queryable)
      .where('d.till_session_id', '=', sessionId)
      .orderBy('d.taken_at', 'desc')
      .orderBy('d.u_id')
      .execute()
    const refunds = await refundLines(queryable)
      .where('r.till_session_id', '=', sessionId)
      .orderBy('r.paid_at', 'desc')
      .execute()
    const transfers = await queryable
      .selectFrom('till_transfer as m')
      .innerJoin('person_name as p', 'p.u_id', 'm.made_by')
      .selectAll('m')
      .select(nameOf('p').as('name'))
      .where('m.till_session_id', '=', sessionId)
      .orderBy('m.made_at', 'desc')
      .execute()
    return {
      ...present(row),
      sums: await sumsOf(queryable, sessionId),
      payments: payments.map(paymentOf),
      refunds: refunds.map(refundOf),
      transfers: transfers.map((one) => ({
        u_id: one.u_id,
        amount_paise: one.amount_paise,
        note: one.note,
        made_by: { u_id: one.made_by, name: one.name ?? '' },
        made_at: one.made_at.toISOString(),
      })),
    }
  }

  /** The colleague's open session, locked. @throws DomainError notNow without one */
  async function lockMine(trx: Trx, personId: string) {
    const row = await trx
      .selectFrom('till_session')
      .selectAll()
      .where('opened_by', '=', personId)
      .where('state', '=', 'open')
      .forUpdate()
      .executeTakeFirst()
    return row ?? throwError('notNow', { message: tillReplies.noneOpen })
  }

  const mine = (is: ExpressionBuilder<{ s: { opened_by: string; state: string } }, 's'>, personId: string) =>
    is.and([is('s.opened_by', '=', personId), is('s.state', '=', 'open')])

  return {
    whole,
    lockMine,

    /** Tills that are in use, with their cash, and the colleague's own open session. */
    async counter(personId: string): Promise<{ tills: Till[]; mine: WholeTillSession | null }> {
      const rows = await db
        .selectFrom('till as t')
        .innerJoin('till_book as b', 'b.u_id', 't.u_id')
        .leftJoin('place_card as p', 'p.u_id', 't.place_id')
        .leftJoin('till_session as s', (join) =>
          join.onRef('s.till_id', '=', 't.u_id').on('s.state', '<>', 'closed'),
        )
        .leftJoin('person_name as o', 'o.u_id', 's.opened_by')
        .select(['t.u_id', 't.name', 'p.name as place', cashOf('b').as('cash'), 's.u_id as session_id'])
        .select(['s.state', 's.opened_by', nameOf('o').as('opener')])
        .where('t.state', '=', 'live')
        .orderBy('t.name')
        .execute()
      const own = await db
        .selectFrom('till_session as s')
        .select('s.u_id')
        .where((is) => mine(is, personId))
        .executeTakeFirst()
      return {
        tills: rows.map((row) => ({
          u_id: row.u_id,
          name: row.name,
          place: row.place,
          cash_paise: row.cash,
          session:
            row.session_id && row.opened_by
              ? {
                  u_id: row.session_id,
                  state: row.state as TillSessionState, // checked by the table
                  opened_by: { u_id: row.opened_by, name: row.opener ?? '' },
                }
              : null,
        })),
        mine: own ? await whole(db, own.u_id) : null,
      }
    },

    async list(state: TillSessionState | undefined, { page, size }: Paging) {
      let wanted = sessions(db)
      if (state) wanted = wanted.where('s.state', '=', state)
      const { rows, total } = await pageOf(wanted.orderBy('s.opened_at', 'desc').orderBy('s.u_id'), {
        page,
        size,
      })
      return { data: rows.map(present), total, page, items_per_page: size }
    },

    look: (sessionId: string) => whole(db, sessionId),

    /**
     * Opens a till with the cash that its last closing left. What was counted otherwise is booked as a difference, with
     * a reason. @throws DomainError notFound, notNow where it is open, or the colleague has another one open; invalidInput
     */
    open: (viewer: Viewer, tillId: string, counted: { paise: number | undefined; reason: string }) =>
      inTransaction(db, async (trx) => {
        const till = orNotFound(
          await trx
            .selectFrom('till')
            .select(['cash_paise'])
            .where('u_id', '=', tillId)
            .where('state', '=', 'live')
            .forUpdate()
            .executeTakeFirst(),
        )
        const other = await trx
          .selectFrom('till_session')
          .select('till_id')
          .where((is) =>
            is.or([
              is.and([is('till_id', '=', tillId), is('state', '<>', 'closed')]),
              is.and([is('opened_by', '=', viewer.personId), is('state', '=', 'open')]),
            ]),
          )
          .executeTakeFirst()
        if (other)
          throwError('notNow', {
            message: other.till_id === tillId ? tillReplies.isOpen : tillReplies.otherOpen,
          })
        const opening = counted.paise ?? till.cash_paise
        const difference = opening - till.cash_paise
        if (difference !== 0 && !counted.reason)
          throwError('invalidInput', { errors: { reason: tillReplies.needsReason } })
        const now = clock.now()
        const { u_id: sessionId } = await trx
          .insertInto('till_session')
          .values({
            u_id: ids.next(),
            till_id: tillId,
            state: 'open',
            opened_by: viewer.personId,
            opened_at: now,
            opening_paise: opening,
            reason: counted.reason,
          })
          .returning('u_id')
          .executeTakeFirstOrThrow()
        if (difference !== 0) {
          await trx.updateTable('till').set({ cash_paise: opening }).where('u_id', '=', tillId).execute()
          await bookDifference(trx, ledger, {
            key: `till-opened:${sessionId}`,
            difference,
            sessionId,
            note: counted.reason,
          })
        }
        await audit.note(trx, {
          staffId: viewer.personId,
          resource: 'tills',
          recordId: tillId,
          action: 'open-till',
          reason: counted.reason,
          changes: { cash_paise: [till.cash_paise, opening] },
        })
        return whole(trx, sessionId)
      }),

    /** Cash from the bank (positive) or to it (negative), in paise. @throws DomainError notFound, notNow, invalidInput */
    transfer: (viewer: Viewer, sessionId: string, { paise, note }: { paise: number; note: string }) =>
      inTransaction(db, async (trx) => {
        const session = await lockMine(trx, viewer.personId)
        if (session.u_id !== sessionId) throwError('notFound')
        if ((await cashIn(trx, session.till_id)) + paise < 0)
          throwError('invalidInput', { errors: { amount_paise: tillReplies.notThatMuch } })
        const { u_id: transferId } = await trx
          .insertInto('till_transfer')
          .values({
            u_id: ids.next(),
            till_session_id: sessionId,
            amount_paise: paise,
            note,
            made_by: viewer.personId,
            made_at: clock.now(),
          })
          .returning('u_id')
          .executeTakeFirstOrThrow()
        await ledger.post(trx, {
          key: `till-transfer:${transferId}`,
          kind: 'till-transfer',
          causedBy: sessionId,
          note,
          entries: [
            { account: { kind: 'till-cash' }, amount: -paise },
            { account: { kind: 'till-banked' }, amount: paise },
          ],
        })
        await audit.note(trx, {
          staffId: viewer.personId,
          resource: 'tills',
          recordId: session.till_id,
          action: 'till-transfer',
          reason: note,
          changes: { amount_paise: [null, paise] },
        })
        return whole(trx, sessionId)
      }),
  }
}
export type TillSessions = ReturnType<typeof createTillSessions>

/** Books cash that was counted more (positive) or less than expected. */
export const bookDifference = (
  trx: Trx,
  ledger: Ledger,
  { key, difference, sessionId, note }: { key: string; difference: number; sessionId: string; note: string },
) =>
  ledger.post(trx, {
    key,
    kind: 'till-difference',
    causedBy: sessionId,
    note,
    entries: [
      { account: { kind: 'till-cash' }, amount: -difference },
      { account: { kind: 'till-difference' }, amount: difference },
    ],
  })
