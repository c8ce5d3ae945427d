import { sql } from 'kysely'
import type { CometChat } from '../../integrations/cometchat.ts'
import type { Clock } from '../../platform/clock.ts'
import { type Database, inTransaction, type Trx } from '../../platform/database/database.ts'
import type { Jobs } from '../../platform/jobs/jobs.ts'
import { hourOf } from './hour-of.ts'
import type { CometChatPeople } from './people.ts'

const memberQueue = 'cometchat-member'
const groupQueue = 'cometchat-group'
const changedAtOnce = 200

interface GroupDependencies {
  db: Database
  clock: Clock
  jobs: Pick<Jobs, 'work' | 'send' | 'sendMany'>
  cometChat: CometChat
  people: CometChatPeople
}

/** Groups and their members. A group is made there with its first news, and all its members then are added. */
export function createCometChatGroups({ db, clock, jobs, cometChat, people }: GroupDependencies) {
  async function tell(groupId: string) {
    const { rows } = await sql<{ revision: number; name: string }>`
      select c.revision, g.name from cometchat_group c join community_group g on g.u_id = c.group_id
      where c.group_id = ${groupId}`.execute(db)
    const [group] = rows
    if (!group) return
    await cometChat.putGroup(groupId, group.name)
    await db
      .updateTable('cometchat_group')
      .set({ synced_revision: sql`greatest(synced_revision, ${group.revision}::int)` })
      .where('group_id', '=', groupId)
      .execute()
  }

  /** With a job for each member of the group. */
  const begin = (groupId: string) =>
    inTransaction(db, async (trx) => {
      const isNew = await trx
        .insertInto('cometchat_group')
        .values({ group_id: groupId })
        .onConflict((conflict) => conflict.doNothing())
        .returning('group_id')
        .executeTakeFirst()
      if (!isNew) return
      const members = await trx
        .selectFrom('community_member')
        .select('u_id')
        .where('group_id', '=', groupId)
        .where('left_at', 'is', null)
        .execute()
      await jobs.sendMany(
        trx,
        memberQueue,
        members.map(({ u_id: memberId }) => ({
          data: { memberId },
          key: `${memberId}:${clock.now().toISOString()}`,
          afterSeconds: 0,
        })),
      )
    })

  /** Takes away a group in which clients were known by an id that they have elsewhere too; it begins anew. */
  async function remake(groupId: string) {
    await cometChat.deleteGroup(groupId)
    await inTransaction(db, async (trx) => {
      await trx
        .deleteFrom('cometchat_message')
        .where('place_id', '=', groupId)
        .where('remote_id', 'is not', null)
        .execute()
      await trx.deleteFrom('cometchat_group').where('group_id', '=', groupId).execute()
    })
  }

  async function ensure(groupId: string) {
    const found = await db
      .selectFrom('cometchat_group')
      .select(['revision', 'synced_revision', 'is_outdated'])
      .where('group_id', '=', groupId)
      .executeTakeFirst()
    if (found?.is_outdated) await remake(groupId)
    const known = found?.is_outdated ? undefined : found
    if (!known) await begin(groupId)
    if (!known || known.synced_revision < known.revision) await tell(groupId)
  }

  const memberOf = (memberId: string) =>
    db
      .selectFrom('community_member')
      .select(['group_id', 'left_at'])
      .where('u_id', '=', memberId)
      .executeTakeFirst()

  /** Adds a member there, or takes them out. */
  async function sync(memberId: string) {
    const member = await memberOf(memberId)
    if (!member) return
    await ensure(member.group_id)
    const uid = await people.ensureMember(memberId)
    if (!uid) return
    await (member.left_at
      ? cometChat.removeMember(member.group_id, uid)
      : cometChat.addMember(member.group_id, uid))
    // Two jobs of one member may overtake each other.
    const now = await memberOf(memberId)
    if (!now?.left_at !== !member.left_at) throw new Error('the member joined or left meanwhile')
  }

  jobs.work<{ memberId: string }>(memberQueue, ({ memberId }) => sync(memberId))
  jobs.work<{ groupId: string }>(groupQueue, ({ groupId }) => ensure(groupId))

  return {
    ensure,
    sync,

    /** A group that is not there any more is made anew, with all who are in it. */
    async lost(groupId: string) {
      await db.deleteFrom('cometchat_group').where('group_id', '=', groupId).execute()
    },

    /** In the transaction in which a member joined, left or was removed. */
    memberChanged: (trx: Trx, memberId: string) => jobs.send(trx, memberQueue, { memberId }),

    /** Sends a job for each name that changed; one that was given up comes again each hour. */
    async tellChanged() {
      const groups = await db
        .selectFrom('cometchat_group')
        .select(['group_id', 'revision'])
        .where((of) => of.or([of('is_outdated', '=', true), of('synced_revision', '<', of.ref('revision'))]))
        .orderBy('group_id')
        .limit(changedAtOnce)
        .execute()
      await jobs.sendMany(
        db,
        groupQueue,
        groups.map(({ group_id: groupId, revision }) => ({
          data: { groupId },
          key: `${groupId}:${revision}:${hourOf(clock)}`,
          afterSeconds: 0,
        })),
      )
    },
  }
}
export type CometChatGroups = ReturnType<typeof createCometChatGroups>
