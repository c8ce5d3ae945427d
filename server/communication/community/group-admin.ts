import type { CommunityMemberRow, CommunityPostRow } from '@newyou/contract/communication/community/admin'
import type { MessageState } from '@newyou/contract/people/moderation/admin'
import { sql } from 'kysely'
import type { Audit } from '../../foundation/audit/index.ts'
import type { Clock } from '../../platform/clock.ts'
import { type Database, inTransaction, type Queryable } from '../../platform/database/database.ts'
import type { Paging } from '../../platform/database/list-page.ts'
import { orNotFound, throwError } from '../../platform/http/errors.ts'
import { authorOf, type GroupModeration } from './group-moderation.ts'
import { type Member, nameOf, personOf } from './members.ts'

const muteDaysOfModerators = 1

interface GroupDeskDependencies {
  db: Database
  clock: Clock
  audit: Audit
  groupModeration: GroupModeration
}

interface MemberChange {
  muted_days?: number | undefined
  is_moderator?: boolean | undefined
  is_removed?: boolean | undefined
  reason: string
}

/** Staff views and actions in a group, and those of its moderators. */
export function createGroupDesk({ db, clock, audit, groupModeration }: GroupDeskDependencies) {
  const postColumns = sql`c.u_id, c.group_id as group_u_id, g.name as group_name, c.seq, m.u_id as member_u_id, ${nameOf(sql.ref('m'))} as author, c.text,
    (select count(*)::int from chat_file f where f.group_id = c.group_id and f.seq = c.seq) as files, c.state, c.created_at`
  type PostColumns = Omit<CommunityPostRow, 'created_at'> & { created_at: Date }
  const presentPost = ({ created_at: at, ...row }: PostColumns): CommunityPostRow => ({
    u_id: row.u_id,
    group_u_id: row.group_u_id,
    group_name: row.group_name,
    seq: row.seq,
    member_u_id: row.member_u_id,
    author: row.author,
    text: row.text,
    files: row.files,
    state: row.state,
    created_at: at.toISOString(),
  })

  const memberColumns = sql`m.u_id, m.group_id as group_u_id, g.name as group_name, ${nameOf(sql.ref('m'))} as name, m.side, m.is_moderator,
    case when m.muted_until > ${sql.ref('clock.now')} then m.muted_until end as muted_until, m.removed_at, m.joined_at,
    (select count(*)::int from community_post c where c.member_id = m.u_id) as posts`
  interface MemberColumns {
    u_id: string
    group_u_id: string
    group_name: string
    name: string
    side: string
    is_moderator: boolean
    muted_until: Date | null
    removed_at: Date | null
    joined_at: Date
    posts: number
  }
  const presentMember = (row: MemberColumns): CommunityMemberRow => ({
    u_id: row.u_id,
    group_u_id: row.group_u_id,
    group_name: row.group_name,
    name: row.name,
    is_healer: row.side === 'healer',
    is_moderator: row.is_moderator,
    muted_until: row.muted_until?.toISOString() ?? null,
    is_removed: row.removed_at !== null,
    posts: row.posts,
    joined_at: row.joined_at.toISOString(),
  })
  const membersFrom =
    () => sql`community_member m join community_group g on g.u_id = m.group_id ${personOf(sql.ref('m'))}
    cross join (select ${clock.now()}::timestamptz as now) clock`

  async function findMember(queryable: Queryable, memberId: string) {
    const { rows } = await sql<MemberColumns>`select ${memberColumns} from ${membersFrom()}
      where m.u_id = ${memberId}`.execute(queryable)
    return presentMember(orNotFound(rows[0]))
  }

  return {
    async posts(
      { group, state }: { group?: string | undefined; state?: MessageState | undefined },
      { page, size }: Paging,
    ) {
      const { rows } = await sql<
        PostColumns & { total: number }
      >`select ${postColumns}, (count(*) over ())::int as total
        from community_post c join community_group g on g.u_id = c.group_id
          join community_member m on m.u_id = c.member_id ${personOf(sql.ref('m'))}
        where (${group ?? null}::uuid is null or c.group_id = ${group ?? null})
          and (${state ?? null}::text is null or c.state = ${state ?? null})
        order by c.created_at desc, c.group_id, c.seq desc limit ${size} offset ${(page - 1) * size}`.execute(
        db,
      )
      return { data: rows.map(presentPost), total: rows[0]?.total ?? 0, page, items_per_page: size }
    },

    /** @throws DomainError notFound, notNow */
    setPost: (
      staffId: string,
      { groupId, seq }: { groupId: string; seq: number },
      { state, reason }: { state: MessageState; reason: string },
    ): Promise<CommunityPostRow> =>
      inTransaction(db, async (trx) => {
        const before = await groupModeration.setPost(trx, groupId, seq, state)
        await audit.note(trx, {
          staffId,
          resource: 'community-groups',
          recordId: groupId,
          action: `post ${seq}`,
          changes: { state: [before, state] },
          reason,
        })
        const { rows } = await sql<PostColumns>`select ${postColumns}
          from community_post c join community_group g on g.u_id = c.group_id
          join community_member m on m.u_id = c.member_id ${personOf(sql.ref('m'))}
          where c.group_id = ${groupId} and c.seq = ${seq}`.execute(trx)
        return presentPost(orNotFound(rows[0]))
      }),

    async members(
      { group, search }: { group?: string | undefined; search?: string | undefined },
      { page, size }: Paging,
    ) {
      const like = search ? `%${search.toLowerCase().replace(/[%_\\]/g, '\\$&')}%` : null
      const { rows } = await sql<MemberColumns & { total: number }>`select ${memberColumns},
          (count(*) over ())::int as total
        from ${membersFrom()} where (${group ?? null}::uuid is null or m.group_id = ${group ?? null}) and (m.left_at is null or m.removed_at is not null)
          and (${like}::text is null or lower(${nameOf(sql.ref('m'))}) like ${like})
        order by m.joined_at, m.u_id limit ${size} offset ${(page - 1) * size}`.execute(db)
      return { data: rows.map(presentMember), total: rows[0]?.total ?? 0, page, items_per_page: size }
    },

    /** @throws DomainError notFound */
    changeMember: (
      staffId: string,
      memberId: string,
      { muted_days: mutedDays, is_moderator: isModerator, is_removed: isRemoved, reason }: MemberChange,
    ): Promise<CommunityMemberRow> =>
      inTransaction(db, async (trx) => {
        const before = await findMember(trx, memberId)
        if (mutedDays !== undefined) await groupModeration.mute(trx, memberId, mutedDays)
        if (isRemoved !== undefined && isRemoved !== before.is_removed)
          await groupModeration.expel(trx, memberId, isRemoved)
        if (isModerator !== undefined)
          await trx
            .updateTable('community_member')
            .set({ is_moderator: isModerator })
            .where('u_id', '=', memberId)
            .execute()
        const now = await findMember(trx, memberId)
        await audit.note(trx, {
          staffId,
          resource: 'community-groups',
          recordId: before.group_u_id,
          action: `member ${memberId}`,
          changes: {
            ...(mutedDays !== undefined && { muted_until: [before.muted_until, now.muted_until] }),
            ...(isModerator !== undefined && { is_moderator: [before.is_moderator, now.is_moderator] }),
            ...(isRemoved !== undefined && { is_removed: [before.is_removed, now.is_removed] }),
          },
          reason,
        })
        return now
      }),

    /** By a moderator of the group. @throws DomainError notAllowed for another member, notFound, notNow */
    moderate: (me: Member, { seq, action }: { seq: number; action: 'hide' | 'mute' }) =>
      inTransaction(db, async (trx) => {
        if (!me.is_moderator) throwError('notAllowed')
        const groupId = me.group_id
        const { member_id: memberId } = await authorOf(trx, groupId, seq)
        if (action === 'hide') await groupModeration.setPost(trx, groupId, seq, 'hidden')
        else await groupModeration.mute(trx, memberId, muteDaysOfModerators)
        await audit.note(trx, {
          staffId: me.person_id,
          resource: 'community-groups',
          recordId: groupId,
          action: action === 'hide' ? `post ${seq}` : `member ${memberId}`,
          changes:
            action === 'hide' ? { state: ['shown', 'hidden'] } : { muted_days: [0, muteDaysOfModerators] },
          reason: 'Moderator of the group',
        })
      }),
  }
}
export type GroupDesk = ReturnType<typeof createGroupDesk>
