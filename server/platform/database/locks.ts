import { sql } from 'kysely'
import type { Trx } from './database.ts'

/**
 * The one order in which transactions lock rows, so that no two of them wait for each other in a circle. Rows of one
 * rank are locked in the order of their ids.
 */
const lockRanks = [
  'order',
  'event',
  'calendar',
  'appointment',
  'person',
  'coupon',
  'account',
  'counter',
] as const
export type LockRank = (typeof lockRanks)[number]

interface Held {
  rank: number
  rows: Set<string>
}

const heldBy = new WeakMap<Trx, Held>()
const isChecked = process.env.NODE_ENV !== 'production'

/**
 * Declares that a transaction is about to lock a row. Code that locks a row of these ranks calls it first.
 * @throws Error outside of production when the transaction holds a row of a later rank: that order can deadlock
 */
export function locking(trx: Trx, rank: LockRank, id: string | number) {
  if (!isChecked) return
  const held = heldBy.get(trx) ?? { rank: 0, rows: new Set() }
  heldBy.set(trx, held)
  const row = `${rank} ${id}`
  if (held.rows.has(row)) return
  const wanted = lockRanks.indexOf(rank)
  if (wanted < held.rank)
    throw new Error(
      `${row} is locked after ${[...held.rows].join(', ')}: the order is ${lockRanks.join(', ')}`,
    )
  held.rank = wanted
  held.rows.add(row)
}

/** Of the time that a call may wait for the database. */
const shareOfLocks = 0.4

/**
 * Lets this transaction wait less long for its locks than a call may wait for a connection (`DATABASE_WAIT_MS`): those who
 * queue for one calendar hold a connection each, and calls that need another lock go on.
 */
export const waitBriefly = (trx: Trx, waitMs: number) =>
  sql`select set_config('lock_timeout', ${`${Math.round(waitMs * shareOfLocks)}ms`}, true)`.execute(trx)

/** Locks people before they are changed or notified, where a transaction does that with more than one. */
export async function lockPeople(trx: Trx, personIds: readonly (string | null)[]) {
  const ids = [...new Set(personIds)].filter((id) => id !== null).sort()
  for (const id of ids) locking(trx, 'person', id)
  if (ids.length)
    await sql`select 1 from person where u_id in (${sql.join(ids)}) order by u_id for no key update`.execute(
      trx,
    )
}
