import type {
  StaffClient,
  StaffClientContacts,
  StaffClientRow,
} from '@newyou/contract/administration/back-office/clients'
import { contactAsStored, looksLikeNumber } from '@newyou/contract/people/accounts/contacts'
import { sql } from 'kysely'
import type { Pool } from 'pg'
import type { Audit } from '../../foundation/audit/index.ts'
import { maskContact } from '../../people/accounts/index.ts'
import { type Database, inTransaction, type Queryable } from '../../platform/database/database.ts'
import { limits, type Paging } from '../../platform/database/list-page.ts'
import { countOfSome } from '../../platform/database/samples.ts'
import { allOf, type Fragment, rowsOf } from '../../platform/database/statement.ts'
import { orNotFound } from '../../platform/http/errors.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import { fullName, uuid } from './people.ts'

const latest = 10
const isClient = sql`p.state in ('active', 'imported') and 'client' = any (p.roles)`
const isImported = sql<boolean>`p.state = 'imported'`

interface Contacts {
  email: string | null
  phone: string | null
}

const masked = ({ email, phone }: Contacts) => ({
  email: email ? maskContact({ channel: 'email', destination: email }) : '',
  mobile_number: phone ? maskContact({ channel: 'mobile', destination: phone }) : '',
})

/** An id, a whole contact, or a part of the name; each has an index. */
function matching(search: string): Fragment {
  if (uuid.test(search)) return sql`p.u_id = ${search}::uuid`
  if (search.includes('@')) return sql`p.email = ${contactAsStored(search)}`
  if (looksLikeNumber(search)) return sql`p.phone = ${contactAsStored(search)}`
  const part = `%${search.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`
  return sql`lower(p.first_name || ' ' || p.last_name) like ${part}`
}

/** Clients as staff sees them, also those of an import who have no account yet. */
export function createStaffClients({ db, pool, audit }: { db: Database; pool: Pool; audit: Audit }) {
  async function appointmentsOf(
    queryable: Queryable,
    personId: string,
  ): Promise<StaffClient['appointments']> {
    const { rows } = await sql<
      Omit<StaffClient['appointments']['latest'][number], 'starts_at'> & { starts_at: Date; total: number }
    >`select a.u_id, a.state, a.starts_at, h.full_name as healer_name, (count(*) over ())::int as total
      from session_times a join healer_card h on h.u_id = a.healer_id where a.client_id = ${personId}
      order by a.starts_at desc, a.u_id limit ${latest}`.execute(queryable)
    return {
      total: rows[0]?.total ?? 0,
      latest: rows.map(({ total: _, starts_at: at, ...row }) => ({ ...row, starts_at: at.toISOString() })),
    }
  }

  async function ticketsOf(queryable: Queryable, personId: string): Promise<StaffClient['tickets']> {
    const { rows } = await sql<
      Omit<StaffClient['tickets']['latest'][number], 'updated_at'> & { updated_at: Date; total: number }
    >`select u_id, number, title, state, updated_at, (count(*) over ())::int as total
      from ticket_card where person_id = ${personId} order by updated_at desc, u_id limit ${latest}`.execute(
      queryable,
    )
    return {
      total: rows[0]?.total ?? 0,
      latest: rows.map(({ total: _, updated_at: at, ...row }) => ({ ...row, updated_at: at.toISOString() })),
    }
  }

  async function ordersOf(queryable: Queryable, personId: string): Promise<StaffClient['orders']> {
    type Row = NonNullable<StaffClient['orders']>['latest'][number]
    const { rows } = await sql<
      Omit<Row, 'created_at'> & { created_at: Date; total: number }
    >`select u_id, title, state, price_paise, created_at, (count(*) over ())::int as total
      from order_money where client_id = ${personId} order by created_at desc, u_id limit ${latest}`.execute(
      queryable,
    )
    return {
      total: rows[0]?.total ?? 0,
      latest: rows.map(({ total: _, created_at: at, ...row }) => ({ ...row, created_at: at.toISOString() })),
    }
  }

  async function personOf(queryable: Queryable, personId: string) {
    const { rows } = await sql<
      Contacts & {
        u_id: string
        name: string
        created_at: Date
        is_imported: boolean
        email_verified: boolean
        mobile_verified: boolean
        city: string
        time_zone: string
        language: string
        has_guardian: boolean
        last_seen_at: Date | null
        devices: number
      }
    >`select p.u_id, ${fullName(sql.ref('p'))} as name, p.email, p.phone, p.created_at,
        ${isImported} as is_imported, p.city, p.time_zone,
        p.email_verified_at is not null as email_verified, p.phone_verified_at is not null as mobile_verified,
        coalesce(l.name, '') as language, g.person_id is not null as has_guardian, s.seen as last_seen_at, s.devices
      from person_contact p left join language l on l.u_id = p.language_u_id left join guardian g on g.person_id = p.u_id
      cross join lateral (select max(last_seen_at) as seen, count(*)::int as devices from session
        where person_id = p.u_id and revoked_at is null) s
      where p.u_id = ${personId} and ${isClient}`.execute(queryable)
    return orNotFound(rows[0])
  }

  return {
    async list(search: string | undefined, paging: Paging) {
      const matches = sql`person_contact p where ${allOf([isClient, ...(search ? [matching(search)] : [])])}`
      const rows = sql<
        Contacts & { u_id: string; name: string; created_at: Date; is_imported: boolean }
      >`select p.u_id, ${fullName(sql.ref('p'))} as name, p.email, p.phone, p.created_at, ${isImported} as is_imported from ${matches}
        order by p.created_at desc, p.u_id ${limits(paging)}`
      const total = sql<{ total: number }>`select ${countOfSome(matches)} as total`
      const [found, [counted]] = await Promise.all([rowsOf(pool, rows), rowsOf(pool, total)])
      return {
        data: found.map(
          ({ u_id, name, created_at: at, is_imported, ...contacts }): StaffClientRow => ({
            u_id,
            name,
            is_imported,
            ...masked(contacts),
            joined_at: at.toISOString(),
          }),
        ),
        total: counted?.total ?? 0,
        page: paging.page,
        items_per_page: paging.size,
      }
    },

    /** @throws DomainError notFound, also for a person who is no client */
    look: ({ personId: staffId, staffRoles }: Viewer, clientId: string): Promise<StaffClient> =>
      inTransaction(db, async (trx) => {
        const {
          email,
          phone,
          created_at: joinedAt,
          last_seen_at: seenAt,
          ...person
        } = await personOf(trx, clientId)
        await audit.note(trx, { staffId, resource: 'clients', recordId: clientId, action: 'look' })
        const seesOrders = staffRoles.some((role) => role === 'finance' || role === 'admin')
        return {
          ...person,
          ...masked({ email, phone }),
          joined_at: joinedAt.toISOString(),
          last_seen_at: seenAt?.toISOString() ?? null,
          appointments: await appointmentsOf(trx, clientId),
          tickets: await ticketsOf(trx, clientId),
          orders: seesOrders ? await ordersOf(trx, clientId) : null,
        }
      }),

    /** The contacts in full, with an entry of its own in the trail. @throws DomainError notFound, as `look` */
    reveal: (staffId: string, clientId: string): Promise<StaffClientContacts> =>
      inTransaction(db, async (trx) => {
        const { email, phone } = await personOf(trx, clientId)
        await audit.note(trx, { staffId, resource: 'clients', recordId: clientId, action: 'reveal' })
        return { email: email ?? '', mobile_number: phone ?? '' }
      }),
  }
}
export type StaffClients = ReturnType<typeof createStaffClients>
