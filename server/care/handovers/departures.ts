import { frontEndPathOf, pathTo } from '@newyou/contract/addresses'
import { homeZone } from '@newyou/contract/business'
import type { Leaver, Leaving } from '@newyou/contract/care/handovers/leaving'
import { leavingAheadDays, leavingGraceDays } from '@newyou/contract/care/handovers/leaving-limits'
import { sql } from 'kysely'
import type { Audit } from '../../foundation/audit/index.ts'
import type { Notifications } from '../../foundation/notifications/index.ts'
import { leavingReplies } from '../../messages/replies/care.ts'
import { after, dayIn, days } from '../../platform/clock.ts'
import { inTransaction, type Queryable, type Trx } from '../../platform/database/database.ts'
import { orNotFound, throwError } from '../../platform/http/errors.ts'
import type { Platform } from '../../platform/platform.ts'
import { metStates } from '../appointments/index.ts'
import type { DepartureFiles } from './departure-files.ts'
import { type DepartureNotices, type DepartureRow, resource } from './departure-rows.ts'

interface DepartureNeeds extends Pick<Platform, 'db' | 'clock' | 'ids' | 'publicUrl'> {
  audit: Pick<Audit, 'note'>
  notifications: Pick<Notifications, 'notify'>
  notices: DepartureNotices
  files: DepartureFiles
}

/** The last day on which clients answer and the file is made. */
export const closesOn = (lastDay: string) =>
  Temporal.PlainDate.from(lastDay).add({ days: leavingGraceDays }).toString()

const leaversShown = 100

