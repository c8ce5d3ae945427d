import { sql } from 'kysely'
import type { FoundMessage, ReportableMessages } from '../../people/moderation/index.ts'
import { authorOf, type GroupModeration } from './group-moderation.ts'

/** Posts of groups as messages that can be reported. */
export const reportedPosts = ({
  groupModeration,
}: {
  groupModeration: GroupModeration
}): ReportableMessages => ({
  async find(queryable, { placeId: groupId, seq }) {
    const { rows } =
      await sql<FoundMessage>`select c.text, c.state, c.created_at, (select count(*)::int from chat_file f
        where f.group_id = c.group_id and f.seq = c.seq) as files
      from community_post c where c.group_id = ${groupId} and c.seq = ${seq}`.execute(queryable)
    return rows[0]
  },

  async follow(trx, { placeId: groupId, seq }, { decision, days }) {
    if (decision === 'hide') return void (await groupModeration.setPost(trx, groupId, seq, 'hidden'))
    if (decision === 'remove') return void (await groupModeration.setPost(trx, groupId, seq, 'removed'))
    const { member_id: memberId } = await authorOf(trx, groupId, seq)
    if (decision === 'mute') return groupModeration.mute(trx, memberId, days)
    await groupModeration.setPost(trx, groupId, seq, 'removed')
    await groupModeration.expel(trx, memberId, true)
  },

  async names(queryable, groupIds) {
    const groups = await queryable
      .selectFrom('community_group')
      .select(['u_id', 'name'])
      .where('u_id', 'in', groupIds)
      .execute()
    return new Map(groups.map(({ u_id: groupId, name }) => [groupId, name]))
  },
})
