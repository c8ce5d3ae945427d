import { countedMost } from '@newyou/contract/endpoint'
import { type SelectQueryBuilder, sql } from 'kysely'
import { hitsIn, queryOf } from './search-entries.ts'
import { allOf, type Fragment, fixed, json, wordsOf } from './statement.ts'

/** What a search finds. */
export interface Search {
  /** A select of `item_id`, where the words are as they are written; with a `rank` the highest come first. */
  written: Fragment
  isRanked?: boolean
  /** A condition for words that are nearly so, where nothing has them as they are written. */
  nearly?: Fragment
}

export interface Paging {
  page: number
  size: number
}

/** Columns to order by, the last of them `u_id`. */
export type Order = Readonly<Record<string, 'asc' | 'desc'>>

interface List {
  table: string
  /** The name by which columns, conditions and order know the table. */
  as: string
  /** The columns of one row; what leaves the server is named there one by one. */
  columns: Fragment
  conditions: readonly Fragment[]
  order: Order
  /** What comes before `order`, for a list without a search. */
  first?: Fragment
  search?: Search | undefined
}

/** The words of a search as beginnings of words. */
const beginnings = (words: readonly string[]) => queryOf(words.map((word) => `'${word}':*`).join(' & '))

/** A search among items of these kinds by what `search_entry` knows of them; nothing without a word in it. */
export function searchAmong({
  as,
  kinds,
  search,
}: {
  as: string
  kinds: readonly string[]
  search: string | undefined
}): Search | undefined {
  const words = wordsOf(search)
  if (words.length === 0) return undefined
  const id = sql.ref(`${as}.u_id`)
  const ofEach = (select: (kind: string) => Fragment) =>
    sql.join(
      kinds.map((kind) => sql`(${select(kind)})`),
      sql` union all `,
    )
  return {
    written: ofEach((kind) => hitsIn(kind, beginnings(words))),
    nearly: allOf(
      words.map(
        (word) => sql`${id} in (${ofEach((kind) => sql`select items_with_word(${fixed(kind)}, ${word})`)})`,
      ),
    ),
  }
}

/** The envelope of one page: what `rows` selects, out of as many as `total` counts. */
export const envelope = (
  rows: Fragment,
  total: Fragment,
  { page, size }: Paging,
) => json`select json_build_object(
    'data', (select coalesce(json_agg(cards), '[]') from (${rows}) cards),
    'total', ${total}, 'page', ${page}::int, 'items_per_page', ${size}::int)::text as answer`

/** How many rows a query selects from, and no further than what is counted. */
export const countOfSome = (from: Fragment, most = countedMost): Fragment =>
  sql`(select count(*)::int from (select from ${from} limit ${fixed(most + 1)}) counted)`

/** A choice says how many it has up to here, and then that there are more. */
const choiceMost = 1000

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
    select choice as ${sql.id(column)}, ${countOfSome(sql`${from} where ${fits} and ${name} = choice`, choiceMost)} as count
    from choices where choice is not null order by count desc, choice`
}

/** The part of a query that picks the rows of a page. Nobody turns that many pages: beyond the counted there is none. */
const someLimits = ({ page, size }: Paging): Fragment => {
  const before = Math.min((page - 1) * size, countedMost)
  return sql`limit ${Math.min(size, countedMost - before)} offset ${before}`
}

/** The part of a query that picks the rows of a page. */
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

/**
 * SQL for one page of a list and its total, as the text of the whole envelope. What a search finds is looked for once,
 * for the page and for the total; words that are nearly the same only when nothing has the words as they are written.
 * The total is exact up to `countedMost`; of what more than so many have, only so many are compared. The rows of a page are
 * picked from an index alone, also those far behind; only they are read.
 */
export function listPage({ table, as, columns, conditions, order: by, first, search }: List, paging: Paging) {
  const order = sql.join([...(first ? [first] : []), orderOf(as, by)])
  const from = sql`${sql.table(table)} ${sql.id(as)}`
  const matching = (...more: Fragment[]) => sql`${from} where ${allOf([...more, ...conditions])}`
  const limit = someLimits(paging)
  if (!search) {
    const rows = sql`select ${columns} from (select ${sql.ref(`${as}.u_id`)} from ${matching()} order by ${order} ${limit}) picked
      join ${from} using (u_id) order by ${order}`
    return envelope(rows, countOfSome(matching()), paging)
  }
  const { written, isRanked = false, nearly } = search
  const best = isRanked ? sql`rank desc nulls last, ` : sql``
  const rows = sql`select ${columns} from (select u_id${isRanked ? sql`, rank` : sql``} from fit ${sql.id(as)}
      order by ${best}${order} ${limit}) picked
    join ${from} using (u_id) order by ${best}${order}`
  const keys = sql.join(columnsOf(as, by))
  const some = sql`limit ${fixed(countedMost + 1)}`
  const nearlySo = nearly ? [sql`not exists (select from written)`, nearly] : [sql`false`]
  return json`with written as materialized (select ${keys}${isRanked ? sql`, rank` : sql``}
      from (${written}) hits join ${from} on ${sql.ref(`${as}.u_id`)} = hits.item_id where ${allOf(conditions)} ${some}),
    nearly as materialized (select ${keys}${isRanked ? sql`, null::real` : sql``} from ${matching(...nearlySo)} ${some}),
    fit as (select * from written union all select * from nearly)
    ${envelope(rows, sql`(select count(*) from fit)`, paging)}`
}
