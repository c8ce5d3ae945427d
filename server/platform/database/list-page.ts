import { countedMost } from '@newyou/contract/endpoint'
import { type SelectQueryBuilder, sql } from 'kysely'
import { areMany, countBySample, countOfSome, isInSample } from './samples.ts'
import { entriesWith, isFound, isFoundAlone, isOfKind, shareOf, type Wanted } from './search-entries.ts'
import { allOf, type Fragment, fixed, json, wordsOf } from './statement.ts'

/** What a search looks for; the words as they are written. */
export interface Search extends Wanted {
  /** Terms; what is most about them comes first. */
  rankedBy?: string
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
const beginnings = (words: readonly string[]) => words.map((word) => `'${word}':*`).join(' & ')

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
  const nearTo = (word: string) =>
    sql.join(
      kinds.map((kind) => sql`(select items_with_word(${fixed(kind)}, ${word}))`),
      sql` union all `,
    )
  return {
    kinds,
    terms: beginnings(words),
    nearly: allOf(words.map((word) => sql`${id} in (${nearTo(word)})`)),
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

/** Further back than this, what a search finds is put in order as a whole instead of looked for along the order. */
const walkedMost = 500
/** Of more than are counted, so many of the first are compared by rank. */
const rankedMost = 120

/** The part of a query that picks, of what very many search entries have, the rows of a page by walking along an order. */
function walkedPage({ table, as, conditions, order: by, search }: List & { search: Search }, paging: Paging) {
  const id = sql.ref(`${as}.u_id`)
  const limit = someLimits(paging)
  const reach = Math.min(paging.page * paging.size, countedMost)
  const has = reach <= walkedMost ? isFoundAlone : isFound
  const order = orderOf(as, by)
  const walk = (
    columns: Fragment,
    part: Fragment,
  ) => sql`select ${columns} from ${sql.table(table)} ${sql.id(as)}
    where (select are_many from extent) and ${allOf([...conditions, has(id, search)])} order by ${order} ${part}`
  if (!search.rankedBy) return walk(id, limit)
  const some = walk(sql.join(columnsOf(as, by)), sql`limit ${Math.max(reach, rankedMost)}`)
  const rank = sql`(select ${shareOf(search.rankedBy)} from search_entry s
    where ${isOfKind(search.kinds)} and s.item_id = ${id})`
  return sql`select ${id}, case when place <= ${fixed(rankedMost)} then ${rank} end as rank
    from (select *, row_number() over (order by ${order}) as place from (${some}) ${sql.id(as)}) ${sql.id(as)}
    order by rank desc nulls last, ${order} ${limit}`
}

/**
 * SQL for one page of a list and its total, as the text of the whole envelope. The total is exact up to `countedMost`;
 * where the sample of the table says that there are far more, none are counted. The rows of a page are picked from an
 * index alone, also those far behind; only they are read. What a search finds is collected and put in order; what very
 * many have is looked for along the order of the list. Words that are nearly the same are looked for only when nothing
 * has the words as they are written.
 */
export function listPage(list: List, paging: Paging) {
  const { table, as, columns, conditions, order: by, first, search } = list
  const order = sql.join([...(first ? [first] : []), orderOf(as, by)])
  const from = sql`${sql.table(table)} ${sql.id(as)}`
  const id = sql.ref(`${as}.u_id`)
  const matching = (...more: Fragment[]) => sql`${from} where ${allOf([...more, ...conditions])}`
  const limit = someLimits(paging)
  if (!search) {
    const rows = sql`select ${columns} from (select ${id} from ${matching()} order by ${order} ${limit}) picked
      join ${from} using (u_id) order by ${order}`
    return envelope(rows, countBySample(matching(), matching(isInSample(id))), paging)
  }
  const { rankedBy, nearly } = search
  const best = rankedBy ? sql`rank desc nulls last, ` : sql``
  const rank = rankedBy ? sql`, rank` : sql``
  const rows = sql`select ${columns} from (
      (select u_id${rank} from fit ${sql.id(as)} order by ${best}${order} ${limit})
      union all (${walkedPage({ ...list, search }, paging)})) picked
    join ${from} using (u_id) order by ${best}${order}`
  const keys = sql.join(columnsOf(as, by))
  const some = sql`limit ${fixed(countedMost + 1)}`
  const found = sql`from (select s.item_id, s.search from ${entriesWith(search)}) hits
      join ${from} on ${id} = hits.item_id where ${allOf(conditions)}`
  const nearlySo = nearly ? [sql`not exists (select from written)`, nearly] : [sql`false`]
  return json`with extent as materialized (select ${areMany(sql`(select s.item_id from ${entriesWith(search)}
        and ${isInSample(sql`s.item_id`)}) hits join ${from} on ${id} = hits.item_id
        where ${allOf([isInSample(id), ...conditions])}`)} as are_many),
    written as materialized (select ${keys}${rankedBy ? sql`, ${shareOf(rankedBy)} as rank` : sql``}
      ${found} and not (select are_many from extent) ${some}),
    nearly as materialized (select ${keys}${rankedBy ? sql`, null::real` : sql``}
      from ${matching(sql`not (select are_many from extent)`, ...nearlySo)} ${some}),
    fit as (select * from written union all select * from nearly)
    ${envelope(rows, sql`case when (select are_many from extent) then ${fixed(countedMost + 1)} else (select count(*) from fit) end`, paging)}`
}
