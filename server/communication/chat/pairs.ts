import type { Chat, ChatSide } from '@newyou/contract/communication/chat'
import { sql } from 'kysely'
import { isKnownToHealer, isMet } from '../../care/appointments/index.ts'
import { blockBetween } from '../../people/blocks/index.ts'
import type { Queryable } from '../../platform/database/database.ts'
import type { Fragment } from '../../platform/database/statement.ts'
import { orNotFound } from '../../platform/http/errors.ts'
import type { Participant } from '../community/index.ts'

export const otherSide = (side: ChatSide): ChatSide => (side === 'client' ? 'healer' : 'client')

export interface Pair {
  client_id: string
  healer_id: string
}

/** SQL: the person of each side. */
const personOf: Record<ChatSide, Fragment> = { client: sql.ref('p.u_id'), healer: sql.ref('hp.u_id') }

/**
 * SQL: whether a side may write, of a client `p`, a healer `h` with their person `hp`, a conversation `c` that may not be
 * there, and their `client_id` and `healer_id` under that alias.
 */
export const writingOf = (side: ChatSide, pair: Fragment): Fragment => sql`case
      ${blockBetween(personOf[side], personOf[otherSide(side)])} when 'mine' then 'blocked-by-me' when 'theirs' then 'blocked'
    else case
    when h.state <> 'verified' or hp.state <> 'active' then 'healer-left'
    when p.state <> 'active' then 'client-left'
    when c.u_id is not null or exists (select from session_times a where a.client_id = ${pair}.client_id
      and a.healer_id = ${pair}.healer_id and ${isMet(sql.ref('a'))}) then 'open'
    else 'not-met' end end`

/** By which id the calls take a conversation: its own, or those of whom or what it may begin with. */
const pairs: Record<ChatSide, (personId: string, id: string) => Fragment> = {
  client: (
    personId,
    id,
  ) => sql`select client_id, healer_id from conversation where u_id = ${id} and client_id = ${personId}
    union all select client_id, healer_id from session_times where u_id = ${id} and client_id = ${personId}
    union all select ${personId}::uuid, h.u_id from healer_card h where h.u_id = ${id} and (h.state = 'verified'
      or exists (select from conversation c where c.client_id = ${personId} and c.healer_id = h.u_id))`,
  healer: (
    personId,
    id,
  ) => sql`select c.client_id, c.healer_id from conversation c join healer_card h on h.u_id = c.healer_id
      where c.u_id = ${id} and h.person_id = ${personId}
    union all select a.client_id, a.healer_id from session_times a join healer_card h on h.u_id = a.healer_id
      where a.u_id = ${id} and h.person_id = ${personId} and ${isKnownToHealer(sql.ref('a'))}`,
}

/**
 * The pair of a conversation id; those of others are not found.
 * @throws DomainError notFound
 */
export async function pairOf(db: Queryable, { side, personId }: Participant, id: string): Promise<Pair> {
  const { rows } = await sql<Pair>`${pairs[side](personId, id)}`.execute(db)
  return orNotFound(rows[0])
}

/** Both people, what of them the other may know, and whether they may write. */
export async function pairStateOf(db: Queryable, side: ChatSide, pair: Pair) {
  const { rows } = await sql<{
    healer_person_id: string
    full_name: string
    anonymous_name: string
    first_name: string
    writing: Chat['writing']
  }>`select h.person_id as healer_person_id, h.full_name, p.anonymous_name, p.first_name,
      ${writingOf(side, sql.ref('pair'))} as writing
    from (select ${pair.client_id}::uuid as client_id, ${pair.healer_id}::uuid as healer_id) pair
    join healer_card h on h.u_id = pair.healer_id join person_name hp on hp.u_id = h.person_id
    join person_name p on p.u_id = pair.client_id
    left join conversation c on c.client_id = pair.client_id and c.healer_id = pair.healer_id`.execute(db)
  return orNotFound(rows[0])
}

/**
 * An id by which the calls take the conversation with another person: of the healer, or of a client what one has with them.
 * @throws DomainError notFound for a client who is a stranger
 */
export async function idOfOther(
  db: Queryable,
  { side, personId }: Participant,
  other: string,
): Promise<string> {
  if (side === 'client') return other
  const { rows } = await sql<{ u_id: string }>`
    select c.u_id from conversation c join healer_card h on h.u_id = c.healer_id
      where c.client_id = ${other} and h.person_id = ${personId}
    union all (select a.u_id from session_times a join healer_card h on h.u_id = a.healer_id
      where a.client_id = ${other} and h.person_id = ${personId} and ${isKnownToHealer(sql.ref('a'))}
      order by a.starts_at desc limit 1)`.execute(db)
  return orNotFound(rows[0]).u_id
}
