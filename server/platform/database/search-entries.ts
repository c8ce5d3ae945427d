import { coupleWords } from '@newyou/contract/foundation/crisis/couple-words'
import { sql } from 'kysely'
import { allOf, type Fragment, fixed } from './statement.ts'

/** A query over search entries: a `tsquery`. */
export interface Wanted {
  kinds: readonly string[]
  query: Fragment
  /** The entry's filters contain a value of each `text[]` (migration 0972). Results must still match. */
  anyOf?: readonly Fragment[]
}

/** The slugs of categories, as `text[]`. */
export const slugsOf = (categoryIds: readonly string[]): Fragment =>
  sql`array(select slug from category where u_id = any(${categoryIds}::uuid[]))`

interface Choices {
  categoryId?: string | undefined
  category?: string | undefined
  language?: string | undefined
}

/** Filters of a list, for `anyOf`. */
export const anyOfChoices = ({ categoryId, category, language }: Choices): Fragment[] => [
  ...(categoryId ? [slugsOf([categoryId])] : []),
  ...[category, language].flatMap((value) => (value ? [sql`array[${value}::text]`] : [])),
]

/** Titles, then what a thing is about, its kind, its text: what a word there weighs. */
const weights = sql`'{0.02, 0.1, 0.6, 1}'::real[]`

/** A longer text has more words by chance. */
const byLength = fixed(1)

/** Terms in the syntax of `tsquery`, for `@@`. */
export const queryOf = (terms: string): Fragment => sql`to_tsquery('simple', ${terms})`

const forCouples = coupleWords.map((word) => `'${word}':AB`).join(' | ')

/** Excludes titles, topics and categories for couples; empty terms stay empty. */
export const withoutCouples = (terms: string) => terms && `(${terms}) & !(${forCouples})`

/** The same of a `tsquery`. */
export const withoutCouplesIn = (query: Fragment): Fragment => sql`(${query} && !!(${queryOf(forCouples)}))`

/** The same to be looked up, with whole words for beginnings (migration 0973): not for ranks, which divide by terms. */
export const lookupOf = (terms: string): Fragment => sql`(select search_whole_words(${queryOf(terms)}))`

/** How much of an entry is about these terms. */
export const shareOf = (terms: string): Fragment =>
  sql`ts_rank(${weights}, search, ${queryOf(terms)}, ${byLength})`

export const isOfKind = (kinds: readonly string[]): Fragment => sql`s.kind in (${sql.join(kinds.map(fixed))})`

/** The entries that a search finds, called s, for `from`. */
export const entriesWith = ({ kinds, query, anyOf = [] }: Wanted): Fragment =>
  sql`search_entry s where ${allOf([isOfKind(kinds), sql`s.search @@ ${query}`, ...anyOf.map((values) => sql`s.filters && ${values}`)])}`

/** Whether the entry of a row is found, looked up row by row: for rows that are walked through in their order. */
export const isFoundAlone = (id: Fragment, wanted: Wanted): Fragment =>
  sql`exists (select from ${entriesWith(wanted)} and s.item_id = ${id} offset 0)`

/** The same, for as many rows at once as PostgreSQL finds best. */
export const isFound = (id: Fragment, wanted: Wanted): Fragment =>
  sql`exists (select from ${entriesWith(wanted)} and s.item_id = ${id})`
