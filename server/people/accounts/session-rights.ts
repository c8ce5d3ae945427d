import { staffIdleMinutes } from '@newyou/contract/people/staff/staff'
import { type StaffRole, staffRoles } from '@newyou/contract/vocabulary'
import { sql } from 'kysely'
import { after, type Clock, days, minutes, seconds } from '../../platform/clock.ts'
import type { Bus } from '../../platform/database/bus.ts'
import type { Database, Queryable } from '../../platform/database/database.ts'

/** Then even a device that is used every day proves its contact again. */
const longestLifeMs = days(180)
/** How long one node may believe a session alive without asking; revocation drops it at once everywhere. */
const cacheMs = seconds(5)
/** A call of staff is noted once in so long: often enough to end sessions that are idle. */
const noteEveryMs = minutes(1)
/** Tells all nodes to ask anew about a session. */
export const sessionChanged = 'session-changed'

interface Dependencies {
  db: Database
  bus: Bus
  clock: Clock
}

/** Whether sessions still count and what they may do, believed for a few seconds and asked again after a change. */
export function createSessionRights({ db, bus, clock }: Dependencies) {
  const alive = new Map<string, { until: number; staffRoles: readonly StaffRole[] }>()
  bus.subscribe<string>(sessionChanged, (sessionId) => alive.delete(sessionId))
  bus.onGap(() => alive.clear())

  /**
   * Which of these sessions still count: not ended, not too old, of a person who is here and still has the role. One of
   * staff also ends when nothing was called for a while.
   */
  const aliveAmong = (queryable: Queryable, sessionIds: readonly string[]) =>
    queryable
      .selectFrom('session as s')
      .innerJoin('person as p', 'p.u_id', 's.person_id')
      .select(['s.u_id', 's.role', 's.last_seen_at', 's.second_factor_at', 's.is_desk', 'p.roles'])
      .where('s.u_id', 'in', sessionIds)
      .where('s.revoked_at', 'is', null)
      .where('s.created_at', '>', after(clock.now(), -longestLifeMs))
      .where('p.state', '=', 'active')
      .where((is) =>
        is.or([
          is('s.role', '=', is.fn.any('p.roles')),
          is.and([
            is('s.role', '=', 'staff'),
            sql<boolean>`p.roles && ${[...staffRoles]}::text[]`,
            is('s.last_seen_at', '>', after(clock.now(), -minutes(staffIdleMinutes))),
          ]),
        ]),
      )
      .execute()

  /** Staff roles of a session, or undefined when it is over. */
  async function rightsOf(sessionId: string): Promise<readonly StaffRole[] | undefined> {
    const now = clock.now()
    const known = alive.get(sessionId)
    if (known && known.until > now.getTime()) return known.staffRoles
    const [row] = await aliveAmong(db, [sessionId])
    if (!row) return undefined
    const isStaff = row.role === 'staff'
    if (isStaff && row.last_seen_at < after(now, -noteEveryMs))
      await db.updateTable('session').set({ last_seen_at: now }).where('u_id', '=', sessionId).execute()
    // Before the second factor is proven, a session of staff may only prove it.
    const isOpen = isStaff && row.second_factor_at !== null
    const rights = isOpen
      ? staffRoles.filter((role) => row.roles.includes(role) && (role === 'desk' || !row.is_desk))
      : []
    if (alive.size > 10_000) alive.clear()
    alive.set(sessionId, { until: now.getTime() + cacheMs, staffRoles: rights })
    return rights
  }

  return {
    aliveAmong,
    rightsOf,
    /** Asks anew about a session on this node. */
    forget: (sessionId: string) => alive.delete(sessionId),
    forgetAll: () => alive.clear(),
  }
}
