import { harmsIn } from '@newyou/contract/foundation/crisis/dangers'
import { maxCounted, maxFound, maxRough } from '@newyou/contract/list-limits'
import { type SelectQueryBuilder, sql } from 'kysely'
import { areMany, countBySample, countOfSome, isInSample } from './samples.ts'
import {
  entriesWith,
  isFoundAlone,
  isOfKind,
  shareOf,
  type Wanted,
  withoutCouplesIn,
} from './search-entries.ts'
import { allOf, type Fragment, fixed, json, wordsOf } from './statement.ts'

/** A search's query, and the terms by which results are ranked. */
export interface Search extends Wanted {
  rankedBy?: string
}

export interface Paging {
  page: number
  size: number
}

/** Columns to order by, the last of them `u_id`. */
export type Order = Readonly<Record<string, 'asc' | 'desc'>>

interface List {
  /** A table, or a query in brackets that has each `u_id` once. */
  table: string | Fragment
  /** The table's alias in columns, conditions and order. */
  as: string
  /** The columns of one row; what leaves the server is named there one by one. */
  columns: Fragment
  conditions: readonly Fragment[]
  order: Order
  /** Ordering before `order`, for a list without a search. */
  first?: Fragment
  search?: Search | undefined
}

/**
 * A search among items of these kinds by word prefixes or similar words; none without a word in it. Words of harm by
 * others never find offers for couples. `anyOf`: filters of the list that search entries have too.
 */
export function searchAmong(
  kinds: readonly string[],
  search: string | undefined,
  anyOf: readonly Fragment[],
): Search | undefined {
  const words = wordsOf(search)
  const found = sql`search_query(${kinds}::text[], ${words}::text[])`
  return words.length === 0
    ? undefined
    : { kinds, query: harmsIn(search ?? '').length ? withoutCouplesIn(found) : found, anyOf }
}

/** The envelope of one page: what `rows` selects, out of as many as `total` counts. */
export const envelope = (
  rows: Fragment,
  total: Fragment,
  { page, size }: Paging,
) => json`select json_build_object(
    'data', (select coalesce(json_agg(cards), '[]') from (${rows}) cards),
    'total', ${total}, 'page', ${page}::int, 'items_per_page', ${size}::int)::text as answer`

/**
 * SQL for the values of a column among rows that fit, with `count` of each up to 1,001, the most used first. An index that
 * begins with the column is read once for each value, however many rows have it.
 */
export const choicesOf = (table: string, column: string, fits: Fragment): Fragment => {
  const [from, name] = [sql.table(table), sql.ref(column)]
  return sql`with recursive choices as (
      (select ${name} as choice from ${from} where ${fits} order by ${name} limit 1)
      union all select (select ${name} from ${from} where ${fits} and ${name} > choice order by ${name} limit 1)
        from choices where choice is not null)
    select choice as ${sql.id(column)}, ${countOfSome(sql`${from} where ${fits} and ${name} = choice`, maxRough)} as count
    from choices where choice is not null order by count desc, choice`
}

/** The range of rows of a page, capped at `most`: people do not turn that many pages. */
const rowsOfPage = ({ page, size }: Paging, most: number) => {
  const before = Math.min((page - 1) * size, most)
  return { before, count: Math.min(size, most - before) }
}

/** The part of a query that picks the rows of a page. */
const someLimits = ({ before, count }: ReturnType<typeof rowsOfPage>): Fragment =>
  sql`limit ${count} offset ${before}`

/** LIMIT and OFFSET without a maximum. */
export const limits = ({ page, size }: Paging): Fragment => sql`limit ${size} offset ${(page - 1) * size}`

/** One page of a query that is ordered, and how many rows it has in all. */
export async function pageOf<DB, Tables extends keyof DB, Row>(
  query: SelectQueryBuilder<DB, Tables, Row>,
  { page, size }: Paging,
) {
  const [rows, { total }] = await Promise.all([
    query
      .limit(size)
      .offset((page - 1) * size)
      .execute(),
    query
      .clearSelect()
      .clearOrderBy()
      .select((of) => of.fn.countAll<number>().as('total'))
      .$castTo<{ total: number }>()
      .executeTakeFirstOrThrow(),
  ])
  return { rows, total }
}

const columnsOf = (as: string, order: Order) => Object.keys(order).map((column) => sql.ref(`${as}.${column}`))

export const orderOf = (as: string, order: Order): Fragment =>
  sql.join(
    Object.entries(order).map(([column, direction]) =>
      direction === 'desc' ? sql`${sql.ref(`${as}.${column}`)} desc` : sql.ref(`${as}.${column}`),
    ),
  )

const sourceOf = (table: List['table']) => (typeof table === 'string' ? sql.table(table) : table)

/** Rows to walk in order for a very common term; more for a page far behind. */
const walkedMost = (reach: number) => Math.max(3000, 25 * reach)
/** Of very many matches, only this many, the first in order, are ranked. */
const rankedMost = 48

/**
 * SQL for one page of a list without a search: the rows are picked from an index alone, also those far behind; only they
 * are read. The total is exact up to `maxCounted`; where the sample says that there are far more, none are counted.
 */
