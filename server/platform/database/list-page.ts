import type { Statement } from './statement.ts'
import { wordsOf } from './statement.ts'

/** What a search wants: words as they are written, and those that are nearly so. */
export interface Search {
  written: string
  nearly: string
}

interface List {
  table: string
  /** The name by which columns, conditions and order know the table. */
  as: string
  /** The columns of one row; what leaves the server is named there one by one. */
  columns: string
  conditions: readonly string[]
  /** Columns of the table, the last of them `u_id`. */
  order: string
  search?: Search | undefined
}

/** The words of a search as beginnings of words, for `@@`. */
export const beginnings = (statement: Statement, words: readonly string[]) =>
  `to_tsquery('simple', ${statement.add(words.map((word) => `'${word}':*`).join(' & '))})`

/** A search among things of these kinds by what `search_entry` knows of them; nothing without a word in it. */
export function searchAmong(
  statement: Statement,
  { as, kinds, search }: { as: string; kinds: readonly string[]; search: string | undefined },
): Search | undefined {
  const words = wordsOf(search)
  if (words.length === 0) return undefined
  const withWord = (word: string) =>
    kinds.map((kind) => `select items_with_word('${kind}', ${word})`).join(' union all ')
  return {
    written: `${as}.u_id in (select item_id from search_entry
      where kind = any(${statement.add(kinds)}::text[]) and search @@ ${beginnings(statement, words)})`,
    nearly: words.map((word) => `${as}.u_id in (${withWord(statement.add(word))})`).join(' and '),
  }
}

/**
 * SQL for one page of a list and its total, as the text of the whole envelope. What a search finds is looked for once,
 * for the page and for the total; words that are nearly the same only when nothing has the words as they are written.
 */
export function listPage(
  statement: Statement,
  { table, as, columns, conditions, order, search }: List,
  { page, size }: { page: number; size: number },
): string {
  const limit = statement.add(size)
  const offset = statement.add((page - 1) * size)
  const fits = (...more: string[]) => `${table} ${as} where ${[...more, ...conditions].join(' and ')}`
  const keys = order.replaceAll(' desc', '')
  const found = search
    ? `with written as materialized (select ${keys} from ${fits(search.written)}),
        nearly as materialized (select ${keys} from ${fits('not exists (select from written)', search.nearly)}),
        fit as (select * from written union all select * from nearly)`
    : ''
  const rows = search
    ? `select ${as}.* from (select u_id from fit ${as} order by ${order} limit ${limit} offset ${offset}) shown
        join ${table} ${as} using (u_id)`
    : `select * from ${fits()} order by ${order} limit ${limit} offset ${offset}`
  return `${found} select json_build_object(
    'data', (select coalesce(json_agg(cards), '[]') from
      (select ${columns} from (${rows}) ${as} order by ${order}) cards),
    'total', (select count(*) from ${search ? 'fit' : fits()}),
    'page', ${offset} / ${limit} + 1, 'items_per_page', ${limit}::int)::text as answer`
}
