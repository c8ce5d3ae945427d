import { frontEndPathOf } from '@newyou/contract/addresses'
import type { MessageState } from '@newyou/contract/people/moderation/admin'
import { socketEvents } from '@newyou/contract/socket-events'
import { sql } from 'kysely'
import type { Notifications } from '../../foundation/notifications/index.ts'
import { requireChangeable } from '../../people/moderation/index.ts'
import { after, type Clock, days } from '../../platform/clock.ts'
import type { Queryable, Trx } from '../../platform/database/database.ts'
import { orNotFound } from '../../platform/http/errors.ts'
import type { CometchatModule } from '../cometchat/index.ts'
import type { GroupLive } from './live.ts'
import { nameOf, personOf } from './members.ts'

interface GroupModerationDependencies {
  clock: Clock
  notifications: Pick<Notifications, 'notify'>
  live: GroupLive
  mirror: Pick<CometchatModule['mirror'], 'withdrawn' | 'memberChanged'>
}

/**
 * A post's author, by the name known to the group.
 * @throws DomainError notFound
 */
export async function authorOf(queryable: Queryable, groupId: string, seq: number) {
  const { rows } = await sql<{
    member_id: string
    person_id: string
    healer_id: string | null
    name: string
  }>`
    select m.u_id as member_id, m.person_id, h.u_id as healer_id, ${nameOf(sql.ref('m'))} as name
    from community_post c join community_member m on m.u_id = c.member_id ${personOf(sql.ref('m'))}
    where c.group_id = ${groupId} and c.seq = ${seq}`.execute(queryable)
  return orNotFound(rows[0])
}

/** Actions of moderators and staff; each caller writes the audit entry. Removal is final. */
export function createGroupModeration({ clock, notifications, live, mirror }: GroupModerationDependencies) {
  async function memberNews(
    trx: Trx,
    memberId: string,
    message: 'community.muted' | 'community.removed' | 'community.postRemoved',
    parameters: Record<string, string> = {},
  ) {
    const {
      person_id: personId,
      side,
      group_id: groupId,
      name,
    } = await trx
      .selectFrom('community_member as m')
      .innerJoin('community_group as g', 'g.u_id', 'm.group_id')
      .select(['m.person_id', 'm.side', 'm.group_id', 'g.name'])
      .where('m.u_id', '=', memberId)
      .executeTakeFirstOrThrow()
    await notifications.notify(trx, {
      about: null,
      personId,
      type: 'community',
      message,
      parameters: { group: name, ...parameters },
      frontEndPath: frontEndPathOf(side === 'client' ? 'communityGroup' : 'practiceCommunityGroup'),
      targetId: groupId,
      event: socketEvents.groupMessage,
    })
  }

  return {
    /** Resolves with the state before. @throws DomainError notFound, notNow for what was removed */
    async setPost(trx: Trx, groupId: string, seq: number, state: MessageState): Promise<MessageState> {
      const post = orNotFound(
        await trx
          .selectFrom('community_post')
          .select(['state', 'member_id'])
          .where('group_id', '=', groupId)
          .where('seq', '=', seq)
          .forUpdate()
          .executeTakeFirst(),
      )
      const before = requireChangeable(post.state, state)
      if (before === state) return before
      await trx
        .updateTable('community_post')
        .set({ state })
        .where('group_id', '=', groupId)
        .where('seq', '=', seq)
        .execute()
      await live.changed(trx, groupId)
      if (state !== 'shown') await mirror.withdrawn(trx, { group_id: groupId }, seq)
      if (state === 'removed') await memberNews(trx, post.member_id, 'community.postRemoved')
      return before
    },

    /** For so many days; none ends it. */
    async mute(trx: Trx, memberId: string, forDays: number) {
      const until = forDays > 0 ? after(clock.now(), days(forDays)) : null
      await trx
        .updateTable('community_member')
        .set({ muted_until: until })
        .where('u_id', '=', memberId)
        .execute()
      if (until) await memberNews(trx, memberId, 'community.muted', { mutedUntil: until.toISOString() })
    },

    /** Removes a member from the group, or lets them join again. */
    async expel(trx: Trx, memberId: string, isRemoved: boolean) {
      const now = clock.now()
      await trx
        .updateTable('community_member')
        .set(isRemoved ? { removed_at: now, left_at: now, is_moderator: false } : { removed_at: null })
        .where('u_id', '=', memberId)
        .execute()
      await mirror.memberChanged(trx, memberId)
      if (isRemoved) await memberNews(trx, memberId, 'community.removed')
    },
  }
}
export type GroupModeration = ReturnType<typeof createGroupModeration>