/** Healers who leave: until when, and who of their clients is asked. They and administrators decide about it alike. */
export function createDepartures(needs: DepartureNeeds) {
  const { db, clock, ids, publicUrl, audit, notifications, notices, files } = needs

  const standing = (queryable: Queryable, healerId: string) =>
    queryable
      .selectFrom('departure')
      .selectAll()
      .where('healer_id', '=', healerId)
      .where('ended_at', 'is', null)
  const lockStanding = async (trx: Trx, healerId: string) =>
    orNotFound(await standing(trx, healerId).forUpdate().executeTakeFirst())

  /**
   * Clients who have or had a session with healers who leave, and were not asked yet. Guests and imported clients have no
   * account to answer by.
   */
  const notAsked = (queryable: Queryable, departureIds: readonly string[]) =>
    queryable
      .selectFrom('departure as d')
      .innerJoin('healer_card as h', 'h.u_id', 'd.healer_id')
      .innerJoin('session_times as a', 'a.healer_id', 'd.healer_id')
      .innerJoin('person_name as p', 'p.u_id', 'a.client_id')
      .leftJoin('departure_client as c', (join) =>
        join.onRef('c.departure_id', '=', 'd.u_id').onRef('c.client_id', '=', 'a.client_id'),
      )
      .where('d.u_id', 'in', departureIds)
      .where('d.ended_at', 'is', null)
      .where('a.state', 'in', metStates)
      .where('p.state', '=', 'active')
      .whereRef('a.client_id', '<>', 'h.person_id')
      .where('c.u_id', 'is', null)

  /** The numbers of several departures at once. */
  async function countsOf(queryable: Queryable, rows: readonly Pick<DepartureRow, 'u_id'>[]) {
    const none = { to_ask: 0, asked: 0, yes: 0, no: 0, handed_over: 0 }
    const ids = rows.map(({ u_id: id }) => id)
    if (ids.length === 0) return () => none
    const { rows: answered } = await sql<Omit<Leaving['counts'], 'to_ask'> & { departure_id: string }>`
      select departure_id, count(*)::int as asked, count(*) filter (where is_given)::int as yes,
        count(*) filter (where not is_given)::int as no, count(handed_over_at)::int as handed_over
      from departure_client where departure_id in (${sql.join(ids)}) group by departure_id`.execute(queryable)
    const waiting = await notAsked(queryable, ids)
      .select('d.u_id')
      .select((of) => of.fn.count<number>('a.client_id').distinct().as('to_ask'))
      .groupBy('d.u_id')
      .execute()
    return (departureId: string): Leaving['counts'] => {
      const { departure_id: _, ...said } = answered.find((one) => one.departure_id === departureId) ?? {
        departure_id: '',
        ...none,
      }
      const toAsk = waiting.find((one) => one.u_id === departureId)?.to_ask
      return { ...none, ...said, to_ask: Number(toAsk ?? 0) }
    }
  }

  const shown = async (queryable: Queryable, row: DepartureRow): Promise<Leaving> => ({
    u_id: row.u_id,
    last_day: row.last_day,
    closes_on: closesOn(row.last_day),
    counts: (await countsOf(queryable, [row]))(row.u_id),
    file: await files.latest(queryable, row.u_id),
  })

  /** @throws DomainError invalidInput for a day that is over or too far ahead */
  function requireDay(lastDay: string) {
    const today = dayIn(homeZone, clock.now())
    const latest = dayIn(homeZone, after(clock.now(), days(leavingAheadDays)))
    if (lastDay >= today && lastDay <= latest) return
    throwError('invalidInput', {
      message: leavingReplies.wrongDay,
      errors: { last_day: leavingReplies.wrongDay },
    })
  }

  async function tellHealer(trx: Trx, row: DepartureRow, byPersonId: string) {
    const { person_id: personId } = await trx
      .selectFrom('healer_card')
      .select('person_id')
      .where('u_id', '=', row.healer_id)
      .executeTakeFirstOrThrow()
    if (personId === byPersonId) return
    await notifications.notify(trx, {
      ...{
        personId,
        about: null,
        type: 'appointment',
        message: 'handovers.leavingBegun',
        targetId: row.u_id,
      },
      parameters: { link: `${publicUrl}${pathTo('practiceLeaving')}` },
      frontEndPath: frontEndPathOf('practiceLeaving'),
    })
  }

  const noted = (trx: Trx, by: string, row: DepartureRow, action: string, changes = {}) =>
    audit.note(trx, { staffId: by, resource, recordId: row.healer_id, action, changes })

  return {
    healerOf: async (personId: string) => {
      const row = await db
        .selectFrom('healer_card')
        .select('u_id')
        .where('person_id', '=', personId)
        .executeTakeFirst()
      return orNotFound(row).u_id
    },

    async of(healerId: string): Promise<Leaving | null> {
      const row = await standing(db, healerId).executeTakeFirst()
      return row ? shown(db, row) : null
    },

    /** @throws DomainError invalidInput, notFound for who is no healer here */
    async set(healerId: string, lastDay: string, by: string): Promise<Leaving> {
      requireDay(lastDay)
      return inTransaction(db, async (trx) => {
        orNotFound(
          await trx
            .selectFrom('healer_card')
            .select('u_id')
            .where('u_id', '=', healerId)
            .where('state', 'in', ['verified', 'paused'])
            .executeTakeFirst(),
        )
        const before = await standing(trx, healerId).forUpdate().executeTakeFirst()
        const row = await trx
          .insertInto('departure')
          .values({
            ...{ u_id: ids.next(), healer_id: healerId, last_day: lastDay },
            ...{ started_by: by, started_at: clock.now() },
          })
          .onConflict((conflict) =>
            conflict.column('healer_id').where('ended_at', 'is', null).doUpdateSet({ last_day: lastDay }),
          )
          .returningAll()
          .executeTakeFirstOrThrow()
        if (before?.last_day !== lastDay) {
          const changes = { last_day: [before?.last_day ?? null, lastDay] }
          await noted(trx, by, row, before ? 'change' : 'create', changes)
          await tellHealer(trx, row, by)
        }
        return shown(trx, row)
      })
    },

    /** Each client is asked once, by a message in their language. @throws DomainError notFound */
    ask: (healerId: string, by: string): Promise<Leaving> =>
      inTransaction(db, async (trx) => {
        const row = await lockStanding(trx, healerId)
        const clients = await notAsked(trx, [row.u_id]).select('a.client_id').distinct().execute()
        if (clients.length > 0) {
          const asked = await trx
            .insertInto('departure_client')
            .values(
              clients.map(({ client_id: clientId }) => ({
                ...{ u_id: ids.next(), departure_id: row.u_id, client_id: clientId, asked_at: clock.now() },
              })),
            )
            .returning('u_id')
            .execute()
          await notices.send(
            trx,
            'leavingAsked',
            asked.map(({ u_id: id }) => id),
          )
          await noted(trx, by, row, 'ask', { clients: [null, clients.length] })
        }
        return shown(trx, row)
      }),

    /** @throws DomainError notFound */
    async withdraw(healerId: string, by: string) {
      const gone = await inTransaction(db, async (trx) => {
        const row = await lockStanding(trx, healerId)
        await trx
          .updateTable('departure')
          .set({ ended_at: clock.now() })
          .where('u_id', '=', row.u_id)
          .execute()
        await noted(trx, by, row, 'delete')
        return files.drop(trx, row.u_id)
      })
      await files.forget(gone)
    },

    /** In numbers: who said what is nobody's business here. */
    async list(healerId?: string): Promise<Leaver[]> {
      const rows = await db
        .selectFrom('departure as d')
        .innerJoin('healer_card as h', 'h.u_id', 'd.healer_id')
        .innerJoin('person_name as p', 'p.u_id', 'd.started_by')
        .selectAll('d')
        .select(['h.full_name', 'p.first_name', 'p.last_name'])
        .$if(healerId !== undefined, (query) => query.where('d.healer_id', '=', healerId ?? ''))
        .orderBy('d.started_at', 'desc')
        .orderBy('d.u_id', 'desc')
        .limit(healerId === undefined ? leaversShown : 1)
        .execute()
      const countOf = await countsOf(db, rows)
      return rows.map((row) => ({
        u_id: row.u_id,
        healer: { u_id: row.healer_id, full_name: row.full_name },
        last_day: row.last_day,
        closes_on: closesOn(row.last_day),
        counts: countOf(row.u_id),
        started_at: row.started_at.toISOString(),
        started_by: `${row.first_name} ${row.last_name}`.trim(),
        ended_at: row.ended_at?.toISOString() ?? null,
      }))
    },

    /** Those whose days are over end, and their files go. */
    async sweep() {
      const today = dayIn(homeZone, clock.now())
      const over = await db
        .updateTable('departure')
        .set({ ended_at: clock.now() })
        .where('ended_at', 'is', null)
        .where(sql<boolean>`last_day + ${leavingGraceDays}::int < ${today}::date`)
        .returning('u_id')
        .execute()
      await files.sweep(over.map(({ u_id: id }) => id))
    },
  }
}
export type Departures = ReturnType<typeof createDepartures>
