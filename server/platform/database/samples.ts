import { countedMost } from '@newyou/contract/list-limits'
import { sql } from 'kysely'
import { type Fragment, fixed } from './statement.ts'

/**
 * Whether a row is in the sample of its table: one in 128, by a hash of its id. The indexes of migration 0970 have this
 * very condition, so a row is in the sample from the statement on that writes it.
 */
export const isInSample = (id: Fragment): Fragment => sql`uuid_hash(${id}) & 127 = 0`

/**
 * So many fitting rows of the sample are of about 20,000, so there are more than 10,000: that many of 10,000 or fewer
 * would be in it once in 10^14 times. Of fewer in the sample all are counted.
 */
export const enoughOfSample = 160

/**
 * Whether far more rows fit than are counted, as SQL; `sampled` selects from those of the sample that fit, `enough` is how
 * many of them say so.
 */
export const areMany = (sampled: Fragment, enough = enoughOfSample): Fragment =>
  sql`(select count(*) = ${fixed(enough)} from (select from ${sampled} limit ${fixed(enough)}) sampled)`

/** How many rows a query selects from, and no further than what is counted. */
export const countOfSome = (from: Fragment, most = countedMost): Fragment =>
  sql`(select count(*)::int from (select from ${from} limit ${fixed(most + 1)}) counted)`

/** The same, where the sample answers when they are many. */
export const countBySample = (from: Fragment, sampled: Fragment): Fragment =>
  sql`case when ${areMany(sampled)} then ${fixed(countedMost + 1)} else ${countOfSome(from)} end`
