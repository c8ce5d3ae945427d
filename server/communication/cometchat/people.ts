import type { ChatSide } from '@newyou/contract/communication/chat'
import { sql } from 'kysely'
import type { CometChat } from '../../integrations/cometchat.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Jobs } from '../../platform/jobs/jobs.ts'
import { hourOf } from './hour-of.ts'

const queue = 'cometchat-user'
const tokenQueue = 'cometchat-tokens'
const changedAtOnce = 200

/** A person in one of their two roles. */
export interface Participant {
  side: ChatSide
  personId: string
}

interface PeopleDependencies {
  db: Database
  clock: Clock
  jobs: Pick<Jobs, 'work' | 'sendMany'>
  cometChat: CometChat
}

/** People as CometChat knows them: by the name that groups and healers know, and nothing else. */
export function createCometChatPeople({ db, clock, jobs, cometChat }: PeopleDependencies) {
  /** Tells the name as it is now; of an erased account it takes away everything. Resolves with whether the user is there. */
  async function tell(uid: string): Promise<boolean> {
    const { rows } = await sql<{ revision: number; is_erased: boolean; name: string }>`
      select u.revision, p.state = 'erased' as is_erased, case when u.side = 'healer' then h.full_name
        when u.member_id is not null then m.name
        else coalesce(nullif(p.anonymous_name, ''), p.first_name) end as name
      from cometchat_user u join person_name p on p.u_id = u.person_id left join healer_card h on h.person_id = p.u_id
      left join community_member m on m.u_id = u.member_id
      where u.uid = ${uid}`.execute(db)
    const [user] = rows
    if (!user) return false
    if (user.is_erased) {
      await cometChat.deleteUser(uid)
      await db.deleteFrom('cometchat_user').where('uid', '=', uid).execute()
      return false
    }
    await cometChat.putUser(uid, user.name)
    await db
      .updateTable('cometchat_user')
      .set({ synced_revision: sql`greatest(synced_revision, ${user.revision}::int)` })
      .where('uid', '=', uid)
      .execute()
    return true
  }

  /** Ends what lets its apps in as this user. */
  async function endTokens(uid: string) {
    const user = await db
      .selectFrom('cometchat_user')
      .select('tokens_revision')
      .where('uid', '=', uid)
      .executeTakeFirst()
    if (!user) return
    await cometChat.endTokens(uid)
    await db
      .updateTable('cometchat_user')
      .set({ tokens_ended: sql`greatest(tokens_ended, ${user.tokens_revision}::int)` })
      .where('uid', '=', uid)
      .execute()
  }

  jobs.work<{ uid: string }>(queue, async ({ uid }) => {
    await tell(uid)
  })
  jobs.work<{ uid: string }>(tokenQueue, ({ uid }) => endTokens(uid))

  interface Known {
    uid: string
    revision: number
    synced_revision: number
  }
  /** Its id, where the user is there; undefined for erased accounts. */
  async function there(user: Known | undefined) {
    if (!user) return undefined
    const isThere = user.synced_revision === user.revision || (await tell(user.uid))
    return isThere ? user.uid : undefined
  }

  /** The person's user, made there first where it is missing or has another name; undefined for erased accounts. */
  async function ensure({ side, personId }: Participant): Promise<string | undefined> {
    await sql`insert into cometchat_user (uid, person_id, side)
        select ${side === 'client' ? sql.ref('p.u_id') : sql.ref('h.u_id')}, p.u_id, ${side}
        from person_name p left join healer_card h on h.person_id = p.u_id
        where p.u_id = ${personId} and p.state <> 'erased' and (${side}::text = 'client' or h.u_id is not null)
        on conflict do nothing`.execute(db)
    return there(
      await db
        .selectFrom('cometchat_user')
        .select(['uid', 'revision', 'synced_revision'])
        .where('person_id', '=', personId)
        .where('side', '=', side)
        .where('member_id', 'is', null)
        .executeTakeFirst(),
    )
  }

  return {
    ensure,

    /** The user of a member of a group: a client's own for this group, so that no id is met in two places; a healer's. */
    async ensureMember(memberId: string): Promise<string | undefined> {
      const member = await db
        .selectFrom('community_member as m')
        .innerJoin('person_name as p', 'p.u_id', 'm.person_id')
        .select(['m.person_id', 'm.side', 'p.state'])
        .where('m.u_id', '=', memberId)
        .executeTakeFirst()
      if (!member) return undefined
      const { person_id: personId } = member
      if (member.side === 'healer') return ensure({ side: 'healer', personId })
      if (member.state !== 'erased')
        await db
          .insertInto('cometchat_user')
          .values({ uid: memberId, person_id: personId, side: 'client', member_id: memberId })
          .onConflict((conflict) => conflict.doNothing())
          .execute()
      return there(
        await db
          .selectFrom('cometchat_user')
          .select(['uid', 'revision', 'synced_revision'])
          .where('member_id', '=', memberId)
          .executeTakeFirst(),
      )
    },

    /** The user by whom a person writes in a group, for its members alone. */
    async memberOf({ side, personId }: Participant, groupId: string): Promise<string | undefined> {
      const member = await db
        .selectFrom('community_member')
        .select('u_id')
        .where('group_id', '=', groupId)
        .where('person_id', '=', personId)
        .where('side', '=', side)
        .where('left_at', 'is', null)
        .executeTakeFirst()
      return member?.u_id
    },

    /** A CometChat user that is missing, for example deleted by staff, is created again with the next message. */
    async lost(uids: readonly string[]) {
      await db.updateTable('cometchat_user').set({ synced_revision: 0 }).where('uid', 'in', uids).execute()
    },

    async whoIs(uid: string): Promise<(Participant & { groupId: string | null }) | undefined> {
      const user = await db
        .selectFrom('cometchat_user as u')
        .leftJoin('community_member as m', 'm.u_id', 'u.member_id')
        .select(['u.person_id', 'u.side', 'm.group_id'])
        .where('u.uid', '=', uid)
        .executeTakeFirst()
      // Its side is checked by the table.
      return user && { side: user.side as ChatSide, personId: user.person_id, groupId: user.group_id }
    },

    /** Sends a job for each user whose tokens are to end; one that was given up comes again each hour. */
    async endTokensDue() {
      const users = await db
        .selectFrom('cometchat_user')
        .select(['uid', 'tokens_revision'])
        .whereRef('tokens_ended', '<', 'tokens_revision')
        .orderBy('uid')
        .limit(changedAtOnce)
        .execute()
      await jobs.sendMany(
        db,
        tokenQueue,
        users.map(({ uid, tokens_revision: revision }) => ({
          data: { uid },
          key: `${uid}:${revision}:${hourOf(clock)}`,
          afterSeconds: 0,
        })),
      )
    },

    /** Sends a job for each name that changed and each account that was erased; one that was given up comes again each hour. */
    async tellChanged() {
      const users = await db
        .selectFrom('cometchat_user')
        .select(['uid', 'revision'])
        .whereRef('synced_revision', '<', 'revision')
        .orderBy('uid')
        .limit(changedAtOnce)
        .execute()
      await jobs.sendMany(
        db,
        queue,
        users.map(({ uid, revision }) => ({
          data: { uid },
          key: `${uid}:${revision}:${hourOf(clock)}`,
          afterSeconds: 0,
        })),
      )
    },
  }
}
export type CometChatPeople = ReturnType<typeof createCometChatPeople>
