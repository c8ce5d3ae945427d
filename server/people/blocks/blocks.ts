import type { PersonBlock } from '@newyou/contract/people/blocks'
import { sql } from 'kysely'
import type { Clock } from '../../platform/clock.ts'
import type { Database, Queryable } from '../../platform/database/database.ts'
import type { Fragment } from '../../platform/database/statement.ts'
import { orNotFound, throwError } from '../../platform/http/errors.ts'
import type { Ids } from '../../platform/ids.ts'

/** SQL: whether of two people one has blocked the other: `mine` when the first did, `theirs`, or null. */
export const blockBetween = (one: Fragment, other: Fragment): Fragment => sql`(select case
    when bool_or(b.person_id = ${one}) then 'mine' when count(*) > 0 then 'theirs' end
  from person_block b where (b.person_id = ${one} and b.blocked_id = ${other})
    or (b.person_id = ${other} and b.blocked_id = ${one}))`

/** Whether a client or the person of one of these healers has blocked the other. */
export async function isBlocked(
  queryable: Queryable,
  clientId: string,
  healerIds: readonly string[],
): Promise<boolean> {
  const { rows } = await sql`
    select from healer_card h join person_block b
      on (b.person_id, b.blocked_id) in ((h.person_id, ${clientId}::uuid), (${clientId}::uuid, h.person_id))
    where h.u_id = any(${healerIds}::uuid[])`.execute(queryable)
  return rows.length > 0
}

/** Whether one of these people and the person of a healer have blocked one another. */
export async function isAnyBlocked(
  queryable: Queryable,
  personIds: readonly string[],
  healerId: string,
): Promise<boolean> {
  const { rows } = await sql`
    select from healer_card h join person_block b
      on (b.person_id = h.person_id and b.blocked_id = any(${personIds}::uuid[]))
        or (b.blocked_id = h.person_id and b.person_id = any(${personIds}::uuid[]))
    where h.u_id = ${healerId} limit 1`.execute(queryable)
  return rows.length > 0
}

/** The gate of every time that a client and a healer take with each other. @throws DomainError blocked */
export async function requireUnblocked(queryable: Queryable, clientId: string, healerId: string) {
  if (await isBlocked(queryable, clientId, [healerId])) throwError('blocked')
}

/** A person's blocked people. */
export function createBlocks({ db, clock, ids }: { db: Database; clock: Clock; ids: Ids }) {
  return {
    /** @throws DomainError notFound for oneself */
    async add(queryable: Queryable, personId: string, other: { personId: string; name: string }) {
      if (other.personId === personId) throwError('notFound')
      await queryable
        .insertInto('person_block')
        .values({
          u_id: ids.next(),
          person_id: personId,
          blocked_id: other.personId,
          known_as: other.name,
          created_at: clock.now(),
        })
        .onConflict((conflict) => conflict.columns(['person_id', 'blocked_id']).doNothing())
        .execute()
    },

    async list(personId: string): Promise<PersonBlock[]> {
      const rows = await db
        .selectFrom('person_block')
        .select(['u_id', 'known_as', 'created_at'])
        .where('person_id', '=', personId)
        .orderBy('created_at', 'desc')
        .orderBy('u_id')
        .execute()
      return rows.map(({ u_id, known_as: name, created_at: at }) => ({
        u_id,
        name,
        created_at: at.toISOString(),
      }))
    },

    /** @throws DomainError notFound */
    async remove(personId: string, blockId: string) {
      orNotFound(
        await db
          .deleteFrom('person_block')
          .where('u_id', '=', blockId)
          .where('person_id', '=', personId)
          .returning('u_id')
          .executeTakeFirst(),
      )
    },
  }
}
