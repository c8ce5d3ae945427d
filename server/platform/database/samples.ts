import { maxCounted } from '@newyou/contract/list-limits'
import { sql } from 'kysely'
import { type Fragment, fixed } from './statement.ts'

/**
 * Whether a row is in the sample of its table: one in 128, by a hash of its id. The indexes of migration 0970 have this
 * very condition, so a row is in the sample from the statement on that writes it.
 */
export const isInSample = (id: Fragment): Fragment => sql`uuid_hash(${id}) & 127 = 0`

/**
 * This many matching rows in the sample mean about 20,000 rows, so more than 10,000: with 10,000 or fewer rows that
 * many occur once in 10^14 times. With fewer in the sample, all are counted.
 */
export const enoughOfSample = 160

/**
 * SQL: whether more rows match than are counted exactly. `sampled` selects the matching rows of the sample; from
 * `enough` of them it is true.
 */
export const areMany = (sampled: Fragment, enough = enoughOfSample): Fragment =>
  sql`(select count(*) = ${fixed(enough)} from (select from ${sampled} limit ${fixed(enough)}) sampled)`

/** The number of rows in `from`, counted up to `most`. */
export const countOfSome = (from: Fragment, most = maxCounted): Fragment =>
  sql`(select count(*)::int from (select from ${from} limit ${fixed(most + 1)}) counted)`

/** Like `countOfSome`; large counts come from the sample. */
export const countBySample = (from: Fragment, sampled: Fragment): Fragment =>
  sql`case when ${areMany(sampled)} then ${fixed(maxCounted + 1)} else ${countOfSome(from)} end`
