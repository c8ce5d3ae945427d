import { sql } from 'kysely'
import type { Queryable } from '../../platform/database/database.ts'
import type { Fragment } from '../../platform/database/statement.ts'
import type { Participant } from './participant.ts'

/**
 * SQL: the name by which a group knows a member, who is the person `p` and as a healer has the row `h`; empty when they are
 * gone. A client's name stands in this group alone.
 */
export const nameOf = (member: Fragment): Fragment => sql`case when p.state <> 'active' then ''
    when ${member}.side = 'healer' then coalesce(h.full_name, '') else ${member}.name end`

/** SQL: the person `p` of a member, and of a healer the row `h`. */
export const personOf = (member: Fragment): Fragment => sql`join person_name p on p.u_id = ${member}.person_id
    left join healer_card h on h.person_id = ${member}.person_id and ${member}.side = 'healer'`

/** SQL: whether a post `c` is to be seen by a person: shown, and not of someone whom they blocked. */
export const isSeenBy = (personId: Fragment): Fragment => sql`(c.state = 'shown' and not exists (
    select from community_member a join blocked_person b on b.blocked_id = a.person_id
    where a.u_id = c.member_id and b.person_id = ${personId}))`

/** SQL: how many posts of a group a member `me` has not read, up to 99. */
export const unreadOf = (group: Fragment): Fragment => sql`(select count(*)::int from (
    select from community_post c where c.group_id = ${group} and c.seq > me.read_seq and c.member_id <> me.u_id
      and ${isSeenBy(sql.ref('me.person_id'))} limit 99) n)`

export interface Member {
  u_id: string
  person_id: string
  side: Participant['side']
  is_moderator: boolean
  muted_until: Date | null
  has_agreed: boolean
  read_seq: number
  group_id: string
  group_name: string
  group_state: string
  last_seq: number
}

/** The member that a person is in a group now; undefined for all others, and where there is no such group. */
export async function memberOf(
  db: Queryable,
  { side, personId }: Participant,
  groupId: string,
): Promise<Member | undefined> {
  const { rows } = await sql<Member>`select me.u_id, me.person_id, me.side, me.is_moderator, me.muted_until,
      me.read_seq, coalesce(me.agreed_rules = md5(g.rules), false) as has_agreed, g.u_id as group_id,
      g.name as group_name, g.state as group_state, g.last_seq
    from community_member me join community_group g on g.u_id = me.group_id
    where me.group_id = ${groupId} and me.person_id = ${personId} and me.side = ${side} and me.left_at is null
      and g.state in ('published', 'archived')`.execute(db)
  return rows[0]
}