function plainPage({ table, as, columns, conditions, order: by, first }: List, paging: Paging) {
  const order = sql.join([...(first ? [first] : []), orderOf(as, by)])
  const from = sql`${sourceOf(table)} ${sql.id(as)}`
  const id = sql.ref(`${as}.u_id`)
  const matching = (...more: Fragment[]) => sql`${from} where ${allOf([...more, ...conditions])}`
  const rows = sql`select ${columns} from (select ${id} from ${matching()} order by ${order}
      ${someLimits(rowsOfPage(paging, maxCounted))}) picked
    join ${from} using (u_id) order by ${order}`
  return envelope(rows, countBySample(matching(), matching(isInSample(id))), paging)
}

/**
 * The same for a search. Few matching entries are collected and sorted. For very many, the list is scanned in its
 * order. If the page is not filled soon and few rows pass the filters, each of them is checked for the words; if many
 * pass, the matching entries are collected and each row of the list is looked up among them. Pages end at `maxFound`.
 */
function foundPage(
  { table, as, columns, conditions, order: by, search }: List & { search: Search },
  paging: Paging,
) {
  const { kinds, rankedBy, anyOf = [] } = search
  const order = orderOf(as, by)
  const from = sql`${sourceOf(table)} ${sql.id(as)}`
  const id = sql.ref(`${as}.u_id`)
  const keys = sql.join(columnsOf(as, by))
  const wanted = { kinds, query: sql`(select query from asked)` }
  const fitting = { ...wanted, anyOf }
  const areCommon = sql`(select are_common from extent)`
  const areManyHere = sql`(select are_many from many)`
  const isWalked = sql`(select is_walked from way)`
  const areFew = sql`(select are_few from filtered)`
  const sampled = sql`${entriesWith(fitting)} and ${isInSample(sql`s.item_id`)}`

  const shown = rowsOfPage(paging, maxFound)
  // A page beyond the last has no rows, so none are looked for.
  const reach = shown.count && shown.before + shown.count
  const needed = rankedBy && reach ? Math.max(reach, rankedMost) : reach
  const walked = sql`select ${keys} from (select ${keys} from ${from} where ${allOf([areManyHere, ...conditions])}
      order by ${order} limit ${fixed(walkedMost(reach))}) ${sql.id(as)}
    where ${isFoundAlone(id, wanted)} order by ${order} limit ${needed}`
  const share = (of: Fragment) => (rankedBy ? sql`, ${of} as rank` : sql``)
  const own = shareOf(rankedBy ?? '')
  // If more match than are counted, only these are ranked.
  const rare = sql`select ${keys}${share(own)} from (select s.item_id, s.search from ${entriesWith(fitting)}) hits
      join ${from} on ${id} = hits.item_id where ${allOf([sql`not ${areCommon}`, ...conditions])}
    ${rankedBy ? sql`limit ${fixed(maxCounted + 1)}` : sql``}`
  // Rows that the filters leave are looked up one by one where they are few.
  const narrow = sql`select ${keys} from (select ${keys} from ${from} where ${allOf([areFew, ...conditions])} offset 0) ${sql.id(as)}
    where ${isFoundAlone(id, wanted)}`
  // Compared with true, what is in the list of entries is looked up in memory and not joined row by row.
  const wide = sql`select ${keys} from ${from} where ${allOf([areCommon, sql`not ${isWalked} and not ${areFew}`, ...conditions])}
      and (${id} in (select s.item_id from ${entriesWith(fitting)})) is true
    order by ${order} limit (select case when are_many then ${needed}::int end from many)`
  const noRank = share(sql`null::real`)
  const best = rankedBy ? sql`rank desc nulls last, ` : sql``
  const rank = sql`case when rank is null and (place <= ${fixed(rankedMost)} or not ${areManyHere}) then
      (select ${own} from search_entry s where ${isOfKind(kinds)} and s.item_id = ${id}) else rank end`
  const ordered = rankedBy
    ? sql`select ${keys}, ${rank} as rank from (select *, row_number() over (order by ${order}) as place
        from fit ${sql.id(as)}) ${sql.id(as)}`
    : sql`select ${keys} from fit ${sql.id(as)}`
  const rows = sql`select ${columns} from (select * from (${ordered}) ${sql.id(as)}
      order by ${best}${order} ${someLimits(shown)}) picked
    join ${from} using (u_id) order by ${best}${order}`
  const total = sql`case when ${areManyHere} then ${fixed(maxCounted + 1)}
    else (select least(count(*), ${fixed(maxCounted + 1)}) from fit) end`
  return json`with asked as materialized (select ${search.query} as query),
    extent as materialized (select ${areMany(sampled)} as are_common),
    many as materialized (select ${areCommon} and ${areMany(sql`(select s.item_id from ${sampled}) hits
        join ${from} on ${id} = hits.item_id where ${allOf([isInSample(id), ...conditions])}`)} as are_many),
    walked as materialized (${walked}),
    way as materialized (select ${areManyHere} and (select count(*) from walked) = ${needed} as is_walked),
    rare as materialized (${rare}),
    filtered as materialized (select ${areCommon} and not ${isWalked}
      and not ${areMany(sql`${from} where ${allOf([isInSample(id), ...conditions])}`)} as are_few),
    narrow as materialized (${narrow}),
    wide as materialized (${wide}),
    fit as (select * from rare union all select *${noRank} from narrow union all select *${noRank} from wide
      union all select *${noRank} from walked where ${isWalked})
    ${envelope(rows, total, paging)}`
}

/** SQL for one page of a list and its total, as the text of the whole envelope. */
export const listPage = ({ search, ...list }: List, paging: Paging) =>
  search ? foundPage({ ...list, search }, paging) : plainPage(list, paging)
