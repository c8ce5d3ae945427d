import {
  type ListQuery,
  listed,
  orderedMax,
  type Resource,
  type Row,
  type Values,
} from '@newyou/contract/administration/back-office/resource'
import { sql } from 'kysely'
import { backOfficeReplies } from '../../messages/replies/back-office.ts'
import type { Queryable, Trx } from '../../platform/database/database.ts'
import { likeAnywhere } from '../../platform/database/like.ts'
import { allOf, type Fragment } from '../../platform/database/statement.ts'
import { orNotFound, throwError } from '../../platform/http/errors.ts'
import type { Columns, Table } from './table.ts'

const asWire = (value: unknown): unknown => (value instanceof Date ? value.toISOString() : value)
const wire = (row: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(row).map(([name, value]) => [name, asWire(value)])) as Row

/** The SQL of one resource. Names of tables and columns come from our declarations alone. */
export function createStore(of: Resource, table: Table) {
  const { id: idColumn = 'u_id', reads = {} } = table
  const name = sql.table(table.table)
  const id = sql.ref(`t.${idColumn}`)
  const readOf = (field: string): Fragment => reads[field] ?? sql.ref(`t.${field}`)

  function columnsOf(fields: string[]) {
    const state = of.hasStates ? [sql`t.state`, sql`t.published_at`] : []
    const own = fields.map((field) => sql`${readOf(field)} as ${sql.id(field)}`)
    return sql.join([sql`${id}::text as u_id`, sql`t.revision as version`, ...state, ...own])
  }
  const listColumns = columnsOf(listed(of).map(([field]) => field))
  const allColumns = columnsOf(Object.keys(of.fields))

  function conditionsOf({ search, ids, ...query }: Partial<ListQuery>): Fragment[] {
    const conditions: Fragment[] = []
    if (search) conditions.push(sql`lower(${table.search}) like ${likeAnywhere(search)}`)
    if (ids) conditions.push(sql`${id}::text = any(${ids}::text[])`)
    if (query.state) conditions.push(sql`t.state = ${query.state}`)
    for (const field of of.filters ?? []) {
      const value = query[field]
      if (value === undefined) continue
      const kind = of.fields[field]?.kind
      if (kind === 'choices' || kind === 'records')
        conditions.push(sql`${readOf(field)} @> array[${value}]::text[]`)
      else if (kind === 'yes-no') conditions.push(sql`${readOf(field)} = ${value === 'true'}`)
      else conditions.push(sql`${readOf(field)} = ${value}`)
    }
    return conditions
  }

  /** Sorts that are no field: of the moment of publishing, of a change, of making. */
  function orderOf(sort: string) {
    const field = sort.replace(/^-/, '')
    const column = field in of.fields ? readOf(field) : sql.ref(`t.${field}`)
    const direction = sort.startsWith('-') ? sql`desc nulls last` : sql`asc nulls last`
    return sql`${column} ${direction}, ${id}`
  }

  const where = (conditions: readonly Fragment[]) =>
    conditions.length ? sql`where ${allOf(conditions)}` : sql``

  async function requireRoom(trx: Trx) {
    const { rows } = await sql<{ count: number }>`select count(*)::int as count from ${name}`.execute(trx)
    if ((rows[0]?.count ?? 0) >= orderedMax)
      throwError('invalidInput', { message: backOfficeReplies.listFull })
  }

  async function one(queryable: Queryable, recordId: string, isLocked = false) {
    const lock = isLocked ? sql`for update of t` : sql``
    const { rows } = await sql<Record<string, unknown>>`
      select ${allColumns} from ${name} t where ${id}::text = ${recordId} ${lock}`.execute(queryable)
    return rows[0] && wire(rows[0])
  }

  return {
    async list(
      queryable: Queryable,
      { page = 1, items_per_page: size = 25, sort, ...query }: Partial<ListQuery>,
    ) {
      const conditions = conditionsOf(query)
      const { rows } = await sql<Record<string, unknown>>`
        select ${listColumns} from ${name} t ${where(conditions)}
        order by ${orderOf(sort ?? of.sort)} limit ${size} offset ${(page - 1) * size}`.execute(queryable)
      const counted = await sql<{ total: number }>`
        select count(*)::int as total from ${name} t ${where(conditions)}`.execute(queryable)
      return { data: rows.map(wire), total: counted.rows[0]?.total ?? 0, page, items_per_page: size }
    },

    one,
    /** @throws DomainError notFound */
    locked: async (trx: Trx, recordId: string) => orNotFound(await one(trx, recordId, true)),

    /** All there are, for a resource of few records; locked in the order of their ids. */
    async lockedAll(trx: Trx) {
      const { rows } = await sql<Record<string, unknown>>`
        select ${allColumns} from ${name} t order by ${id} for update of t`.execute(trx)
      return rows.map(wire)
    },

    /** @throws DomainError invalidInput when staff could not set the order of one more */
    async insert(trx: Trx, columns: Columns) {
      if (of.isOrdered) await requireRoom(trx)
      const entries = Object.entries(columns)
      await sql`insert into ${name} (${sql.join(entries.map(([column]) => sql.ref(column)))})
        values (${sql.join(entries.map(([, value]) => sql`${value}`))})`.execute(trx)
    },

    async update(trx: Trx, recordId: string, columns: Columns) {
      const sets = Object.entries(columns).map(([column, value]) => sql`${sql.ref(column)} = ${value}`)
      await sql`update ${name} as t set ${sql.join([...sets, sql`revision = t.revision + 1`])}
        where ${id}::text = ${recordId}`.execute(trx)
    },

    async remove(trx: Trx, recordId: string) {
      await sql`delete from ${name} t where ${id}::text = ${recordId}`.execute(trx)
    },

    /** Locks what is due to be published; what another node has is left out. */
    async due(trx: Trx, now: Date) {
      const { rows } = await sql<{ u_id: string }>`select ${id}::text as u_id from ${name} t
        where t.state = 'scheduled' and t.published_at <= ${now} order by ${id} limit 100 for update skip locked`.execute(
        trx,
      )
      return rows.map(({ u_id }) => u_id)
    },
  }
}
export type Store = ReturnType<typeof createStore>

/** Values of a form with what is not sent filled in. */
export const withInitial = (of: Resource, values: Values): Values => ({
  ...Object.fromEntries(
    Object.entries(of.fields).flatMap(([name, { isShown, initial }]) =>
      isShown || initial === undefined ? [] : [[name, initial]],
    ),
  ),
  ...values,
})
