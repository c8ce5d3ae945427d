import type { Found } from '@newyou/contract/administration/back-office/finding'
import type { resources } from '@newyou/contract/administration/back-office/resources'
import type { StaffRole } from '@newyou/contract/vocabulary'
import { sql } from 'kysely'
import type { Database } from '../../platform/database/database.ts'
import { likeAnywhere } from '../../platform/database/like.ts'
import type { StaffClients } from './clients.ts'
import type { StaffOrders } from './orders.ts'
import { uuid } from './people.ts'
import type { Records } from './records.ts'

/** The most that is shown of each kind. */
const mostOfKind = 4
const paging = { page: 1, size: mostOfKind }

interface FindingDependencies {
  db: Database
  clients: Pick<StaffClients, 'list'>
  orders: Pick<StaffOrders, 'list'>
  records: readonly { of: (typeof resources)[number]; records: Pick<Records, 'list'> }[]
}

const hasOneOf = (roles: readonly StaffRole[], wanted: readonly StaffRole[]) =>
  wanted.some((role) => roles.includes(role))

/** One search over the lists of the back office; each is left out for roles that may not read it. */
export function createFinding({ db, clients, orders, records }: FindingDependencies) {
  async function findClients(search: string): Promise<Found[]> {
    const { data } = await clients.list(search, paging)
    return data.map((row) => ({
      kind: 'clients',
      u_id: row.u_id,
      title: row.name,
      detail: [row.mobile_number, row.email].filter(Boolean).join(', '),
    }))
  }

  async function findHealers(search: string): Promise<Found[]> {
    const { rows } = await sql<Omit<Found, 'kind'>>`
      select u_id, full_name as title, title as detail from healer_card
      where ${uuid.test(search) ? sql`u_id = ${search}::uuid` : sql`lower(full_name) like ${likeAnywhere(search)}`}
      order by full_name, u_id limit ${mostOfKind}`.execute(db)
    return rows.map((row) => ({ kind: 'healers', ...row }))
  }

  async function findOrders(search: string): Promise<Found[]> {
    const { data } = await orders.list({ search }, paging)
    return data.map((row) => ({
      kind: 'orders',
      u_id: row.u_id,
      title: row.title,
      detail: [row.client_name, row.receipt_number].filter(Boolean).join(', '),
    }))
  }

  /** By their number, or of the clients who were found. */
  async function findTickets(search: string, people: readonly Found[]): Promise<Found[]> {
    const number = /^#?(\d{1,9})$/.exec(search)?.[1] ?? null
    const { rows } = await sql<{ u_id: string; number: number; title: string; state: string }>`
      select u_id, number, title, state from ticket_card
      where number = ${number}::int or person_id = any(${people.map(({ u_id: id }) => id)}::uuid[])
      order by updated_at desc, u_id limit ${mostOfKind}`.execute(db)
    return rows.map(({ number: no, state, ...row }) => ({
      kind: 'tickets',
      ...row,
      detail: `#${no}, ${state}`,
    }))
  }

  async function findRecords(roles: readonly StaffRole[], search: string): Promise<Found[]> {
    const lists = records.filter(({ of }) => of.hasStates && !of.isPart && hasOneOf(roles, of.read))
    const found = await Promise.all(
      lists.map(async ({ of, records: list }) => {
        const { data } = await list.list({ search, page: 1, items_per_page: mostOfKind })
        return data.map((row) => ({
          kind: of.name as string,
          u_id: String(row['u_id']),
          title: String(row[of.title] ?? ''),
          detail: String(row['state'] ?? ''),
        }))
      }),
    )
    return found.flat()
  }

  return {
    async find(roles: readonly StaffRole[], search: string): Promise<Found[]> {
      const readsClients = hasOneOf(roles, ['support', 'admin'])
      const people = readsClients ? await findClients(search) : []
      const [healers, ofOrders, tickets, ofRecords] = await Promise.all([
        hasOneOf(roles, ['admin']) ? findHealers(search) : [],
        hasOneOf(roles, ['finance', 'admin']) ? findOrders(search) : [],
        readsClients ? findTickets(search, people) : [],
        findRecords(roles, search),
      ])
      return [...people, ...healers, ...ofOrders, ...tickets, ...ofRecords]
    },
  }
}
export type Finding = ReturnType<typeof createFinding>
