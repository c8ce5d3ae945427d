import type { ChatSide } from '@newyou/contract/chat'
import { sql } from 'kysely'
import type { Clock } from '../platform/clock.ts'
import type { Database } from '../platform/database/database.ts'
import type { Jobs } from '../platform/jobs/jobs.ts'
import type { CometChat } from '../providers/cometchat.ts'
import { hourOf } from './hour-of.ts'

const queue = 'cometchat-user'
const changedAtOnce = 200

/** A person in one of their two roles. */
export interface Talker {
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
        else coalesce(nullif(p.anonymous_name, ''), p.first_name) end as name
      from cometchat_user u join person p on p.u_id = u.person_id left join healer h on h.person_id = p.u_id
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
      .set({ told_revision: sql`greatest(told_revision, ${user.revision}::int)` })
      .where('uid', '=', uid)
      .execute()
    return true
  }

  jobs.work<{ uid: string }>(queue, async ({ uid }) => {
    await tell(uid)
  })

  return {
    /** The person's user, made there first where it is missing or has another name; undefined for erased accounts. */
    async ensure({ side, personId }: Talker): Promise<string | undefined> {
      await sql`insert into cometchat_user (uid, person_id, side)
        select ${side === 'client' ? sql.ref('p.u_id') : sql.ref('h.u_id')}, p.u_id, ${side}
        from person p left join healer h on h.person_id = p.u_id
        where p.u_id = ${personId} and p.state <> 'erased' and (${side}::text = 'client' or h.u_id is not null)
        on conflict do nothing`.execute(db)
      const user = await db
        .selectFrom('cometchat_user')
        .select(['uid', 'revision', 'told_revision'])
        .where('person_id', '=', personId)
        .where('side', '=', side)
        .executeTakeFirst()
      if (!user) return undefined
      const isThere = user.told_revision === user.revision || (await tell(user.uid))
      return isThere ? user.uid : undefined
    },

    /** A user that is not there any more, as one whom a colleague deleted there, is made anew with the next message. */
    async lost(uids: readonly string[]) {
      await db.updateTable('cometchat_user').set({ told_revision: 0 }).where('uid', 'in', uids).execute()
    },

    /** Who a user is. */
    async whoIs(uid: string): Promise<Talker | undefined> {
      const user = await db
        .selectFrom('cometchat_user')
        .select(['person_id', 'side'])
        .where('uid', '=', uid)
        .executeTakeFirst()
      return user && { side: user.side as ChatSide, personId: user.person_id } // checked by the table
    },

    /** Sends a job for each name that changed and each account that was erased; one that was given up comes again each hour. */
    async tellChanged() {
      const users = await db
        .selectFrom('cometchat_user')
        .select(['uid', 'revision'])
        .whereRef('told_revision', '<', 'revision')
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
