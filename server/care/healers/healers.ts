import type { Selectable } from 'kysely'
import type { Queryable } from '../../platform/database/database.ts'
import type { Healer } from '../../platform/database/schema.ts'

export type HealerRow = Selectable<Healer>

/** A healer whom the public may see and book. */
export const findVerified = (db: Queryable, healerId: string): Promise<HealerRow | undefined> =>
  db
    .selectFrom('healer')
    .selectAll()
    .where('u_id', '=', healerId)
    .where('state', '=', 'verified')
    .executeTakeFirst()

/** Which healer a person is, if one. */
export async function healerOf(db: Queryable, personId: string): Promise<string | null> {
  const healer = await db
    .selectFrom('healer')
    .select('u_id')
    .where('person_id', '=', personId)
    .executeTakeFirst()
  return healer?.u_id ?? null
}

/** The healer that a person is, verified or not. */
export async function healerStateOf(db: Queryable, personId: string) {
  const healer = await db
    .selectFrom('healer')
    .select(['u_id', 'state'])
    .where('person_id', '=', personId)
    .executeTakeFirst()
  return healer
    ? { u_id: healer.u_id, state: healer.state as 'in-review' | 'verified' | 'paused' | 'refused' }
    : null // checked by the table
}
