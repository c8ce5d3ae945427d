import { sql } from 'kysely'
import type { Queryable } from '../../platform/database/database.ts'
import { type Fragment, fixed } from '../../platform/database/statement.ts'

/**
 * The states of a session that make a relationship. A client who only held a time, or cancelled it, has none with
 * the healer.
 */
export const metStates: readonly string[] = [
  'confirmed',
  'released',
  'reported',
  'disputed',
  'completed',
  'no-show',
  'healer-no-show',
]

/** SQL: whether the appointment under this alias is a session that its two people have or had with each other. */
export const isMet = (appointment: Fragment): Fragment =>
  sql`${appointment}.state in (${sql.join(metStates.map(fixed))})`

/** Whether these two have or had a session with each other. */
export async function haveMet(db: Queryable, clientId: string, healerId: string): Promise<boolean> {
  const session = await db
    .selectFrom('appointment')
    .select('u_id')
    .where('client_id', '=', clientId)
    .where('healer_id', '=', healerId)
    .where('state', 'in', metStates)
    .limit(1)
    .executeTakeFirst()
  return session !== undefined
}

/** SQL: what a healer may see; a time that was not paid is not shown to them. */
export const isKnownToHealer = (appointment: Fragment): Fragment =>
  sql`${appointment}.state not in ('held', 'lapsed')`

/** What the client wrote to the healer with the first of their sessions; '' where there was none. */
export async function wordsOfFirst(db: Queryable, clientId: string, healerId: string): Promise<string> {
  const first = await db
    .selectFrom('appointment')
    .select('description')
    .where('client_id', '=', clientId)
    .where('healer_id', '=', healerId)
    .where('state', 'in', metStates)
    .orderBy('starts_at')
    .limit(1)
    .executeTakeFirst()
  return first?.description ?? ''
}
