import { countedMost } from '@newyou/contract/endpoint'
import { type SelectQueryBuilder, sql } from 'kysely'
import { allOf, type Fragment, fixed, json, wordsOf } from './statement.ts'

/** What a search wants: words as they are written, and those that are nearly so. */
export interface Search {
  written: Fragment
  nearly: Fragment
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

/** The words of a search as beginnings of words, for `@@`. */
const beginnings = (words: readonly string[]): Fragment =>
  sql`to_tsquery('simple', ${words.map((word) => `'${word}':*`).join(' & ')})`

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
  const withWord = (word: string) =>
    sql.join(
      kinds.map((kind) => sql`select items_with_word(${fixed(kind)}, ${word})`),
      sql` union all `,
    )
  return {
    written: sql`${id} in (select item_id from search_entry
      where kind = any(${kinds}::text[]) and search @@ ${beginnings(words)})`,
    nearly: allOf(words.map((word) => sql`${id} in (${withWord(word)})`)),
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
export const countOfSome = (from: Fragment): Fragment =>
  sql`(select count(*) from (select from ${from} limit ${fixed(countedMost + 1)}) counted)`

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
 * The total is exact up to `countedMost`; of what more than so many have, only so many are compared.
 */
export function listPage({ table, as, columns, conditions, order: by, first, search }: List, paging: Paging) {
  const order = sql.join([...(first ? [first] : []), orderOf(as, by)])
  const named = sql.id(as)
  const from = sql`${sql.table(table)} ${named}`
  const matching = (...more: Fragment[]) => sql`${from} where ${allOf([...more, ...conditions])}`
  const limit = someLimits(paging)
  if (!search) {
    const rows = sql`select ${columns} from (select * from ${matching()} order by ${order} ${limit}) ${named} order by ${order}`
    return envelope(rows, countOfSome(matching()), paging)
  }
  const rows = sql`select ${columns} from (
      select ${named}.* from (select u_id from fit ${named} order by ${order} ${limit}) shown
        join ${from} using (u_id)) ${named} order by ${order}`
  const keys = sql.join(columnsOf(as, by))
  const some = sql`limit ${fixed(countedMost + 1)}`
  return json`with written as materialized (select ${keys} from ${matching(search.written)} ${some}),
    nearly as materialized (select ${keys} from ${matching(sql`not exists (select from written)`, search.nearly)} ${some}),
    fit as (select * from written union all select * from nearly)
    ${envelope(rows, sql`(select count(*) from fit)`, paging)}`
}
