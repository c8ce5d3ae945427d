import {
  type ClientPage,
  clientSessionsMax,
  type PracticeClient,
} from '@newyou/contract/care/client-files/clients'
import { sql } from 'kysely'
import type { Accounts } from '../../people/accounts/index.ts'
import { likeAnywhere } from '../../platform/database/like.ts'
import { limits, type Paging } from '../../platform/database/list-page.ts'
import { type Fragment, moment } from '../../platform/database/statement.ts'
import { orNotFound } from '../../platform/http/errors.ts'
import type { Platform } from '../../platform/platform.ts'
import { isMet } from '../appointments/index.ts'
import { type Given, presentSummary } from './given.ts'
import { requireMet } from './met-clients.ts'
import { isInFileOf } from './notes.ts'

interface ClientDependencies extends Pick<Platform, 'db' | 'clock'> {
  accounts: Pick<Accounts, 'knownAs'>
  given: Given
}

type Row = Omit<PracticeClient, 'client_name'> & { anonymous_name: string; first_name: string }

/** The clients that a healer has met, and all data of one except the notes. */
export function createClients({ db, clock, accounts, given }: ClientDependencies) {
  const present = ({ anonymous_name, first_name, ...row }: Row): PracticeClient => ({
    ...row,
    client_name: accounts.knownAs({ anonymous_name, first_name }),
  })

  /** One row for each client of the healer, with the latest appointment. */
  function clientsOf(personId: string, now: Date, only: Fragment) {
    const held = sql`a.state in ('confirmed', 'reported', 'disputed', 'completed') and a.ends_at <= ${now}`
    const comes = sql`a.state in ('confirmed', 'released') and a.ends_at > ${now}`
    return sql`select (array_agg(a.u_id order by a.starts_at desc))[1] as appointment_u_id,
        p.anonymous_name, p.first_name,
        count(*) filter (where ${held})::int as sessions,
        ${moment(sql`min(a.starts_at)`)} as first_at,
        ${moment(sql`max(a.starts_at) filter (where ${held})`)} as last_at,
        ${moment(sql`min(a.starts_at) filter (where ${comes})`)} as next_at,
        bool_or(a.is_demo) as is_demo, max(a.starts_at) as latest
      from session_times a join healer_card h on h.u_id = a.healer_id join person_name p on p.u_id = a.client_id
      where h.person_id = ${personId} and ${isMet(sql.ref('a'))} and ${only}
      group by a.client_id, p.anonymous_name, p.first_name`
  }

  return {
    async list(personId: string, { page, size }: Paging, search: string | undefined) {
      const byName = search
        ? sql`lower(coalesce(nullif(p.anonymous_name, ''), p.first_name)) like ${likeAnywhere(search)}`
        : sql`true`
      const mine = clientsOf(personId, clock.now(), byName)
      const [{ rows }, { rows: counted }] = await Promise.all([
        sql<Row & { latest: Date }>`select x.* from (${mine}) x
          order by x.latest desc, x.appointment_u_id ${limits({ page, size })}`.execute(db),
        sql<{ total: number }>`select count(*)::int as total from (${mine}) x`.execute(db),
      ])
      const data = rows.map(({ latest: _latest, ...row }) => present(row))
      return { data, total: counted[0]?.total ?? 0, page, items_per_page: size }
    },

    /** @throws DomainError notFound for another healer's appointment, notAllowed for one that came to nothing */
    async one(personId: string, appointmentId: string): Promise<ClientPage> {
      const met = await requireMet(db, personId, appointmentId)
      const { healer_id: healerId, client_id: clientId } = met
      const now = clock.now()
      const [{ rows: facts }, history, notes] = await Promise.all([
        sql<Row & { latest: Date }>`${clientsOf(personId, now, sql`a.client_id = ${clientId}`)}`.execute(db),
        db
          .selectFrom('session_times as a')
          .leftJoin('session_summary as s', 's.appointment_id', 'a.u_id')
          .select(['a.u_id', 'a.state', 'a.starts_at', 'a.ends_at', 'a.mode', 'a.joint_id'])
          .select(['s.text', 's.homework', 's.revision', 's.updated_at'])
          .where('a.healer_id', '=', healerId)
          .where('a.client_id', '=', clientId)
          .where(sql<boolean>`${isMet(sql.ref('a'))}`)
          .orderBy('a.starts_at', 'desc')
          .limit(clientSessionsMax)
          .execute(),
        db
          .selectFrom('client_note')
          .select((of) => of.fn.countAll<number>().as('count'))
          .where('healer_id', '=', healerId)
          .where(isInFileOf(clientId))
          .executeTakeFirstOrThrow(),
      ])
      const { latest: _latest, ...row } = orNotFound(facts[0])
      return {
        ...present(row),
        time_zone: met.time_zone,
        notes: Number(notes.count),
        has_together: history.some(({ joint_id: jointId }) => jointId !== null),
        history: history.map(({ text, homework, revision, updated_at: updatedAt, ...session }) => ({
          u_id: session.u_id,
          state: session.state as ClientPage['history'][number]['state'], // checked by the table
          starts_at: session.starts_at.toISOString(),
          ends_at: session.ends_at.toISOString(),
          mode: session.mode as ClientPage['history'][number]['mode'], // checked by the table
          summary:
            text !== null && homework !== null && revision !== null && updatedAt !== null
              ? presentSummary({ text, homework, revision, updated_at: updatedAt })
              : null,
          may_sum_up: given.mayBeSummedUp(session),
        })),
        files: await given.filesOf(
          db,
          history.map(({ u_id }) => u_id),
          personId,
        ),
      }
    },
  }
}
export type Clients = ReturnType<typeof createClients>
