import { frontEndPathOf } from '@newyou/contract/addresses'
import { sql } from 'kysely'
import type { Notifications } from '../../foundation/notifications/index.ts'
import { type Clock, seconds } from '../../platform/clock.ts'
import { type Database, inTransaction, type Trx } from '../../platform/database/database.ts'
import { lockPeople } from '../../platform/database/locks.ts'
import type { Jobs } from '../../platform/jobs/jobs.ts'

const queue = 'community-bell'
/** Posts in this time send one notification. */
const gatherMs = seconds(20)
const peopleAtOnce = 50

interface BellDependencies {
  db: Database
  clock: Clock
  jobs: Jobs
  notifications: Pick<Notifications, 'notify'>
}

/**
 * Rings once for what is new in a group until it was read, in a job: a group has many members, and the author must not
 * wait for them.
 */
export function createGroupBell({ db, clock, jobs, notifications }: BellDependencies) {
  /** Some of those who have something new. Resolves with how many there were. */
  const ringSome = (groupId: string) =>
    inTransaction(db, async (trx) => {
      const { rows } = await sql<{
        u_id: string
        person_id: string
        side: string
        name: string
        last_seq: number
      }>`
        select me.u_id, me.person_id, me.side, g.name, g.last_seq
        from community_member me join community_group g on g.u_id = me.group_id join person_name p on p.u_id = me.person_id
        where me.group_id = ${groupId} and me.left_at is null and me.rung_seq <= me.read_seq
          and me.read_seq < g.last_seq and p.state = 'active'
        order by me.u_id limit ${peopleAtOnce} for no key update of me`.execute(trx)
      if (rows.length === 0) return 0
      await lockPeople(
        trx,
        rows.map(({ person_id: personId }) => personId),
      )
      for (const { person_id: personId, side, name } of rows)
        await notifications.notify(trx, {
          about: null,
          personId,
          type: 'community',
          message: 'community.news',
          parameters: { group: name },
          frontEndPath: frontEndPathOf(side === 'client' ? 'communityGroup' : 'practiceCommunityGroup'),
          targetId: groupId,
        })
      await trx
        .updateTable('community_member')
        .set({ rung_seq: rows[0]?.last_seq ?? 0 })
        .where(
          'u_id',
          'in',
          rows.map(({ u_id: memberId }) => memberId),
        )
        .execute()
      return rows.length
    })

  jobs.work<{ groupId: string }>(queue, async ({ groupId }) => {
    while ((await ringSome(groupId)) === peopleAtOnce);
  })

  return {
    /** In the transaction of a post. */
    later: (trx: Trx, groupId: string) =>
      jobs.send(
        trx,
        queue,
        { groupId },
        { key: `${groupId}:${Math.floor(clock.now().getTime() / gatherMs)}`, afterSeconds: gatherMs / 1000 },
      ),
  }
}
export type GroupBell = ReturnType<typeof createGroupBell>
