import { countedMost } from '@newyou/contract/endpoint'
import { sql } from 'kysely'
import { type Fragment, fixed } from './statement.ts'

/** Titles, then what a thing is about, its kind, its text: what a word there weighs. */
const weights = sql`'{0.02, 0.1, 0.6, 1}'::real[]`

/** A longer text has more words by chance. */
const byLength = fixed(1)

/** Terms in the syntax of `tsquery`, for `@@`. */
export const queryOf = (terms: string): Fragment => sql`to_tsquery('simple', ${terms})`

/** How much of an entry is about these terms. */
export const shareOf = (terms: string): Fragment =>
  sql`ts_rank(${weights}, search, ${queryOf(terms)}, ${byLength})`

/** Ids of the entries of a kind that a search finds, and no more of them than a list compares. */
export const hitsIn = (kind: string, found: Fragment, columns = sql`item_id`): Fragment =>
  sql`select ${columns} from search_entry where kind = ${fixed(kind)} and search @@ ${found}
    limit ${fixed(countedMost + 1)}`
